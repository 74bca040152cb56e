import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rule 9, its last part.
@Suite("A connection that is lost before a byte of the response", .timeLimit(.minutes(5)))
struct LostConnectionTests {
  private static let address = URL(string: "https://api.example.com/articles")!

  /// A client whose transport fails at first.
  private func client(
    failing count: Int = 1, with error: any Error, after bytes: Int? = nil, _ requests: LoadLock<[HTTPRequest]>
  ) -> HTTPClient {
    HTTPClient(
      baseURL: Self.address,
      transport: InMemoryTransport(streaming: { request, writer in
        let number = requests.withLock { requests in
          requests.append(request)
          return requests.count
        }
        guard number <= count else {
          return try writer.writeHead(HTTPResponse(status: 200, body: Data("[1]".utf8)))
        }
        if let bytes {
          try writer.writeHead(HTTPResponse(status: 200))
          if bytes > 0 { try writer.write(Data("[1]".utf8.prefix(bytes))) }
        }
        throw error
      }))
  }

  @Test(
    "B93 an idempotent request is sent once more, at once",
    arguments: [
      URLError(.networkConnectionLost), POSIXError(.ECONNABORTED), POSIXError(.ECONNRESET),
      NSError(domain: NSURLErrorDomain, code: -1005),
    ] as [any Error])
  func sentAgain(error: any Error) async throws {
    for method: HTTPMethod in [.get, .head, .put, .delete, .options] {
      let requests = LoadLock([HTTPRequest]())
      let request = HTTPRequest(method, Self.address)
      #expect(try await client(with: error, requests).send(request).status == 200)
      #expect(requests.withLock { $0 } == [request, request])
    }
  }

  @Test("B93 a POST without a key is sent once; with a key, or if it only reads, it is sent again")
  func idempotency() async throws {
    for method: HTTPMethod in [.post, .patch] {
      var request = HTTPRequest(method, Self.address)
      for (key, reads, count) in [(nil, nil, 1), ("\"1\"", nil, 2), (nil, true, 2), ("\"1\"", false, 1)] {
        (request.headers["Idempotency-Key"], request.isIdempotent) = (key, reads)
        let requests = LoadLock([HTTPRequest]())
        _ = await failure { [request] in
          try await client(with: URLError(.networkConnectionLost), requests).send(request)
        }
        #expect(requests.withLock { $0.count } == count, "\(method.rawValue), \(key ?? "no key")")
      }
    }
    var get = HTTPRequest(.get, Self.address)
    get.isIdempotent = false
    let requests = LoadLock([HTTPRequest]())
    _ = await failure { [get] in try await client(with: URLError(.networkConnectionLost), requests).send(get) }
    #expect(requests.withLock { $0.count } == 1)
  }

  @Test(
    "B93 a second loss is the failure, and every other error at once", arguments: [-1001, -1004, -1009, -1011, -1200])
  func otherErrors(code: Int) async throws {
    let requests = LoadLock([HTTPRequest]())
    let error = NSError(domain: NSURLErrorDomain, code: code)
    let failed = await failure { try await client(with: error, requests).get("/x", as: [Int].self) }
    #expect(failed?.kind == LoadFailure(urlErrorCode: code)?.kind)
    #expect(requests.withLock { $0.count } == 1)

    let twice = LoadLock([HTTPRequest]())
    let lost = await failure {
      try await client(failing: 2, with: URLError(.networkConnectionLost), twice).get("/x", as: [Int].self)
    }
    #expect(lost?.kind == .cannotConnect)
    #expect(twice.withLock { $0.count } == 2)
  }

  @Test("B93 after the head, or a byte of the body, it is not sent again", arguments: [0, 1])
  func answered(bytes: Int) async throws {
    let requests = LoadLock([HTTPRequest]())
    let client = client(with: URLError(.networkConnectionLost), after: bytes, requests)
    let progress = Reports()
    // Without a body the transport has nothing to report; a download receives the head.
    let folder = try Folder()
    _ = await failure {
      if bytes == 0 {
        _ = try await HTTPDownload(client, "/file", to: folder["file"]).fetch(progress.context)
      } else {
        _ = try await client.get("/x", as: [Int].self)
      }
    }
    #expect(requests.withLock { $0.count } == 1)
  }

  @Test("B93 a loader sees one call and one attempt, its budget spends nothing, and a log has one entry")
  @MainActor func belowTheLoader() async throws {
    let requests = LoadLock([HTTPRequest]())
    var client = client(with: URLError(.networkConnectionLost), requests)
    let entries = LoadLock([HTTPLog.Entry]())
    client.log = HTTPLog(clock: ManualClock()) { _ in { entry in entries.withLock { $0.append(entry) } } }
    var attempts: [Int] = []
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: ManualClock())
    ) { context in
      attempts.append(context.attempt)
      return try await client.get("/x", as: [Int].self, context: context)
    }
    #expect(await loader.load().value == [1])
    #expect(attempts == [1])
    #expect(requests.withLock { $0.count } == 2)
    #expect(entries.withLock { $0.map(\.outcome) } == [.response(status: 200, bytes: 3)])
  }

  @Test("B93 over sockets: a connection that is reset, or closed, before a response", arguments: [true, false])
  func sockets(isReset: Bool) async throws {
    let server = try ByteServer { connection in
      connection.number == 1 ? connection.respond(200, body: "x") : isReset ? .reset : .close
    }
    let count = LoadLock(0)
    let flaky = try ByteServer { connection in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1 ? (isReset ? .reset : .close) : connection.respond(200, body: "x")
    }
    let transport = URLSessionTransport(clock: ManualClock())
    #expect(try await transport.send(HTTPRequest(.get, flaky.url())).status == 200)
    #expect(flaky.arrived.count == 2)
    // A second loss is the failure.
    #expect(await failure { try await transport.send(HTTPRequest(.get, server.url("/0"))) }?.kind == .cannotConnect)
    #expect(server.arrived.count == 2)
    // A POST is sent once, and with a key again.
    #expect(await failure { try await transport.send(HTTPRequest(.post, server.url("/0"))) } != nil)
    #expect(server.arrived.count == 3)
    let keyed = HTTPRequest(.post, server.url("/0"), headers: ["Idempotency-Key": "\"1\""])
    #expect(await failure { try await transport.send(keyed) } != nil)
    #expect(server.arrived.count == 5)
  }

  @Test("B93 over sockets: a file is sent again with all its bytes, and the time of the request goes on")
  func file() async throws {
    let folder = try Folder()
    try Data("file".utf8).write(to: folder["file"])
    let bodies = LoadLock([String]())
    let server = try ByteServer { connection in
      let body = connection.body(4)
      let number = bodies.withLock { bodies in
        bodies.append(body)
        return bodies.count
      }
      return number == 1 ? .reset : connection.respond(201)
    }
    let transport = URLSessionTransport(clock: ManualClock())
    let request = HTTPRequest(.put, server.url())
    #expect(try await transport.transfer(request, HTTPTransfer(file: folder["file"])).status == 201)
    #expect(bodies.withLock { $0 } == ["file", "file"])
  }

  @Test("B93 over sockets: not after a redirect, whose head was a response")
  func redirected() async throws {
    let server = try ByteServer { connection in
      connection.path == "/a" ? connection.respond(302, ["Location: /b"]) : .reset
    }
    let transport = URLSessionTransport(clock: ManualClock())
    #expect(await failure { try await transport.send(HTTPRequest(.get, server.url("/a"))) }?.kind == .cannotConnect)
    #expect(server.heads.count { $0.hasPrefix("GET /a") } == 1)
  }
}
