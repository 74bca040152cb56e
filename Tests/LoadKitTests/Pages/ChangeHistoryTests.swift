import LoadKit
import LoadKitTesting
import Testing

/// What a screen has to show after everything that happened, by the words of rule 8 alone: it keeps the whole history
/// and begins from its start each time.
@MainActor final class ChangeHistory {
  struct Row: Identifiable, Equatable, CustomStringConvertible {
    var id: Int
    var text = 0

    var description: String { text == 0 ? "\(id)" : "\(id)/\(text)" }
  }

  enum Edit {
    case remove(Int), upsert(Row), move(Int, before: Int?), set([Row])
  }

  /// A change of the app. `known` is when the source began to know it: at once, when its work succeeded, or never.
  struct Change {
    var edit: Edit
    var made: Int
    var known: Int?
    var isUndone = false
  }

  /// An answer: when it was requested, when it arrived, and its rows, to which next pages are joined.
  struct Answer {
    var requested: Int
    var arrived: Int?
    var rows: [Row]
  }

  private(set) var time = 0
  private(set) var answers: [Answer] = []
  private(set) var changes: [Change] = []

  func tick() -> Int {
    time += 1
    return time
  }

  func request(_ rows: [Row]) -> Int {
    answers.append(Answer(requested: tick(), rows: rows))
    return answers.count - 1
  }

  func arrive(_ answer: Int) { answers[answer].arrived = tick() }

  /// A value of a stream: it counts as requested when it arrives.
  func stream(_ rows: [Row]) { arrive(request(rows)) }

  private var latest: Int? {
    answers.indices.filter { answers[$0].arrived != nil }.max { answers[$0].arrived ?? 0 < answers[$1].arrived ?? 0 }
  }

  /// The number of the change, or `nil` if there was nothing to change.
  func change(_ edit: Edit, isPending: Bool) -> Int? {
    let made = tick()
    if latest == nil { return nil }
    changes.append(Change(edit: edit, made: made, known: isPending ? nil : made))
    return changes.count - 1
  }

  func succeed(_ change: Int?) { if let change { changes[change].known = tick() } }
  func undo(_ change: Int?) { if let change { changes[change].isUndone = true } }

  func join(_ rows: [Row]) {
    guard let latest else { return }
    for row in rows where !answers[latest].rows.contains(where: { $0.id == row.id }) {
      answers[latest].rows.append(row)
    }
  }

  var expected: [Row]? {
    guard let latest else { return nil }
    var rows = answers[latest].rows
    for change in changes where !change.isUndone {
      // An answer that was requested when the source knew the change has ended it.
      if let known = change.known, answers[latest].requested >= known { continue }
      // Written out, so that nothing is shared with the library's own.
      switch change.edit {
      case .set(let new): rows = new
      case .remove(let id): rows = rows.filter { $0.id != id }
      case .upsert(let row):
        if rows.contains(where: { $0.id == row.id }) {
          rows = rows.map { $0.id == row.id ? row : $0 }
        } else {
          rows.append(row)
        }
      case .move(let id, let other):
        guard id != other, let row = rows.first(where: { $0.id == id }) else { break }
        guard other == nil || rows.contains(where: { $0.id == other }) else { break }
        let rest = rows.filter { $0.id != id }
        let index = rest.firstIndex { $0.id == other } ?? rest.count
        rows = Array(rest[..<index]) + [row] + Array(rest[index...])
      }
    }
    return rows
  }
}

