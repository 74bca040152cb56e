import LoadKit

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

  /// These headers with the fields of `other` added. A field of `other` overrides a field of the same name.
  ///
  /// - Parameter other: The headers to add.
  /// - Returns: The sum.
  public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
    var result = self
    for field in other.fields { result[field.name] = field.value }
    return result
  }

  /// Whether both have the same fields, in any order.
  public static func == (lhs: HTTPHeaders, rhs: HTTPHeaders) -> Bool {
    lhs.byKey == rhs.byKey
  }

  /// Hashes the fields, in any order.
  public func hash(into hasher: inout Hasher) { hasher.combine(byKey) }

  private var byKey: [String: String] {
    Dictionary(fields.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension HTTPHeaders {
  /// The header fields that a platform hands over as a dictionary, without an order.
  ///
  /// Fields whose names differ only in case are one field (RFC 9110, section 5.1). Their values are joined, in the
  /// order of their names, so that a `no-store` is never lost (section 5.2). Fields are in the order of their names.
  ///
  /// - Parameter fields: Names and values. Values that aren't texts are left out.
  init(joining fields: [AnyHashable: Any]) {
    let texts = fields.compactMap { name, value -> (name: String, value: String)? in
      guard let name = name.base as? String, let value = value as? String else { return nil }
      return (name, value)
    }
    for (name, value) in texts.sorted(by: { $0.name < $1.name }) {
      self[name] = self[name].map { "\($0), \(value)" } ?? value
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from a literal. Of two fields with one name, the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension HTTPHeaders {
  /// Adds the key by which the server recognises a repeated submission, as `Idempotency-Key: "…"`.
  ///
  /// The field is a string of RFC 8941, section 3.3.3, as required by draft-ietf-httpapi-idempotency-key-header,
  /// section 2.1. ``HTTPClient/submit(_:_:to:query:headers:as:context:)`` and the uploads add it automatically.
  ///
  /// - Parameter key: The key of the submission: `LoadContext.idempotencyKey`.
  /// - Throws: A `LoadFailure` of kind `invalidRequest`, if the key is empty, longer than 255 bytes or not of printable
  ///   ASCII: a submission without its key must not be sent.
  public mutating func setIdempotencyKey(_ key: String) throws {
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw LoadFailure(.invalidRequest, diagnostic: "idempotency key that cannot be sent")
    }
    let escaped = key.reduce(into: "") { text, character in
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    self["Idempotency-Key"] = "\"\(escaped)\""
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

  /// The approximate size of the fields in bytes.
  var size: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }

  /// The index of the first field with an invalid name, or with a value that could smuggle in another field (RFC 9110,
  /// section 5.5); `nil` if all are well-formed.
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
