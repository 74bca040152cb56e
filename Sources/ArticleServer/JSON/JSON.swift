/// A JSON value to send (RFC 8259). Written out by hand, as loading a coder would cost more than the whole start.
indirect enum JSON {
  case text(String)
  case number(Int)
  /// `true`, `false`, `null`, or a number that is no `Int`, as it is written.
  case literal(String)
  case list([JSON])
  case object([(String, JSON)])

  /// The value as JSON text, members in their order.
  var encoded: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text): Self.write(text, to: &output)
    case .number(let number): output += String(number)
    case .literal(let text): output += text
    case .list(let items):
      Self.write(items, between: "[", "]", to: &output) { item, output in item.write(to: &output) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &output) { member, output in
        Self.write(member.0, to: &output)
        output += ":"
        member.1.write(to: &output)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between open: String, _ close: String, to output: inout String,
    _ writeItem: (Item, inout String) -> Void
  ) {
    output += open
    for (index, item) in items.enumerated() {
      if index > 0 { output += "," }
      writeItem(item, &output)
    }
    output += close
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0"..."\u{1f}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
