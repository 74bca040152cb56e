/// The directives of `Cache-Control` (RFC 9111, section 5.2).
struct CacheControl: Equatable {
  /// The longest field in bytes. A longer one counts as `no-store`, because its directives are unknown.
  static let longest = 4_000

  /// The longest time that counts, in seconds: ten years.
  static let longestTime: Int64 = 315_360_000

  private var directives: [String: String] = [:]

  /// Reads the field. Malformed directives are ignored.
  init(_ field: String?) {
    guard let field else { return }
    guard field.utf8.count <= Self.longest else {
      directives["no-store"] = ""
      return
    }
    var text = field[...]
    while !text.isEmpty {
      let directive = Self.next(&text)
      if !directive.name.isEmpty { directives[directive.name] = directives[directive.name] ?? directive.value }
    }
  }

  /// Whether there is a directive. A directive for single fields, such as `private="set-cookie"`, counts as the whole.
  func has(_ name: String) -> Bool { directives[name] != nil }

  /// The seconds of a directive, at most ten years; `nil` if there is none. An invalid number counts as zero (RFC 9111,
  /// section 4.2.1).
  func seconds(_ name: String) -> Int64? {
    directives[name].map { HTTPNumber.seconds($0[...], longest: Self.longestTime) ?? 0 }
  }

  /// Takes one directive off the front: a name, and perhaps a value, which may be in quotes and hold commas.
  private static func next(_ text: inout Substring) -> (name: String, value: String) {
    var name = ""
    var value = ""
    var isInValue = false
    var isInQuotes = false
    var isEscaped = false
    while let character = text.popFirst() {
      if isInQuotes {
        if isEscaped || (character != "\\" && character != "\"") {
          value.append(character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          isInQuotes = false
        }
        continue
      }
      switch character {
      case ",": return (name.lowercased(), value)
      case " ", "\t": continue
      case "=" where !isInValue: isInValue = true
      case "\"" where isInValue && value.isEmpty: isInQuotes = true
      default: if isInValue { value.append(character) } else { name.append(character) }
      }
    }
    return (name.lowercased(), value)
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
