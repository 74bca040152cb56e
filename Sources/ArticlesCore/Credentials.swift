import LoadKit
import LoadKitHTTP

/// Who wants to sign in: what a form sends.
public struct Credentials: Codable, Sendable, Hashable {
  /// The name.
  public var name: String
  /// The password.
  public var password: String

  /// Creates credentials, empty ones by default.
  public init(name: String = "", password: String = "") {
    self.name = name
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type, and nothing of what it holds.
  public var description: String { "Credentials" }
  /// As `description`.
  public var debugDescription: String { description }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ArticleService {
  /// Signs in.
  ///
  /// - Parameters:
  ///   - credentials: Who signs in.
  ///   - context: Of the submission that this is part of.
  /// - Returns: The token that stands for them: the value of `Authorization` is "Bearer" and this.
  /// - Throws: A `LoadFailure`; a `SubmissionRejection` that says what is wrong with `name` or `password`;
  ///   `CancellationError` if the task was cancelled.
  public func signIn(_ credentials: Credentials, context: LoadContext? = nil) async throws -> String {
    struct Answer: Decodable, Sendable { let token: String }
    let answer: Answer = try await client.submit(credentials, to: "/session", context: context)
    return answer.token
  }
}

extension SubmissionWording {
  /// The words for the form in which somebody signs in.
  public static let signIn = SubmissionWording(
    send: "Sign In", sendLabel: "Sign in", sending: "Signing in", sent: "Signed in", cancel: "Cancel signing in",
    failureTitle: "Not Signed In", fields: ["name": "Name", "password": "Password"])
}
