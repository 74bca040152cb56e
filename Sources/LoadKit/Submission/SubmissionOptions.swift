/// Everything about a submission that can be set.
public struct SubmissionOptions: Sendable {
  /// The name of the form in logs (``LoadObserver``). It is not shown to users. Default: none.
  public var name: String?
  /// Whether and when a failed attempt is repeated by itself, and how long attempts may take.
  ///
  /// Default: ``RetryPolicy/once``, which repeats nothing, since a server that does not know idempotency keys would do
  /// everything twice. For one that does, ``RetryPolicy/submission``. For large uploads set its `maxElapsed` to `nil`.
  public var retry: RetryPolicy
  /// How long the sign of sending stays at least; it shows at once. Default: that of ``LoadTiming/spinner``.
  public var timing: LoadTiming
  /// How long sending takes before it is called slow and Cancel is offered, if stopping is safe. Default: 4 s.
  public var slowAfter: Duration
  /// How long declared progress stands still before it is called stalled. Default: 5 s.
  public var stallAfter: Duration
  /// Whether a spinner or a bar shows. Default: a spinner.
  public var progress: LoadProgressStyle
  /// Whether the user may stop the sending. `nil`, the default, means yes, unless the server would not recognise a
  /// repetition: then it could never be known whether it was sent.
  public var isCancellable: Bool?

  /// Whether the form signs in. Then ``LoadFailure/Kind/unauthorized`` means a wrong name or password, and offers no
  /// sign-in. Default: no.
  public var signsIn = false

  /// For a form that signs in (``signsIn``): one call, which may be repeated without harm, so that a lost answer is not
  /// told as "may have been sent".
  public static var signIn: SubmissionOptions {
    var options = SubmissionOptions(retry: .never)
    options.signsIn = true
    return options
  }

  /// Creates options. Durations that are negative count as zero.
  public init(
    name: String? = nil, retry: RetryPolicy = .once, timing: LoadTiming = .spinner, slowAfter: Duration = .seconds(4),
    stallAfter: Duration = .seconds(5),
    progress: LoadProgressStyle = .indeterminate, isCancellable: Bool? = nil
  ) {
    self.name = name
    self.retry = retry
    self.timing = timing
    self.slowAfter = max(.zero, slowAfter)
    self.stallAfter = max(.zero, stallAfter)
    self.progress = progress
    self.isCancellable = isCancellable
  }

  /// The options of the loader that does the sending.
  ///
  /// Only the user sends: no return of the connection, no sign-in and no appearing does.
  var loadOptions: LoadOptions {
    var options = LoadOptions(
      name: name, timing: timing, retry: retry, slowAfter: slowAfter, stallAfter: stallAfter,
      progress: progress,
      isCancellable: isCancellable, reloadsAutomatically: false)
    options.resetsOnSignOut = false
    return options
  }
}
