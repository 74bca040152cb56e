/// A key of the keyboard.
public enum Key: UInt32, Sendable {
  case tab = 0xFF09
  case enter = 0xFF0D
  case escape = 0xFF1B
  case space = 0x20
  case left = 0xFF51
  case up = 0xFF52
  case right = 0xFF53
  case down = 0xFF54
  case pageUp = 0xFF55
  case pageDown = 0xFF56
  case end = 0xFF57
  case backspace = 0xFF08
  case f5 = 0xFFC2
  case f10 = 0xFFC7
}

/// A key that is held while another is pressed, by its code on the keyboard of a virtual display.
public enum Modifier: Int32, Sendable {
  case control = 37
  case shift = 50
  case alt = 64
}

extension Desktop {
  /// Presses a key as a person would.
  public func press(_ key: Key, holding modifiers: Modifier...) throws {
    try tree.key(key.rawValue, holding: modifiers.map(\.rawValue))
  }

  /// Presses the key of a letter.
  public func press(_ letter: Character, holding modifiers: Modifier...) throws {
    for scalar in letter.unicodeScalars { try tree.key(scalar.value, holding: modifiers.map(\.rawValue)) }
  }

  /// Types a text of small letters and spaces.
  public func type(_ text: String) throws {
    for scalar in text.unicodeScalars { try tree.key(scalar.value) }
  }
}
