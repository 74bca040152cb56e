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

  /// Whether nobody would be told.
  var isEmpty: Bool { entries.allSatisfy { $0.owner == nil } }

  /// Adds a function.
  mutating func add(_ owner: AnyObject, _ notify: @escaping @MainActor (Event) -> Void) {
    if entries.count >= limit {
      entries.removeAll { $0.owner == nil }
      limit = max(16, entries.count * 2)
    }
    entries.append(Entry(owner: owner, notify: notify))
  }

  /// Calls the functions whose owners live, in the order in which they were added. Who is added meanwhile is not told.
  ///
  /// - Parameters:
  ///   - event: What they are told.
  ///   - isNews: Whether those who come next are still to be told. Default: always.
  func tell(_ event: Event, while isNews: () -> Bool = { true }) {
    for entry in entries where entry.owner != nil {
      entry.notify(event)
      guard isNews() else { return }
    }
  }
}
