/// Everything about a loader that can be set, with the defaults that fit most screens.
public struct LoadOptions: Sendable {
  /// The name of the loader in logs (``LoadObserver``). It is not shown to users. Default: none.
  ///
  /// A ``PagedLoader`` adds ".nextPage" for the loader of its next page: "articles.nextPage".
  public var name: String?
  /// When an indicator shows. Default: ``LoadTiming/spinner``.
  public var timing: LoadTiming
  /// When a failed attempt is repeated, and how long attempts may take.
  /// `nil`, the default, means ``RetryPolicy/standard``, or ``RetryPolicy/transfer`` for a determinate loader.
  public var retry: RetryPolicy?
  /// How long content counts as fresh, so that a screen that appears again loads nothing. Default: 60 s.
  public var staleAfter: Duration
  /// How long a load runs before it is called slow and Cancel is offered. Default: 4 s.
  public var slowAfter: Duration
  /// How long declared progress stands still before it is called stalled. Default: 5 s.
  public var stallAfter: Duration
  /// How long a run goes on after the last view that waits for it has gone. Default: 1 s.
  public var cancellationDelay: Duration
  /// How long a changed input has to stand still before the operation is called. Default: none.
  ///
  /// It does not delay what the user asks for, nor the first load of a loader unless ``debouncesFirstInput`` says so.
  public var debounce: Duration
  /// Whether ``debounce`` also delays the first load of a loader, and the first load after no input: where typing
  /// begins the first load. Default: no.
  public var debouncesFirstInput: Bool
  /// How a load ends that fails for the network while the device is offline. Default: it fails.
  public var offline: OfflinePolicy
  /// How long after an outcome the content is fetched again. Default: `nil`, never.
  ///
  /// The interval counts from the settled outcome and doubles with each failure, up to 5 min or the interval itself. A
  /// success or the user's refresh returns to the interval. A loader that has displays polls while one is on screen; a
  /// loader without displays always does. Below 100 ms counts as 100 ms, zero or less as `nil`.
  public var pollEvery: Duration?
  /// Whether a stream goes on while none of its displays is on screen, or the app is in the background. Default: no;
  /// the stream begins again when it is shown.
  public var streamsWhileHidden: Bool
  /// Whether content for the previous input stays on screen until the outcome to the new one is there. Default: no.
  public var keepsPreviousContent: Bool
  /// Whether a spinner or a bar shows. Default: a spinner.
  public var progress: LoadProgressStyle
  /// Whether the user may stop the operation once it is slow.
  /// `nil`, the default, means yes, unless it is a submission without an idempotency key.
  public var isCancellable: Bool?
  /// Whether a load that failed for the lack of a connection, or of a sign-in, runs again by itself when there is one.
  /// Default: yes. What may have arrived, and would be done twice, is never repeated.
  public var reloadsAutomatically: Bool
  /// Whether what was loaded is forgotten when the user signs out. Not so what a form sends, which knows itself
  /// what to keep.
  var resetsOnSignOut = true

  /// Creates options. Durations that are negative count as zero.
  public init(
    name: String? = nil, timing: LoadTiming = .spinner, retry: RetryPolicy? = nil, staleAfter: Duration = .seconds(60),
    slowAfter: Duration = .seconds(4), stallAfter: Duration = .seconds(5), cancellationDelay: Duration = .seconds(1),
    debounce: Duration = .zero, debouncesFirstInput: Bool = false, offline: OfflinePolicy = .failFast,
    keepsPreviousContent: Bool = false, progress: LoadProgressStyle = .indeterminate, isCancellable: Bool? = nil,
    reloadsAutomatically: Bool = true, pollEvery: Duration? = nil, streamsWhileHidden: Bool = false
  ) {
    self.name = name
    self.timing = timing
    self.retry = retry
    self.staleAfter = max(.zero, staleAfter)
    self.slowAfter = max(.zero, slowAfter)
    self.stallAfter = max(.zero, stallAfter)
    self.cancellationDelay = max(.zero, cancellationDelay)
    self.debounce = max(.zero, debounce)
    self.debouncesFirstInput = debouncesFirstInput
    self.offline = offline
    self.keepsPreviousContent = keepsPreviousContent
    self.progress = progress
    self.isCancellable = isCancellable
    self.reloadsAutomatically = reloadsAutomatically
    self.pollEvery = pollEvery.flatMap { $0 > .zero ? max($0, .milliseconds(100)) : nil }
    self.streamsWhileHidden = streamsWhileHidden
  }

  /// The options, with what must not change from outside: whether the operation may be repeated, and what a form does
  /// about it.
  func keepingSafety(of original: LoadOptions) -> LoadOptions {
    var options = self
    options.resetsOnSignOut = original.resetsOnSignOut
    if options.effectiveRetry.idempotency != original.effectiveRetry.idempotency {
      var retry = options.effectiveRetry
      retry.idempotency = original.effectiveRetry.idempotency
      options.retry = retry
    }
    if !original.resetsOnSignOut { options.reloadsAutomatically = original.reloadsAutomatically }
    return options
  }

  /// The retry policy in force.
  var effectiveRetry: RetryPolicy { retry ?? (progress == .determinate ? .transfer : .standard) }

  /// Whether stopping the operation is safe to offer (rule 19).
  var effectiveIsCancellable: Bool { isCancellable ?? (effectiveRetry.idempotency != .nonIdempotent) }
}

/// How a load ends whose attempt fails for the network while a monitor says that the device is offline (rule 21).
///
/// Every run makes its first attempt, whatever the monitor says. Work that must not be repeated fails like any other.
public enum OfflinePolicy: Sendable, Hashable {
  /// It fails as offline, and loads again automatically when a path is usable.
  case failFast
  /// A load that the user didn't ask for waits for a usable path. The user's refresh or retry fails.
  case wait
}

/// What shows while a load runs.
public enum LoadProgressStyle: Sendable, Hashable {
  /// A spinner, whatever progress the operation reports.
  case indeterminate
  /// A bar from the first frame (rule 19).
  case determinate
}
