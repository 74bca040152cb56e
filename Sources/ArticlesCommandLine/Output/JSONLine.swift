/// A JSON object on one line, written by hand: an encoder of Foundation costs more than all the rest of a trace.
struct JSONLine {
  private var members = ""

  /// The object.
  var text: String { "{" + members + "}" }

  /// Adds a text.
  mutating func add(_ key: String, _ value: String) { append(key, Self.quoted(value)) }

  /// Adds a number, if there is one.
  mutating func add(_ key: String, _ value: Int?) {
    if let value { append(key, "\(value)") }
  }

  /// Adds a number, if there is one that JSON can hold.
  mutating func add(_ key: String, _ value: Double?) {
    if let value, value.isFinite { append(key, "\(value)") }
  }

  /// Adds a time, in units of `unit`, exact to a thousandth.
  mutating func add(_ key: String, _ time: Duration, in unit: Duration) {
    add(key, (time / unit * 1_000).rounded() / 1_000)
  }

  private mutating func append(_ key: String, _ value: String) {
    if !members.isEmpty { members += "," }
    members += Self.quoted(key) + ":" + value
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // Control characters, and all that could confuse a terminal on which the file is read.
      case "\u{0}"..."\u{1F}", "\u{7F}"...:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
