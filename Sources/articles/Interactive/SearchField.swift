/// What is typed to search for.
struct SearchField: Hashable {
  /// The most characters.
  static let limit = 200

  private(set) var text: String

  /// What came of a key.
  enum Outcome: Hashable { case goesOn, done, givenUp }

  /// Takes a key.
  ///
  /// - Returns: Whether the user is done, and with what.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .character(let character):
      if text.count < Self.limit { text.append(character) }
    case .backspace:
      if text.isEmpty { return .givenUp }
      text.removeLast()
    case .control("u"): text = ""
    case .enter: return .done
    case .escape: return .givenUp
    case .tab, .backTab, .up, .down, .pageUp, .pageDown, .home, .end, .control: break
    }
    return .goesOn
  }
}
