import LoadKit
import Testing

@Suite("What a view reads from a state") struct LoadStateTests {
  private static let failure = LoadFailure(.offline)
  private static let pull = LoadActivity(reason: .userRefresh)

  private static func content(_ refresh: LoadRefresh, _ origin: LoadOrigin = .current) -> LoadState<Int> {
    .loaded(1, LoadStatus(refresh: refresh, origin: origin))
  }

  /// Each state with its value, failure, and whether it runs, loads for the first time, and refreshes.
  private static let states: [(LoadState<Int>, Int?, LoadFailure?, runs: Bool, loads: Bool, refreshes: Bool)] = [
    (.idle, nil, nil, false, false, false),
    (.loading(LoadActivity()), nil, nil, true, true, false),
    (content(.none), 1, nil, false, false, false),
    (content(.running(pull, after: nil)), 1, nil, true, false, true),
    (content(.running(pull, after: failure)), 1, failure, true, false, true),
    (content(.failed(failure)), 1, failure, false, false, false),
    (content(.none, .cached), 1, nil, false, false, false),
    (content(.running(pull, after: nil), .previousInput), 1, nil, true, false, true),
    (content(.none, .placeholder), nil, nil, false, false, false),
    (content(.running(pull, after: nil), .placeholder), nil, nil, true, true, false),
    (.empty(LoadStatus()), nil, nil, false, false, false),
    (.empty(LoadStatus(refresh: .running(pull, after: nil))), nil, nil, true, false, true),
    (.failed(failure), nil, failure, false, false, false),
  ]

  @Test("Value, failure and work are told for every state; a placeholder is no content")
  func projections() {
    for (state, value, failure, runs, loads, refreshes) in Self.states {
      #expect(state.value == value, "\(state)")
      #expect(state.failure == failure, "\(state)")
      #expect(state.isRunning == runs, "\(state)")
      #expect(state.isLoading == loads, "\(state)")
      #expect(state.isRefreshing == refreshes, "\(state)")
      #expect(state.isUserRefreshing == (state.activity?.reason == .userRefresh), "\(state)")
    }
  }

  @Test("map changes the content, a placeholder's too, and nothing around it")
  func map() {
    for (state, _, _, _, _, _) in Self.states {
      let mapped = state.map { "\($0)!" }
      #expect(mapped.value == state.value.map { "\($0)!" })
      #expect(mapped.status == state.status)
      #expect(mapped.activity == state.activity)
      #expect(mapped.failure == state.failure)
      #expect(mapped.isIdle == state.isIdle && mapped.isEmpty == state.isEmpty)
      if case .loaded = state {
        guard case .loaded("1!", _) = mapped else {
          Issue.record("\(mapped)")
          continue
        }
      }
    }
  }

  @Test("map passes an error on, and calls nothing without content")
  func mapThrows() {
    let fails: (Int) throws(LoadFailure) -> Int = { _ throws(LoadFailure) in throw Self.failure }
    #expect(throws: Self.failure) { try Self.content(.none).map(fails) }
    #expect(throws: Never.self) { try LoadState<Int>.failed(LoadFailure(.notFound)).map(fails) }
  }
}
