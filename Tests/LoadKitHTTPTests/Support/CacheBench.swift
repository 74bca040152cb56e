import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

/// A service with one version of a resource, which supports conditional requests.
final class KeptSource: Sendable {
  struct State: Sendable {
    var tag: String? = "\"1\""
    var lastModified: String?
    var body = "[1]"
    var fields: HTTPHeaders = [:]
    /// Responses in place of the usual ones, the next one first.
    var scripted: [HTTPResponse] = []
    var seen: [HTTPRequest] = []
  }

  let state = LoadLock(State())

  var seen: [HTTPRequest] { state.withLock { $0.seen } }
  var conditions: [String?] { seen.map { $0.headers["If-None-Match"] } }

  func change(_ body: @Sendable (inout State) -> Void) { state.withLock { body(&$0) } }

  func script(_ responses: HTTPResponse...) { change { $0.scripted = responses } }

  func response(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      state.seen.append(request)
      if !state.scripted.isEmpty { return state.scripted.removeFirst() }
      var fields = state.fields
      fields["ETag"] = state.tag
      fields["Last-Modified"] = state.lastModified
      let isSame =
        request.headers["If-None-Match"].map { $0 == state.tag }
        ?? request.headers["If-Modified-Since"].map { $0 == state.lastModified } ?? false
      return isSame
        ? HTTPResponse(status: 304, headers: fields)
        : HTTPResponse(status: 200, headers: fields, body: Data(state.body.utf8))
    }
  }
}

/// The time on the wall, which a test sets.
final class Wall: Sendable {
  private let seconds = LoadLock(1_000_000.0)
  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
  func advance(_ by: Double) { seconds.withLock { $0 += by } }
}

/// A client with a cache, its service, and the wall clock.
struct CacheBench {
  static let base = URL(string: "https://api.example.com/v1")!
  let source = KeptSource()
  let wall = Wall()
  let storage = MemoryCacheStorage()

  func client(
    owner: String? = nil, showsUnvalidated: Bool = false, headers: HTTPHeaders = [:],
    authorization: HTTPAuthorization? = nil, base: URL = CacheBench.base, publicHeaders: Set<String> = []
  ) -> HTTPClient {
    HTTPClient(
      baseURL: base, transport: InMemoryTransport { [source] in source.response($0) }, headers: headers,
      authorization: authorization,
      cache: HTTPCache(
        storage, owner: owner, showsUnvalidated: showsUnvalidated, publicHeaders: publicHeaders,
        now: { [wall] in wall.now }))
  }

  func get(_ client: HTTPClient, _ path: String = "/a", headers: HTTPHeaders = [:]) async throws -> [Int] {
    try await client.get(path, headers: headers, as: [Int].self)
  }

  func saved(_ client: HTTPClient, headers: HTTPHeaders = [:]) async -> LoadCachedValue<[Int]>? {
    await client.cached("/a", headers: headers, as: [Int].self)
  }

  /// A client whose response waits for the test.
  func slow(
    _ owner: String? = nil, _ authorization: HTTPAuthorization? = nil, _ asked: EventCounter, _ gate: EventCounter
  ) -> HTTPClient {
    var client = client(owner: owner, authorization: authorization)
    client.transport = InMemoryTransport { [source] request in
      asked.add()
      await gate.reaches(1)
      return source.response(request)
    }
    return client
  }
}
