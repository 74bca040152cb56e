import Dispatch
import Foundation
import LoadKit

/// Stores responses in files of a folder of its own.
///
/// ```swift
/// let cache = HTTPCache(FileCacheStorage(name: "com.example.articles"))
/// ```
/// - A response is written in one step: it is complete on the disk, or not there. A damaged file counts as no response,
///   whatever is damaged, and is removed.
/// - The files are bounded in number, in size, and all together. The least recently used ones are removed first.
/// - Only this user can read them (permissions 0600 and 0700). On iOS, tvOS, watchOS and visionOS they are encrypted
///   until the first unlock after a start.
/// - ``removeAll()``, for example when the user signs out, removes the folder and everything in it, temporary files
///   included. It follows no link, so nothing outside is removed.
///
/// It reads and writes on a queue of its own, never on the caller's thread. If the folder cannot be used, nothing is
/// stored. Names of files reveal neither addresses nor owners.
public final class FileCacheStorage: HTTPCacheStorage {
  private let queue = DispatchQueue(label: "LoadKitHTTP.FileCacheStorage")
  private let folder: LoadLock<CacheFolder>
  /// The folder of the files. It exists as long as responses are stored.
  public let url: URL

  /// Creates a storage. Reads and writes nothing yet.
  ///
  /// - Parameters:
  ///   - name: The name of the folder, which gets the extension `loadkit-cache`; a different one for each storage of
  ///     the app. Slashes and control characters in it are replaced.
  ///   - parent: The folder that contains it. Default: the caches folder of the app, which the system may empty.
  ///   - limit: The largest total size in bytes. Default: 50 MB.
  ///   - entryLimit: The largest size of one response in bytes. Default: 10 MB, at most a quarter of the total.
  ///   - countLimit: The most responses. Default: 1,000.
  public init(
    name: String, in parent: URL? = nil, limit: Int = 50_000_000, entryLimit: Int? = nil, countLimit: Int = 1_000
  ) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let parent = parent ?? caches ?? URL(fileURLWithPath: NSTemporaryDirectory())
    let limits = CacheFolder.Limits(
      total: max(0, limit), entry: max(0, entryLimit ?? min(10_000_000, limit / 4)), count: max(0, countLimit))
    url = parent.appendingPathComponent(Self.fileName(name) + ".loadkit-cache", isDirectory: true)
    folder = LoadLock(CacheFolder(path: url.path, limits: limits))
  }

  /// The entry for a key; see ``HTTPCacheStorage``.
  public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? { await onQueue { $0.entry(for: key) } }

  /// Stores an entry; see ``HTTPCacheStorage``.
  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {
    await onQueue { $0.store(entry, for: key) }
  }

  /// Removes the entry for a key; see ``HTTPCacheStorage``.
  public func remove(_ key: HTTPCacheKey) async { await onQueue { $0.remove(key) } }

  /// Removes all entries, and the folder; see ``HTTPCacheStorage``.
  public func removeAll() async { await onQueue { $0.removeAll() } }

  // MARK: Implementation

  /// Uses the folder on the queue: a wait for the disk must block neither the main actor nor the concurrent pool.
  private func onQueue<Value: Sendable>(_ use: @escaping @Sendable (inout CacheFolder) -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { [folder] in continuation.resume(returning: folder.withLock(use)) }
    }
  }

  /// One component of a path, which leads nowhere else.
  private static func fileName(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(100).map { scalar -> Character in
      scalar == "/" || scalar == "\\" || scalar == ":" || scalar.value < 0x20 || scalar.value == 0x7F
        ? "_" : Character(scalar)
    }
    let text = String(scalars)
    return text.isEmpty || text.hasPrefix(".") ? "_" + text : text
  }
}

extension FileCacheStorage: CustomReflectable {
  /// The name of the folder.
  public var customMirror: Mirror { Mirror(self, children: ["folder": url.lastPathComponent]) }
}
