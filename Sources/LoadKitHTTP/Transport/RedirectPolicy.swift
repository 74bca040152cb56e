import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Decides which redirects are followed, and with which header fields.
///
/// No redirect leads from `https` to anything else. To another origin (scheme, host or port) only headers that cannot
/// hold a secret are sent: an `Authorization`, a `Cookie` or a token in a custom field is removed (RFC 9110, section
/// 15.4).
enum RedirectPolicy {
  /// Headers that describe the body, or the bodies that the client accepts. All others are removed.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "content-encoding", "content-language",
    "content-length", "content-type", "user-agent",
  ]

  /// Decides about one redirect.
  ///
  /// - Parameters:
  ///   - source: The address of the redirect response.
  ///   - proposed: The request that the session proposes.
  ///   - first: The original request.
  ///   - count: The number of redirects, this one included.
  ///   - limit: The most redirects.
  /// - Returns: The request to send, or the failure if the redirect is not followed.
  static func decide(
    from source: URL?, to proposed: URLRequest, first: HTTPRequest, count: Int, limit: Int
  ) -> Result<URLRequest, LoadFailure> {
    guard count <= limit else { return reject(.serverError, "more than \(limit) redirects") }
    guard let source, let target = proposed.url, let scheme = target.scheme?.lowercased(), target.host != nil,
      scheme == "http" || scheme == "https"
    else { return reject(.serverError, "redirect to an address that is not HTTP") }
    guard scheme == "https" || source.scheme?.lowercased() != "https" else {
      return reject(.insecureConnection, "redirect from https to http refused")
    }
    let isSameOrigin = HTTPOrigin(source) == HTTPOrigin(target)
    // A relative address inherits the user info of its base.
    let hasOwnUserInfo = isSameOrigin && (target.user, target.password) == (source.user, source.password)
    guard hasOwnUserInfo || (target.user == nil && target.password == nil) else {
      return reject(.serverError, "redirect to an address with user info refused")
    }
    if isSameOrigin { return .success(authorized(proposed, as: first)) }
    var request = proposed
    for name in (proposed.allHTTPHeaderFields ?? [:]).keys where !crosses(name.lowercased(), proposed) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return .success(request)
  }

  /// A request within the origin of the first one, with its credentials: Apple's loading system removes `Authorization`
  /// from every redirected request, even if the redirect only adds a slash.
  private static func authorized(_ proposed: URLRequest, as first: HTTPRequest) -> URLRequest {
    let name = "Authorization"
    guard proposed.value(forHTTPHeaderField: name) == nil, let value = first.headers[name],
      proposed.url.map({ HTTPOrigin($0) == HTTPOrigin(first.url) }) == true
    else { return proposed }
    var request = proposed
    request.setValue(value, forHTTPHeaderField: name)
    return request
  }

  /// Whether a field is sent to another origin. The key of a submission is sent along with its body: it isn't a
  /// credential, and without it a retry would submit twice there.
  private static func crosses(_ name: String, _ request: URLRequest) -> Bool {
    harmless.contains(name) || (name == "idempotency-key" && request.httpMethod.map(isSubmitting) == true)
  }

  private static func isSubmitting(_ method: String) -> Bool { method == "POST" || method == "PATCH" }

  private static func reject(_ kind: LoadFailure.Kind, _ reason: String) -> Result<URLRequest, LoadFailure> {
    // A server may redirect after it has carried out the request.
    .failure(LoadFailure(kind, isRetryable: false, diagnostic: reason, mayHaveTakenEffect: true))
  }
}

/// A redirect with a `Retry-After` (RFC 9110, section 10.2.3). It ends its exchange; the transport sends the next
/// request in another exchange after the wait.
struct DelayedRedirect: Error {
  /// The request to send after the wait.
  let request: URLRequest
  /// Whether the next request has the same body, which may be a file.
  let keepsBody: Bool
  /// The number of redirects, this one included.
  let count: Int
  let wait: Duration

  /// The failure if there is no time for the wait (rule 13).
  var failure: LoadFailure {
    LoadFailure(
      .serverError, diagnostic: "redirect that is to be followed in \(wait.shortText)", retryAfter: wait,
      mayHaveTakenEffect: true)
  }
}
