/// Something that happens to a loader, told to its ``LoadMachine`` together with the time.
public enum LoadEvent<Value> {
  /// Someone asks for content.
  case request(LoadRequest)
  /// One of those who wait for the run has gone (rule 17).
  case left
  /// The user stops the run (rule 16).
  case cancel
  /// Everything is forgotten.
  case reset
  /// The content is known to be out of date.
  case invalidate
  /// The app puts content in place itself.
  case set(Value)
  /// The content on screen changes by itself: a next page comes, a row is deleted. Its age, a failed refresh and a run
  /// under way stay as they are. Without effect while there is no content.
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

  /// The connection is known to be there, known to be away, or unknown.
  case connection(LoadConnection)
  /// The user has signed in.
  case signedIn
  /// The app goes to the background.
  case suspended
  /// The app is back in the foreground.
  case resumed
  /// The time is ``LoadMachine/deadline`` or later.
  case tick
}

extension LoadEvent: Sendable where Value: Sendable {}

/// A wish for content.
public struct LoadRequest: Sendable, Hashable {
  /// The number that stands for the input. Equal inputs have equal numbers; the first is ``firstInput``.
  public var input: Int
  /// Who or what asks.
  public var reason: LoadReason
  /// Whether the caller waits and will say when it no longer does (``LoadEvent/left``).
  ///
  /// A run that someone asked for without waiting goes on to its end.
  public var isWaiting: Bool

  /// Creates a request.
  public init(input: Int = LoadRequest.firstInput, reason: LoadReason = .appeared, isWaiting: Bool = false) {
    self.input = input
    self.reason = reason
    self.isWaiting = isWaiting
  }

  /// The number of the first input. Content that a machine is seeded with belongs to it.
  public static let firstInput = 1
}

/// What is known about the device's connection.
public enum LoadConnection: Sendable, Hashable {
  /// Nothing is known; requests are tried.
  case unknown
  /// There is one.
  case online
  /// There is none.
  case offline
}
