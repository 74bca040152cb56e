/// An entity tag (RFC 9110, section 8.8.3): the name of one version of the content at an address.
struct EntityTag: Equatable {
  /// The longest tag in bytes that is cached and sent back.
  static let longest = 1_000

  /// The tag as sent, including `W/` if it is weak.
  let text: String

  /// Reads the field; `nil` if it isn't a tag.
  init?(_ field: String?) {
    guard let field, field.utf8.count <= Self.longest else { return nil }
    let opaque = field.hasPrefix("W/") ? field.dropFirst(2) : field[...]
    guard opaque.utf8.count >= 2, opaque.hasPrefix("\""), opaque.hasSuffix("\"") else { return nil }
    guard opaque.dropFirst().dropLast().utf8.allSatisfy({ $0 == 0x21 || (0x23...0x7E).contains($0) || $0 >= 0x80 })
    else { return nil }
    text = field
  }

  /// Whether both may name the same content (the weak comparison of RFC 9110, section 8.8.3.2).
  ///
  /// Used for a 304: servers that compress on the fly may send the strong form of a weak tag.
  func matches(_ other: EntityTag) -> Bool { opaque == other.opaque }

  private var opaque: Substring { text.hasPrefix("W/") ? text.dropFirst(2) : text[...] }
}
