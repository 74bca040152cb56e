import LoadKit

/// What is wrong with the command line, in words for whoever typed it.
struct UsageError: Error, Hashable {
  /// What is wrong, one sentence or more. It never repeats an address, which may hold a password.
  let message: String

  init(_ message: String) { self.message = message }

  /// What somebody typed, safe and short enough to be repeated.
  static func quoted(_ text: String) -> String {
    // An address in a place where none belongs.
    guard !text.contains("://"), !text.contains("@") else { return "an address" }
    return "“" + LoadText.harmless(text, limit: 40, oneLine: true) + "”"
  }
}
