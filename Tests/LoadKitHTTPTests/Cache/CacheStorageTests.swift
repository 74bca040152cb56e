import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Storages of a cache", .timeLimit(.minutes(5)))
struct CacheStorageTests {
  static let kinds = ["memory", "files", "URLCache in memory", "URLCache on disk"]

  /// A storage of a kind, empty, with a folder that is removed afterwards.
  private func with(_ kind: String, _ body: (any HTTPCacheStorage) async throws -> Void) async throws {
    switch kind {
    case "memory": try await body(MemoryCacheStorage())
    case "files":
      let folder = try Folder()
      try await body(FileCacheStorage(name: "test", in: folder.url, limit: 4_000_000))
    case "URLCache in memory": try await body(URLCacheStorage(urlCache()))
    default:
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(URLCacheStorage(urlCache(folder)))
    }
  }

  private func urlCache(_ folder: URL? = nil) -> URLCache {
    let disk = folder == nil ? 0 : 1_000_000
    #if canImport(FoundationNetworking)
      return URLCache(memoryCapacity: 1_000_000, diskCapacity: disk, diskPath: folder?.path)
    #else
      return URLCache(memoryCapacity: 1_000_000, diskCapacity: disk, directory: folder)
    #endif
  }

  private func key(_ name: String) -> HTTPCacheKey {
    HTTPCacheKey(URL(string: "https://a.example/\(name)")!, owner: nil)
  }

  private func entry(_ text: String) -> HTTPCacheEntry {
    HTTPCacheEntry(fields: ["ETag": "\"\(text)\"", "X-Stored": "12"], body: Data(text.utf8))
  }

  private func body(_ entry: HTTPCacheEntry?) -> String? { entry.map { String(decoding: $0.body, as: UTF8.self) } }

  @Test("an entry is found, with its fields, until it is replaced or removed", arguments: kinds)
  func stores(kind: String) async throws {
    try await with(kind) { storage in
      #expect(await storage.entry(for: key("a")) == nil)
      await storage.store(entry("one"), for: key("a"))
      await storage.store(entry("other"), for: key("b"))
      let found = try #require(await storage.entry(for: key("a")))
      #expect(body(found) == "one")
      let fields = Dictionary(uniqueKeysWithValues: found.fields.map { ($0.key.lowercased(), $0.value) })
      #expect(fields["etag"] == "\"one\"" && fields["x-stored"] == "12")
      await storage.store(entry("two"), for: key("a"))
      #expect(body(await storage.entry(for: key("a"))) == "two")
      await storage.remove(key("a"))
      #expect(await storage.entry(for: key("a")) == nil)
      #expect(body(await storage.entry(for: key("b"))) == "other")
      await storage.remove(key("none"))
      await storage.removeAll()
      #expect(await storage.entry(for: key("b")) == nil)
    }
  }

  @Test("an entry that does not fit is not stored, and the old entry is removed", arguments: kinds)
  func tooLarge(kind: String) async throws {
    try await with(kind) { storage in
      await storage.store(entry("small"), for: key("a"))
      await storage.store(HTTPCacheEntry(fields: [:], body: Data(count: 3_000_000)), for: key("a"))
      #expect(await storage.entry(for: key("a")) == nil)
    }
  }

  @Test("memory is bounded, and the most recently used entries stay")
  func bounded() async {
    let storage = MemoryCacheStorage(limit: 100_000)
    await storage.store(HTTPCacheEntry(fields: [:], body: Data(count: 1_000)), for: key("kept"))
    for index in 0..<1_000 {
      await storage.store(HTTPCacheEntry(fields: [:], body: Data(count: 1_000)), for: key("\(index)"))
      #expect(await storage.entry(for: key("kept")) != nil)
      #expect(storage.size <= 100_000)
    }
    #expect(storage.count >= 50)
    #expect(await storage.entry(for: key("999")) != nil)
    #expect(await storage.entry(for: key("0")) == nil)
    for index in 0..<1_000 { await storage.remove(key("\(index)")) }
    await storage.remove(key("kept"))
    #expect(storage.size == 0 && storage.count == 0)
  }

  @Test("nothing fits into a memory of no size")
  func noRoom() async {
    for limit in [0, -1, 100] {
      let storage = MemoryCacheStorage(limit: limit)
      await storage.store(entry("a"), for: key("a"))
      #expect(storage.count == 0)
    }
  }

  @Test("memory is used from many threads at once")
  func threads() async {
    let storage = MemoryCacheStorage(limit: 50_000)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          for step in 0..<500 {
            await storage.store(HTTPCacheEntry(fields: [:], body: Data(count: 500)), for: key("\(step % 100)"))
            _ = await storage.entry(for: key("\((step + index) % 100)"))
            if step % 10 == index { await storage.remove(key("\(step % 100)")) }
          }
        }
      }
    }
    #expect(storage.size <= 50_000)
    await storage.removeAll()
    #expect(storage.size == 0)
  }

  @Test("an entry on disk is found by the next launch of the app, and names neither address nor owner")
  func disk() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let secretKey = HTTPCacheKey(URL(string: "https://user:secret@a.example/x?token=secret")!, owner: "secret")
    do {
      let storage = URLCacheStorage(urlCache(folder))
      await storage.store(entry("kept"), for: secretKey)
    }
    #if os(Linux)
      // Elsewhere the system writes when it likes.
      let again = URLCacheStorage(urlCache(folder))
      #expect(body(await again.entry(for: secretKey)) == "kept")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      #expect(!files.isEmpty)
      for file in files {
        let parts = file.lastPathComponent.split(separator: ".").map(String.init)
        let names = parts.flatMap { [Data($0.utf8), Data(base64Encoded: $0) ?? Data()] }
        for data in names + [try Data(contentsOf: file)] {
          #expect(data.range(of: Data("secret".utf8)) == nil)
        }
      }
    #endif
  }

  @Test("a storage with a name has a folder of its own among the app's caches")
  func named() async throws {
    let storage = FileCacheStorage(name: "LoadKitTests-\(UUID().uuidString)")
    await storage.store(entry("a"), for: key("a"))
    #expect(body(await storage.entry(for: key("a"))) == "a")
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(storage.url.deletingLastPathComponent().path == caches.path)
    await storage.removeAll()
    #expect(!FileManager.default.fileExists(atPath: storage.url.path))
  }

  @Test("B84 no description shows the contents")
  func secrets() async {
    let storage = MemoryCacheStorage()
    await storage.store(HTTPCacheEntry(fields: ["X": "secret"], body: Data("secret".utf8)), for: key("a"))
    let values: [Any] = [
      storage, URLCacheStorage(urlCache()), HTTPCache(storage, owner: "secret"),
      HTTPCacheEntry(fields: ["X": "secret"], body: Data("secret".utf8)),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] { #expect(!text.contains("secret")) }
    }
  }
}
