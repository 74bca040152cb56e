/// Functions to call, each for as long as its owner lives.
@MainActor struct LoadObservers<Event> {
  private struct Entry {
    weak var owner: AnyObject?
    let notify: @MainActor (Event) -> Void
  }

  private var entries: [Entry] = []
  /// At how many the dead are cleared away: seldom enough that adding one costs the same however many there are.
  private var limit = 16

  nonisolated init() {}

  /// How many there are, those included whose owner is gone.
  var count: Int { entries.count }

  /// Adds a function.
  mutating func add(_ owner: AnyObject, _ notify: @escaping @MainActor (Event) -> Void) {
    if entries.count >= limit { clear() }
    entries.append(Entry(owner: owner, notify: notify))
  }

  /// The functions whose owners live, in the order in which they were added.
  mutating func living() -> [@MainActor (Event) -> Void] {
    clear()
    return entries.map(\.notify)
  }

  private mutating func clear() {
    entries.removeAll { $0.owner == nil }
    limit = max(16, entries.count * 2)
  }
}
