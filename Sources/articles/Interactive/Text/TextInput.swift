/// What is typed into a field, and the place in it where the next character goes.
struct TextInput: Hashable {
  /// The most characters.
  let limit: Int
  /// The characters, none of which is a control character but for line breaks.
  private(set) var characters: [Character]
  /// How many characters stand before the place.
  private(set) var caret: Int

  /// Creates a field with a text, at its end.
  init(_ text: String = "", limit: Int) {
    self.limit = limit
    characters = Array(text.prefix(limit))
    caret = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  /// Takes a key.
  ///
  /// - Returns: Whether it has a meaning within a text. What goes up or down, or ends the typing, has none here.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace: delete(backwards: true)
    case .delete: delete(backwards: false)
    case .left: move(to: caret - 1)
    case .right: move(to: caret + 1)
    case .home, .control("a"): move(to: (characters[..<caret].lastIndex(of: "\n") ?? -1) + 1)
    case .end, .control("e"): move(to: characters[caret...].firstIndex(of: "\n") ?? characters.count)
    case .control("u"): clear()
    case .control("w"): deleteWord()
    case .pasted(let text): paste(text, keepsLines: false)
    default: return false
    }
    return true
  }

  /// Types a character, unless the field is full.
  mutating func insert(_ character: Character) {
    // What belongs to the letter before it comes as a key of its own: accents, parts of an emoji.
    if caret > 0, case let joined = "\(characters[caret - 1])\(character)", joined.count == 1, character != "\n" {
      if joined.unicodeScalars.count <= 32 { characters[caret - 1] = Character(joined) }
    } else if characters.count < limit {
      characters.insert(character, at: caret)
      caret += 1
    }
  }

  /// Types a text, with a space for each tab and, unless they are kept, for each line break.
  mutating func paste(_ text: String, keepsLines: Bool) {
    for character in text {
      if character.isNewline {
        insert(keepsLines ? "\n" : " ")
      } else if character.isWhitespace {
        insert(" ")
      } else if character.unicodeScalars.first?.properties.generalCategory != .control {
        insert(character)
      }
    }
  }

  /// Goes to a place, or as near to it as there is one.
  mutating func move(to place: Int) { caret = min(max(0, place), characters.count) }

  /// Empties the field.
  mutating func clear() { self = TextInput(limit: limit) }

  /// Deletes the word before the place, with the spaces behind it.
  private mutating func deleteWord() {
    let spaces = characters[..<caret].reversed().prefix { $0.isWhitespace }.count
    let start = characters[..<(caret - spaces)].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
    characters.removeSubrange(start..<caret)
    caret = start
  }

  private mutating func delete(backwards: Bool) {
    let place = backwards ? caret - 1 : caret
    guard characters.indices.contains(place) else { return }
    characters.remove(at: place)
    caret = place
  }
}
