import LoadKit

/// Draws signs of work on one line.
enum StatusText {
  /// The line for all work under way.
  ///
  /// - Parameters:
  ///   - indicators: What the presentations say.
  ///   - frame: The number of the picture, for what moves.
  ///   - width: The most characters.
  /// - Returns: The line; empty if there is nothing to draw.
  static func line(_ indicators: [LoadPresentation.Indicator], frame: Int, width: Int) -> String {
    let parts = indicators.map { indicator in
      [WorkSign.picture(indicator, frame), indicator.label, indicator.value, indicator.detail.map { "- " + $0 }]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return String(parts.joined(separator: "  ").prefix(max(0, width)))
  }
}
