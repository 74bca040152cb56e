/// Watches all loaders, next pages and forms of an environment: for logs, analytics and signposts.
///
/// ```swift
/// struct ConsoleObserver: LoadObserver {
///   func loaderDidChange(_ event: LoadObserverEvent) { print(event.name ?? "loader", event.outcome) }
/// }
/// let environment = LoadEnvironment(observer: ConsoleObserver())
/// ```
public protocol LoadObserver: Sendable {
  /// Called on the main actor at each change of a loader's state, in order, after the change. It may change the loader.
  ///
  /// - Parameter event: The change. It holds no value, no input and no text of an error.
  @MainActor func loaderDidChange(_ event: LoadObserverEvent)
}

/// One change of a loader's state, without anything that could be a secret.
public struct LoadObserverEvent: Sendable, Hashable {
  /// The name of a state, without its value.
  public struct State: Sendable, Hashable, CustomStringConvertible {
    /// The name: "idle", "loading", "loaded", "empty" or "failed".
    public let description: String
    /// Whether a run is in progress.
    public let isRunning: Bool
  }

  /// The name that the app gave the loader (``LoadOptions/name``), or `nil`.
  public let name: String?
  /// The state before.
  public let previous: State
  /// The state now.
  public let outcome: State
  /// Why the run in progress began, or the run that ended with this change; `nil` if there was none.
  public let reason: LoadReason?
  /// The number of the attempt within the run, from 1; 0 if no run is in progress.
  public let attempt: Int
  /// The time since the run began; `nil` if there was none.
  public let duration: Duration?
  /// The kind of the failure that shows, in place of content or in a banner.
  public let failure: LoadFailure.Kind?
}

extension LoadObserverEvent.State {
  init<Value>(_ state: LoadState<Value>) {
    description =
      switch state {
      case .idle: "idle"
      case .loading: "loading"
      case .loaded(_, let status) where status.origin == .placeholder:
        status.refresh.activity == nil ? "idle" : "loading"
      case .loaded: "loaded"
      case .empty: "empty"
      case .failed: "failed"
      }
    isRunning = state.isRunning
  }
}