extension ChangeHistory.Edit {
  @MainActor static func random(_ random: inout LinearRandom) -> Self {
    func below(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    switch below(4) {
    case 0: return .upsert(ChangeHistory.Row(id: below(9), text: 1 + below(99)))
    case 1: return .move(below(9), before: below(5) == 0 ? nil : below(9))
    default: return .remove(below(9))
    }
  }

  func apply(to rows: inout some RangeReplaceableCollection<ChangeHistory.Row>) {
    switch self {
    case .remove(let id): rows.remove(id: id)
    case .upsert(let row): rows.upsert(row)
    case .move(let id, let other): rows.move(id: id, before: other)
    case .set(let new): rows.replaceSubrange(rows.startIndex..., with: new)
    }
  }
}

@MainActor @Suite("Histories of changes", .timeLimit(.minutes(5))) struct ChangeHistoryTests {
  typealias Row = ChangeHistory.Row

  /// The source, and how it answers next.
  @MainActor private final class Source {
    var rows: [Row]
    var fails = false
    var wait = 0

    init(_ rows: [Row]) { self.rows = rows }
  }

  /// Any rows, with one of its own that tells answers apart.
  private static func rows(_ random: inout LinearRandom, _ number: Int) -> [Row] {
    [Row(id: 1_000 + number)] + (0..<9).filter { _ in random.next() % 2 == 0 }.map { Row(id: $0) }
  }

  private static let options = LoadOptions(
    timing: .none, retry: .retries(1, wait: ms(20)), staleAfter: .seconds(100_000))

  @Test("B79 any history of changes, optimistic work, refreshes and failures shows what rule 8 says", arguments: 1...30)
  func loader(seed: UInt64) async {
    var random = LinearRandom(state: seed)
    func below(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    let (clock, history) = (ManualClock(), ChangeHistory())
    var count = 0
    let source = Source(Self.rows(&random, 0))
    let loader = Loader<NoInput, [Row]>(options: Self.options, environment: LoadEnvironment(clock: clock)) { _ in
      let answer = history.request(source.rows)
      let isBroken = source.fails
      try await clock.deliver(after: ms(source.wait))
      if isBroken { throw broken }
      history.arrive(answer)
      return history.answers[answer].rows
    }
    var tasks: [Task<Void, Never>] = []
    for step in 0..<150 {
      switch below(10) {
      case 0...2:
        let edit = ChangeHistory.Edit.random(&random)
        _ = history.change(edit, isPending: false)
        loader.update { edit.apply(to: &$0) }
      case 3, 4:
        let edit = ChangeHistory.Edit.random(&random)
        let (length, isFailing) = (ms(below(200)), below(2) == 0)
        let task = Task {
          var number: Int?
          do {
            number = history.change(edit, isPending: true)
            try await loader.optimistically({ edit.apply(to: &$0) }) {
              try await clock.deliver(after: length)
              if isFailing { throw broken }
            }
            history.succeed(number)
          } catch {
            history.undo(number)
          }
        }
        tasks.append(task)
      case 5 where history.expected != nil && below(3) == 0:
        let rows = Self.rows(&random, 500 + step)
        _ = history.change(.set(rows), isPending: false)
        loader.set(rows)
      case 6: loader.cancel()
      default:
        count += 1
        (source.fails, source.wait) = (below(4) == 0, below(120))
        source.rows = Self.rows(&random, count)
        loader.start([.poll, .userRefresh, .userRetry, .invalidated][below(4)])
      }
      await clock.advance(by: ms(below(3) == 0 ? below(60) : 0))
      if loader.value ?? [] != history.expected ?? [] {
        Issue.record("step \(step): \(loader.value ?? []), not \(history.expected ?? [])")
        break
      }
    }
    await clock.advance(by: .seconds(10))
    for task in tasks { await task.value }
    #expect(loader.value ?? [] == history.expected ?? [])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B79 any history of changes and values of a stream shows what rule 8 says", arguments: 1...20)
  func stream(seed: UInt64) async {
    var random = LinearRandom(state: seed + 100)
    func below(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    let (clock, history) = (ManualClock(), ChangeHistory())
    let (values, source) = AsyncStream<[Row]>.makeStream()
    let loader = Loader<NoInput, [Row]>(
      options: Self.options, environment: LoadEnvironment(clock: clock), stream: { _ in values })
    let recorder = StateRecorder(loader)
    loader.start()
    var tasks: [Task<Void, Never>] = []
    for step in 0..<120 {
      switch below(6) {
      case 0, 1:
        let edit = ChangeHistory.Edit.random(&random)
        _ = history.change(edit, isPending: false)
        loader.update { edit.apply(to: &$0) }
      case 2, 3:
        let edit = ChangeHistory.Edit.random(&random)
        let (length, isFailing) = (ms(below(200)), below(2) == 0)
        let task = Task {
          let number = history.change(edit, isPending: true)
          do {
            try await loader.optimistically({ edit.apply(to: &$0) }) {
              try await clock.deliver(after: length)
              if isFailing { throw broken }
            }
            history.succeed(number)
          } catch {
            history.undo(number)
          }
        }
        tasks.append(task)
        await clock.advance(by: .zero)
      default:
        let rows = Self.rows(&random, step)
        source.yield(rows)
        history.stream(rows)
        await recorder.when { $0.value?.contains { $0.id == 1_000 + step } ?? false }
      }
      await clock.advance(by: ms(below(60)))
      if loader.value ?? [] != history.expected ?? [] {
        Issue.record("step \(step): \(loader.value ?? []), not \(history.expected ?? [])")
        break
      }
    }
    await clock.advance(by: .seconds(10))
    for task in tasks { await task.value }
    loader.reset()
  }

  @Test("B79 any history of changes, refreshes and next pages shows what rule 8 says", arguments: 1...30)
  func pages(seed: UInt64) async {
    var random = LinearRandom(state: seed + 200)
    func below(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    let (clock, history) = (ManualClock(), ChangeHistory())
    var count = 0
    let source = Source(Self.rows(&random, 0))
    let pages = PagedLoader<NoInput, Row, Int>(
      options: Self.options, pageOptions: LoadPageOptions(timing: .none, emptyPageLimit: 1_000),
      environment: LoadEnvironment(clock: clock)
    ) { (cursor: Int?, _) in
      let (isBroken, rows) = (source.fails, source.rows)
      let answer = cursor == nil ? history.request(rows) : nil
      try await clock.deliver(after: ms(source.wait))
      if isBroken { throw broken }
      if let answer { history.arrive(answer) } else { history.join(rows) }
      return LoadPage(rows, next: (cursor ?? 0) + 1)
    }
    var tasks: [Task<Void, Never>] = []
    for step in 0..<150 {
      (source.fails, source.wait) = (below(5) == 0, below(120))
      switch below(10) {
      case 0...2:
        let edit = ChangeHistory.Edit.random(&random)
        _ = history.change(edit, isPending: false)
        pages.update { edit.apply(to: &$0) }
      case 3:
        let edit = ChangeHistory.Edit.random(&random)
        let (length, isFailing) = (ms(below(200)), below(2) == 0)
        let task = Task {
          let number = history.change(edit, isPending: true)
          do {
            try await pages.optimistically({ edit.apply(to: &$0) }) {
              try await clock.deliver(after: length)
              if isFailing { throw broken }
            }
            history.succeed(number)
          } catch {
            history.undo(number)
          }
        }
        tasks.append(task)
        await clock.advance(by: .zero)
      case 4...6:
        count += 1
        source.rows = Self.rows(&random, count)
        pages.startMore(below(2) == 0 ? .appeared : .userRetry)
      case 7: pages.cancelMore()
      default:
        count += 1
        source.rows = Self.rows(&random, count)
        pages.list.start([.poll, .userRefresh, .userRetry][below(3)])
      }
      await clock.advance(by: ms(below(3) == 0 ? below(60) : 0))
      if pages.items != history.expected ?? [] {
        Issue.record("step \(step): \(pages.items), not \(history.expected ?? [])")
        break
      }
    }
    await clock.advance(by: .seconds(10))
    for task in tasks { await task.value }
    #expect(pages.items == history.expected ?? [])
    #expect(clock.pendingSleepCount == 0)
  }
}
