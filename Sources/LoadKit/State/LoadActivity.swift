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
  /// Whether the content on screen is the value of an attempt that may have begun before the content was invalidated,
  /// and this run fetches the newer one (``LoadReason/invalidated``). Only the outcome of this run is announced.
  public var followsOutdatedValue: Bool

  /// Creates an activity. By default: a first attempt whose indicator does not show yet.
  public init(
    reason: LoadReason = .appeared, indicator: LoadIndicator = .pending, attempt: Int = 1,
    progress: LoadProgress? = nil, phase: LoadPhase = .working, offersCancel: Bool = false,
    followsOutdatedValue: Bool = false
  ) {
    self.reason = reason
    self.indicator = indicator
    self.attempt = attempt
    self.progress = progress
    self.phase = phase
    self.offersCancel = offersCancel
    self.followsOutdatedValue = followsOutdatedValue
  }
}

/// Who or what asked for a load. New reasons may be added, so a `switch` needs a `default`.
public struct LoadReason: Sendable, Hashable, CaseIterable {
  /// The closed enumeration behind the values, over which the package switches exhaustively.
  package enum Code: UInt8, CaseIterable, Sendable {
    case appeared, inputChanged, userRetry, userRefresh, foreground, reconnected, signedIn, poll, invalidated
  }

  package let code: Code

  package init(_ code: Code) { self.code = code }

  /// All values of this version.
  public static var allCases: [LoadReason] { Code.allCases.map(LoadReason.init) }

  /// A screen appeared.
  public static var appeared: LoadReason { LoadReason(.appeared) }
  /// The input, a search text for example, changed.
  public static var inputChanged: LoadReason { LoadReason(.inputChanged) }
  /// The user pressed "Retry" or the button that loads.
  public static var userRetry: LoadReason { LoadReason(.userRetry) }
  /// The user pulled to refresh, or pressed the refresh key or button.
  public static var userRefresh: LoadReason { LoadReason(.userRefresh) }
  /// The app returned to the foreground.
  public static var foreground: LoadReason { LoadReason(.foreground) }
  /// The connection returned after a network failure.
  public static var reconnected: LoadReason { LoadReason(.reconnected) }
  /// The user signed in after a failure for the lack of it.
  public static var signedIn: LoadReason { LoadReason(.signedIn) }
  /// A periodic refresh of the app's own.
  public static var poll: LoadReason { LoadReason(.poll) }
  /// The app knows that the content is out of date.
  public static var invalidated: LoadReason { LoadReason(.invalidated) }

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

/// What work under way is doing. New phases may be added, so a `switch` needs a `default`.
public struct LoadPhase: Sendable, Hashable, CaseIterable {
  /// The closed enumeration behind the values, over which the package switches exhaustively.
  package enum Code: UInt8, CaseIterable, Sendable {
    case working, slow, stalled, waitingForConnection, waitingToRetry
  }

  package let code: Code

  package init(_ code: Code) { self.code = code }

  /// All values of this version.
  public static var allCases: [LoadPhase] { Code.allCases.map(LoadPhase.init) }

  /// It runs as expected.
  public static var working: LoadPhase { LoadPhase(.working) }
  /// It has run for longer than ``LoadOptions/slowAfter``.
  public static var slow: LoadPhase { LoadPhase(.slow) }
  /// Its declared progress has stood still for ``LoadOptions/stallAfter``.
  public static var stalled: LoadPhase { LoadPhase(.stalled) }
  /// The device is offline; it goes on when the connection returns.
  public static var waitingForConnection: LoadPhase { LoadPhase(.waitingForConnection) }
  /// The last attempt failed; the next one follows by itself.
  public static var waitingToRetry: LoadPhase { LoadPhase(.waitingToRetry) }
}
