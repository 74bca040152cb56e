import LoadKit

/// Stores responses in memory, and removes the least recently used ones first.
public final class MemoryCacheStorage: HTTPCacheStorage {
  fileprivate struct State: Sendable {
    var places: [HTTPCacheKey: Place] = [:]
    var size = 0
    var uses = 0
  }

  fileprivate struct Place: Sendable {
    let entry: HTTPCacheEntry
    var lastUse: Int
  }

  private let limit: Int
  private let state = LoadLock(State())

  /// Creates an empty storage.
  ///
  /// - Parameter limit: The largest total size in bytes. Default: 10 MB. A response larger than a quarter of it is not
  ///   stored.
  public init(limit: Int = 10_000_000) { self.limit = max(0, limit) }

  /// The approximate total size in bytes.
  public var size: Int { state.withLock { $0.size } }

  /// The number of stored responses.
  public var count: Int { state.withLock { $0.places.count } }

  /// The entry for a key; see ``HTTPCacheStorage``.
  public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
    state.withLock { state in
      state.uses += 1
      state.places[key]?.lastUse = state.uses
      return state.places[key]?.entry
    }
  }

  /// Stores an entry; see ``HTTPCacheStorage``.
  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {
    let limit = limit
    state.withLock { state in
      state.remove(key)
      guard entry.size <= limit / 4 else { return }
      state.uses += 1
      state.places[key] = Place(entry: entry, lastUse: state.uses)
      state.size += entry.size
      if state.size > limit { state.shrink(to: limit / 4 * 3) }
    }
  }

  /// Removes the entry for a key; see ``HTTPCacheStorage``.
  public func remove(_ key: HTTPCacheKey) async { state.withLock { $0.remove(key) } }

  /// Removes all entries; see ``HTTPCacheStorage``.
  public func removeAll() async { state.withLock { $0 = State() } }
}

extension MemoryCacheStorage.State {
  fileprivate mutating func remove(_ key: HTTPCacheKey) {
    if let place = places.removeValue(forKey: key) { size -= place.entry.size }
  }

  /// Removes the least recently used entries; several at once, so that this is rarely necessary.
  fileprivate mutating func shrink(to target: Int) {
    for (key, _) in places.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if size <= target { return }
      remove(key)
    }
  }
}

extension MemoryCacheStorage: CustomReflectable {
  /// The number of responses, and their size.
  public var customMirror: Mirror { Mirror(self, children: ["count": count, "bytes": size]) }
}
