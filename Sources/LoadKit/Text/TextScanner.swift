/// Reads text scalar by scalar and lets pass what is safe to show. See ``SafeText/harmless(_:limit:oneLine:)``.
///
/// The grammar of escape sequences is that of ECMA-48, section 5: an escape sequence is ESC, any of 20…2F, and one of
/// 30…7E; a control sequence is CSI, any of 20…3F, and one of 40…7E; a control string ends with ST (xterm: or BEL).
struct TextScanner {
  private enum Mode {
    case text
    /// After ESC.
    case escape
    /// After ESC and an intermediate byte.
    case escapeTail
    /// Inside a control sequence.
    case csi
    /// Inside a control string: OSC, DCS, SOS, PM or APC.
    case string
    /// After ESC inside a control string.
    case stringEscape
  }

  /// No script in use stacks more marks on one letter than Hebrew with vowels and cantillation: five.
  private static let markLimit = 6

  private let oneLine: Bool
  private var mode = Mode.text
  /// The marks on the current letter. Full at the start, since a mark needs a letter.
  private var marks = markLimit
  private var previous: Unicode.Scalar?
  private var isInFlag = false

  init(oneLine: Bool) { self.oneLine = oneLine }

  /// The scalar to show for the next one of the text, or `nil` if there is none.
  mutating func next(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    defer { previous = scalar }
    switch mode {
    case .text:
      return text(scalar)
    case .escape, .stringEscape:
      if mode == .stringEscape, scalar == "\\" {
        mode = .text
        return nil
      }
      mode = .escape
      return escape(scalar)
    case .escapeTail:
      return sequence(scalar, body: 0x20...0x2F, final: 0x30...0x7E)
    case .csi:
      return sequence(scalar, body: 0x20...0x3F, final: 0x40...0x7E)
    case .string:
      switch scalar.value {
      case 0x07, 0x18, 0x1A, 0x9C: mode = .text
      case 0x1B: mode = .stringEscape
      default: break
      }
      return nil
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "[":
      mode = .csi
      return nil
    case "P", "X", "]", "^", "_":
      mode = .string
      return nil
    default:
      mode = .escapeTail
      return sequence(scalar, body: 0x20...0x2F, final: 0x30...0x7E)
    }
  }

  private mutating func sequence(
    _ scalar: Unicode.Scalar, body: ClosedRange<UInt32>, final: ClosedRange<UInt32>
  ) -> Unicode.Scalar? {
    if body.contains(scalar.value) { return nil }
    mode = .text
    if final.contains(scalar.value) { return nil }
    return text(scalar)  // A broken sequence ends here, and this one counts by itself.
  }

  private mutating func text(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A where previous == "\r": return nil
    case 0x09: return letter(" ")
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      let shown = letter(oneLine ? " " : "\n")
      marks = Self.markLimit
      return shown
    case 0x1B:
      mode = .escape
      return nil
    case 0x9B:
      mode = .csi
      return nil
    case 0x90, 0x98, 0x9D...0x9F:
      mode = .string
      return nil
    case 0x00...0x1F, 0x7F...0x9F: return nil  // C0, DEL, C1
    case 0x202A...0x202E, 0x206A...0x206F: return nil  // embeddings, overrides, and deprecated controls
    // Marks and isolates of right-to-left text. No combining mark begins a new letter on them: they may be removed.
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: return scalar
    case 0xFEFF, 0xFFF9...0xFFFB: return nil
    case 0xE0000...0xE007F: return isInFlag ? scalar : nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      guard marks < Self.markLimit else { return nil }
      marks += 1
      return scalar
    default:
      return letter(scalar)
    }
  }

  private mutating func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    marks = 0
    isInFlag = scalar.value == 0x1F3F4
    return scalar
  }
}
