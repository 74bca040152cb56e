/// The work for one input from the request to its outcome: attempts, the waits between them, and the minimum display.
///
/// Its times are on the machine's own time line, which stands still while the app is suspended (rule 22).
struct LoadRun<Value> {
  enum Stage {
    /// The input may still change.
    case debouncing(until: Duration)
    /// The operation runs.
    case attempting(id: Int)
    /// The last attempt failed, and the next one follows. The wait ends by wall time, so it goes on in the background.
    case waitingToRetry(until: Duration)
    /// The device is offline.
    case waitingForConnection(since: Duration)
    /// The outcome is there; the indicator has to show a little longer. Rare, so it does not make all runs large.
    indirect case holding(Outcome, until: Duration)
  }

  enum Outcome {
    /// `stream` is the attempt that may give more values, `then` why there are no more.
    case value(Value, at: Duration, stream: Int?, then: LoadFailure?)
    /// A stream ended without a value.
    case nothing(at: Duration)
    case failure(LoadFailure)
    /// The operation ended because it was cancelled: what was settled before shows again (rule 15).
    case cancelled
  }

  let id: Int
  let input: Int
  /// Whether content stays on screen meanwhile.
  var isOverContent: Bool
  /// Whether the failure from before stays on screen through the grace period (rule 11).
  let isOverFailure: Bool
  /// When the content of this input, which was settled before another input's indicator showed, returns: at the end of
  /// that indicator's minimum (rule 3).
  var returnsAt: Duration?

  var reason: LoadReason
  var stage: Stage
  /// From when ``RetryPolicy/maxElapsed`` counts.
  var startedAt: Duration
  /// From when ``LoadOptions/slowAfter`` counts: the start of the run, or the user's retry.
  var slowFrom: Duration
  /// From when the grace period counts.
  var graceFrom: Duration
  /// When the indicator first showed.
  var indicatorSince: Duration?
  var attempt = 1
  /// How many calls were made.
  var calls = 0
  /// When the attempt that ended the run failed, on the caller's time line.
  var failedAt = Duration.zero
  /// Whether a failure ends the run, whatever the policy says (rule 7).
  var isSingleAttempt = false
  /// Whether no retry follows, since the device went offline during the wait for the attempt (rule 21).
  var isLastAttempt = false
  /// Whether the run subscribes again to a stream that failed after a value (rule 23).
  var isResubscription = false
  var isSlow = false
  /// Whether the wait for the next attempt is long enough to be shown (rule 2).
  var showsWait = false
  /// Whether the attempt does what must not be done twice.
  var mustNotRepeat = false
  /// Whether the user signed in while the attempt was under way, which may have begun without that.
  var isBeforeSignIn = false
  /// Whether the attempt in flight, or the value that is held, may be older than a change of the content.
  var isOutdated = false
  /// Whether another run follows if that attempt ends this one (``LoadReason/invalidated``).
  var needsSecondRun = false
  /// The number of the run whose outdated value this run replaces.
  var firstRun: Int?
  /// Whether the operation was called.
  var hasCalled = false
  /// When the attempt in flight began.
  var attemptSince = Duration.zero
  /// The input of the run that this one took the place of, if its operation was called, and from when its grace period
  /// counts.
  var replaced: Replaced?
  /// Whether the grace period goes on from an earlier run for the same input.
  var continuesGrace = false

  /// The count of the app's changes when the attempt began, or when a stream's value arrived (rule 8).
  var knownChanges = 0

  /// How many wait for the outcome and may go.
  var waiting = 0
  /// Whether someone asked who does not wait, so that the run goes on to its end.
  var isDetached = false
  /// The same for the callers that wait for newer content than an outdated attempt brings.
  var waitingForNewest = 0
  var isDetachedForNewest = false
  /// When the run is cancelled because nobody waits any more.
  var leaveAt: Duration?

  var progress = ProgressMeter()

  /// Cached content that waits until the indicator has shown for its minimum.
  var cached: Cached?
  /// What was settled for another input before cached content for this one showed.
  var earlier: Earlier?

  struct Replaced: Sendable, Hashable {
    let input: Int
    let graceFrom: Duration
  }

  /// Rare, so it does not make all runs large.
  indirect enum Earlier {
    case settled(LoadMachine<Value>.Settled)
  }

  /// Rare, so it does not make all runs large.
  indirect enum Cached {
    case waiting(Value, asOf: Duration?, until: Duration)

    var until: Duration {
      switch self {
      case .waiting(_, _, let until): until
      }
    }
  }
}

extension LoadRun: Equatable where Value: Equatable {}
extension LoadRun.Cached: Equatable where Value: Equatable {}
extension LoadRun.Earlier: Equatable where Value: Equatable {}
extension LoadRun.Stage: Equatable where Value: Equatable {}
extension LoadRun.Outcome: Equatable where Value: Equatable {}
extension LoadRun: Sendable where Value: Sendable {}
extension LoadRun.Cached: Sendable where Value: Sendable {}
extension LoadRun.Earlier: Sendable where Value: Sendable {}
extension LoadRun.Stage: Sendable where Value: Sendable {}
extension LoadRun.Outcome: Sendable where Value: Sendable {}
