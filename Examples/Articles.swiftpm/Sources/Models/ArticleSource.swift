import Foundation

/// Where articles come from.
enum ArticleSource: Hashable, Sendable {
  /// Answers that are made in the app.
  case sample
  /// A server that speaks the JSON of JSONPlaceholder.
  case server(URL)

  /// Its address.
  var url: URL {
    switch self {
    case .sample: SampleServer.url
    case .server(let url): url
    }
  }

  /// Reads an address that somebody has typed: one of https, as the system demands it.
  ///
  /// - Parameter text: The address.
  /// - Returns: The source, or what is wrong with the address.
  static func parse(_ text: String) -> Result<ArticleSource, AddressProblem> {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let parts = URLComponents(string: text), let url = parts.url, parts.host?.isEmpty == false else {
      return .failure(.noAddress)
    }
    guard parts.scheme?.lowercased() == "https" else { return .failure(.notEncrypted) }
    guard parts.user == nil, parts.password == nil else { return .failure(.holdsPassword) }
    return .success(.server(url))
  }
}

/// Why an address cannot be used.
enum AddressProblem: String, Error {
  case noAddress = "Enter an address such as https://example.com."
  case notEncrypted = "The address has to begin with https."
  case holdsPassword = "Leave user name and password out of the address."
}
