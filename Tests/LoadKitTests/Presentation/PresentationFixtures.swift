import LoadKit

extension LoadWording {
  static let articles = LoadWording(
    loading: "Loading articles", refreshing: "Refreshing articles", load: "Load articles",
    retry: "Retry loading articles", refresh: "Refresh articles", cancel: "Cancel loading articles",
    idleTitle: "Articles Not Loaded", refreshFailedTitle: "Couldn’t Refresh Articles",
    empty: .firstUse(
      title: "No Articles", description: "Articles that you write appear here.",
      action: .custom(id: "write", title: "Write the First Article")),
    nextPage: NextPage(
      loading: "Loading more articles", load: "Load more articles", retry: "Retry loading more articles",
      cancel: "Cancel loading more articles", failed: "Couldn’t Load More Articles", end: "No more articles"),
    count: { $0 == 1 ? "1 article" : "\($0) articles" },
    more: { $0 == 1 ? "1 more article" : "\($0) more articles" })
}

extension LoadFailure {
  /// A failure as a loader gives it, counted.
  static func numbered(_ occurrence: Int, _ kind: Kind = .offline, retryAfter: Duration? = nil) -> LoadFailure {
    var failure = LoadFailure(kind, diagnostic: "diagnostic of a test", retryAfter: retryAfter)
    failure.occurrence = occurrence
    failure.attempts = 1
    return failure
  }
}

extension LoadPresentation {
  var message: Message? {
    if case .message(let message) = body { return message }
    return nil
  }

  var indicator: Indicator? {
    if case .indicator(let indicator) = body { return indicator }
    return nil
  }

  var placeholder: Placeholder? {
    if case .placeholder(let placeholder) = body { return placeholder }
    return nil
  }
}

/// What tests ask for again and again: the articles screen.
func present(
  _ state: LoadState<[Int]>, wording: LoadWording = .articles, strings: CommonWording = .english,
  empty: EmptyContent? = nil,
  options: LoadPresentation.Options = .init()
) -> LoadPresentation {
  LoadPresentation(state, words: LoadWords(wording, common: strings, empty: empty), options: options)
}

/// All that a loader can show, in every combination of what a presentation depends on.
enum EveryState {
  static let progress: [LoadProgress?] = [nil, .zero, LoadProgress(completed: 40, total: 100)]

  static let activities: [LoadActivity] = LoadReason.allCases.flatMap { reason in
    LoadPhase.allCases.flatMap { phase in
      [LoadIndicator.pending, .visible].flatMap { indicator in
        progress.flatMap { progress in
          [false, true].map { offersCancel in
            LoadActivity(
              reason: reason, indicator: indicator, attempt: phase == .waitingToRetry ? 2 : 1, progress: progress,
              phase: phase, offersCancel: offersCancel)
          }
        }
      }
    }
  }

  static let failures: [LoadFailure] =
    LoadFailure.Kind.allCases.map { .numbered(1, $0) } + [
      .numbered(2, .rateLimited, retryAfter: .seconds(90)), LoadFailure(.unknown),
    ]

  static let refreshes: [LoadRefresh] =
    [.none] + failures.map { .failed($0) }
    + activities.flatMap { [.running($0, after: nil), .running($0, after: failures[0])] }

  static let statuses: [LoadStatus] = refreshes.flatMap { refresh in
    [LoadOrigin.current, .previousInput, .placeholder, .cached].map { origin in
      LoadStatus(refresh: refresh, origin: origin, asOf: .zero)
    }
  }

  static let states: [LoadState<[Int]>] =
    [.idle] + activities.map { .loading($0) } + failures.map { .failed($0) } + statuses.map { .empty($0) }
    + statuses.map { .loaded([1, 2], $0) }
}
