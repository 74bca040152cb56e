/// Reads JSON (RFC 8259).
struct JSONReader {
  /// How deep values may lie in each other.
  private static let depthLimit = 32

  private var rest: ArraySlice<UInt8>

  /// The members of an object; `nil` if it isn't a well-formed JSON object.
  static func object(_ bytes: [UInt8]) -> [String: JSON]? {
    guard case .object(let members)? = value(bytes) else { return nil }
    return Dictionary(members, uniquingKeysWith: { _, last in last })
  }

  /// A value; `nil` if it is not well-formed.
  static func value(_ bytes: [UInt8]) -> JSON? {
    guard Self.utf8(bytes) != nil else { return nil }
    var reader = JSONReader(rest: bytes[...])
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    return value
  }

  /// A text, if the bytes are UTF-8; else they are mended, and so are others than these.
  private static func utf8(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  private mutating func value(depth: Int) -> JSON? {
    guard depth < Self.depthLimit else { return nil }
    skipSpace()
    switch rest.first {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return text().map(JSON.text)
    case UInt8(ascii: "t"): return literal("true")
    case UInt8(ascii: "f"): return literal("false")
    case UInt8(ascii: "n"): return literal("null")
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    var members: [(String, JSON)] = []
    let isWhole = items(until: UInt8(ascii: "}")) { reader in
      guard let name = reader.text() else { return false }
      reader.skipSpace()
      guard reader.take(":"), let value = reader.value(depth: depth + 1) else { return false }
      members.append((name, value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> JSON? {
    var items: [JSON] = []
    let isWhole = self.items(until: UInt8(ascii: "]")) { reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      items.append(value)
      return true
    }
    return isWhole ? .list(items) : nil
  }

  /// Reads what stands between brackets and commas.
  private mutating func items(until end: UInt8, _ item: (inout JSONReader) -> Bool) -> Bool {
    rest.removeFirst()
    skipSpace()
    if rest.first == end {
      rest.removeFirst()
      return true
    }
    while true {
      skipSpace()
      guard item(&self) else { return false }
      skipSpace()
      switch rest.popFirst() {
      case UInt8(ascii: ","): continue
      case end: return true
      default: return false
      }
    }
  }

  private mutating func text() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return Self.utf8(bytes)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        bytes += Array(String(scalar).utf8)
      case ..<0x20: return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"):
      guard let unit = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
      // The first half of a pair.
      guard take("\\u"), let low = self.unit(), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    case let byte? where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() -> JSON? {
    let text = rest.prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    rest = rest.dropFirst(text.count)
    guard text.contains(where: { (0x30...0x39).contains($0) }), text.first != UInt8(ascii: "+") else { return nil }
    let digits = String(decoding: text, as: UTF8.self)
    return Int(digits).map(JSON.number) ?? .literal(digits)
  }

  private mutating func literal(_ word: String) -> JSON? { take(word) ? .literal(word) : nil }

  private mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || (0x09...0x0A).contains($0) || $0 == 0x0D } }
}
