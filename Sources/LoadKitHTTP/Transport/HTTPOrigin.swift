import Foundation

/// The origin of an address: scheme, host and port (RFC 6454, section 4). Credentials are never sent to another origin.
struct HTTPOrigin: Equatable {
  let scheme: String?
  let host: String?
  let port: Int?

  init(_ url: URL) {
    scheme = url.scheme?.lowercased()
    host = url.host?.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
