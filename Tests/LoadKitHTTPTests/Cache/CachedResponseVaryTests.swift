import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("The fields that a cached response depends on", .timeLimit(.minutes(5)))
struct CachedResponseVaryTests {
  private let bench = CacheBench()

  @Test("a response matches only requests with the same values in the fields that it depends on")
  func vary() async throws {
    bench.source.change { $0.fields = ["Vary": "Accept-Language,X-Kind"] }
    let client = bench.client()
    _ = try await bench.get(client, headers: ["Accept-Language": "de"])
    #expect(await bench.saved(client, headers: ["Accept-Language": "de"]) != nil)
    #expect(await bench.saved(client, headers: ["accept-language": "de", "X-Other": "1"]) != nil)
    for headers in [
      [:], ["Accept-Language": "en"], ["Accept-Language": "de", "X-Kind": "1"], ["Accept-Language": ""],
    ] as [HTTPHeaders] {
      #expect(await bench.saved(client, headers: headers) == nil)
    }
    _ = try await bench.get(client, headers: ["Accept-Language": "en"])
    #expect(bench.source.conditions == [nil, nil])
    #expect(
      await bench.saved(client, headers: ["Accept-Language": "de"]) == nil, "one response is cached for an address")
  }

  @Test("B84 the values that a response depends on are not stored, and no other request field either")
  func noSecrets() async throws {
    bench.source.change { $0.fields = ["Vary": "X-Api-Key", "X-Token": "secret"] }
    let client = bench.client(headers: ["X-Api-Key": "secret"], publicHeaders: ["x-API-key"])
    _ = try await bench.get(client)
    #expect(await bench.saved(client) != nil)
    let key = try #require(await onlyKey(of: client))
    let entry = try #require(await bench.storage.entry(for: key))
    #expect(entry.fields.allSatisfy { !$0.value.contains("secret") && !$0.key.contains("secret") })
  }

  @Test(
    "B81 a dependence that does not parse may be on anything, so the response is not cached",
    arguments: ["Accept Language", "Accept; X", "Äccept", "Accept, [x]", "*, Accept", "a\"b\""])
  func malformed(vary: String) async throws {
    bench.source.change { $0.fields = ["Vary": vary] }
    _ = try await bench.get(bench.client())
    #expect(bench.storage.count == 0)
  }

  /// The key of the client's response, from a storage of the test.
  private func onlyKey(of client: HTTPClient) async -> HTTPCacheKey? {
    let spy = Spy()
    var client = client
    client.cache = HTTPCache(spy)
    _ = await client.cached("/a", as: [Int].self)
    return spy.keys.withLock { $0.first }
  }

  private final class Spy: HTTPCacheStorage {
    let keys = LoadLock([HTTPCacheKey]())
    func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
      keys.withLock { $0.append(key) }
      return nil
    }
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {}
    func remove(_ key: HTTPCacheKey) async {}
    func removeAll() async {}
  }

  @Test(
    "a storage that returns nonsense does no harm",
    arguments: [
      [:], ["LoadKit-Stored": "-1", "LoadKit-Varied": "none"], ["LoadKit-Stored": "12"],
      ["LoadKit-Stored": "99999999999999999999", "LoadKit-Varied": "none", "ETag": "\r\nX: y"],
      ["LoadKit-Stored": "1", "LoadKit-Varied": "none", "Cache-Control": "\u{0}"],
      ["LoadKit-Stored": "1", "LoadKit-Varied": "none", "cache-control": "no-cache", "Cache-Control": "max-age=9"],
    ] as [[String: String]])
  func nonsense(fields: [String: String]) async throws {
    struct Broken: HTTPCacheStorage {
      let fields: [String: String]
      func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
        HTTPCacheEntry(fields: fields, body: Data("garbage".utf8))
      }
      func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {}
      func remove(_ key: HTTPCacheKey) async {}
      func removeAll() async {}
    }
    var client = bench.client()
    client.cache = HTTPCache(Broken(fields: fields))
    #expect(try await bench.get(client) == [1])
    #expect(await bench.saved(client) == nil)
    #expect(bench.source.conditions == [nil])
  }
}
