/// Shares loaders between screens: one key, one loader (rule 26).
///
/// A screen asks for its loader with ``loader(for:tags:make:)`` or ``pages(for:tags:make:)`` and holds what it gets.
/// Others that ask with the same key get the same, and so share its content, its runs and its failures. When nobody
/// holds a loader any more the store still does for a while (``keepFor``), so that a screen that comes back shows at
/// once what it showed. Then it is let go: never while somebody holds it, and never while it runs.
///
/// ```swift
/// let article = store.loader(for: id) { Loader(.article) { _ in try await service.article(id) } }
/// ```
///
/// Create one for the app and hand it to the screens. It belongs to the main actor.
@MainActor public final class LoaderStore {
  /// How long a loader that nobody holds is kept.
  public let keepFor: Duration
  /// How many loaders are kept at most. Loaders that are held, or run, are kept in any case.
  public let limit: Int

  private let clock: LoadClock
  private var timer: LoadTimer?
  private var entries: [Key: LoaderEntry] = [:]
  private var lastUse = 0

  private struct Key: Hashable {
    let name: AnyHashable
    /// The same name may stand for loaders of different types.
    let type: ObjectIdentifier
  }

  /// Creates a store without loaders.
  ///
  /// Nobody tells when a loader is no longer held: the store looks, every fifth of `keepFor`, but not more often than
  /// once a second. So a loader is let go up to that much later, and never earlier.
  ///
  /// - Parameters:
  ///   - keepFor: How long a loader that nobody holds is kept. Default: 5 min. Negative counts as zero.
  ///   - limit: How many loaders are kept at most; the ones that were asked for least recently go first. Default: 100.
  ///     At least 1.
  ///   - clock: The clock for that; by default the continuous one, on which time in the background counts.
  public nonisolated init(
    keepFor: Duration = .seconds(300), limit: Int = 100, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.keepFor = max(.zero, keepFor)
    self.limit = max(1, limit)
    self.clock = LoadClock(clock)
  }

  /// How many loaders there are now.
  public var count: Int { entries.count }

  /// The loader for a key: the one that is there, or a new one.
  ///
  /// - Parameters:
  ///   - key: What stands for the content: an identifier, an address. Loaders of different types may have equal keys.
  ///   - tags: The subjects of the content, for ``invalidate(where:)``. They are added to those from before.
  ///   - make: Makes a new one. Called only if there is none; it must not use the store.
  /// - Returns: The loader. Hold it for as long as it is on screen.
  public func loader<Input, Value>(
    for key: some Hashable, tags: Set<AnyHashable> = [], make: () -> Loader<Input, Value>
  ) -> Loader<Input, Value> {
    shared(key, tags, make)
  }

  /// The paged loader for a key: the one that is there, or a new one.
  ///
  /// - Parameters:
  ///   - key: What stands for the content. Loaders of different types may have equal keys.
  ///   - tags: The subjects of the content, for ``invalidate(where:)``. They are added to those from before.
  ///   - make: Makes a new one. Called only if there is none; it must not use the store.
  /// - Returns: The loader. Hold it, and not only its ``PagedLoader/list``, for as long as it is on screen.
  public func pages<Input, Item, Cursor>(
    for key: some Hashable, tags: Set<AnyHashable> = [], make: () -> PagedLoader<Input, Item, Cursor>
  ) -> PagedLoader<Input, Item, Cursor> {
    shared(key, tags, make)
  }

  /// Loads for a screen that may be shown soon, without a display: unless fresh content is there. The screen that asks
  /// with the same key joins the run. The loader is kept as any other that is not held (``keepFor``).
  ///
  /// - Parameters:
  ///   - key: What stands for the content.
  ///   - tags: The subjects of the content.
  ///   - make: Makes a new one. Called only if there is none; it must not use the store.
  public func prefetch<Value>(
    for key: some Hashable, tags: Set<AnyHashable> = [], make: () -> Loader<NoInput, Value>
  ) {
    loader(for: key, tags: tags, make: make).start()
  }

  /// Loads the first page for a screen that may be shown soon; see ``prefetch(for:tags:make:)``.
  ///
  /// - Parameters:
  ///   - key: What stands for the content.
  ///   - tags: The subjects of the content.
  ///   - make: Makes a new one. Called only if there is none; it must not use the store.
  public func prefetchPages<Item, Cursor>(
    for key: some Hashable, tags: Set<AnyHashable> = [], make: () -> PagedLoader<NoInput, Item, Cursor>
  ) {
    pages(for: key, tags: tags, make: make).list.start()
  }

