/// Reads keys out of the bytes that a terminal sends.
///
/// Sequences may arrive in parts. Those that it does not know are dropped whole: other keys, the mouse, and what a
/// terminal answers to questions that somebody else has asked.
struct KeyParser {
  /// The most bytes that are kept of a sequence or character which has not ended.
  private static let limit = 1_024
  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  private var pending: [UInt8] = []
  private var isPasting = false

  /// Whether the last bytes may be the beginning of more: after a short wait, ``flush()`` says what they mean alone.
  /// What is pasted may take its time.
  var isWaiting: Bool { !pending.isEmpty && !isPasting }

  /// Takes bytes.
  ///
  /// - Returns: The keys that are complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty, let (key, length) = isPasting ? pasted(rest) : Self.next(rest) {
      if !isPasting, rest.starts(with: Self.pasteBegins) { isPasting = true }
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

  /// What is pasted, as much of it as is there. It ends with its sequence, or with Ctrl-C if that never comes.
  private mutating func pasted(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let text = bytes.prefix { $0 != 0x1B && $0 != 0x03 }
    if text.isEmpty {
      if bytes.count < Self.pasteEnds.count, Self.pasteEnds.starts(with: bytes) { return nil }
      let isEnd = bytes.starts(with: Self.pasteEnds)
      isPasting = !isEnd && bytes.first != 0x03
      return (isPasting || isEnd ? nil : .control("c"), isEnd ? Self.pasteEnds.count : 1)
    }
    // A character of which the rest comes later.
    let tail = text.suffix(3)
    let lead = tail.lastIndex { $0 & 0xC0 == 0xC0 }
    let isCut = text.endIndex == bytes.endIndex && lead.map { Self.length($0, in: text) > text.endIndex - $0 } == true
    let whole = isCut ? text[..<(lead ?? text.endIndex)] : text
    return whole.isEmpty ? nil : (.pasted(String(decoding: whole, as: UTF8.self)), whole.count)
  }

  /// How many bytes the character takes that begins there, as its first byte has it.
  private static func length(_ index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    switch bytes[index] {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
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
    let length = length(bytes.startIndex, in: bytes)
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
    case UInt8(ascii: "["): return control(bytes)
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      return third == UInt8(ascii: "M") ? (.enter, 3) : isFinal(third) ? (letter(third), 3) : (nil, 2)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return string(bytes)
    case 0x1B: return (.escape, 1)
    // Alt with a key: the key is not one of ours.
    default: return (nil, 2)
    }
  }

  /// A control sequence: keys, and reports of the mouse.
  private static func control(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    let length = 3 + parameters.count
    guard let final = bytes.dropFirst(length - 1).first else { return nil }
    switch (final, parameters.first) {
    // Function keys of the Linux console, and the mouse as xterm tells of it at first, have more bytes.
    case (UInt8(ascii: "["), nil): return bytes.count > length ? (nil, length + 1) : nil
    case (UInt8(ascii: "M"), nil): return bytes.count >= length + 3 ? (nil, length + 3) : nil
    // With such a sign it is no key, and neither is what another sequence breaks off.
    case (_, let sign?) where (0x3C...0x3F).contains(sign): return (nil, length)
    case _ where !isFinal(final): return (nil, length - 1)
    case (UInt8(ascii: "~"), _):
      let number = parameters.prefix { (0x30...0x39).contains($0) }
      return (numbered[String(decoding: number, as: UTF8.self)], length)
    default: return (letter(final), length)
    }
  }

  private static func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }

  /// A string for a program: it ends with BEL, or with an escape and a backslash.
  private static func string(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let text = bytes.dropFirst(2)
    guard let end = text.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    let length = end - bytes.startIndex
    if bytes[end] == 0x07 { return (nil, length + 1) }
    guard let last = text[end...].dropFirst().first else { return nil }
    return (nil, last == UInt8(ascii: "\\") ? length + 2 : length)
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
    default: nil
    }
  }

  private static let numbered: [String: Key] = [
    "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
