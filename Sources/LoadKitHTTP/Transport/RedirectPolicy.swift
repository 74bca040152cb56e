import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which redirects are followed, and what they may carry.
///
/// Never from `https` to anything else. To another origin (scheme, host or port) only headers go that cannot hold a
/// secret; so an `Authorization`, a `Cookie` or a token in a field of the app's own stays behind (RFC 9110, section
/// 15.4).
enum RedirectPolicy {
  /// Headers that describe what the client can read or sends; all others stay behind.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "content-encoding", "content-language",
    "content-length", "content-type", "user-agent",
  ]

  /// Decides about one redirect.
  ///
  /// - Parameters:
  ///   - source: The address that redirects.
  ///   - proposed: The request that would follow.
  ///   - first: The request that the redirects began with.
  ///   - count: How many redirects there were, this one included.
  ///   - limit: How many there may be.
  /// - Returns: The request to send, or why none is sent.
  static func follow(
    from source: URL?, to proposed: URLRequest, first: HTTPRequest, count: Int, limit: Int
  ) -> Result<URLRequest, LoadFailure> {
    guard count <= limit else { return refuse(.serverError, "more than \(limit) redirects") }
    guard let source, let target = proposed.url, let scheme = target.scheme?.lowercased(), target.host != nil,
      scheme == "http" || scheme == "https"
    else { return refuse(.serverError, "redirect to an address that is not HTTP") }
    guard scheme == "https" || source.scheme?.lowercased() != "https" else {
      return refuse(.insecureConnection, "redirect from https to http refused")
    }
    let isSameOrigin = HTTPOrigin(source) == HTTPOrigin(target)
    // A relative address has the user info of the one that it is relative to.
    let hasOwnUserInfo = isSameOrigin && (target.user, target.password) == (source.user, source.password)
    guard hasOwnUserInfo || (target.user == nil && target.password == nil) else {
      return refuse(.serverError, "redirect to an address with user info refused")
    }
    if isSameOrigin { return .success(authorized(proposed, as: first)) }
    var request = proposed
    for name in (proposed.allHTTPHeaderFields ?? [:]).keys where !crosses(name.lowercased(), proposed) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return .success(request)
  }

  /// A request within the origin of the first one, with its credentials: Apple's loading system takes `Authorization`
  /// out of whatever follows a redirect, be it one that only adds a slash.
  private static func authorized(_ proposed: URLRequest, as first: HTTPRequest) -> URLRequest {
    let name = "Authorization"
    guard proposed.value(forHTTPHeaderField: name) == nil, let value = first.headers[name],
      proposed.url.map({ HTTPOrigin($0) == HTTPOrigin(first.url) }) == true
    else { return proposed }
    var request = proposed
    request.setValue(value, forHTTPHeaderField: name)
    return request
  }

  /// Whether a field goes to another origin. The key of a submission does along with its body: it is no credential, and
  /// without it a retry would submit twice there.
  private static func crosses(_ name: String, _ request: URLRequest) -> Bool {
    harmless.contains(name) || (name == "idempotency-key" && request.httpMethod.map(isSubmitting) == true)
  }

  private static func isSubmitting(_ method: String) -> Bool { method == "POST" || method == "PATCH" }

  private static func refuse(_ kind: LoadFailure.Kind, _ reason: String) -> Result<URLRequest, LoadFailure> {
    // A server redirects after it has done what was asked, too.
    .failure(LoadFailure(kind, isRetryable: false, diagnostic: reason, mayHaveTakenEffect: true))
  }
}
