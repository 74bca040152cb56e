/// A request with all that a scenario may need to answer it.
struct Exchange {
  var request: ArticleServer.Request
  /// What the site says when nothing is wrong. Asked for only where it is sent, and once, since asking may write an
  /// article.
  let site: LazyResponse
  /// How often this target was asked for, from 1, since the scenario was chosen.
  var attempt: Int
  var options: ArticleServer.Options
  var date: String

  /// What the site says when nothing is wrong.
  var response: ArticleServer.Response { site.response }
  /// Whether articles were asked for, and nothing about them.
  var isAboutArticle: Bool { request.path.split(separator: "/").count <= 2 && request.path.hasPrefix("/posts") }

  /// The steps that send an answer and nothing else.
  func send(_ response: ArticleServer.Response) -> [ArticleServer.Step] { response.steps(for: request, date: date) }
}

/// An answer that is made when it is first needed.
final class LazyResponse {
  private let make: () -> ArticleServer.Response
  private(set) lazy var response = make()

  init(_ make: @escaping () -> ArticleServer.Response) { self.make = make }
}

extension Scenario {
  private typealias Response = ArticleServer.Response
  private typealias Header = ArticleServer.Request.Header

  /// How often a flaky address fails.
  static let flakyFailures = 2

  /// What the server does in answer to a request. A new fault is a new list of steps.
  func steps(_ exchange: Exchange) -> [ArticleServer.Step] {
    switch self {
    // Offline never gets a request; one that was on its way is answered as usual.
    case .normal, .empty, .offline: exchange.send(exchange.response)
    case .slow: Self.slow(exchange)
    case .flaky: exchange.send(exchange.attempt > Self.flakyFailures ? exchange.response : Self.overloaded)
    case .serverError: exchange.send(Response(failure: 500, "Something went wrong on the server."))
    case .maintenance: exchange.send(Self.maintenance(exchange.options))
    case .rateLimited: exchange.send(Self.tooMany(exchange.options))
    case .unauthorized: exchange.send(Self.signInNeeded)
    case .forbidden: exchange.send(Response(failure: 403, "This account may not read articles."))
    case .notFound: exchange.send(Response(failure: 404, "There is nothing at this address."))
    case .badRequest: exchange.send(Response(failure: 400, "The request is not understood."))
    case .conflict: exchange.send(Response(failure: 409, "It was changed elsewhere."))
    case .malformed: exchange.send(Self.brokenOff(exchange.response))
    case .webPage: exchange.send(Self.signInPage)
    case .truncated: Self.cutShort(exchange)
    case .reset: [.reset]
    case .stalled: exchange.send(exchange.response).prefix(1) + [.stall]
    case .partial:
      exchange.send(
        exchange.isAboutArticle
          ? exchange.response : Response(failure: 403, "This account may only read articles."))
    case .fault(let fault): fault.steps(exchange)
    }
  }

  /// What is long comes bit by bit.
  private static func slow(_ exchange: Exchange) -> [ArticleServer.Step] {
    var response = exchange.response
    guard response.pieces > 1 else { return [.wait(exchange.options.slowDelay)] + exchange.send(response) }
    response.pause = exchange.options.slowDelay / response.pieces
    return exchange.send(response)
  }

  private static let overloaded = Response(failure: 503, "The server is overloaded.")

  private static let signInNeeded = Response(
    failure: 401, "Sign in to read articles.",
    // Not Basic: URLSession on Linux never completes then.
    headers: [Header("WWW-Authenticate", "Bearer realm=\"articles\"")])

  private static let signInPage = Response(
    headers: [Header("Content-Type", "text/html; charset=utf-8"), Header("Cache-Control", "no-store")],
    body: Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><title>Welcome to the Wi-Fi</title></head>
      <body><h1>Welcome</h1><p>Accept the terms to go online.</p></body></html>

      """.utf8))

  private static func maintenance(_ options: ArticleServer.Options) -> Response {
    Response(failure: 503, "The server is being looked after.", headers: [retryAfter(options)])
  }

  private static func tooMany(_ options: ArticleServer.Options) -> Response {
    Response(failure: 429, "Too many requests.", headers: [retryAfter(options)])
  }

  private static func retryAfter(_ options: ArticleServer.Options) -> Header {
    Header("Retry-After", String(options.retryAfter))
  }

  /// The head of a whole answer and the body of half of it.
  private static func cutShort(_ exchange: Exchange) -> [ArticleServer.Step] {
    exchange.send(exchange.response).prefix(1) + exchange.send(brokenOff(exchange.response)).dropFirst() + [.close]
  }

  private static func brokenOff(_ response: Response) -> Response {
    var broken = response
    broken.body = firstHalf(response.body)
    return broken
  }

  /// Half of a body, and never all of it.
  private static func firstHalf(_ body: [UInt8]) -> [UInt8] { Array(body.prefix(body.count / 2)) }
}
