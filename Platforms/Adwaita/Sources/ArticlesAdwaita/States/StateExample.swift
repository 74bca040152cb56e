import LoadKit
import _ArticlesCore

/// A state that a screen can be in, with a name for the people who build one.
struct StateExample {
  let name: String
  let state: LoadState<[Article]>
  /// What an empty answer says, if not the usual words.
  var empty: EmptyContent?

  init(_ name: String, _ state: LoadState<[Article]>, empty: EmptyContent? = nil) {
    self.name = name
    self.state = state
    self.empty = empty
  }

  /// All of them, in the order in which a screen comes to them.
  ///
  /// - Parameter articles: What stands for content.
  /// - Returns: The examples, each with a name of its own.
  static func all(_ articles: [Article]) -> [StateExample] {
    first(articles) + content(articles) + empty + failures
  }

  private static func first(_ articles: [Article]) -> [StateExample] {
    [
      StateExample("Idle", .idle),
      StateExample("Loading, nothing shows yet", .loading(LoadActivity())),
      StateExample("Loading", .loading(visible())),
      StateExample("Loading, slow", .loading(visible(phase: .slow, offersCancel: true))),
      StateExample("Loading, 40%", .loading(visible(completed: 40))),
      StateExample("Loading, stalled", .loading(visible(completed: 40, phase: .stalled, offersCancel: true))),
      StateExample("Waiting for a connection", .loading(visible(phase: .waitingForConnection, offersCancel: true))),
      StateExample("Waiting to try again", .loading(visible(attempt: 2, phase: .waitingToRetry))),
      StateExample("Sample", .loaded(articles, LoadStatus(refresh: running(LoadActivity()), origin: .placeholder))),
    ]
  }

  private static func content(_ articles: [Article]) -> [StateExample] {
    let failure = LoadFailure(.offline, diagnostic: "GET /posts: not connected")
    return [
      StateExample("Content", .loaded(articles, LoadStatus())),
      StateExample("Refreshing", .loaded(articles, LoadStatus(refresh: running(visible())))),
      StateExample(
        "Refreshing for the user, slow",
        .loaded(
          articles,
          LoadStatus(refresh: running(visible(reason: .userRefresh, phase: .slow, offersCancel: true))))),
      StateExample("Refresh failed", .loaded(articles, LoadStatus(refresh: .failed(failure), asOf: .zero))),
      StateExample(
        "Retrying the refresh",
        .loaded(articles, LoadStatus(refresh: running(visible(reason: .userRetry), after: failure), asOf: .zero))),
      StateExample(
        "Earlier results", .loaded(articles, LoadStatus(refresh: running(LoadActivity()), origin: .previousInput))),
      StateExample("Saved content", .loaded(articles, LoadStatus(origin: .cached, asOf: .zero))),
    ]
  }

  private static let empty = [
    StateExample("Empty", .empty(LoadStatus())),
    StateExample("Empty, refreshing", .empty(LoadStatus(refresh: running(visible())))),
    StateExample("No results", .empty(LoadStatus()), empty: .noSearchResults(query: "zeppelin", hasFilters: true)),
    StateExample("All done", .empty(LoadStatus()), empty: .allDone()),
    StateExample("No permission", .empty(LoadStatus()), empty: .noPermission()),
  ]

  private static let failures =
    LoadFailure.Kind.allCases.map { kind in
      StateExample("Failed: \(kind)", .failed(LoadFailure(kind, diagnostic: "GET /posts: \(kind)")))
    } + [StateExample("Failed, with a time", .failed(LoadFailure(.serverError, retryAfter: .seconds(90))))]

  private static func visible(
    reason: LoadReason = .appeared, attempt: Int = 1, completed: Int64? = nil, phase: LoadPhase = .working,
    offersCancel: Bool = false
  ) -> LoadActivity {
    LoadActivity(
      reason: reason, indicator: .visible, attempt: attempt,
      progress: completed.map { LoadProgress(completed: $0, total: 100) }, phase: phase, offersCancel: offersCancel)
  }

  private static func running(_ activity: LoadActivity, after failure: LoadFailure? = nil) -> LoadRefresh {
    .running(activity, after: failure)
  }
}
