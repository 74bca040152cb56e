/// The name of a field in one form, whatever form a service writes it in: the names of the parts with dots between
/// them, and numbers for positions (`items.0.name`).
///
/// | Form | Example | Used by |
/// | --- | --- | --- |
/// | dots | `address.street`, `.address.street` | Laravel, Symfony, ASP.NET, old Ajv |
/// | brackets | `address[street]`, `items[0].name`, `tags[]`, `["address"]["street"]` | Rails, PHP, Spring |
/// | JSONPath | `$.address.street`, `$['address']['street']`, `$` | ASP.NET |
/// | JSON pointer (RFC 6901) | `/address/street`, `#/address/street` | problem details, JSON:API, Ajv |
package enum FieldName {
  /// The longest name that is read, in Unicode scalars. The rest of it is ignored.
  private static let longest = 1_000

  /// The name in the one form; `nil` if it names no field, but the whole form.
  package static func normalized(_ name: String) -> String? {
    let scalars = name.unicodeScalars.prefix(longest).drop(while: isBlank)
    var text = Substring(scalars)
    if text.hasPrefix("#") { text = text.dropFirst() }
    if text.hasPrefix("/") { return joined(parts(ofPointer: text)) }
    return joined(parts(ofPath: Array(text.unicodeScalars)))
  }

  /// The parts with dots between them; `nil` if there are none.
  package static func joined(_ parts: [String]) -> String? {
    let parts = parts.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The parts of a JSON pointer (RFC 6901), also of one in a fragment.
  package static func parts(ofPointer pointer: Substring) -> [String] {
    pointer.split(separator: "/").map { part in
      var bytes: [UInt8] = []
      var rest = Array(part.utf8)[...]
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "%"):
          guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
            bytes.append(byte)
            continue
          }
          rest = rest.dropFirst(2)
          bytes.append(value)
        case UInt8(ascii: "~") where rest.first == UInt8(ascii: "1"):
          rest = rest.dropFirst()
          bytes.append(UInt8(ascii: "/"))
        case UInt8(ascii: "~") where rest.first == UInt8(ascii: "0"):
          rest = rest.dropFirst()
          bytes.append(byte)
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The parts of a path with dots and brackets.
  private static func parts(ofPath scalars: [Unicode.Scalar]) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var rest = scalars[...]
    // The root of JSONPath.
    if rest.first == "$", rest.count == 1 || [".", "["].contains(rest[rest.startIndex + 1]) { rest.removeFirst() }
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".":
        parts.append(String(part))
        part.removeAll()
      case "[":
        guard let end = rest.firstIndex(of: "]") else {
          part.append(scalar)
          continue
        }
        parts.append(String(part))
        part.removeAll()
        parts.append(unquoted(rest[..<end]))
        rest = rest[(end + 1)...]
      default: part.append(scalar)
      }
    }
    return parts + [String(part)]
  }

  /// The text between brackets, without its quotation marks.
  private static func unquoted(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = scalars
    if let quote = scalars.first, quote == "'" || quote == "\"", scalars.count >= 2, scalars.last == quote {
      scalars = scalars.dropFirst().dropLast()
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
