import LoadKit

/// What is wrong with the command line, in words for whoever typed it.
public struct UsageError: Error, Hashable {
  /// What is wrong, one sentence or more. It never repeats an address, which may hold a password.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// What somebody typed, safe and short enough to be repeated.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - otherwise: What to call it if it could be an address with a password.
  /// - Returns: The text in quotation marks, or that.
  public static func quoted(_ text: String, otherwise: String = "an address") -> String {
    guard !text.contains("://"), !text.contains("@") else { return otherwise }
    return "“" + SafeText.harmless(text, limit: 40, oneLine: true) + "”"
  }
}
