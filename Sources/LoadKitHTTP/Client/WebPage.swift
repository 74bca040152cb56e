import Foundation
import LoadKit

/// Recognises a web page that arrived in place of data.
///
/// A network that wants a sign-in first, as in hotels and trains, answers requests of `http` itself, or redirects them
/// to another host. It cannot answer for a host over `https`.
enum WebPage {
  /// The failure of a body that is not JSON, if it is a web page.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - request: The request, before redirects.
  /// - Returns: The failure; `nil` if the body is not a web page.
  static func failure(_ response: HTTPResponse, to request: HTTPRequest) -> LoadFailure? {
    guard isWebPage(response) else { return nil }
    let url = response.url ?? request.url
    let (asked, answering) = (HTTPOrigin(request.url), HTTPOrigin(url))
    guard asked.scheme == "https", answering.scheme == "https" else {
      return LoadFailure(cause: .networkSignIn, diagnostic: "a web page over http instead of JSON")
    }
    guard asked.host == answering.host else {
      return LoadFailure(cause: .networkSignIn, diagnostic: "a web page of another host instead of JSON")
    }
    return LoadFailure(cause: .webPage, diagnostic: "a web page instead of JSON")
  }

  /// Whether a response is a web page by its media type or by the beginning of its body.
  private static func isWebPage(_ response: HTTPResponse) -> Bool {
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    if type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml") { return true }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var start = response.body.prefix(1_024)[...]
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    start = start.drop(while: isSpace)
    // A comment or a declaration may come before the document.
    for (opening, closing) in [("<?xml", "?>"), ("<!--", "-->")] where start.starts(with: opening.utf8) {
      guard let end = start.firstRange(of: closing.utf8) else { return false }
      start = start[end.upperBound...].drop(while: isSpace)
    }
    let text = String(decoding: start.prefix(15), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<head", "<body", "<title", "<script"].contains { text.hasPrefix($0) }
  }
}
