import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The owner of a cached response", .timeLimit(.minutes(5)))
struct CachedResponseOwnerTests {
  private let bench = CacheBench()

  @Test(
    "B84 without an owner nothing is kept that was asked with credentials",
    arguments: [
      ["Authorization": "secret"], ["Cookie": "secret"], ["Proxy-Authorization": "secret"],
    ] as [HTTPHeaders])
  func credentials(headers: HTTPHeaders) async throws {
    _ = try await bench.get(bench.client(headers: headers))
    #expect(bench.storage.count == 0)
    bench.source.change { $0.fields = ["Cache-Control": "public"] }
    _ = try await bench.get(bench.client(headers: headers))
    #expect(bench.storage.count == 1, "unless the server says that it is for everybody")
  }

  @Test(
    "B84 nor that was asked with any header field of the app's, unless the app names it as public",
    arguments: ["X-Api-Key", "x-user", "Origin", "DPoP", "X-Accept", "Idempotency-Key", "Acceptance"])
  func ownFields(name: String) async throws {
    let headers: HTTPHeaders = ["Accept": "text/x", name: "secret"]
    _ = try await bench.get(bench.client(headers: headers))
    _ = try await bench.get(bench.client(), headers: headers)
    #expect(bench.storage.count == 0)
    _ = try await bench.get(bench.client(headers: headers, publicHeaders: [name.uppercased()]))
    #expect(bench.storage.count == 1)
  }

  @Test("harmless header fields do not make a response personal")
  func harmlessFields() async throws {
    _ = try await bench.get(
      bench.client(headers: [
        "ACCEPT": "application/json", "Accept-Language": "de", "accept-encoding": "gzip", "User-Agent": "App/1",
        "Content-Type": "text/plain", "Cache-Control": "no-cache",
      ]))
    #expect(bench.storage.count == 1)
  }

  @Test("B84 nor that was asked with a cookie or a field that the transport adds, or that sets a cookie")
  func addedFields() async throws {
    struct Adding: HTTPTransport {
      let base: InMemoryTransport
      let added: HTTPHeaders
      func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse {
        try await base.send(request, progress: progress)
      }
      func addedHeaders(for request: HTTPRequest) -> HTTPHeaders { added }
    }
    for added: HTTPHeaders in [["Cookie": "a=b"], ["X-Api-Key": "secret"], ["User-Agent": "App/1"]] {
      var client = bench.client()
      client.transport = Adding(
        base: InMemoryTransport { [source = bench.source] in source.response($0) }, added: added)
      _ = try await bench.get(client)
      #expect(bench.storage.count == (added["User-Agent"] == nil ? 0 : 1))
    }
    await bench.storage.removeAll()
    bench.source.change { $0.fields = ["Set-Cookie": "id=secret"] }
    _ = try await bench.get(bench.client())
    #expect(bench.storage.count == 0)
    _ = try await bench.get(bench.client(owner: "anna"))
    #expect(bench.storage.count == 1)
  }

