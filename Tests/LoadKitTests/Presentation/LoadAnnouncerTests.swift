import LoadKit
import LoadKitLanguages
import Testing

@Suite("What is heard while a screen loads")
struct LoadAnnouncerTests {
  private typealias State = LoadState<[Int]>

  private let twelve = Array(1...12)
  private let offline =
    "You’re Offline. This device isn’t connected to the internet. "
    + "Connect to the internet, then try again."
  private let offlineBanner =
    "Couldn’t Refresh Articles. You’re Offline. Connect to the internet, then try again."

  /// Everything that is said while one state follows another.
  private func heard(
    from first: State = .idle, _ states: State..., empty: EmptyContent? = nil, strings: CommonWording = .english
  ) -> [String] {
    let traits = LoadTraits<[Int]>(isEmpty: \.isEmpty, isSame: ==, count: \.count)
    var announcer = LoadAnnouncer(first)
    return states.compactMap {
      announcer.announcement(for: $0, words: LoadWords(.articles, common: strings, empty: empty), traits: traits)?.text
    }
  }

  private func loading(
    _ indicator: LoadIndicator, _ reason: LoadReason = .appeared, attempt: Int = 1, phase: LoadPhase = .working,
    progress: LoadProgress? = nil
  ) -> State {
    .loading(
      LoadActivity(reason: reason, indicator: indicator, attempt: attempt, progress: progress, phase: phase))
  }

  private func refreshing(
    _ value: [Int], _ indicator: LoadIndicator, _ reason: LoadReason, after failure: LoadFailure? = nil,
    at asOf: Int = 0
  ) -> State {
    let refresh = LoadRefresh.running(LoadActivity(reason: reason, indicator: indicator), after: failure)
    return loaded(value, refresh, at: asOf)
  }

  private func loaded(_ value: [Int], _ refresh: LoadRefresh = .none, at asOf: Int = 0) -> State {
    .loaded(value, LoadStatus(refresh: refresh, asOf: .seconds(asOf)))
  }

  @Test("B70 a quick load that the user did not ask for is silent")
  func quick() {
    #expect(heard(loading(.pending), loaded(twelve)) == [])
  }

