import LoadKit

/// What is typed to search for, on the last line of the screen.
struct SearchField: Hashable {
  private static let prompt = "Search: "

  private var input: TextInput

  init(text: String) { input = TextInput(text, limit: 200) }

  var text: String { input.text }

  /// What came of a key.
  enum Outcome: Hashable { case goesOn, done, givenUp }

  /// Takes a key.
  ///
  /// - Returns: Whether the user is done, and with what.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .enter: return .done
    case .escape: return .givenUp
    case .backspace where input.isEmpty: return .givenUp
    default: _ = input.press(key)
    }
    return .goesOn
  }

  /// The line, and the column of the cursor in it. What is too long shows around the cursor.
  func line(width: Int) -> (line: StyledLine, cursor: Int) {
    let prompt = DisplayWidth.of(Self.prompt)
    let room = max(1, width - prompt - 1)
    var (start, before) = (input.caret, 0)
    while start > 0, case let size = DisplayWidth.of(input.characters[start - 1]), before + size <= room {
      start -= 1
      before += size
    }
    let rest = input.characters[start...]
    var line = StyledLine(Self.prompt, .strong)
    line.add(SafeText.harmless(String(rest), limit: rest.count, oneLine: true))
    return (line, min(max(0, width - 1), prompt + before))
  }
}
