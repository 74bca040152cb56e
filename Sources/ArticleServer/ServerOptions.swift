/// Times and limits of a server.
public struct ServerOptions: Sendable {
  /// How long ``Scenario/slow`` takes.
  public var slowDelay: Duration
  /// The seconds that ``Scenario/rateLimited`` and ``Scenario/maintenance`` ask clients to wait.
  public var retryAfter: Int
  /// How long a request may take to arrive.
  public var requestTimeout: Duration
  /// How long a connection may wait for its next request, whatever else it sends.
  public var idleTimeout: Duration
  /// How many clients are served at once. A further one takes the place of the longest idle one. If none is idle, it
  /// gets a 503.
  var connectionLimit = 256
  /// How long a connection has to be idle before a new client may take its place.
  var shortestIdle = Duration.seconds(1)
  /// The seconds since 1970 began, for the `Date` header.
  var now: @Sendable () -> Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - slowDelay: How long ``Scenario/slow`` takes.
  ///   - retryAfter: The seconds in `Retry-After`.
  ///   - requestTimeout: How long a request may take to arrive. Default: a minute.
  ///   - idleTimeout: How long a connection may wait for its next request. Default: five minutes.
  ///   - now: The seconds since 1970 began, for the `Date` header; the system's clock if `nil`.
  public init(
    slowDelay: Duration = .seconds(3), retryAfter: Int = 30, requestTimeout: Duration = .seconds(60),
    idleTimeout: Duration = .seconds(300), now: (@Sendable () -> Int)? = nil
  ) {
    self.slowDelay = slowDelay
    self.retryAfter = retryAfter
    self.requestTimeout = requestTimeout
    self.idleTimeout = idleTimeout
    self.now = now ?? { ServerDate.now() }
  }
}

extension ServerOptions {
  /// The limits for the event loop.
  var loopLimits: EventLoop.Limits {
    EventLoop.Limits(
      connections: connectionLimit, shortestIdle: shortestIdle,
      timeouts: Connection.Timeouts(request: requestTimeout, idle: idleTimeout))
  }
}
