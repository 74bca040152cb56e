import Foundation
import LoadKit

/// Reads field errors from the body of an error response, in these formats:
///
/// | Used by | Format |
/// | --- | --- |
/// | problem details (RFC 9457, section 3) | `errors`: objects with `detail` and a `pointer` into the request |
/// | problem details (RFC 7807, section 3) | `invalid-params`: objects with a `name` and a `reason` |
/// | JSON:API | `errors`: objects with `detail` and a `source`, which has a `pointer` or the name of a `parameter` |
/// | Spring, GitHub, and others | `errors`: objects with a `field` and a `defaultMessage`, a `message`, or neither |
/// | Laravel, Rails, ASP.NET | `errors`: an object with a list of texts for each field |
/// | FastAPI | `detail`: objects with `msg` and a `loc`, the names on the way to the field |
/// | Symfony, Zod, Joi, gRPC | `violations`, `issues`, `details` or `fieldViolations`: objects with a `path` |
/// | Django REST, Rails | an object of fields: a list of texts for each, or another object of fields |
///
/// Names are written in one form, whatever form the service uses: `items.0.name` (``FieldName``). Other formats have no
/// field errors; the failure of the status remains.
enum RejectionBody {
  /// The largest body that is read, in bytes.
  static let sizeLimit = 65_536
  /// The deepest nesting of a body that is read.
  static let nestingLimit = 16

  private static let limit = SubmissionRejection.limit
  /// The members with lists of errors in less common formats.
  private static let otherMembers = [
    "violations", "invalid-params", "invalidParams", "issues", "details", "fieldErrors", "validationErrors",
    "fieldViolations",
  ]

  static func fieldErrors(in response: HTTPResponse) -> [FieldError] {
    guard response.body.count <= sizeLimit, !JSONBody.isDeeper(than: nestingLimit, response.body),
      let body = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    else { return [] }
    var errors: [FieldError] = []
    switch body["errors"] ?? body["detail"] {
    case let list as [Any]: errors = list.prefix(limit).flatMap { self.errors(in: $0, field: nil) }
    case let object as [String: Any]: errors = self.errors(inFields: object)
    case nil: errors = otherErrors(in: body)
    default: errors = errorsOfOtherMembers(of: body)
    }
    // Only the `detail` of problem details is defined as a text for people (RFC 9457, section 3.1.4).
    if !errors.contains(where: { $0.field == nil }), isProblem(response), let detail = body["detail"] as? String {
      errors.append(FieldError(field: nil, message: detail))
    }
    return Array(errors.filter { $0.field != nil || !$0.message.isEmpty }.prefix(limit))
  }

  /// The errors in a body without `errors` and `detail`.
  private static func otherErrors(in body: [String: Any]) -> [FieldError] {
    let errors = errorsOfOtherMembers(of: body)
    if !errors.isEmpty { return errors }
    // An `error` member marks a report, not a field.
    guard let error = body["error"] else { return bareFields(body, under: nil) ?? [] }
    guard let report = error as? [String: Any] else { return [] }
    return errorsOfOtherMembers(of: report)
  }

  /// The errors in the first member of a less common format that names a field.
  private static func errorsOfOtherMembers(of object: [String: Any]) -> [FieldError] {
    for member in otherMembers {
      var errors: [FieldError] = []
      switch object[member] {
      case let list as [[String: Any]]: errors = list.prefix(limit).flatMap { self.errors(in: $0, field: nil) }
      case let fields as [String: Any]: errors = self.errors(inFields: fields)
      default: continue
      }
      if errors.contains(where: { $0.field != nil && !$0.message.isEmpty }) { return errors }
    }
    return []
  }

  /// The errors of fields, sorted by name, because the members of an object have no order.
  private static func errors(inFields object: [String: Any]) -> [FieldError] {
    object.keys.sorted().prefix(limit).flatMap { errors(in: object[$0], field: $0) }
  }

