import Foundation
import LoadKit
import _ArticleServer

/// Where a front end's articles come from.
public enum ServerChoice: Sendable, Hashable {
  /// The embedded server, with what goes wrong on it.
  case embedded(Scenario)
  /// Any server.
  case address(URL)

  /// Starts the embedded server, if that is the source.
  ///
  /// - Returns: The server, which runs until it is let go, and the address to read from.
  /// - Throws: `ServerStartError`.
  public func open() throws -> (server: ArticleServer?, address: URL) {
    switch self {
    case .address(let url):
      return (nil, url)
    case .embedded(let scenario):
      let server = try ArticleServer(scenario: scenario)
      guard let url = URL(string: server.url) else { throw LoadFailure(.invalidRequest, diagnostic: server.url) }
      return (server, url)
    }
  }
}
