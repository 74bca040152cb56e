import LoadKit

/// Draws a sign of work with letters.
enum WorkSign {
  private static let frames = ["|", "/", "-", "\\"]
  private static let barLength = 20

  /// One picture of a spinner.
  static func spinner(_ frame: Int) -> String { frames[frame % frames.count] }

  /// One picture of what an indicator wants.
  ///
  /// - Returns: The picture; empty where words are enough.
  static func picture(_ indicator: LoadPresentation.Indicator, _ frame: Int) -> String {
    switch indicator.style {
    case .spinner: return spinner(frame)
    case .indeterminateBar:
      // The share is not known, so a mark moves.
      let start = frame % barLength
      return "[" + String((0..<barLength).map { ($0 - start + barLength) % barLength < 3 ? "#" : "." }) + "]"
    case .bar(let fraction):
      let full = Int(Double(barLength) * min(max(0, fraction), 1))
      return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: barLength - full) + "]"
    case .wordsOnly: return ""
    }
  }
}
