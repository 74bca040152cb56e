import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A redirect that is not to be followed at once (RFC 9110, section 10.2.3): it ends its exchange, and another one goes
/// on with it after the wait.
struct RedirectLater: Error {
  /// The request that follows.
  let request: URLRequest
  /// Whether it has the body of the one before, which may be a file.
  let keepsBody: Bool
  /// How many redirects there were, this one included.
  let count: Int
  /// How long to wait.
  let wait: Duration

  /// What it comes to if there is no time for the wait (rule 13).
  var failure: LoadFailure {
    LoadFailure(
      .serverError, diagnostic: "redirect that is to be followed in \(wait.shortText)", retryAfter: wait,
      mayHaveTakenEffect: true)
  }
}
