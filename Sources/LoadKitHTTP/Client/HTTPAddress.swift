import Foundation
import LoadKit

/// Builds the address of a request from plain text. User input stays within its part of the address.
enum HTTPAddress {
  /// The address of a path below a base.
  ///
  /// All but the unreserved characters of RFC 3986 are percent-encoded, including `+`, which many servers would decode
  /// as a space.
  ///
  /// - Parameters:
  ///   - base: The address of the service.
  ///   - path: Segments with slashes between them.
  ///   - query: Parameters; one without a value is its name alone.
  /// - Returns: The address.
  /// - Throws: A `LoadFailure` of kind `invalidRequest` if the base is not HTTP, or the path has a query, a fragment, a
  ///   control character, or a segment that is empty, `.` or `..`, which could lead elsewhere.
  static func url(base: URL, path: String, query: [URLQueryItem]) throws -> URL {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true),
      let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
      components.host?.isEmpty == false
    else { throw invalid("base address is not HTTP") }

    var encodedPath = components.percentEncodedPath
    let relative = path.hasPrefix("/") ? path.dropFirst() : path[...]
    if !relative.isEmpty {
      if !encodedPath.hasSuffix("/") { encodedPath += "/" }
      encodedPath += try encoded(path: relative)
    }
    components.percentEncodedPath = encodedPath

    let items = query.map { item in
      encoded(item.name) + (item.value.map { "=" + encoded($0) } ?? "")
    }
    let parts = [components.percentEncodedQuery].compactMap { $0 }.filter { !$0.isEmpty } + items
    components.percentEncodedQuery = parts.isEmpty ? nil : parts.joined(separator: "&")
    components.fragment = nil

    guard let url = components.url else { throw invalid("address cannot be built") }
    return url
  }

  private static func encoded(path: Substring) throws -> String {
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw invalid("path with a control character")
    }
    guard !path.contains("?"), !path.contains("#") else {
      throw invalid("path with a query or a fragment; pass parameters as the query")
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      // An empty last segment is a slash at the end.
      let isHole = segment.isEmpty && index < segments.count - 1
      if isHole || segment == "." || segment == ".." { throw invalid("path with an empty, . or .. segment") }
    }
    return segments.map { encoded(String($0)) }.joined(separator: "/")
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func invalid(_ reason: String) -> LoadFailure {
    LoadFailure(.invalidRequest, diagnostic: reason)
  }
}
