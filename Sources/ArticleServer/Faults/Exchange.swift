/// A request with everything that a scenario or a fault needs to respond to it.
struct Exchange {
  var request: ServerRequest
  /// The response of the site when nothing is wrong.
  ///
  /// Made only where it is sent, and once, because making it may write an article.
  let site: LazyResponse
  /// The number of requests for this target since the scenario was chosen, this one included.
  var attempt: Int
  /// The delay of ``Scenario/slow``.
  var slowDelay: Duration
  /// The seconds of a `Retry-After` field.
  var retryAfter: Int
  /// The value of the `Date` field.
  var date: String

  /// The response of the site when nothing is wrong.
  var response: ServerResponse { site.response }
  /// Whether the target is an article or the list of articles.
  var isAboutArticle: Bool { request.path.split(separator: "/").count <= 2 && request.path.hasPrefix("/posts") }

  /// The steps that send a response and nothing else.
  func send(_ response: ServerResponse) -> [ServerStep] { response.steps(for: request, date: date) }
}

/// A response that is made when it is first needed.
final class LazyResponse {
  private let make: () -> ServerResponse
  private(set) lazy var response = make()

  init(_ make: @escaping () -> ServerResponse) { self.make = make }
}
