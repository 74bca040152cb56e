/// The header fields of a request or a response. Names are compared without regard to case.
///
/// Values may be secret: descriptions show the names only.
public struct HTTPHeaders: Sendable, Hashable {
  private var fields: [Field] = []

  private struct Field: Sendable, Hashable {
    var name: String
    var value: String
    var key: String
  }

  /// Creates headers without a field.
  public init() {}

  /// The value of a field; `nil` removes the field. Setting a value replaces the field, whatever its case.
  public subscript(name: String) -> String? {
    get {
      let key = name.lowercased()
      return fields.first { $0.key == key }?.value
    }
    set {
      let key = name.lowercased()
      let index = fields.firstIndex { $0.key == key }
      switch (newValue, index) {
      case (let value?, let index?): fields[index].value = value
      case (let value?, nil): fields.append(Field(name: name, value: value, key: key))
      case (nil, let index?): fields.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// The names, in the order in which they were set.
  public var names: [String] { fields.map(\.name) }

  /// These headers with those of `other` added; where both have a field, that of `other` counts.
  ///
  /// - Parameter other: The headers to add.
  /// - Returns: The sum.
  public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
    var result = self
    for field in other.fields { result[field.name] = field.value }
    return result
  }

  /// Whether both have the same fields, whatever their order.
  public static func == (lhs: HTTPHeaders, rhs: HTTPHeaders) -> Bool {
    lhs.byKey == rhs.byKey
  }

  /// Hashes the fields, whatever their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(byKey) }

  private var byKey: [String: String] {
    Dictionary(fields.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from a literal. Of two fields with one name, the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The names, without the values.
  public var description: String { "[" + names.joined(separator: ", ") + "]" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The names, without the values.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: names, displayStyle: .collection) }
}

extension HTTPHeaders {
  var isEmpty: Bool { fields.isEmpty }

  /// How many bytes the fields take on the wire, more or less.
  var size: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }

  /// The first name that cannot be sent as it is, or that of a value that could smuggle in another field
  /// (RFC 9110, section 5.5); `nil` if all are well-formed.
  var firstInvalidIndex: Int? {
    fields.firstIndex { field in
      !Self.isToken(field.name) || field.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
    }
  }

  /// Whether a text is a token: a name of a field or a method (RFC 9110, section 5.6.2).
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
