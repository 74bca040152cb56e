import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("What is kept", .timeLimit(.minutes(5)))
struct CachedResponseTests {
  private let bench = CacheBench()

  @Test(
    "nothing is kept that must not be",
    arguments: [
      ["Cache-Control": "no-store"], ["Cache-Control": "private"], ["Vary": "*"], ["Vary": "Accept, *"],
      ["Cache-Control": String(repeating: "a,", count: 5_000)], ["Vary": String(repeating: "a,", count: 5_000)],
      ["cache-control": "max-age=60, NO-STORE"],
    ] as [HTTPHeaders])
  func notKept(fields: HTTPHeaders) async throws {
    bench.source.change { $0.fields = fields }
    let client = bench.client()
    for _ in 0..<2 { #expect(try await bench.get(client) == [1]) }
    #expect(bench.source.conditions == [nil, nil])
    #expect(await bench.saved(client) == nil)
    #expect(bench.storage.count == 0)
  }

  @Test("a response that must not be cached removes the cached one")
  func replaced() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.change {
      $0.tag = "\"2\""
      $0.fields = ["Cache-Control": "no-store"]
    }
    _ = try await bench.get(client)
    #expect(bench.storage.count == 0)
  }

  @Test("a request that must not be kept is not", arguments: ["no-store", "max-age=0, no-store"])
  func requestNotKept(directive: String) async throws {
    let client = bench.client()
    _ = try await bench.get(client, headers: ["Cache-Control": directive])
    #expect(bench.storage.count == 0)
  }

  @Test(
    "B81 only decoded responses are cached: a login page does not replace the last one",
    arguments: [
      HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data("<html>".utf8)),
      HTTPResponse(status: 200), HTTPResponse(status: 204), HTTPResponse(status: 206, body: Data("[2]".utf8)),
      HTTPResponse(status: 500, body: Data("[2]".utf8)), HTTPResponse(status: 503), HTTPResponse(status: 401),
      HTTPResponse(status: 429), HTTPResponse(status: 302),
    ])
  func notGood(response: HTTPResponse) async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.script(response)
    _ = try? await bench.get(client)
    if response.status == 206 { return }
    #expect(await bench.saved(client)?.value == [1])
  }

  @Test("a cached response is removed when the content is gone or forbidden", arguments: [403, 404, 410])
  func gone(status: Int) async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.script(HTTPResponse(status: status))
    #expect(await failure { try await bench.get(client) } != nil)
    #expect(await bench.saved(client) == nil)
  }

  @Test(
    "a change at the same address removes its cached response (RFC 9111, section 4.4)",
    arguments: [HTTPMethod.post, .put, .patch, .delete])
  func changed(method: HTTPMethod) async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    _ = try await bench.get(client, "/b")
    bench.source.script(HTTPResponse(status: 500))
    _ = try? await client.send(try client.request(method, "/a"))
    #expect(await bench.saved(client) != nil, "a change that failed changed nothing")
    bench.source.script(HTTPResponse(status: 204))
    _ = try await client.send(try client.request(method, "/a"))
    #expect(await bench.saved(client) == nil)
    #expect(await client.cached("/b", as: [Int].self) != nil)
  }
}
