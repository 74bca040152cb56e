import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

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