  /// The errors in a value: a text, an object with a message, or a list of either.
  private static func errors(in value: Any?, field: String?) -> [FieldError] {
    switch value {
    case let text as String:
      return [FieldError(field: field.flatMap(FieldName.normalized), message: text)]
    case let list as [Any]:
      // The first few errors of a field are enough.
      return list.prefix(4).flatMap { $0 is [Any] ? [] : errors(in: $0, field: field) }
    case let object as [String: Any]:
      // The error details of gRPC, of which only those of one type are about fields.
      if let list = object["fieldViolations"] as? [Any] {
        return list.prefix(limit).flatMap { errors(in: $0 as? [String: Any], field: nil) }
      }
      if object["@type"] != nil { return [] }
      let names = ["detail", "message", "defaultMessage", "msg", "reason", "description", "title"]
      let message = names.lazy.compactMap { object[$0] as? String }.first ?? ""
      return [FieldError(field: field.map(FieldName.normalized) ?? name(in: object), message: message)]
    default:
      return []
    }
  }

  /// The errors in an object that has only fields; `nil` if it has other members, so that no other list of texts counts
  /// as field errors.
  private static func bareFields(_ object: [String: Any], under parent: String?) -> [FieldError]? {
    guard object.count <= limit else { return nil }
    var errors: [FieldError] = []
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      let name = key == "non_field_errors" ? parent : [parent, key].compactMap { $0 }.joined(separator: ".")
      switch value {
      case let texts as [String] where !texts.isEmpty:
        errors += texts.prefix(4).map { FieldError(field: name.flatMap(FieldName.normalized), message: $0) }
      case let object as [String: Any]:
        guard let inner = bareFields(object, under: name) else { return nil }
        errors += inner
      case let objects as [[String: Any]] where objects.count <= limit:
        for (index, object) in objects.enumerated() {
          let place = [name, "\(index)"].compactMap { $0 }.joined(separator: ".")
          guard let inner = bareFields(object, under: place) else { return nil }
          errors += inner
        }
      default:
        return nil
      }
    }
    return errors
  }

  // MARK: Names

  /// The members that name a field, as a text or as a list of parts.
  private static let nameMembers = [
    "field", "name", "parameter", "param", "path", "propertyPath", "propertyName", "property", "instancePath",
    "dataPath",
  ]

  /// The name of the field that an error is about.
  private static func name(in object: [String: Any]) -> String? {
    if let pointer = object["pointer"] as? String { return FieldName.joined(names(at: pointer)) }
    if let source = object["source"] as? [String: Any] {
      if let parameter = source["parameter"] as? String { return FieldName.normalized(parameter) }
      // JSON:API sends the fields in the attributes and relationships of `data`.
      var names = (source["pointer"] as? String).map(names) ?? []
      if names.first == "data" { names.removeFirst() }
      if let first = names.first, ["attributes", "relationships"].contains(first) { names.removeFirst() }
      if !names.isEmpty { return FieldName.joined(names) }
    }
    if let path = object["loc"] as? [Any] {
      let names = names(onPath: path)
      // The first name is the part of the request. For a body of invalid JSON the others are positions, not names.
      let places: Set = ["body", "query", "path", "header", "cookie"]
      let rest = names.first.map(places.contains) == true ? Array(names.dropFirst()) : names
      return rest.allSatisfy({ Int($0) != nil }) ? nil : FieldName.joined(rest)
    }
    for member in nameMembers {
      if let name = object[member] as? String { return FieldName.normalized(name) }
      if let path = object[member] as? [Any] { return FieldName.joined(names(onPath: path)) }
    }
    return nil
  }

  /// The parts of a name that is a list of names and positions.
  private static func names(onPath path: [Any]) -> [String] {
    path.prefix(nestingLimit).compactMap { $0 as? String ?? ($0 as? Int).map(String.init) }
  }

  /// The names on the path of a JSON pointer (RFC 6901), which may be a fragment: `#/address/street`.
  private static func names(at pointer: String) -> [String] {
    let path = pointer.hasPrefix("#") ? pointer.dropFirst() : pointer[...]
    guard path.utf8.count <= 1_000 else { return [] }
    return FieldName.parts(ofPointer: path)
  }

  private static func isProblem(_ response: HTTPResponse) -> Bool {
    response.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") ?? false
  }
}