  @Test("B84 a session's transport tells the fields of its configuration and the cookies for the address")
  func sessionFields() throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Api-Key": "secret", "Accept": "a"]
    let url = try #require(URL(string: "https://api.example.com/v1"))
    let cookie = try #require(
      HTTPCookie(properties: [.name: "id", .value: "7", .domain: "api.example.com", .path: "/"]))
    let request = HTTPRequest(.get, url, headers: ["Accept": "b"])
    let added = URLSessionTransport(configuration: configuration).addedHeaders(for: request)
    #expect(added == ["X-Api-Key": "secret"])
    configuration.httpCookieStorage?.setCookie(cookie)
    let transport = URLSessionTransport(configuration: configuration)
    #expect(transport.addedHeaders(for: request) == ["X-Api-Key": "secret", "Cookie": "id=7"])
    let other = HTTPRequest(.get, try #require(URL(string: "https://other.example.com/v1")))
    #expect(transport.addedHeaders(for: other)["Cookie"] == nil)
    configuration.httpShouldSetCookies = false
    #expect(URLSessionTransport(configuration: configuration).addedHeaders(for: request)["Cookie"] == nil)
  }

  @Test("B84 nor with the client's own authorization, or user info in the address")
  func authorization() async throws {
    _ = try await bench.get(bench.client(authorization: HTTPAuthorization("secret")))
    let base = try #require(URL(string: "https://user:secret@api.example.com/v1"))
    _ = try await bench.get(bench.client(base: base))
    #expect(bench.storage.count == 0)
    // Nobody is signed in: these are the responses for everybody.
    _ = try await bench.get(bench.client(authorization: HTTPAuthorization()))
    #expect(bench.storage.count == 1)
  }

  @Test("with an owner private responses are cached, and no other owner finds them")
  func owner() async throws {
    bench.source.change { $0.fields = ["Cache-Control": "private, max-age=60"] }
    let anna = bench.client(owner: "anna", authorization: HTTPAuthorization("secret"))
    _ = try await bench.get(anna)
    #expect(await bench.saved(anna)?.value == [1])
    for other in [bench.client(), bench.client(owner: "ben"), bench.client(owner: "")] {
      #expect(await bench.saved(other) == nil)
    }
    _ = try await bench.get(bench.client(owner: "ben"))
    #expect(bench.source.conditions == [nil, nil])
    await anna.cache?.removeAll()
    #expect(bench.storage.count == 0)
  }

  @Test("an owner's renewed authorization does not change the owner of cached responses")
  func ownerRenewed() async throws {
    bench.source.change { $0.fields = ["Vary": "Authorization, Accept"] }
    let authorization = HTTPAuthorization("old")
    let client = bench.client(owner: "anna", authorization: authorization)
    _ = try await bench.get(client)
    authorization.set("new")
    _ = try await bench.get(client)
    #expect(bench.source.conditions == [nil, "\"1\""])
    _ = try await bench.get(bench.client(owner: "anna", headers: ["Authorization": "newest"]))
    #expect(bench.source.conditions.last == "\"1\"")
  }

  @Test("a response that depends on the authorization is not shown to the next user")
  func nextPerson() async throws {
    bench.source.change { $0.fields = ["Cache-Control": "public", "Vary": "Authorization"] }
    let authorization = HTTPAuthorization("anna")
    let client = bench.client(authorization: authorization)
    _ = try await bench.get(client)
    #expect(await bench.saved(client) != nil)
    for other in ["bert", nil] {
      authorization.set(other)
      #expect(await bench.saved(client) == nil)
    }
    authorization.set("bert")
    _ = try await bench.get(client)
    #expect(bench.source.conditions == [nil, nil])
    authorization.set(nil)
    let nobody = bench.client(authorization: HTTPAuthorization())
    _ = try await bench.get(nobody)
    #expect(await bench.saved(nobody) != nil, "what everybody gets is kept for everybody")
  }

  @Test("B84 the response to a request with credentials is personal, even if it arrives after the sign-out")
  func signedOutMeanwhile() async throws {
    let (asked, gate) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("anna")
    let client = bench.slow(nil, authorization, asked, gate)
    let task = Task { try await bench.get(client) }
    await asked.reaches(1)
    authorization.set(nil)
    gate.add()
    #expect(try await task.value == [1])
    #expect(bench.storage.count == 0)
  }

  @Test(
    "B84 after a removal of everything, responses in progress are not cached; later ones are",
    arguments: [200, 304])
  func removedMeanwhile(status: Int) async throws {
    if status == 304 { _ = try await bench.get(bench.client(owner: "anna")) }
    let (asked, gate) = (EventCounter(), EventCounter())
    let client = bench.slow("anna", nil, asked, gate)
    let task = Task { try await bench.get(client) }
    await asked.reaches(1)
    await client.cache?.removeAll()
    gate.add()
    #expect(try await task.value == [1])
    #expect(bench.source.conditions.last == (status == 304 ? "\"1\"" : .some(nil)))
    #expect(bench.storage.count == 0)
    _ = try await bench.get(client)
    #expect(bench.storage.count == 1)
  }
}
