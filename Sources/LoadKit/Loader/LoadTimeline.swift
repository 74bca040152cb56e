/// The time line of the ages in a state of the app's own.
///
/// A view model keeps one. It dates its content by ``now``, and gives the time line to the screen with the state:
///
/// ```swift
/// state = .loaded(articles, LoadStatus(asOf: timeline.now))
/// ```
/// A loader has a time line of its own (``Loader/now``).
public struct LoadTimeline: Sendable {
  let clock: LoadClock

  /// Creates a time line that begins now.
  ///
  /// - Parameter clock: The clock that it follows. Default: the continuous clock.
  public init(_ clock: any Clock<Duration> = ContinuousClock()) { self.clock = LoadClock(clock) }

  /// The time since the time line was created.
  public var now: Duration { clock.now() }
}
