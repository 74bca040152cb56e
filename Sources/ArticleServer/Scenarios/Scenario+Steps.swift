extension Scenario {
  /// How often a flaky address fails.
  static let flakyFailures = 2

  /// The steps in response to a request.
  func steps(_ exchange: Exchange) -> [ServerStep] {
    switch self {
    // Offline gets no new request. A request that had already arrived gets its usual response.
    case .normal, .empty, .offline: exchange.send(exchange.response)
    case .slow: Self.slow(exchange)
    case .flaky: exchange.send(exchange.attempt > Self.flakyFailures ? exchange.response : Self.overloaded)
    case .serverError: exchange.send(ServerResponse(failure: 500, "Something went wrong on the server."))
    case .maintenance: exchange.send(Self.maintenance(exchange))
    case .rateLimited: exchange.send(Self.tooMany(exchange))
    case .unauthorized: exchange.send(Self.signInNeeded)
    case .forbidden: exchange.send(ServerResponse(failure: 403, "This account may not read articles."))
    case .notFound: exchange.send(ServerResponse(failure: 404, "There is nothing at this address."))
    case .badRequest: exchange.send(ServerResponse(failure: 400, "The request is not understood."))
    case .conflict: exchange.send(ServerResponse(failure: 409, "It was changed elsewhere."))
    case .malformed: exchange.send(Self.brokenOff(exchange.response))
    case .webPage: exchange.send(Self.signInPage)
    case .truncated: Self.cutShort(exchange)
    case .reset: [.reset]
    case .stalled: exchange.send(exchange.response).prefix(1) + [.stall]
    case .partial:
      exchange.send(
        exchange.isAboutArticle
          ? exchange.response : ServerResponse(failure: 403, "This account may only read articles."))
    case .fault(let fault): fault.steps(exchange)
    }
  }

  /// Sends a long body in pieces.
  private static func slow(_ exchange: Exchange) -> [ServerStep] {
    var response = exchange.response
    guard response.pieces > 1 else { return [.wait(exchange.slowDelay)] + exchange.send(response) }
    response.pause = exchange.slowDelay / response.pieces
    return exchange.send(response)
  }

  private static let overloaded = ServerResponse(failure: 503, "The server is overloaded.")

  private static let signInNeeded = ServerResponse(
    failure: 401, "Sign in to read articles.",
    // Not Basic: URLSession on Linux never completes then.
    headers: [ServerHeader("WWW-Authenticate", "Bearer realm=\"articles\"")])

  private static let signInPage = ServerResponse(
    headers: [ServerHeader("Content-Type", "text/html; charset=utf-8"), ServerHeader("Cache-Control", "no-store")],
    body: Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><title>Welcome to the Wi-Fi</title></head>
      <body><h1>Welcome</h1><p>Accept the terms to go online.</p></body></html>

      """.utf8))

  private static func maintenance(_ exchange: Exchange) -> ServerResponse {
    ServerResponse(failure: 503, "The server is being looked after.", headers: [retryAfter(exchange)])
  }

  private static func tooMany(_ exchange: Exchange) -> ServerResponse {
    ServerResponse(failure: 429, "Too many requests.", headers: [retryAfter(exchange)])
  }

  private static func retryAfter(_ exchange: Exchange) -> ServerHeader {
    ServerHeader("Retry-After", String(exchange.retryAfter))
  }

  /// The head of the whole response, and half of its body.
  private static func cutShort(_ exchange: Exchange) -> [ServerStep] {
    exchange.send(exchange.response).prefix(1) + exchange.send(brokenOff(exchange.response)).dropFirst() + [.close]
  }

  private static func brokenOff(_ response: ServerResponse) -> ServerResponse {
    var broken = response
    broken.body = firstHalf(response.body)
    return broken
  }

  /// Half of a body, and never all of it.
  private static func firstHalf(_ body: [UInt8]) -> [UInt8] { Array(body.prefix(body.count / 2)) }
}
