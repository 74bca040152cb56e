import Foundation

/// Checks whether a body is well-formed JSON (RFC 8259), whatever its numbers.
///
/// Foundation's decoder reports a number that does not fit its type as invalid JSON, without a path. Called for a body
/// that it rejects, so its speed doesn't matter.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var index = 0
  private let depthLimit: Int

  /// Whether a body is well-formed JSON.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - nestingLimit: The deepest nesting of arrays and objects.
  /// - Returns: Whether it is.
  static func isWellFormed(_ body: Data, nestingLimit: Int) -> Bool {
    guard String(decoding: body, as: UTF8.self).utf8.elementsEqual(body) else { return false }
    var syntax = JSONSyntax(bytes: [UInt8](body), depthLimit: nestingLimit)
    syntax.skipSpace()
    guard syntax.takeValue(depth: 0) else { return false }
    syntax.skipSpace()
    return syntax.index == syntax.bytes.count
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    // A byte order mark is ignored by most parsers.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func takeValue(depth: Int) -> Bool {
    switch next {
    case UInt8(ascii: "{"): takeMembers(depth: depth + 1)
    case UInt8(ascii: "["): takeElements(depth: depth + 1)
    case UInt8(ascii: "\""): takeString()
    case UInt8(ascii: "t"): takeWord("true")
    case UInt8(ascii: "f"): takeWord("false")
    case UInt8(ascii: "n"): takeWord("null")
    default: takeNumber()
    }
  }

  private mutating func takeMembers(depth: Int) -> Bool {
    guard depth <= depthLimit, take("{") else { return false }
    skipSpace()
    if take("}") { return true }
    repeat {
      skipSpace()
      guard takeString() else { return false }
      skipSpace()
      guard take(":") else { return false }
      skipSpace()
      guard takeValue(depth: depth) else { return false }
      skipSpace()
    } while take(",")
    return take("}")
  }

  private mutating func takeElements(depth: Int) -> Bool {
    guard depth <= depthLimit, take("[") else { return false }
    skipSpace()
    if take("]") { return true }
    repeat {
      skipSpace()
      guard takeValue(depth: depth) else { return false }
      skipSpace()
    } while take(",")
    return take("]")
  }

  private mutating func takeString() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return false }
        index += 1
        if escaped == UInt8(ascii: "u") {
          let digits = bytes[index...].prefix(4)
          guard digits.count == 4, digits.allSatisfy(Self.isHexDigit) else { return false }
          index += 4
        } else if !"\"\\/bfnrt".utf8.contains(escaped) {
          return false
        }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func takeNumber() -> Bool {
    _ = take("-")
    if !take("0") { guard takeDigits() else { return false } }
    if take(".") { guard takeDigits() else { return false } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() else { return false }
    }
    return true
  }

  /// Takes at least one digit.
  private mutating func takeDigits() -> Bool {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
