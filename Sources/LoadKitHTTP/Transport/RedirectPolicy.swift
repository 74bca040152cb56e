import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which redirects are followed, and what they may carry.
///
/// Never from `https` to anything else. To another origin (scheme, host or port) only headers go that cannot hold a
/// secret; so an `Authorization`, a `Cookie` or a key in a header of the app's own stays behind (RFC 9110, section 15.4).
enum RedirectPolicy {
  static let maximum = 10

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
  ///   - count: How many redirects there were, this one included.
  /// - Returns: The request to send, or why none is sent.
  static func follow(from source: URL?, to proposed: URLRequest, count: Int) -> Result<URLRequest, LoadFailure> {
    guard count <= maximum else {
      return refuse(.serverError, "more than \(maximum) redirects")
    }
    guard let source, let target = proposed.url, let scheme = target.scheme?.lowercased(), target.host != nil,
      scheme == "http" || scheme == "https"
    else { return refuse(.serverError, "redirect to an address that is not HTTP") }
    guard scheme == "https" || source.scheme?.lowercased() != "https" else {
      return refuse(.insecureConnection, "redirect from https to http refused")
    }
    guard target.user == nil, target.password == nil else {
      return refuse(.serverError, "redirect to an address with user info refused")
    }
    guard Origin(source) != Origin(target) else { return .success(proposed) }
    var request = proposed
    for name in proposed.allHTTPHeaderFields.map({ Array($0.keys) }) ?? []
    where !harmless.contains(name.lowercased()) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return .success(request)
  }

  private static func refuse(_ kind: LoadFailure.Kind, _ reason: String) -> Result<URLRequest, LoadFailure> {
    // A server redirects after it has done what was asked, too.
    .failure(LoadFailure(kind, isRetryable: false, diagnostic: reason, mayHaveTakenEffect: true))
  }

  private struct Origin: Equatable {
    let scheme: String?
    let host: String?
    let port: Int?

    init(_ url: URL) {
      scheme = url.scheme?.lowercased()
      host = url.host?.lowercased()
      port = url.port ?? (scheme == "https" ? 443 : 80)
    }
  }
}
