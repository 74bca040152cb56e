/// Technical descriptions of errors for a bug report, made of names that stand in the program, never of data.
enum ErrorDiagnostic {
  /// The type of an error with its code, and the domain of an `NSError`.
  static func name(of error: any Error) -> String {
    let type = prefix(of: typeName(_typeName(type(of: error))))
    let domain = error._domain
    // The domain of a Swift error is its type. One that is no identifier may be anything, an address included.
    let isIdentifier =
      domain.utf8.count <= 80
      && domain.utf8.allSatisfy { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    return domain != type && isIdentifier ? "\(type) \(domain) \(error._code)" : "\(type) \(error._code)"
  }

  /// The name without the contexts of private and local types, such as "(unknown context at $55abfbc4a188)": they are
  /// addresses, which differ from run to run.
  private static func typeName(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    var result = String.UnicodeScalarView()
    var depth = 0
    for scalar in name.unicodeScalars.prefix(1_000) {
      switch scalar {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case ".": if depth == 0, result.last != "." { result.append(scalar) }
      default: if depth == 0 { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// The first 80 characters.
  private static func prefix(of name: String) -> Substring {
    name.utf8.count <= 80 ? name[...] : name.prefix(80)
  }

  /// What did not decode, and where.
  static func text(for error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context):
      "DecodingError typeMismatch: no \(name(of: type)) at \(path(context.codingPath))"
    case .valueNotFound(let type, let context):
      "DecodingError valueNotFound: no \(name(of: type)) at \(path(context.codingPath))"
    case .keyNotFound(let key, let context):
      "DecodingError keyNotFound: \(path(context.codingPath + [key]))"
    case .dataCorrupted(let context):
      "DecodingError dataCorrupted at \(path(context.codingPath))"
    @unknown default:
      "DecodingError"
    }
  }

  /// Where a value did not decode.
  static func text(for context: DecodingError.Context) -> String {
    "DecodingError dataCorrupted at \(path(context.codingPath))"
  }

  /// Whether a decoder says that a number does not fit its type. It has no code for this; the words are those of
  /// Foundation's decoders ("Parsed JSON number <300> does not fit in Int8."). They are not passed on.
  static func isAboutNumber(_ context: DecodingError.Context) -> Bool {
    let text = context.debugDescription
    return text.hasPrefix("Parsed JSON number <") || text.hasPrefix("Parsed property list number <")
      || (text.hasPrefix("Number ") && text.hasSuffix("is not representable in Swift."))
  }

  /// What did not encode, and where.
  static func text(for error: EncodingError) -> String {
    switch error {
    case .invalidValue(_, let context): "EncodingError invalidValue at \(path(context.codingPath))"
    @unknown default: "EncodingError"
    }
  }

  private static func name(of type: Any.Type) -> Substring {
    String(describing: type).prefix(40)
  }

  /// The way to a value, at most its last 8 steps. Names that are cases of an enum stand in the program; all others, as
  /// the keys of a dictionary, come from the data and are not told.
  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the top" }
    let names = keys.suffix(8).map { key -> String in
      // So do positions in an array look, unlike the numbers that are keys of a dictionary.
      if let index = key.intValue, key.stringValue == "Index \(index)" { return "[\(index)]" }
      let mirror = Mirror(reflecting: key)
      return mirror.displayStyle == .enum && mirror.children.isEmpty ? String(key.stringValue.prefix(40)) : "*"
    }
    return (keys.count > 8 ? "…." : "") + names.joined(separator: ".")
  }
}
