import Foundation
import LoadKit

/// Builds the address of a request. User input stays within its part of the address.
enum HTTPAddress {
  /// The address of a request.
  ///
  /// Queries are percent-encoded except for the unreserved characters of RFC 3986, `+` included, which many servers
  /// would decode as a space.
  ///
  /// - Parameters:
  ///   - base: The address of the service.
  ///   - path: The path below it, or an address in its place.
  ///   - query: Parameters; one without a value is its name alone.
  /// - Returns: The address.
  /// - Throws: A `LoadFailure` of kind `invalidRequest` if the base is not HTTP or the path is malformed; of kind
  ///   `insecureConnection` if an address is not of `https` and the base is.
  static func url(base: URL, path: HTTPPath, query: [URLQueryItem]) throws -> URL {
    guard var components = components(of: base) else { throw invalid("base address is not HTTP") }
    switch path.kind {
    case .url(let url):
      guard let own = self.components(of: url) else { throw invalid("not an HTTP address") }
      guard components.scheme?.lowercased() != "https" || own.scheme?.lowercased() == "https" else {
        throw LoadFailure(.insecureConnection, isRetryable: false, diagnostic: "address without https refused")
      }
      // As it is: components would normalize it.
      if query.isEmpty, url.fragment == nil { return url.absoluteURL }
      components = own
    case .text(let text): try append(try encoded(text: text), to: &components)
    case .segments(let segments): try append(try encoded(segments: segments), to: &components)
    case .encoded(let text): try append(try checked(text), to: &components)
    }
    let items = query.map { item in
      encoded(item.name) + (item.value.map { "=" + encoded($0) } ?? "")
    }
    let parts = [components.percentEncodedQuery].compactMap { $0 }.filter { !$0.isEmpty } + items
    components.percentEncodedQuery = parts.isEmpty ? nil : parts.joined(separator: "&")
    components.fragment = nil
    guard let url = components.url else { throw invalid("address cannot be built") }
    return url
  }

  // MARK: Implementation

  private static func components(of url: URL) -> URLComponents? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
      components.host?.isEmpty == false
    else { return nil }
    return components
  }

  private static func append(_ path: String, to components: inout URLComponents) throws {
    guard !path.isEmpty else { return }
    let base = components.percentEncodedPath
    components.percentEncodedPath = base + (base.hasSuffix("/") ? "" : "/") + path
  }

  /// The path of a text without its first slash.
  private static func encoded(text: String) throws -> String {
    let path = text.hasPrefix("/") ? text.dropFirst() : text[...]
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw invalid("path with a control character; pass it in segments:")
    }
    guard !path.utf8.contains(UInt8(ascii: "?")), !path.utf8.contains(UInt8(ascii: "#")) else {
      throw invalid("path with ? or #; pass parameters in query:, and text with these characters in segments:")
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      // An empty last segment is a slash at the end.
      let isHole = segment.isEmpty && index < segments.count - 1
      if isHole || isDots(segment) { throw invalid("path with an empty, . or .. segment") }
    }
    return segments.map { encoded(String($0), allowing: subDelimiters) }.joined(separator: "/")
  }

  private static func encoded(segments: [String]) throws -> String {
    guard !segments.contains(where: { $0.isEmpty || isDots($0[...]) }) else {
      throw invalid("segments: with an empty, . or .. segment")
    }
    return segments.map { encoded($0) }.joined(separator: "/")
  }

  /// An encoded path without its first slash, if it can be sent as it is.
  private static func checked(_ text: String) throws -> String {
    let path = Array((text.hasPrefix("/") ? text.dropFirst() : text[...]).utf8)
    var index = 0
    while index < path.count {
      let byte = path[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < path.count, isHexDigit(path[index + 1]), isHexDigit(path[index + 2]) else {
          throw invalid("encodedPath: with a malformed percent-encoding")
        }
        index += 3
      } else if isUnreserved(byte) || subDelimiters.contains(byte) || byte == UInt8(ascii: "/") {
        index += 1
      } else {
        throw invalid("encodedPath: with a character that has to be encoded")
      }
    }
    let checked = String(decoding: path, as: UTF8.self)
    let hasDots = checked.split(separator: "/").contains { segment in
      isDots(segment.lowercased().replacingOccurrences(of: "%2e", with: ".")[...])
    }
    guard !hasDots else { throw invalid("encodedPath: with a . or .. segment") }
    return checked
  }

  private static func isDots(_ segment: Substring) -> Bool { segment == "." || segment == ".." }

  /// The other characters that a segment may have (RFC 3986, section 3.3).
  private static let subDelimiters = Set("!$&'()*+,;=:@".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func encoded(_ text: String, allowing allowed: Set<UInt8> = []) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isUnreserved(byte) || allowed.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func invalid(_ reason: String) -> LoadFailure {
    LoadFailure(.invalidRequest, diagnostic: reason)
  }
}
