/// What the user pressed.
enum Key: Hashable, Sendable {
  /// A letter, a digit or whatever else leaves a character.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl with a letter: `control("c")`.
  case control(Character)
  /// A text that is pasted, or a part of it: never a command.
  case pasted(String)
}
