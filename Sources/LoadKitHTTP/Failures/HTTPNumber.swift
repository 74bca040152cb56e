import Foundation

/// Numbers in header fields.
enum HTTPNumber {
  /// Whole seconds in digits only, at most `longest`; `nil` for any other text.
  static func seconds(_ text: Substring, longest: Int64) -> Int64? {
    guard !text.isEmpty else { return nil }
    var seconds: Int64 = 0
    for byte in text.utf8 {
      // `Int64(text)` would also take a sign.
      guard (0x30...0x39).contains(byte) else { return nil }
      seconds = min(seconds * 10 + Int64(byte - 0x30), longest)
    }
    return seconds
  }

  /// A value without surrounding spaces and tabs.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension Date {
  /// Whole seconds since 1970, from 1970 to 9999; an invalid time counts as 1970.
  var wholeSeconds: Int64 {
    let seconds = timeIntervalSince1970
    return seconds > 0 ? Int64(min(seconds, 253_402_300_799)) : 0
  }
}
