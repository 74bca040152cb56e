import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("A transport in memory") struct InMemoryTransportTests {
  private static let request = HTTPRequest(.get, URL(string: "https://a.example/")!)

  private final class Receiver: HTTPBodyReceiver {
    let received = LoadLock([Int]())
    func receiveHead(_ head: HTTPResponse) throws { received.withLock { $0.append(-head.status) } }
    func receiveChunk(_ chunk: Data) throws { received.withLock { $0.append(chunk.count) } }
  }

  @Test("a body arrives in chunks, with and without a receiver")
  func pieces() async throws {
    let transport = InMemoryTransport { _ in HTTPResponse(status: 200, body: bytes(40_000)) }
    let (reports, receiver) = (Reports(), Receiver())
    let held = try await transport.send(Self.request, progress: reports.add)
    #expect(held.body == bytes(40_000))
    #expect(reports.all.map(\.completed) == [16_384, 32_768, 40_000] && reports.all.allSatisfy { $0.total == 40_000 })
    let head = try await transport.transfer(Self.request, HTTPTransfer(receiver: receiver))
    #expect(head == HTTPResponse(status: 200))
    #expect(receiver.received.withLock { $0 } == [-200, 16_384, 16_384, 7_232])
  }

  @Test("a response can be streamed, and fail in the middle")
  func streaming() async throws {
    let transport = InMemoryTransport(streaming: { request, writer in
      try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": "4"], body: Data("ab".utf8)))
      try writer.write(Data("cd".utf8))
      if request.method == .put { throw LoadFailure(.cannotConnect) }
    })
    let reports = Reports()
    #expect(try await transport.send(Self.request, progress: reports.add).body == Data("abcd".utf8))
    #expect(reports.all == [LoadProgress(completed: 2, total: 4), LoadProgress(completed: 4, total: 4)])
    var broken = Self.request
    broken.method = .put
    #expect(await failure { try await transport.send(broken) }?.kind == .cannotConnect)
  }

  @Test("a response without a head is invalid")
  func headless() async {
    let transport = InMemoryTransport(streaming: { _, _ in })
    #expect(await failure { try await transport.send(Self.request) }?.kind == .invalidData)
  }

  @Test("the closure gets a file as the body of its request, and its sending is followed")
  func upload() async throws {
    let folder = try Folder()
    try bytes(20_000).write(to: folder["file"])
    let (reports, log) = (Reports(), LoadLock([Data?]()))
    let transport = InMemoryTransport { request in
      log.withLock { $0.append(request.body) }
      return HTTPResponse(status: 200)
    }
    _ = try await transport.transfer(Self.request, HTTPTransfer(file: folder["file"], sent: reports.add))
    #expect(log.withLock { $0 } == [bytes(20_000)])
    #expect(reports.all.map(\.completed) == [16_384, 20_000])
  }
}

@Suite("A transport that knows nothing of transfers") struct PlainTransportTests {
  /// As apps have written them before there were transfers.
  private struct Plain: HTTPTransport {
    var status = 200
    func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse {
      progress?(LoadProgress(completed: 3, total: 3))
      return HTTPResponse(status: status, headers: ["X": "\(request.body?.count ?? 0)"], body: Data("abc".utf8))
    }
  }

  private let client = HTTPClient(baseURL: URL(string: "https://a.example")!, transport: Plain())

  @Test("downloads work, and so do uploads, with the bodies in memory")
  func works() async throws {
    let folder = try Folder()
    #expect(try await HTTPDownload(client, "/file", to: folder["file"]).fetch().byteCount == 3)
    #expect(try Data(contentsOf: folder["file"]) == Data("abc".utf8))
    let reports = Reports()
    let response = try await Plain().transfer(
      HTTPRequest(.post, URL(string: "https://a.example")!), HTTPTransfer(file: folder["file"], sent: reports.add))
    #expect(response.headers["X"] == "3" && response.body == Data("abc".utf8))
    #expect(reports.all.map(\.completed) == [0, 3])
  }

  @Test("the body of an error response stays in the response")
  func failing() async throws {
    let folder = try Folder()
    var client = client
    client.transport = Plain(status: 404)
    #expect(
      await failure { try await HTTPDownload(client, "/file", to: folder["file"]).fetch() }?.kind == .notFound)
    #expect(try folder.names.isEmpty)
  }
}
