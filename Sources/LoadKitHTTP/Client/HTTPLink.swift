import Foundation

/// Parses a `Link` field: addresses, each with its relations to the response (RFC 8288, section 3).
///
/// ```
/// <https://api.example.com/posts?page=3>; rel="next", </posts?page=9>; rel=last
/// ```
enum HTTPLink {
  /// The parsed size of a field, in bytes. The rest is ignored.
  static let sizeLimit = 16_384

  /// The first address with a relation.
  ///
  /// - Parameters:
  ///   - relation: The relation, without regard to case.
  ///   - field: The value of the field, or of several with commas between them.
  ///   - base: The base of relative addresses.
  /// - Returns: An absolute address of `http` or `https`, without user info and fragment.
  static func target(of relation: String, in field: String, relativeTo base: URL) -> URL? {
    let wanted = relation.lowercased()
    var scanner = Scanner(field)
    while let link = scanner.next() {
      if link.relations.contains(wanted), let url = address(link.target, relativeTo: base) { return url }
    }
    return nil
  }

  private static func address(_ text: String, relativeTo base: URL) -> URL? {
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
      components.host?.isEmpty == false
    else { return nil }
    // An address from the server must not set credentials (RFC 9110, section 4.2.4). A relative one inherits those of
    // its base.
    let hasOwnUserInfo = HTTPOrigin(url) == HTTPOrigin(base) && (url.user, url.password) == (base.user, base.password)
    guard hasOwnUserInfo || (url.user == nil && url.password == nil) else { return nil }
    components.fragment = nil
    return components.url
  }

  private struct Link {
    var target: String
    var relations: [String]
  }

  /// Parses one link after the other, by the rules of RFC 8288, appendix B.2.
  private struct Scanner {
    private var rest: ArraySlice<UInt8>

    init(_ field: String) { rest = Array(field.utf8.prefix(sizeLimit))[...] }

    /// The next link; `nil` at the end of the field, or if the rest is malformed.
    mutating func next() -> Link? {
      while consume(",") || consumeSpace() {}
      guard consume("<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let target = text(rest[..<end])
      rest = rest[(end + 1)...]
      var relations: [String]?
      var isAboutAnother = false
      while let (name, value) = parameter() {
        // The first `rel` counts (section 3.3); an anchor changes the context of the link (section 3.2).
        if name == "rel", relations == nil { relations = value.lowercased().split(separator: " ").map(String.init) }
        if name == "anchor" { isAboutAnother = true }
      }
      return Link(target: target, relations: isAboutAnother ? [] : relations ?? [])
    }

    /// The next parameter of the link: `; name=value`, `; name="value"` or `; name`.
    private mutating func parameter() -> (name: String, value: String)? {
      while consumeSpace() {}
      guard consume(";") else { return nil }
      while consume(";") || consumeSpace() {}
      let name = text(consumeAll { !"=;, \t".utf8.contains($0) }).lowercased()
      while consumeSpace() {}
      guard consume("=") else { return (name, "") }
      while consumeSpace() {}
      guard consume("\"") else { return (name, text(consumeAll { !";, \t".utf8.contains($0) })) }
      var value: [UInt8] = []
      while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        if byte != UInt8(ascii: "\\") {
          value.append(byte)
        } else if let escaped = rest.popFirst() {
          value.append(escaped)
        }
      }
      return (name, text(value[...]))
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func consumeSpace() -> Bool { consume(" ") || consume("\t") }

    private mutating func consumeAll(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let end = rest.firstIndex { !isWanted($0) } ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end]
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
  }
}
