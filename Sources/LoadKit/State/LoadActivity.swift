/// Work under way: who asked for it, whether it shows, and how far it is.
public struct LoadActivity: Sendable, Hashable {
  /// Who or what asked for the work.
  public var reason: LoadReason
  /// Whether an indicator shows already, or the grace period still runs.
  public var indicator: LoadIndicator
  /// The number of the call that runs or is waited for; the first is 1.
  public var attempt: Int
  /// How far the work is. `nil` unless the loader is declared ``LoadProgressStyle/determinate``:
  /// a spinner never turns into a bar or back (rule 19).
  public var progress: LoadProgress?
  /// What the work is doing.
  public var phase: LoadPhase
  /// Whether a Cancel action is to be offered now (rule 19).
  public var offersCancel: Bool

  /// Creates an activity. By default: a first attempt whose indicator does not show yet.
  public init(
    reason: LoadReason = .appeared, indicator: LoadIndicator = .pending, attempt: Int = 1,
    progress: LoadProgress? = nil, phase: LoadPhase = .working, offersCancel: Bool = false
  ) {
    self.reason = reason
    self.indicator = indicator
    self.attempt = attempt
    self.progress = progress
    self.phase = phase
    self.offersCancel = offersCancel
  }
}

/// Who or what asked for a load.
public enum LoadReason: Sendable, Hashable, CaseIterable {
  /// A screen appeared.
  case appeared
  /// The input, a search text for example, changed.
  case inputChanged
  /// The user pressed "Retry" or the button that loads.
  case userRetry
  /// The user pulled to refresh, or pressed the refresh key or button.
  case userRefresh
  /// The app returned to the foreground.
  case foreground
  /// The connection returned after a network failure.
  case reconnected
  /// The user signed in after a failure for the lack of it.
  case signedIn
  /// A periodic refresh of the app's own.
  case poll
  /// The app knows that the content is out of date.
  case invalidated

  /// Whether the user asked for it, and so expects an acknowledgement.
  public var isUser: Bool { self == .userRetry || self == .userRefresh }
}

/// Whether an indicator shows.
public enum LoadIndicator: Sendable, Hashable {
  /// The grace period runs: the layout (or a placeholder) shows, and no indicator.
  case pending
  /// The indicator shows.
  case visible
}

/// What work under way is doing.
public enum LoadPhase: Sendable, Hashable, CaseIterable {
  /// It runs as expected.
  case working
  /// It has run for longer than ``LoadOptions/slowAfter``.
  case slow
  /// Its declared progress has stood still for ``LoadOptions/stallAfter``.
  case stalled
  /// The device is offline; it goes on when the connection returns.
  case waitingForConnection
  /// The last attempt failed; the next one follows by itself.
  case waitingToRetry
}