  @Test("B70 a load whose indicator shows is heard when it shows and when it ends")
  func slow() {
    #expect(
      heard(loading(.pending), loading(.visible), loaded(twelve)) == ["Loading articles", "12 articles"])
    #expect(heard(loading(.visible), loaded([1])) == ["Loading articles", "1 article"])
  }

  @Test("B70 the user's refresh is heard once, when it ends")
  func userRefresh() {
    #expect(
      heard(from: loaded([1]), refreshing([1], .pending, .userRefresh), loaded(twelve, at: 1)) == ["12 articles"])
    #expect(
      heard(
        from: loaded([1]), refreshing([1], .pending, .userRefresh), refreshing([1], .visible, .userRefresh),
        loaded(twelve, at: 1)) == ["12 articles"])
  }

  @Test("B71 a hundred reports of progress are silent")
  func progress() {
    var states = [loading(.visible)]
    for step in 0...100 {
      states.append(loading(.visible, progress: LoadProgress(completed: Int64(step), total: 100)))
    }
    var announcer = LoadAnnouncer(State.idle)
    let heard = states.compactMap {
      announcer.announcement(for: $0, words: LoadWords(.articles), traits: LoadTraits(count: \.count))?.text
    }
    #expect(heard == ["Loading articles"])
  }

  @Test("B71 three attempts that fail are heard as one failure, with what can be done")
  func attempts() {
    #expect(
      heard(
        loading(.pending), loading(.pending, attempt: 2, phase: .waitingToRetry), loading(.visible, attempt: 2),
        loading(.visible, attempt: 3, phase: .waitingToRetry), loading(.visible, attempt: 3, phase: .slow),
        .failed(.numbered(1))) == ["Loading articles", offline])
  }

  @Test("B71 a failure is heard even if no indicator showed and nobody asked")
  func quickFailure() {
    #expect(heard(loading(.pending), .failed(.numbered(1))) == [offline])
    #expect(heard(.failed(.numbered(1))) == [offline])
  }

  @Test("B70 an automatic run that fails as before is silent; a failure of another kind is heard")
  func failsAgain() {
    #expect(heard(from: .failed(.numbered(1)), .failed(.numbered(1)), .failed(.numbered(2))) == [])
    #expect(
      heard(from: .failed(.numbered(1)), loading(.visible, .poll), .failed(.numbered(2)), loaded(twelve)) == [])
    #expect(heard(from: .failed(.numbered(1)), .failed(LoadFailure(.notFound))).count == 1)
  }

  @Test("B72 B24 a refresh with equal data is silent, except the user's", arguments: LoadReason.allCases)
  func equal(reason: LoadReason) {
    for indicator in [LoadIndicator.pending, .visible] {
      #expect(
        heard(from: loaded([1]), refreshing([1], indicator, reason), loaded([1], at: 1))
          == (reason.isUser ? ["1 article"] : []))
    }
  }

  @Test("B72 a further page is heard as more, and an empty one not at all")
  func more() {
    #expect(LoadAnnouncement.more(12, words: LoadWords(.articles))?.text == "12 more articles")
    #expect(LoadAnnouncement.more(1, words: LoadWords(.articles))?.text == "1 more article")
    #expect(LoadAnnouncement.more(3)?.text == "3 more items")
    #expect(LoadAnnouncement.more(3, words: LoadWords(common: .german))?.text == "3 weitere Einträge")
    #expect(LoadAnnouncement.more(0) == nil)
    #expect(LoadAnnouncement.failure(.numbered(1)).text == offline)
  }

  @Test("a failure that the app has handled is silent, and counts neither as a success nor as the last failure")
  func handled() {
    var announcer = LoadAnnouncer<[Int]>(loaded([1], .failed(.numbered(1))))
    func heard(_ next: State, _ reason: LoadReason, hasFailed: Bool) -> String? {
      announcer.announcement(
        for: next, settlement: LoadSettlement(reason: reason, wasVisible: true, hasFailed: hasFailed),
        words: LoadWords(.articles), traits: LoadTraits(isEmpty: \.isEmpty, isSame: ==, count: \.count))?.text
    }
    #expect(heard(loaded([1]), .userRefresh, hasFailed: true) == nil)
    #expect(heard(loaded([1], .failed(.numbered(2))), .poll, hasFailed: true) == nil)
    #expect(heard(loaded([1]), .userRefresh, hasFailed: false) == "1 article")
    #expect(heard(loaded([1], .failed(.numbered(3))), .poll, hasFailed: true) == offlineBanner)
  }

  @Test("B73 a sample is heard as loading, and the content as content")
  func sample() {
    let sample = { (indicator: LoadIndicator) in
      let refresh = LoadRefresh.running(LoadActivity(indicator: indicator), after: nil)
      return State.loaded([0, 0, 0], LoadStatus(refresh: refresh, origin: .placeholder))
    }
    #expect(heard(sample(.pending), sample(.visible), loaded(twelve)) == ["Loading articles", "12 articles"])
    #expect(heard(sample(.pending), loaded(twelve)) == [])
  }

  @Test("B24 a refresh in the background with other data is heard only if its sign showed")
  func background() {
    #expect(heard(from: loaded([1]), refreshing([1], .pending, .poll), loaded(twelve, at: 1)) == [])
    #expect(heard(from: loaded([1]), refreshing([1], .visible, .poll), loaded(twelve, at: 1)) == ["12 articles"])
  }

  @Test("B41 B42 a run that is stopped is silent, whatever comes back")
  func stopped() {
    #expect(heard(loading(.visible), .idle) == ["Loading articles"])
    #expect(heard(from: loaded([1]), refreshing([1], .visible, .userRefresh), loaded([1])) == [])
    #expect(
      heard(from: .failed(.numbered(1)), loading(.visible, .userRetry), .failed(.numbered(1))) == ["Loading articles"])
    let failed = loaded([1], .failed(.numbered(1)))
    #expect(heard(from: failed, refreshing([1], .visible, .userRetry, after: .numbered(1)), failed) == [])
    let empty = State.empty(LoadStatus(asOf: .zero))
    #expect(heard(from: empty, loading(.visible, .inputChanged), empty) == ["Loading articles"])
  }

  @Test("B49 content that comes back after another input was stopped is silent")
  func restored() {
    #expect(
      heard(from: loaded([1]), loading(.pending, .inputChanged), loading(.visible, .inputChanged), loaded([1]))
        == ["Loading articles"])
    let failed = loaded([1], .failed(.numbered(1)))
    #expect(heard(from: failed, loading(.visible, .inputChanged), failed) == ["Loading articles"])
  }

  @Test("the neighbour of a stopped run: the same words from a run that ended are heard")
  func endedAlike() {
    #expect(
      heard(from: loaded([1]), loading(.visible, .inputChanged), loaded([1], at: 1))
        == ["Loading articles", "1 article"])
    #expect(
      heard(from: .failed(.numbered(1)), loading(.visible, .userRetry), .failed(.numbered(2)))
        == ["Loading articles", offline])
  }

  @Test("failures that nobody counts are heard each time, in a team's own view model too")
  func uncounted() {
    let failure = LoadFailure(.offline)
    #expect(
      heard(from: .failed(failure), loading(.visible, .userRetry), .failed(failure)) == ["Loading articles", offline])
    let failed = loaded([1], .failed(failure))
    #expect(heard(from: failed, refreshing([1], .visible, .userRetry, after: failure), failed) == [offlineBanner])
  }

  @Test("another input while the indicator shows is silent")
  func superseded() {
    #expect(
      heard(loading(.visible), loading(.visible, .inputChanged), loading(.visible, .inputChanged), loaded(twelve))
        == ["Loading articles", "12 articles"])
  }

  @Test("rule 6: a failed refresh is heard, and so is the user's retry that mends it")
  func banner() {
    let failure = LoadFailure.numbered(1)
    #expect(
      heard(
        from: loaded([1]), refreshing([1], .pending, .poll), loaded([1], .failed(failure)),
        refreshing([1], .visible, .userRetry, after: failure), loaded([1], at: 1)) == [offlineBanner, "1 article"])
    #expect(
      heard(
        from: loaded([1], .failed(failure)), refreshing([1], .pending, .poll, after: failure), loaded([1], at: 1)) == []
    )
  }

  @Test("a load for another input that fails beside the answer to an earlier one is no failed refresh")
  func failedLoadOverEarlierInput() {
    let activity = LoadActivity(reason: .inputChanged, indicator: .visible)
    func earlier(_ refresh: LoadRefresh) -> State {
      .loaded(twelve, LoadStatus(refresh: refresh, origin: .previousInput))
    }
    #expect(
      heard(from: loaded(twelve), earlier(.running(activity, after: nil)), earlier(.failed(.numbered(1)))) == [offline])
  }

  @Test("rule 6: a refresh that the device is known to be unable to make is heard too")
  func failsAtOnce() {
    #expect(heard(from: loaded([1]), loaded([1], .failed(.numbered(1)))) == [offlineBanner])
  }

  @Test("nothing to show is heard in the words of the screen")
  func empty() {
    let empty = State.empty(LoadStatus(asOf: .zero))
    #expect(
      heard(loading(.visible), empty)
        == ["Loading articles", "No Articles. Articles that you write appear here."])
    #expect(
      heard(loading(.visible), empty, empty: .noSearchResults(query: "swift"))
        == ["Loading articles", "No Results for “swift”. Check the spelling or try other words."])
    #expect(heard(loading(.pending), empty) == [])
  }

  @Test("B09 later values of a stream are silent, as is what the app sets itself")
  func stream() {
    #expect(heard(loading(.visible), loaded([1]), loaded([2, 3], at: 1)) == ["Loading articles", "1 article"])
    #expect(heard(loaded(twelve)) == [])
  }

  @Test("content without a count is heard as loaded")
  func uncountable() {
    let visible = State.loading(LoadActivity(indicator: .visible))
    let announcement = LoadAnnouncement.between(visible, loaded([1]), traits: LoadTraits())
    #expect(announcement == LoadAnnouncement("Loaded", priority: .normal))
  }

  @Test("what the user waits for interrupts when it fails, and beginnings can be dropped")
  func priorities() {
    let priority = { (before: State, after: State) in
      LoadAnnouncement.between(before, after, traits: LoadTraits(count: \.count))?.priority
    }
    #expect(priority(.idle, loading(.visible)) == .low)
    #expect(priority(loading(.visible), loaded([1])) == .normal)
    #expect(priority(loading(.visible), .failed(.numbered(1))) == .high)
    let failed = loaded([1], .failed(.numbered(1)))
    #expect(priority(refreshing([1], .pending, .poll), failed) == .normal)
    #expect(priority(refreshing([1], .pending, .userRefresh), failed) == .high)
  }
}
