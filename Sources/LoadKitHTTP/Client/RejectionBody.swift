import Foundation
import LoadKit

/// Reads from the body of a refusal what is wrong with single fields.
///
/// Some shapes are in wide use: problem details (RFC 9457, section 3) with an `errors` member that is a list of objects,
/// each with a `detail` and a `pointer` into what was sent; the same with the pointer in a `source`, as JSON:API has it;
/// an `errors` object with a list of texts for each field; and a `detail` member that is a list of objects, each with a
/// `msg` and a `loc`, which FastAPI writes. What is not understood is left out; the status says enough.
enum RejectionBody {
  /// Larger bodies are not looked at, in bytes.
  static let sizeLimit = 65_536
  /// Nor are those whose values lie deeper in each other.
  static let nestingLimit = 16

  static func fieldErrors(in response: HTTPResponse) -> [FieldError] {
    guard response.body.count <= sizeLimit, !JSONBody.isDeeper(than: nestingLimit, response.body),
      let body = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    else { return [] }
    var errors: [FieldError] = []
    switch body["errors"] ?? body["detail"] {
    case let list as [Any]: errors = list.prefix(SubmissionRejection.limit).flatMap { self.errors(in: $0, field: nil) }
    case let object as [String: Any]:
      // In the order of their names, as an object has none of its own.
      let fields = object.keys.sorted().prefix(SubmissionRejection.limit)
      errors = fields.flatMap { field in self.errors(in: object[field], field: field) }
    default: break
    }
    // Written for people, by its definition, and only there (RFC 9457, section 3.1.4).
    if !errors.contains(where: { $0.field == nil }), isProblem(response), let detail = body["detail"] as? String {
      errors.append(FieldError(field: nil, message: detail))
    }
    return Array(errors.filter { $0.field != nil || !$0.message.isEmpty }.prefix(SubmissionRejection.limit))
  }

  /// The errors that a value stands for: a text, an object that tells of one, or a list of either.
  private static func errors(in value: Any?, field: String?) -> [FieldError] {
    switch value {
    case let text as String:
      return [FieldError(field: field, message: text)]
    case let list as [Any]:
      // What is wrong in several ways is told in the first few.
      return list.prefix(4).flatMap { $0 is [Any] ? [] : errors(in: $0, field: field) }
    case let object as [String: Any]:
      let words = ["detail", "message", "msg", "defaultMessage", "reason", "title"]
      let message = words.lazy.compactMap { object[$0] as? String }.first ?? ""
      return [FieldError(field: field ?? name(in: object), message: message)]
    default:
      return []
    }
  }

  private static func name(in object: [String: Any]) -> String? {
    if let pointer = object["pointer"] as? String { return name(at: pointer) }
    // A document of JSON:API keeps what it is about under these two names.
    if let source = object["source"] as? [String: Any], let name = name(in: source) {
      let wrapper = "data.attributes."
      return name.hasPrefix(wrapper) ? String(name.dropFirst(wrapper.count)) : name
    }
    // The first one says where it was looked for: in the body, the query or the path.
    if let place = object["loc"] as? [Any] {
      return place.prefix(20).dropFirst().map { "\($0)" }.joined(separator: ".")
    }
    return ["field", "name", "parameter", "path"].lazy.compactMap { object[$0] as? String }.first
  }

  /// The name of the field that a JSON pointer leads to (RFC 6901), which may be written as a fragment: `#/address/street`
  /// is `address.street`.
  private static func name(at pointer: String) -> String? {
    let path = pointer.hasPrefix("#") ? pointer.dropFirst() : pointer[...]
    guard path.utf8.count <= 1_000 else { return nil }
    let names = path.split(separator: "/").map { part in
      (part.removingPercentEncoding ?? String(part)).replacingOccurrences(of: "~1", with: "/")
        .replacingOccurrences(of: "~0", with: "~")
    }
    return names.joined(separator: ".")
  }

  private static func isProblem(_ response: HTTPResponse) -> Bool {
    response.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") ?? false
  }
}
