import LoadKit

/// A row of a page: a line, and what Enter does on it.
struct Row: Hashable {
  /// What can be chosen on a page.
  enum Target: Hashable {
    /// Opens an article.
    case article(Int)
    /// Carries out what a presentation offers, for the section of that name.
    case action(LoadAction, section: String)
    /// Types into the field of that name.
    case field(String)
    /// Sends the form.
    case send
  }

  var line: StyledLine
  /// `nil` for what is only read.
  var target: Target?

  init(_ line: StyledLine, _ target: Target? = nil) {
    self.line = line
    self.target = target
  }

  /// An empty row.
  static let space = Row(StyledLine())

  /// A text in as many rows as it needs, each of which begins so many columns to the right, if there is room for that.
  static func text(_ text: String, _ style: StyledLine.Style = .plain, indent: Int = 0, width: Int) -> [Row] {
    let indent = indent < width / 2 ? indent : 0
    return DisplayWidth.wrapped(text, to: width - indent).map {
      Row(StyledLine(String(repeating: " ", count: indent) + $0, style))
    }
  }
}
