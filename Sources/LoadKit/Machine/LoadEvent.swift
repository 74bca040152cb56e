/// Something that happens to a loader, told to its ``LoadMachine`` together with the time.
@_spi(Machine) public enum LoadEvent<Value> {
  /// Someone asks for content.
  case request(LoadRequest)
  /// A caller that waits for the run has gone (rule 17). The reason is the one of its request.
  case left(LoadReason)
  /// The user stops the run (rule 16).
  case cancel
  /// Everything is forgotten.
  case reset
  /// There is no input, so there is nothing to load (rule 1).
  case noInput
  /// The content is known to be out of date. Where a display is on screen, a run with ``LoadReason/invalidated``
  /// follows.
  case invalidate
  /// The content is known to be out of date. Nothing is loaded now.
  case markStale
  /// The app replaces the content (rule 8). A run in progress goes on.
  case set(Value)
  /// The app changes the content by a function, which the caller knows by this number (rule 8). While `isPending` the
  /// work of the change runs, and no answer ends the change. While there is no value for the input, nothing changes.
  case change(Int, isPending: Bool)
  /// The work of a pending change has ended. The change of a failed one is undone.
  case changeEnded(Int, succeeded: Bool)
  /// A next page was joined to the value under the changes of the app. The age, a failed refresh and a run in progress
  /// stay as they are. Without effect while there is no content.
  case amend(Value)
  /// The user puts the banner of a failed refresh away.
  case dismissFailure

  /// An attempt answered, and is over.
  case success(Value, attempt: Int)
  /// An attempt gave a value, and may give more (rule 23).
  case element(Value, attempt: Int)
  /// An attempt that gives values has ended.
  case finished(attempt: Int)
  /// An attempt failed.
  case failure(LoadFailure, attempt: Int)
  /// An attempt ended because it was cancelled (rule 15).
  case cancelled(attempt: Int)
  /// An attempt does what must not be done twice: no other one follows by itself (rule 12).
  case mustNotRepeat(attempt: Int)
  /// An attempt reports how far it is.
  case progress(LoadProgress, attempt: Int)

  /// Cached content for an input is there, which shows until there is newer.
  case restored(LoadCachedValue<Value>, input: Int)

  /// A monitor reports the connection.
  case connection(LoadConnection)
  /// The user has signed in.
  case signedIn
  /// A display of the loader appeared on screen, or the last one left it.
  case presence(LoadPresence)
  /// The values of streams and polls wait from now on, or no longer.
  case paused(Bool)
  /// Every display of the loader is in the background.
  case suspended
  /// A display of the loader returned to the foreground.
  case resumed
  /// The time is ``LoadMachine/deadline`` or later.
  case tick
}

@_spi(Machine) extension LoadEvent: Sendable where Value: Sendable {}

/// A wish for content.
@_spi(Machine) public struct LoadRequest: Sendable, Hashable {
  /// The number that stands for the input. Equal inputs have equal numbers; the first is ``firstInput``.
  public var input: Int
  /// Who or what asks.
  public var reason: LoadReason
  /// How long the request keeps the run alive.
  public var lifetime: LoadLifetime

  /// Creates a request. By default it keeps the run alive to its end.
  public init(
    input: Int = LoadRequest.firstInput, reason: LoadReason = .appeared, lifetime: LoadLifetime = .detached
  ) {
    self.input = input
    self.reason = reason
    self.lifetime = lifetime
  }

  /// The number of the first input. Content that a machine is seeded with belongs to it.
  public static let firstInput = 1
  /// The number in place of an input where there is none. No request has it.
  static let noInput = 0
}

/// How long a request keeps its run alive (rule 17).
@_spi(Machine) public enum LoadLifetime: Sendable, Hashable {
  /// Until the run ends.
  case detached
  /// Until the caller leaves (``LoadEvent/left``).
  case waiting
  /// For as long as a display of the loader is on screen (``LoadEvent/presence(_:)``).
  case display
}

/// Whether a loader's displays are on screen.
@_spi(Machine) public enum LoadPresence: Sendable, Hashable {
  /// The loader never had a display.
  case unattached
  /// At least one display is on screen.
  case shown
  /// The loader has, or had, displays, and none is on screen.
  case hidden
}
