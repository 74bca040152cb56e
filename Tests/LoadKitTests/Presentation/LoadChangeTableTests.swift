import LoadKit
import Testing

@Suite("Rule 27: what is said between any two states")
struct LoadChangeTableTests {
  private static var traits: LoadTraits<[Int]> { LoadTraits(isEmpty: \.isEmpty, isSame: ==, count: \.count) }
  private static let first = LoadFailure.numbered(1)
  private static let second = LoadFailure.numbered(2)

  private static func running(
    _ reason: LoadReason, _ indicator: LoadIndicator, after failure: LoadFailure? = nil
  ) -> LoadRefresh {
    .running(LoadActivity(reason: reason, indicator: indicator), after: failure)
  }

  /// Content of two items, fetched at 0 unless said otherwise.
  private static func content(
    _ refresh: LoadRefresh = .none, _ value: [Int] = [1, 2], at asOf: Int = 0, origin: LoadOrigin = .current
  ) -> LoadState<[Int]> {
    .loaded(value, LoadStatus(refresh: refresh, origin: origin, asOf: .seconds(asOf)))
  }

  private static func empty(_ refresh: LoadRefresh = .none, at asOf: Int = 0) -> LoadState<[Int]> {
    .empty(LoadStatus(refresh: refresh, asOf: .seconds(asOf)))
  }

  private static func sample(_ refresh: LoadRefresh) -> LoadState<[Int]> {
    .loaded([0], LoadStatus(refresh: refresh, origin: .placeholder))
  }

  /// One of every kind of state that a loader can be in, in the order of the table's rows and columns.
  private static let states: [(name: String, state: LoadState<[Int]>)] = [
    ("idle", .idle),
    ("loading, grace", .loading(LoadActivity())),
    ("loading, grace, user", .loading(LoadActivity(reason: .userRefresh))),
    ("loading, visible", .loading(LoadActivity(indicator: .visible))),
    ("loading, visible, user", .loading(LoadActivity(reason: .userRetry, indicator: .visible))),
    ("sample", sample(.none)),
    ("sample, grace", sample(running(.appeared, .pending))),
    ("sample, visible", sample(running(.appeared, .visible))),
    ("sample, failure 1", sample(.failed(first))),
    ("failure 1", .failed(first)),
    ("failure 2", .failed(second)),
    ("content", content()),
    ("the same, fetched later", content(at: 9)),
    ("other content", content([3], at: 9)),
    ("content, refresh, grace", content(running(.poll, .pending))),
    ("content, refresh, visible", content(running(.poll, .visible))),
    ("content, user's refresh", content(running(.userRefresh, .pending))),
    ("content, failure 1", content(.failed(first))),
    ("content, refresh after failure 1", content(running(.poll, .pending, after: first))),
    ("content, user's retry after failure 1", content(running(.userRetry, .visible, after: first))),
    ("content, failure 2", content(.failed(second))),
    ("content of an earlier input", content(running(.inputChanged, .visible), origin: .previousInput)),
    ("empty", empty()),
    ("empty, fetched later", empty(at: 9)),
    ("empty, refresh, grace", empty(running(.poll, .pending))),
    ("empty, user's refresh", empty(running(.userRefresh, .visible))),
    ("empty, failure 1", empty(.failed(first))),
    ("empty, user's retry after failure 1", empty(running(.userRetry, .visible, after: first))),
  ]

  private static func content(_ value: [Int], at asOf: Int) -> LoadState<[Int]> { content(.none, value, at: asOf) }

  /// A row for the state before, a column for the state now.
  ///
  /// `.` silence, `L` "Loading articles", `C` a count, `E` the words for nothing, `F` a failure that interrupts,
  /// `f` a failure that waits for its turn.
  private static let table: [String] = [
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFFCCCCCCFCCFCEEEEFE",
    "........FFFCCCCCCfCCfCEEEEfE",
    "........FFFCCCCCCFCCFCEEEEFE",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "........FFFCCCCCCfCCfCEEEEfE",
    "....L.......................",
    "....L.......................",
    "....L.......................",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF..C...f..f.EE..f.",
    "...LL..LFFF.CC...F..F.EE..F.",
    "....L.......................",
    "....L.......................",
    "....L.....F.CC......F.EE....",
    "....L.......................",
    "...LL..LFFF.CC...f..f.EE..f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFF......f..f.....f.",
    "...LL..LFFFCCC...F..F..E..F.",
    "....L.......................",
    "....L.....FCCC......F..E....",
  ]

  @Test("B70 B71 B72 every change says what it should, and no more")
  func everyChange() {
    var found: [String] = []
    for (_, before) in Self.states {
      found.append(
        Self.states.map {
          Self.letter(
            for: LoadAnnouncement.between(
              before, $0.state, words: LoadWords(.articles), traits: Self.traits))
        }.joined())
    }
    for (row, pair) in zip(found, Self.table).enumerated() where pair.0 != pair.1 {
      Issue.record("after \(Self.states[row].name): \(pair.0) instead of \(pair.1)")
    }
    #expect(Self.table.count == Self.states.count)
  }

  @Test("a state twice in a row says nothing, and a stopped run never does", arguments: 0..<28)
  func silence(index: Int) {
    let state = Self.states[index].state
    #expect(LoadAnnouncement.between(state, state, words: LoadWords(.articles), traits: Self.traits) == nil)
    for (name, after) in Self.states where !after.isRunning {
      let announcement = LoadAnnouncement.between(
        state, after, wasRestored: true, words: LoadWords(.articles), traits: Self.traits)
      #expect(announcement == nil, "\(name)")
    }
  }

  @Test("B71 progress, phases and attempts say nothing, whatever runs", arguments: 0..<28)
  func ticks(index: Int) {
    let state = Self.states[index].state
    guard let activity = state.activity else { return }
    for phase in LoadPhase.allCases {
      for progress in EveryState.progress {
        var tick = activity
        (tick.phase, tick.progress, tick.attempt) = (phase, progress, 3)
        let next: LoadState<[Int]>
        switch state {
        case .loaded(let value, var status):
          status.refresh = .running(tick, after: status.refresh.failure)
          next = .loaded(value, status)
        case .empty(var status):
          status.refresh = .running(tick, after: status.refresh.failure)
          next = .empty(status)
        case .idle, .loading, .failed:
          next = .loading(tick)
        }
        #expect(LoadAnnouncement.between(state, next, words: LoadWords(.articles), traits: Self.traits) == nil)
        #expect(LoadAnnouncement.between(next, state, words: LoadWords(.articles), traits: Self.traits) == nil)
      }
    }
  }

  private static func letter(for announcement: LoadAnnouncement?) -> String {
    switch (announcement?.text, announcement?.priority) {
    case (nil, _): "."
    case ("Loading articles", .low): "L"
    case ("2 articles", .normal), ("1 article", .normal): "C"
    case ("No Articles. Articles that you write appear here.", .normal): "E"
    case (let text?, .high) where text.contains("You’re Offline"): "F"
    case (let text?, .normal) where text.contains("You’re Offline"): "f"
    default: "?"
    }
  }
}
