/// What is wrong with one field of a form, in the words of the service.
public struct FieldError: Sendable, Hashable {
  /// The name of the field as the service calls it, with dots between nested names (`address.street`);
  /// `nil` for what is wrong with the form as a whole.
  public var field: String?
  /// What is wrong, safe to show on one line; empty if the service did not say.
  public var message: String

  /// Creates an error. Whatever could do harm on a screen is taken out of the texts, and what is long is cut: names
  /// after 100 characters, messages after 200.
  ///
  /// - Parameters:
  ///   - field: The name of the field; a blank one counts as none.
  ///   - message: What is wrong.
  public init(field: String?, message: String) {
    let name = field.map { SafeText.harmless($0, limit: 100, oneLine: true) }
    self.field = name.flatMap { SafeText.isBlank($0) ? nil : $0 }
    let text = SafeText.harmless(message, limit: 200, oneLine: true)
    self.message = SafeText.isBlank(text) ? "" : text
  }

  /// Whether this is about a field, whatever the case of its name and the form in which it is written:
  /// `address.street`, `address[street]`, `$.address.street` and `/address/street` are one field.
  ///
  /// - Parameter name: The name of the field in the form.
  /// - Returns: Whether it is.
  public func isAbout(_ name: String) -> Bool {
    guard let field else { return false }
    return field == name || Self.key(of: field) == Self.key(of: name)
  }

  private static func key(of name: String) -> String { (FieldName.normalized(name) ?? name).lowercased() }
}

/// An error that tells what is wrong with single fields. A ``LoadSubmission`` reads it off what its operation throws.
///
/// One with field errors counts as ``LoadFailure/Kind/invalidRequest``, which is not repeated, unless it is
/// ``LoadFailureConvertible`` and says otherwise.
public protocol FieldErrorProviding: Error {
  /// What is wrong, in the order in which it is to be read. At most ``SubmissionRejection/limit`` are looked at.
  var fieldErrors: [FieldError] { get }
}

/// A form that the service understood and did not accept: what an operation throws to show what is wrong where.
///
/// `LoadKitHTTP` throws it for a status that refuses the request, such as 400, 409 or 422, if the body names fields.
public struct SubmissionRejection: Error, Hashable, Sendable, LoadFailureConvertible, FieldErrorProviding {
  /// The most errors of one response that are looked at.
  public static let limit = 32

  /// What the rejection counts as.
  public var failure: LoadFailure
  /// What is wrong with single fields.
  public var fieldErrors: [FieldError]

  /// Creates a rejection.
  ///
  /// - Parameters:
  ///   - fieldErrors: What is wrong with single fields.
  ///   - failure: What it counts as; by default an invalid request.
  public init(_ fieldErrors: [FieldError], failure: LoadFailure = LoadFailure(.invalidRequest)) {
    self.fieldErrors = Array(fieldErrors.prefix(Self.limit))
    self.failure = failure
  }

  /// What the rejection counts as.
  public var loadFailure: LoadFailure? { failure }
}
