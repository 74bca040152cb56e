/// Phrases with "{}" in place of what is put into them.
enum Template {
  /// The phrase with the values in place of "{}", in their order.
  ///
  /// A value that contains "{}" itself stays as it is.
  static func filled(_ template: String, _ values: String...) -> String {
    var filled = ""
    var values = values[...]
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let value = values.first {
      let next = rest.index(after: open)
      filled += rest[..<open]
      if next < rest.endIndex, rest[next] == "}" {
        filled += value
        values.removeFirst()
        rest = rest[rest.index(after: next)...]
      } else {
        filled.append("{")
        rest = rest[next...]
      }
    }
    return filled + rest
  }
}
