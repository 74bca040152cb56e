/// Events in the order of their time; events of the same time in the order of their insertion.
struct EventQueue<Event> {
  private struct Entry {
    let time: Int64
    let number: Int
    let event: Event

    func isBefore(_ other: Entry) -> Bool { time != other.time ? time < other.time : number < other.number }
  }

  /// A binary heap.
  private var heap: [Entry] = []
  private var inserted = 0

  /// The time of the first event.
  var nextTime: Int64? { heap.first?.time }

  mutating func insert(_ event: Event, at time: Int64) {
    let entry = Entry(time: time, number: inserted, event: event)
    inserted += 1
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry.isBefore(heap[parent]) else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = entry
  }

  mutating func popFirst() -> Event? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first.event }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(last) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first.event
  }
}