  /// Invalidates the loaders of some keys or tags after a change of the source, as ``Loader/invalidate()`` does: those
  /// on screen load again at once, the others when they appear next.
  ///
  /// ```swift
  /// store.invalidate { $0.key == AnyHashable(article.id) || $0.tags.contains("articles") }
  /// ```
  ///
  /// - Parameter isAffected: Whether a loader is invalidated. Default: every loader.
  public func invalidate(where isAffected: (Entry) -> Bool = { _ in true }) {
    let affected = entries.filter { isAffected(Entry(key: $0.key.name, tags: $0.value.tags)) }
    for entry in affected.values.sorted(by: { $0.lastUse < $1.lastUse }) { entry.invalidate() }
  }

  /// Invalidates the loaders of a tag; see ``invalidate(where:)``.
  ///
  /// - Parameter tag: The tag.
  public func invalidate(tag: some Hashable) {
    let tag = AnyHashable(tag)
    invalidate { $0.tags.contains(tag) }
  }

  /// The key and the tags of a loader in the store.
  public struct Entry {
    /// The key.
    public let key: AnyHashable
    /// The tags.
    public let tags: Set<AnyHashable>
  }

  /// Lets all loaders go that nobody holds and that do not run: what to do when the system is short of memory.
  public func releaseUnused() {
    entries = entries.filter { !$0.value.isUnused }
    arm()
  }

  /// Lets all loaders go, for example when the user signs out. Screens that hold one keep it; who asks from now on gets
  /// another.
  public func removeAll() {
    entries = [:]
    arm()
  }

  // MARK: Implementation

  private func shared<Shared: LoaderStoreMember>(
    _ name: some Hashable, _ tags: Set<AnyHashable>, _ make: () -> Shared
  ) -> Shared {
    let key = Key(name: AnyHashable(name), type: ObjectIdentifier(Shared.self))
    lastUse += 1
    if let found = entries[key] {
      // The key holds the type, so the cast needs no check.
      let entry = unsafeDowncast(found, to: SharedEntry<Shared>.self)
      entry.lastUse = lastUse
      if !tags.isEmpty { entry.tags.formUnion(tags) }
      entry.unusedSince = nil
      return entry.shared
    }
    let shared = make()
    let entry = SharedEntry(shared, lastUse: lastUse)
    entry.tags = tags
    entries[key] = entry
    makeRoom()
    arm()
    return shared
  }

  /// Lets the loaders go that were asked for least recently, if there are too many.
  private func makeRoom() {
    guard entries.count > limit else { return }
    let unused = entries.filter { $0.value.lastUse != lastUse && $0.value.isUnused }
    for entry in unused.sorted(by: { $0.value.lastUse < $1.value.lastUse }).prefix(entries.count - limit) {
      entries[entry.key] = nil
    }
  }

  /// Lets the loaders go that nobody has held for long enough.
  private func sweep() {
    let now = clock.now()
    for (key, entry) in entries {
      guard entry.isUnused else {
        entry.unusedSince = nil
        continue
      }
      let since = entry.unusedSince ?? now
      entry.unusedSince = since
      if now >= since + keepFor { entries[key] = nil }
    }
    arm()
  }

  private func arm() {
    guard !entries.isEmpty else {
      timer?.arm(nil)
      return
    }
    let now = clock.now()
    let interval = max(.seconds(1), keepFor / 5)
    let next = entries.values.map { $0.unusedSince.map { $0 + keepFor } ?? now + interval }.min()
    if timer == nil { timer = LoadTimer(clock: clock) { [weak self] in self?.sweep() } }
    timer?.arm(next)
  }
}

/// A loader in a store, and what is known about its use.
@MainActor private class LoaderEntry {
  var lastUse: Int
  /// Since when nobody is known to have held it.
  var unusedSince: Duration?
  var tags: Set<AnyHashable> = []

  init(lastUse: Int) { self.lastUse = lastUse }

  /// Whether nobody but the store holds the loader, and it does not run.
  var isUnused: Bool { true }

  /// The source has changed.
  func invalidate() {}
}

/// The same with the loader's own type, without which nobody can tell how often it is held.
@MainActor private final class SharedEntry<Shared: LoaderStoreMember>: LoaderEntry {
  private(set) var shared: Shared

  init(_ shared: Shared, lastUse: Int) {
    self.shared = shared
    super.init(lastUse: lastUse)
  }

  override func invalidate() { shared.invalidateIfUsed() }

  override var isUnused: Bool { isKnownUniquelyReferenced(&shared) && !shared.isBusy }
}

/// What a store needs of what it holds.
@MainActor protocol LoaderStoreMember: AnyObject {
  /// Whether work is under way.
  var isBusy: Bool { get }
  /// The source has changed. Without effect on a loader that was never used.
  func invalidateIfUsed()
}

extension Loader: LoaderStoreMember {
  var isBusy: Bool { usedDriver?.runID != nil }

  func invalidateIfUsed() { if usedDriver != nil { invalidate() } }
}

extension PagedLoader: LoaderStoreMember {
  var isBusy: Bool { first.isBusy || LoadPageEdge.allCases.contains { loader(at: $0).isBusy } }

  func invalidateIfUsed() { first.invalidateIfUsed() }
}
