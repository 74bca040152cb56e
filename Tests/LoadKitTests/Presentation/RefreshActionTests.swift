import LoadKit
import Testing

@Suite("What a toolbar's refresh button shows, and what a renderer without samples draws")
struct RefreshActionTests {
  private func refreshing(_ reason: LoadReason) -> LoadState<[Int]> {
    .loaded([1], LoadStatus(refresh: .running(LoadActivity(reason: reason, indicator: .visible), after: nil)))
  }

  @Test("It has the screen's name, and can be pressed whatever shows")
  func settled() {
    for state: LoadState<[Int]> in [.idle, .loaded([1], LoadStatus()), .empty(LoadStatus()), .failed(.numbered(1))] {
      let action = present(state).refreshAction
      #expect(action?.title == "Refresh")
      #expect(action?.label == "Refresh articles")
      #expect(action?.isEnabled == true)
      #expect(action?.isBusy == false)
    }
  }

  @Test("It is busy during the user's refresh, and only disabled during the user's retry")
  func running() {
    #expect(present(refreshing(.userRefresh)).refreshAction?.isBusy == true)
    #expect(present(refreshing(.userRefresh)).refreshAction?.isEnabled == false)
    #expect(present(refreshing(.userRetry)).refreshAction?.isBusy == false)
    #expect(present(refreshing(.userRetry)).refreshAction?.isEnabled == false)
    for reason in LoadReason.allCases where !reason.isUser {
      #expect(present(refreshing(reason)).refreshAction?.isBusy == false)
      #expect(present(refreshing(reason)).refreshAction?.isEnabled == true)
    }
  }

  @Test("There is none where nobody refreshes")
  func missing() {
    #expect(present(.idle, options: .init(available: [.retry])).refreshAction == nil)
  }

  @Test("Who draws no samples shows the indicator that others leave out", arguments: [false, true])
  func samples(isVisible: Bool) {
    let activity = LoadActivity(indicator: isVisible ? .visible : .pending)
    let sample: LoadState<[Int]> = .loaded(
      [1], LoadStatus(refresh: .running(activity, after: nil), origin: .placeholder))
    #expect(present(sample).placeholder?.isSample == true)
    let drawn = present(sample, options: .init(drawsSamples: false))
    #expect(drawn == present(.loading(activity), options: .init(drawsSamples: false)))
    #expect((drawn.indicator?.style == .spinner) == isVisible)
  }
}
