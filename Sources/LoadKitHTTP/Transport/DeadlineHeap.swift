/// Deadlines with the earliest one first: a binary heap.
///
/// A removed deadline stays in the heap until it is the earliest or ``keep(_:)`` drops it, so removing costs nothing.
struct DeadlineHeap: Sendable {
  /// A deadline, and its ID.
  struct Item: Sendable {
    let deadline: Duration
    let id: Int
  }

  private var items: [Item] = []

  /// The number of deadlines, removed ones included.
  var count: Int { items.count }

  /// The earliest deadline.
  var first: Item? { items.first }

  /// Adds a deadline.
  mutating func insert(_ item: Item) {
    items.append(item)
    var index = items.count - 1
    while index > 0, case let parent = (index - 1) / 2, items[index].deadline < items[parent].deadline {
      items.swapAt(index, parent)
      index = parent
    }
  }

  /// Takes the earliest deadline out.
  mutating func popFirst() -> Item? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    if !items.isEmpty {
      items[0] = last
      sink(0)
    }
    return first
  }

  /// Drops all other deadlines.
  ///
  /// - Parameter isKept: Whether a deadline is kept.
  mutating func keep(_ isKept: (Item) -> Bool) {
    items.removeAll { !isKept($0) }
    for index in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < items.count {
        if items[child].deadline < items[least].deadline { least = child }
      }
      guard least != index else { return }
      items.swapAt(index, least)
      index = least
    }
  }
}
