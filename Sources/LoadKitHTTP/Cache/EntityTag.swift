/// An entity tag (RFC 9110, section 8.8.3): the name of one version of the content at an address.
struct EntityTag: Equatable {
  /// The longest tag in bytes that is cached and sent back.
  static let longest = 1_000

  /// The tag as sent, including `W/` if it is weak.
  let text: String

  /// Reads the field; `nil` if it isn't a tag. A tag without quotation marks, which some servers send, is used as it
  /// is.
  init?(_ field: String?) {
    guard let field, (1...Self.longest).contains(field.utf8.count) else { return nil }
    let opaque = Self.opaque(field)
    guard !opaque.isEmpty || field.utf8.last == UInt8(ascii: "\"") else { return nil }
    let isQuoted = opaque.utf8.count != Self.withoutWeakness(field).utf8.count
    // The condition `*` holds for every content.
    guard field != "*" else { return nil }
    // A comma without quotation marks separates two tags, which are none.
    let isTag = opaque.utf8.allSatisfy { byte in
      let isVisible = byte == 0x21 || (0x23...0x7E).contains(byte) || byte >= 0x80
      return isVisible && (isQuoted || byte != UInt8(ascii: ","))
    }
    guard isTag else { return nil }
    text = field
  }

  /// Whether both may name the same content (the weak comparison of RFC 9110, section 8.8.3.2).
  ///
  /// Used for a 304: servers that compress on the fly may send the strong form of a weak tag, and others add the
  /// quotation marks that they did not send before.
  func matches(_ other: EntityTag) -> Bool { Self.opaque(text) == Self.opaque(other.text) }

  /// The tag without `W/` and quotation marks.
  private static func opaque(_ text: String) -> Substring {
    let tag = withoutWeakness(text)
    guard tag.utf8.count >= 2, tag.hasPrefix("\""), tag.hasSuffix("\"") else { return tag }
    return tag.dropFirst().dropLast()
  }

  private static func withoutWeakness(_ text: String) -> Substring {
    text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
  }
}
