/// Reads keys out of the bytes that a terminal sends.
///
/// Sequences may arrive in parts. Those that it does not know are dropped whole, as is what is pasted beyond a limit.
struct KeyParser {
  /// The most bytes that are kept of a sequence or character which has not ended.
  private static let limit = 64

  private var pending: [UInt8] = []

  /// Whether the last bytes may be the beginning of more: after a short wait, ``flush()`` says what they mean alone.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Returns: The keys that are complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty, let (key, length) = Self.next(rest) {
      if let key { keys.append(key) }
      rest = rest.dropFirst(length)
    }
    // What never ends is no key.
    pending = rest.count > Self.limit ? [] : Array(rest)
    return keys
  }

  /// Says that nothing follows for now: a lone escape is the key of that name.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// The first key and how many bytes it takes; no key for what is to be skipped; `nil` if more bytes are needed.
  private static func next(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return sequence(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(UnicodeScalar(first + 0x60))), 1)
    case 0x00..<0x20: return (nil, 1)
    case ..<0x80: return (.character(Character(UnicodeScalar(first))), 1)
    default: return text(bytes)
    }
  }

  /// A character outside of ASCII, in UTF-8.
  private static func text(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length =
      switch bytes.first ?? 0 {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    if length == 1 { return (nil, 1) }
    let tail = bytes.dropFirst().prefix(length - 1)
    if let wrong = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, wrong - bytes.startIndex) }
    guard tail.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return (text.first.map { .character($0) }, length)
  }

  /// What begins with an escape (ECMA-48, 5.4; the keys are those of xterm and the Linux console).
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): break
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      return (letter(third), 3)
    case 0x1B: return (.escape, 1)
    // Alt with a key: the key is not one of ours.
    default: return (nil, 2)
    }
    let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard let final = bytes.dropFirst(2 + parameters.count).first else { return nil }
    let length = 3 + parameters.count
    guard final == UInt8(ascii: "~") else { return (letter(final), length) }
    let number = parameters.prefix { (0x30...0x39).contains($0) }
    return (numbered[String(decoding: number, as: UTF8.self)], length)
  }

  private static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  private static let numbered: [String: Key] = [
    "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
