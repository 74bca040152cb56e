import LoadKit

/// Texts of a server as the window shows them: harmless, and not too long for a label.
enum Text {
  /// A title or a name, on one line.
  static func line(_ text: String) -> String { LoadText.harmless(text, limit: 200, oneLine: true) }

  /// The beginning of a text, on one line.
  static func preview(_ text: String) -> String { LoadText.harmless(text, limit: 120, oneLine: true) }

  /// A text of several paragraphs.
  static func paragraphs(_ text: String) -> String { LoadText.harmless(text, limit: 20_000) }
}
