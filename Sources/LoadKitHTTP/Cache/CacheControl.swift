/// The directives of `Cache-Control` (RFC 9111, section 5.2).
struct CacheControl: Equatable {
  /// The longest field in bytes. A longer one counts as `no-store`, because its directives are unknown.
  static let longest = 4_000

  /// The longest time that counts, in seconds: ten years.
  static let longestTime: Int64 = 315_360_000

  private var directives: [String: String] = [:]

  /// Reads the field. A field that does not parse counts as `no-store`, because its directives are unknown.
  init(_ field: String?) {
    guard let field else { return }
    var text = field[...]
    guard field.utf8.count <= Self.longest, let directives = Self.directives(&text) else {
      self.directives["no-store"] = ""
      return
    }
    self.directives = directives
  }

  private static func directives(_ text: inout Substring) -> [String: String]? {
    var directives: [String: String] = [:]
    while !text.isEmpty {
      guard let directive = next(&text) else { return nil }
      guard !directive.name.isEmpty else { continue }
      let value = directives[directive.name] ?? directive.value
      // Two values that contradict each other are none, so that no time is longer than the server wants.
      directives[directive.name] = value == directive.value ? value : ""
    }
    return directives
  }

  /// Whether there is a directive. A directive for single fields, such as `private="set-cookie"`, counts as the whole.
  func has(_ name: String) -> Bool { directives[name] != nil }

  /// The seconds of a directive, at most ten years; `nil` if there is none. An invalid number counts as zero (RFC 9111,
  /// section 4.2.1).
  func seconds(_ name: String) -> Int64? {
    directives[name].map { HTTPNumber.seconds($0[...], longest: Self.longestTime) ?? 0 }
  }

  /// Takes one directive off the front: a name, and perhaps a value, which may be in quotation marks and hold commas.
  /// An empty one has no name (RFC 9110, section 5.6.1). `nil` if it does not parse.
  private static func next(_ text: inout Substring) -> (name: String, value: String)? {
    let directive = takeDirective(&text)
    guard let directive else { return nil }
    let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = HTTPNumber.trimmed(parts[0]).lowercased()
    if name.isEmpty, parts.count == 1 { return ("", "") }
    guard HTTPHeaders.isToken(name) else { return nil }
    guard parts.count == 2 else { return (name, "") }
    let value = HTTPNumber.trimmed(parts[1])
    if HTTPHeaders.isToken(String(value)) { return (name, String(value)) }
    return unquoted(value).map { (name, $0) }
  }

  /// The text up to the next comma outside of quotation marks; `nil` if a quotation mark is not closed.
  private static func takeDirective(_ text: inout Substring) -> Substring? {
    var (isQuoted, isEscaped) = (false, false)
    for index in text.unicodeScalars.indices {
      switch text.unicodeScalars[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        defer { text = text[text.unicodeScalars.index(after: index)...] }
        return text[..<index]
      default: break
      }
    }
    defer { text = "" }
    return isQuoted ? nil : text
  }

  /// The text of a quoted string (RFC 9110, section 5.6.4); `nil` if it is none.
  private static func unquoted(_ value: Substring) -> String? {
    guard value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
    var text = ""
    var isEscaped = false
    for character in value.dropFirst().dropLast() {
      if !isEscaped, character == "\"" { return nil }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { text.append(character) }
    }
    return isEscaped ? nil : text
  }
}

extension CacheControl {
  /// Whether a response with these directives may be cached (RFC 9111, sections 3 and 3.5).
  ///
  /// - Parameters:
  ///   - isOwned: Whether the cache belongs to one user.
  ///   - isPersonal: Whether the request had credentials.
  /// - Returns: Whether it may be cached.
  func allowsStoring(isOwned: Bool, isPersonal: Bool) -> Bool {
    if has("no-store") { return false }
    if isOwned { return true }
    if has("private") { return false }
    return !isPersonal || has("public") || has("s-maxage") || has("must-revalidate")
  }
}
