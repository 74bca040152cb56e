/// A line of the screen: pieces of text, each drawn in one way. It says the same in words when no style is drawn.
struct StyledLine: Hashable {
  /// How a piece is drawn.
  enum Style: Hashable {
    case plain, strong, faint, inverse
    /// What went wrong: in colour, unless the user wants none.
    case alarming
  }

  /// Texts that are harmless already, without line breaks.
  private(set) var pieces: [(text: String, style: Style)] = []

  /// Creates a line of one piece; none if the text is empty.
  init(_ text: String = "", _ style: Style = .plain) { add(text, style) }

  /// Appends a piece.
  mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { pieces.append((text, style)) }
  }

  /// The words alone.
  var text: String { pieces.map(\.text).joined() }

  /// The bytes that draw it within so many columns. Each ends in the terminal's own style.
  ///
  /// - Parameters:
  ///   - width: The columns.
  ///   - hasFocus: Whether it is drawn as the one that Enter is about.
  ///   - usesColor: Whether colours are wanted.
  /// - Returns: The bytes.
  func drawn(width: Int, hasFocus: Bool = false, usesColor: Bool) -> String {
    var (drawn, left) = ("", width)
    for piece in pieces where left > 0 {
      let text = DisplayWidth.clipped(piece.text, to: left)
      left -= DisplayWidth.of(text)
      let code = hasFocus ? "7" : Self.code(piece.style, usesColor)
      drawn += code.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
    return drawn
  }

  private static func code(_ style: Style, _ usesColor: Bool) -> String {
    switch style {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .inverse: "7"
    case .alarming: usesColor ? "1;31" : "1"
    }
  }

  static func == (one: StyledLine, other: StyledLine) -> Bool {
    one.pieces.elementsEqual(other.pieces) { $0.text == $1.text && $0.style == $1.style }
  }

  func hash(into hasher: inout Hasher) {
    for piece in pieces {
      hasher.combine(piece.text)
      hasher.combine(piece.style)
    }
  }
}
