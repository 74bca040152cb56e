/// Removes the isolates of bidirectional text that would reach beyond it (Unicode UAX #9, sections 2.4 and 3.3.2).
enum BalancedIsolates {
  /// The most isolates inside each other. UAX #9 stops at 125 levels; no text needs that many.
  private static let depthLimit = 16

  /// The text with those isolates only that are opened and closed on the same line.
  ///
  /// - Parameter text: A text without other bidirectional controls than isolates and marks.
  /// - Returns: The text. It begins and ends at the same level of embedding.
  static func only(in text: String) -> String {
    guard text.unicodeScalars.contains(where: { isIsolate($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var isRemoved = [Bool](repeating: false, count: scalars.count)
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x2066...0x2068:
        isRemoved[index] = true
        open.append(index)
      case 0x2069:
        let start = open.popLast()
        let isKept = start != nil && open.count < depthLimit
        if let start, isKept { isRemoved[start] = false }
        isRemoved[index] = !isKept
      // The end of a paragraph closes all isolates (UAX #9, rule X8).
      case 0x0A: open.removeAll()
      default: break
      }
    }
    var kept = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where !isRemoved[index] { kept.append(scalar) }
    return String(kept)
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }
}
