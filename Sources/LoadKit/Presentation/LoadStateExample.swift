/// A state of a screen with a name for developers, for galleries and previews.
public struct LoadStateExample<Value>: Identifiable {
  /// The name, which is different for each example.
  public let id: String
  /// The state.
  public let state: LoadState<Value>
  /// What an empty outcome says in it, if not the screen's usual words.
  public let empty: EmptyContent?

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - state: The state.
  ///   - empty: What an empty outcome says in it, if not the screen's usual words.
  public init(_ id: String, _ state: LoadState<Value>, empty: EmptyContent? = nil) {
    self.id = id
    self.state = state
    self.empty = empty
  }

  /// Every state that a screen can be in, with a value wherever there is content.
  ///
  /// - Parameter value: The content.
  /// - Returns: The examples, in the order in which a screen goes through them.
  public static func all(_ value: Value) -> [LoadStateExample] {
    first + content(value) + empty + failures
  }

  private static var first: [LoadStateExample] {
    [
      LoadStateExample("Idle", .idle),
      LoadStateExample("Loading, nothing shows yet", .loading(LoadActivity())),
      LoadStateExample("Loading", .loading(visible())),
      LoadStateExample("Loading, slow", .loading(visible(phase: .slow, offersCancel: true))),
      LoadStateExample("Loading, 40%", .loading(visible(completed: 40))),
      LoadStateExample("Loading, stalled", .loading(visible(completed: 40, phase: .stalled, offersCancel: true))),
      LoadStateExample(
        "Waiting for a connection", .loading(visible(phase: .waitingForConnection, offersCancel: true))),
      LoadStateExample("Waiting to try again", .loading(visible(attempt: 2, phase: .waitingToRetry))),
    ]
  }

  private static func content(_ value: Value) -> [LoadStateExample] {
    let offline = LoadFailure(.offline, diagnostic: "GET /articles: not connected")
    return [
      LoadStateExample("Content", .loaded(value, LoadStatus())),
      LoadStateExample("Refreshing by itself", .loaded(value, refreshing(visible()))),
      LoadStateExample("Refreshing for the user", .loaded(value, refreshing(visible(reason: .userRefresh)))),
      LoadStateExample("Failed refresh", .loaded(value, LoadStatus(refresh: .failed(offline), asOf: .zero))),
      LoadStateExample(
        "Retrying a failed refresh", .loaded(value, refreshing(visible(reason: .userRetry), after: offline))),
      LoadStateExample(
        "Content for an earlier input",
        .loaded(value, LoadStatus(refresh: .running(visible(), after: nil), origin: .previousInput))),
      LoadStateExample("Saved content", .loaded(value, LoadStatus(origin: .cached, asOf: .zero))),
      LoadStateExample(
        "Placeholder", .loaded(value, LoadStatus(refresh: .running(visible(), after: nil), origin: .placeholder))),
    ]
  }

  private static var empty: [LoadStateExample] {
    [
      LoadStateExample("Empty", .empty(LoadStatus())),
      LoadStateExample("Empty, refreshing", .empty(refreshing(visible()))),
      LoadStateExample("Empty, failed refresh", .empty(LoadStatus(refresh: .failed(LoadFailure(.timedOut))))),
      LoadStateExample(
        "No results", .empty(LoadStatus()), empty: .noSearchResults(query: "zeppelin", hasFilters: true)),
      LoadStateExample("All done", .empty(LoadStatus()), empty: .allDone()),
      LoadStateExample("No permission", .empty(LoadStatus()), empty: .noPermission()),
    ]
  }

  private static var failures: [LoadStateExample] {
    LoadFailure.Kind.allCases.map { kind in
      LoadStateExample("Failed: \(kind)", .failed(LoadFailure(kind, diagnostic: "GET /articles: \(kind)")))
    } + [
      LoadStateExample(
        "Failed, with a wait",
        .failed(LoadFailure(.serverError, diagnostic: "HTTP status 503", retryAfter: .seconds(120))))
    ]
  }

  private static func visible(
    reason: LoadReason = .appeared, attempt: Int = 1, completed: Int64? = nil, phase: LoadPhase = .working,
    offersCancel: Bool = false
  ) -> LoadActivity {
    LoadActivity(
      reason: reason, indicator: .visible, attempt: attempt,
      progress: completed.map { LoadProgress(completed: $0, total: 100) }, phase: phase, offersCancel: offersCancel)
  }

  private static func refreshing(_ activity: LoadActivity, after failure: LoadFailure? = nil) -> LoadStatus {
    LoadStatus(refresh: .running(activity, after: failure))
  }
}
