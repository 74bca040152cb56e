import LoadKit

/// Draws signs of work on one line.
enum StatusText {
  private static let frames = ["|", "/", "-", "\\"]
  private static let barLength = 20

  /// The line for all work under way.
  ///
  /// - Parameters:
  ///   - indicators: What the presentations say.
  ///   - frame: The number of the picture, for what moves.
  ///   - width: The most characters.
  /// - Returns: The line; empty if there is nothing to draw.
  static func line(_ indicators: [LoadPresentation.Indicator], frame: Int, width: Int) -> String {
    let parts = indicators.map { indicator in
      [sign(indicator, frame), indicator.label, indicator.value, indicator.detail.map { "- " + $0 }]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return String(parts.joined(separator: "  ").prefix(max(0, width)))
  }

  private static func sign(_ indicator: LoadPresentation.Indicator, _ frame: Int) -> String {
    switch indicator.style {
    case .spinner: return frames[frame % frames.count]
    case .bar where indicator.value == nil:
      // Nobody knows the share: something that moves.
      let start = frame % barLength
      return "[" + String((0..<barLength).map { ($0 - start + barLength) % barLength < 3 ? "#" : "." }) + "]"
    case .bar(let fraction):
      let full = Int(Double(barLength) * min(max(0, fraction), 1))
      return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: barLength - full) + "]"
    case .wordsOnly: return ""
    }
  }
}
