import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("The log of a client", .timeLimit(.minutes(5)))
struct HTTPLogTests {
  private static let base = URL(string: "https://user:secret@api.example.com:8443/v1?key=secret#secret")!

  private let entries = LoadLock([HTTPLog.Entry]())
  private let clock = ManualClock()

  private var log: HTTPLog { HTTPLog(clock: clock) { [entries] entry in entries.withLock { $0.append(entry) } } }

  private func client(
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> HTTPClient {
    HTTPClient(
      baseURL: Self.base, transport: InMemoryTransport(respond), headers: ["Authorization": "secret"], log: log)
  }

  private func lines() -> [String] { entries.withLock { $0 }.map(\.description) }

  @Test("a response of any status is logged with its size and its duration", arguments: [200, 304, 404, 503])
  func responses(status: Int) async throws {
    let client = client { [clock] _ in
      await clock.advance(by: .milliseconds(350))
      return HTTPResponse(status: status, headers: ["X": "secret"], body: Data("[1]".utf8))
    }
    _ = try? await client.get("/a", query: [URLQueryItem(name: "token", value: "secret")], as: [Int].self)
    #expect(lines() == ["GET api.example.com:8443/v1/a: HTTP \(status), 3 bytes after 350 ms"])
    let entry = try #require(entries.withLock { $0.first })
    #expect(entry.attempt.method == .get && entry.attempt.number == 1)
    #expect(entry.outcome == .response(status: status, bytes: 3))
    #expect(entry.duration == .milliseconds(350))
  }

  @Test("a failure is told with its kind and its diagnostic, a cancellation as such")
  func failures() async {
    let errors: [any Error] = [
      LoadFailure(.timedOut, diagnostic: "no complete response in 60 s"), LoadFailure(.offline), URLError(.badURL),
      CancellationError(), URLError(.cancelled),
    ]
    for error in errors {
      let client = client { _ in throw error }
      _ = try? await client.get("/a", as: [Int].self)
    }
    let label = "GET api.example.com:8443/v1/a"
    #expect(
      lines() == [
        "\(label): timedOut: no complete response in 60 s after 0 s", "\(label): offline after 0 s",
        "\(label): invalidRequest: URLError -1000 badURL after 0 s", "\(label): cancelled after 0 s",
        "\(label): cancelled after 0 s",
      ])
  }

  @MainActor @Test("each attempt of a load is told, with its number")
  func numbers() async {
    let client = client { _ in HTTPResponse(status: 503) }
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(
        timing: .none,
        retry: RetryPolicy(attempts: 3, backoff: .constant(.zero), attemptTimeout: nil, maxElapsed: nil))
    ) { context in try await client.get("/a", as: [Int].self, context: context) }
    #expect(await loader.load().failure?.attempts == 3)
    #expect(entries.withLock { $0 }.map(\.attempt.number) == [1, 2, 3])
    #expect(lines().last == "GET api.example.com:8443/v1/a, attempt 3: HTTP 503, 0 bytes after 0 s")
  }

  @Test("the beginning is told too, and each end belongs to its beginning")
  func beginnings() async throws {
    let told = LoadLock([String]())
    let log = HTTPLog(
      clock: clock,
      began: { attempt in
        told.withLock { $0.append("began \(attempt)") }
        return { entry in told.withLock { $0.append("ended \(attempt == entry.attempt) \(entry.attempt)") } }
      })
    let client = HTTPClient(
      baseURL: Self.base, transport: InMemoryTransport { _ in HTTPResponse(status: 200) }, log: log)
    for method in [HTTPMethod.get, .post, HTTPMethod(rawValue: "bad method\r\n secret")] {
      _ = try? await client.send(try client.request(method, "/a"))
    }
    let label = "api.example.com:8443/v1/a"
    #expect(
      told.withLock { $0 } == [
        "began GET \(label)", "ended true GET \(label)", "began POST \(label)", "ended true POST \(label)",
        "began ? \(label)", "ended true ? \(label)",
      ])
  }

  @Test("a request that is sent again with a renewed authorization is told twice, with the same number")
  func renewed() async throws {
    let client = HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { request in
        HTTPResponse(status: request.headers["Authorization"] == "new" ? 200 : 401)
      }, authorization: HTTPAuthorization("old") { _ in "new" }, log: log)
    _ = try await client.send(try client.request(.get, "/a"))
    #expect(
      lines() == [
        "GET api.example.com:8443/v1/a: HTTP 401, 0 bytes after 0 s",
        "GET api.example.com:8443/v1/a: HTTP 200, 0 bytes after 0 s",
      ])
  }

  @Test("B84 no query, user info, header or body is in an entry, however it is printed")
  func secrets() async throws {
    let client = client { _ in HTTPResponse(status: 500, headers: ["X": "secret"], body: Data("secret".utf8)) }
    _ = try? await client.get("/a", query: [URLQueryItem(name: "token", value: "secret")], as: Int.self)
    let failing = self.client { _ in
      throw URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: Self.base])
    }
    _ = try? await failing.get("/a", as: Int.self)
    let entries = entries.withLock { $0 }
    #expect(entries.count == 2)
    for entry in entries {
      var dumped = ""
      dump(entry, to: &dumped)
      for text in ["\(entry)", String(reflecting: entry), dumped] { #expect(!text.contains("secret")) }
    }
    var dumped = ""
    dump(log, to: &dumped)
    dump(client, to: &dumped)
    #expect(!dumped.contains("secret"))
  }

  @Test("without a log no clock is read, and nothing is made of the address")
  func absent() async throws {
    // A client whose log is nil reaches the transport by the very same call; what it costs shows in the benchmark.
    var client = client { _ in HTTPResponse(status: 200, body: Data("[1]".utf8)) }
    client.log = nil
    _ = try await client.get("/a", as: [Int].self)
    #expect(entries.withLock { $0 }.isEmpty)
  }
}
