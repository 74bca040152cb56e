import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

@Suite("Cached responses in files", .timeLimit(.minutes(5)))
struct FileCacheStorageTests {
  private let parent: Folder

  init() throws { parent = try Folder() }

  private func storage(
    limit: Int = 1_000_000, entryLimit: Int? = nil, countLimit: Int = 1_000
  ) -> FileCacheStorage {
    FileCacheStorage(name: "test", in: parent.url, limit: limit, entryLimit: entryLimit, countLimit: countLimit)
  }

  private func key(_ name: String = "a") -> HTTPCacheKey {
    HTTPCacheKey(URL(string: "https://a.example/\(name)")!, owner: nil)
  }

  private func entry(_ text: String = "[1]") -> HTTPCacheEntry {
    HTTPCacheEntry(fields: ["ETag": "\"1\"", "LoadKit-Stored": "12"], body: Data(text.utf8))
  }

  /// The names of the files of a storage.
  private func names(_ storage: FileCacheStorage) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: storage.url.path)) ?? []).sorted()
  }

  private func file(_ storage: FileCacheStorage, _ name: String = "a") -> URL {
    storage.url.appendingPathComponent(key(name).description + ".entry")
  }

  private func permissions(_ url: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  // MARK: Format

  @Test("an entry comes back as it was, whatever its fields and its body hold")
  func roundTrip() throws {
    let entries = [
      HTTPCacheEntry(fields: [:], body: Data()), entry(),
      HTTPCacheEntry(fields: ["": "", "é": "ü\n"], body: Data([0])),
      HTTPCacheEntry(
        fields: Dictionary(uniqueKeysWithValues: (0..<100).map { ("X-\($0)", String(repeating: "v", count: $0)) }),
        body: bytes(100_000)),
    ]
    for entry in entries {
      #expect(CacheFile.entry(in: CacheFile.bytes(of: entry, for: key()), for: key()) == entry)
      #expect(CacheFile.entry(in: CacheFile.bytes(of: entry, for: key()), for: key("b")) == nil)
    }
  }

  @Test("B81 every changed bit of a file is a miss, and so is every shorter and longer file")
  func bitFlips() {
    let good = CacheFile.bytes(of: entry(), for: key())
    for index in good.indices {
      for bit in 0..<8 {
        var bad = good
        bad[index] ^= 1 << UInt8(bit)
        #expect(CacheFile.entry(in: bad, for: key()) == nil, "bit \(bit) of byte \(index)")
      }
      #expect(CacheFile.entry(in: good.prefix(index), for: key()) == nil)
    }
    #expect(CacheFile.entry(in: good + [0], for: key()) == nil)
    #expect(CacheFile.entry(in: good + good, for: key()) == nil)
    #expect(CacheFile.entry(in: Data(), for: key()) == nil)
  }

  @Test("B81 lengths of every size are a miss, also under a right checksum")
  func lengths() throws {
    let good = [UInt8](CacheFile.bytes(of: entry(), for: key()))
    // The number of fields, the length of the body, those of the first field's name and value.
    for place in [104..<108, 108..<116, 116..<120, 120..<124] {
      for value in [UInt64(0), 1, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, .max] {
        var bad = good
        for (offset, index) in place.reversed().enumerated() {
          bad[index] = UInt8(truncatingIfNeeded: value >> UInt64(offset * 8))
        }
        guard bad != good else { continue }
        let digest = SHA256.digest(of: Array(bad[..<8]) + Array(bad[40...]))
        bad.replaceSubrange(8..<40, with: digest)
        #expect(CacheFile.entry(in: Data(bad), for: key()) == nil, "\(value) at \(place)")
      }
    }
    // Another version with a right checksum.
    var later = good
    later[7] = 2
    later.replaceSubrange(8..<40, with: SHA256.digest(of: Array(later[..<8]) + Array(later[40...])))
    #expect(CacheFile.entry(in: Data(later), for: key()) == nil)
  }

  @Test("B81 random damage to files (with a seed) is a miss, never a crash or another response")
  func fuzz() async throws {
    var random = Random(seed: 14_004)
    let storage = storage()
    for _ in 0..<300 {
      await storage.store(entry(), for: key())
      var data = try Data(contentsOf: file(storage))
      switch random.next() % 5 {
      case 0: data = data.prefix(random.below(data.count))
      case 1: data.append(bytes(random.below(50) + 1, seed: random.next()))
      case 2:
        let start = random.below(data.count)
        for index in start..<min(data.count, start + 40) { data[index] = 0 }
      case 3: data[random.below(data.count)] ^= UInt8(random.below(255) + 1)
      default: data = bytes(random.below(400), seed: random.next())
      }
      try data.write(to: file(storage))
      let found = await storage.entry(for: key())
      #expect(found == nil || found == entry())
      if found == nil { #expect(names(storage).isEmpty, "a damaged file is removed") }
    }
  }

  // MARK: Files

  @Test("B84 files and folder are this user's alone, and no temporary file stays")
  func files() async throws {
    let storage = storage()
    #expect(names(storage).isEmpty && !FileManager.default.fileExists(atPath: storage.url.path))
    #expect(await storage.entry(for: key()) == nil)
    await storage.store(entry(), for: key())
    #expect(names(storage) == [file(storage).lastPathComponent])
    #expect(try permissions(file(storage)) == 0o600)
    #expect(try permissions(storage.url) == 0o700)
    // Permissions that somebody has widened are narrowed.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: storage.url.path)
    #expect(await storage.entry(for: key()) == entry())
    #expect(try permissions(storage.url) == 0o700)
  }

  @Test("the next launch finds a response; removing one leaves the others")
  func nextLaunch() async {
    await storage().store(entry("one"), for: key("a"))
    await storage().store(entry("two"), for: key("b"))
    await storage().store(entry("three"), for: key("a"))
    #expect(await storage().entry(for: key("a")) == entry("three"))
    await storage().remove(key("a"))
    #expect(await storage().entry(for: key("a")) == nil)
    #expect(await storage().entry(for: key("b")) == entry("two"))
  }

  @Test("a folder that the system removed is created again")
  func purged() async throws {
    let storage = storage()
    await storage.store(entry(), for: key())
    try FileManager.default.removeItem(at: storage.url)
    #expect(await storage.entry(for: key()) == nil)
    await storage.store(entry(), for: key("b"))
    #expect(await storage.entry(for: key("b")) == entry())
  }

  @Test("B81 a folder, a link, a pipe or a large file in the place of an entry is a miss")
  func oddFiles() async throws {
    let storage = storage(entryLimit: 1_000)
    let other = parent["other"]
    try CacheFile.bytes(of: entry(), for: key()).write(to: other)
    for kind in ["folder", "link", "pipe", "large"] {
      await storage.store(entry(), for: key())
      try FileManager.default.removeItem(at: file(storage))
      switch kind {
      case "folder": try FileManager.default.createDirectory(at: file(storage), withIntermediateDirectories: false)
      case "link": try FileManager.default.createSymbolicLink(at: file(storage), withDestinationURL: other)
      case "pipe": #expect(mkfifo(file(storage).path, 0o600) == 0)
      default: try Data(count: 2_000).write(to: file(storage))
      }
      #expect(await storage.entry(for: key()) == nil, "\(kind)")
      await storage.removeAll()
      #expect(!FileManager.default.fileExists(atPath: storage.url.path), "\(kind)")
    }
    #expect(try Data(contentsOf: other) == CacheFile.bytes(of: entry(), for: key()))
  }

  @Test("a storage that cannot write stores nothing, and has no old response either")
  func unwritable() async throws {
    // A file in place of the parent folder.
    try Data().write(to: parent["file"])
    let storage = FileCacheStorage(name: "test", in: parent["file"])
    await storage.store(entry(), for: key())
    #expect(await storage.entry(for: key()) == nil)
    await storage.removeAll()
    #expect(try parent.names == ["file"])
  }

  @Test(
    "a name stays one component of the path",
    arguments: [
      ("a/b", "a_b"), ("..", "_.."), (".", "_."), ("", "_"), ("/", "_"), ("../../x", "_.._.._x"), ("a\0b", "a_b"),
      ("com.example", "com.example"), ("é", "é"), (".hidden", "_.hidden"), ("a\\b:c", "a_b_c"),
    ])
  func folderNames(name: String, expected: String) {
    let url = FileCacheStorage(name: name, in: parent.url).url
    #expect(url.lastPathComponent == expected + ".loadkit-cache")
    #expect(url.deletingLastPathComponent().standardizedFileURL.path == parent.url.standardizedFileURL.path)
  }

  // MARK: Limits

  @Test("files are bounded in number, and the most recently used files stay")
  func count() async {
    let storage = storage(countLimit: 8)
    for index in 0..<40 {
      await storage.store(entry(), for: key("\(index)"))
      _ = await storage.entry(for: key("0"))
      #expect(names(storage).count <= 8)
    }
    #expect(await storage.entry(for: key("0")) == entry())
    #expect(await storage.entry(for: key("39")) == entry())
    #expect(await storage.entry(for: key("1")) == nil)
  }

  @Test("files are bounded in size: each of them, and all together, also over launches")
  func size() async throws {
    let large = HTTPCacheEntry(fields: [:], body: Data(count: 20_000))
    for index in 0..<30 { await storage(limit: 100_000).store(large, for: key("\(index)")) }
    let storage = storage(limit: 100_000)
    let sizes = try names(storage).map { try Data(contentsOf: storage.url.appendingPathComponent($0)).count }
    #expect(sizes.reduce(0, +) <= 100_000 && sizes.count >= 3)
    await storage.store(HTTPCacheEntry(fields: [:], body: Data(count: 25_001)), for: key("29"))
    #expect(await storage.entry(for: key("29")) == nil, "over a quarter of the total")
    for storage in [self.storage(limit: 0), self.storage(countLimit: 0), self.storage(limit: -1, countLimit: -1)] {
      await storage.store(entry(), for: key("none"))
      #expect(await storage.entry(for: key("none")) == nil)
    }
  }

  // MARK: Removing everything

  @Test("B84 removing everything removes the folder with its temporary files, and nothing outside of it")
  func removeAll() async throws {
    let storage = storage()
    await storage.store(entry(), for: key())
    let (inside, outside) = (storage.url.path, parent["outside"])
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
    try Data("kept".utf8).write(to: outside.appendingPathComponent("file"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: inside + "/tmp-1"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: inside + "/.hidden"))
    try FileManager.default.createDirectory(atPath: inside + "/deep/er", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: inside + "/deep/er/file"))
    try FileManager.default.createSymbolicLink(atPath: inside + "/link", withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(atPath: inside + "/deep/up", withDestinationPath: "../..")
    try FileManager.default.createSymbolicLink(atPath: inside + "/gone", withDestinationPath: "/none")
    await storage.removeAll()
    #expect(try parent.names == ["outside"])
    #expect(try Data(contentsOf: outside.appendingPathComponent("file")) == Data("kept".utf8))
    await storage.removeAll()
    await storage.store(entry(), for: key())
    #expect(await storage.entry(for: key()) == entry())
  }

  @Test("B84 a link in place of the folder is not followed: neither read, nor written, nor emptied")
  func linkedFolder() async throws {
    let storage = storage()
    let outside = parent["outside"]
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
    let kept = CacheFile.bytes(of: entry(), for: key())
    try kept.write(to: outside.appendingPathComponent(file(storage).lastPathComponent))
    try FileManager.default.createSymbolicLink(at: storage.url, withDestinationURL: outside)
    #expect(await storage.entry(for: key()) == nil)
    await storage.removeAll()
    #expect(try parent.names == ["outside"])
    try FileManager.default.createSymbolicLink(at: storage.url, withDestinationURL: outside)
    await storage.store(entry("[2]"), for: key())
    #expect(await storage.entry(for: key()) == entry("[2]"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).count == 1)
    #expect(try Data(contentsOf: outside.appendingPathComponent(file(storage).lastPathComponent)) == kept)
  }

  @Test("temporary files of a killed process go with the next stored response; those of a living one stay")
  func abandoned() async throws {
    await storage().store(entry(), for: key())
    let storage = storage()
    let (dead, living) = (
      storage.url.appendingPathComponent("tmp-dead"), storage.url.appendingPathComponent("tmp-live")
    )
    try Data("x".utf8).write(to: dead)
    try Data("x".utf8).write(to: living)
    let descriptor = open(living.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    await storage.store(entry(), for: key("b"))
    #expect(names(storage).filter { $0.hasPrefix("tmp-") } == ["tmp-live"])
  }

  @Test("one folder is used by two storages and many tasks at once")
  func concurrent() async {
    let storages = [storage(), storage()]
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          for step in 0..<40 {
            let name = "\((step + index) % 10)"
            await storages[index % 2].store(entry(name), for: key(name))
            let found = await storages[(index + 1) % 2].entry(for: key(name))
            #expect(found == nil || found == entry(name))
            if step % 13 == index { await storages[index % 2].removeAll() }
          }
        }
      }
    }
    #expect(!names(storages[0]).contains { $0.hasPrefix("tmp-") })
  }

  @Test("B84 signing out removes the cached responses of a client from the disk")
  func signOut() async throws {
    let storage = storage()
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://api.example.com")),
      transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("[1]".utf8)) },
      cache: HTTPCache(storage, owner: "anna"))
    _ = try await client.get("/a", as: [Int].self)
    #expect(names(storage).count == 1)
    await client.cache?.removeAll()
    #expect(await client.cached("/a", as: [Int].self) == nil)
    #expect(try parent.names.isEmpty)
  }
}

/// A small random generator with a seed, so that a failing case comes back.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
