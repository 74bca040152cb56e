import _ArticlesCommandLine

/// The options, in the order in which the help lists them.
enum Option: String, CaseIterable, CommandLineOption {
  case url, scenario, query, article, document, output, compose, text, timeout, plain, trace, help

  /// What its value is called in the help; `nil` if it has none.
  var placeholder: String? {
    switch self {
    case .url: "URL"
    case .scenario: "NAME"
    case .query: "TEXT"
    case .article, .document: "ID"
    case .output, .trace: "FILE"
    case .compose: "TITLE"
    case .text: "TEXT"
    case .timeout: "SECONDS"
    case .plain, .help: nil
    }
  }

  /// What it does, in lines of the help.
  var summary: [String] {
    switch self {
    case .url:
      [
        "read from this server instead of the embedded one: its /posts, and for",
        "--article also /posts/ID, /users/ID and /posts/ID/comments",
      ]
    case .scenario: ["what goes wrong on the embedded server, see below"]
    case .query: ["only articles that have, for each of these words, one that begins with it"]
    case .article: ["one article with its author and comments"]
    case .document: ["download an article, with the others behind it, as a text file"]
    case .output: ["where --document is saved; a file that is there is replaced when all has", "arrived"]
    case .compose: ["write an article with this title, once even if an answer is lost"]
    case .text: ["the text of the article for --compose"]
    case .timeout:
      [
        "give up after this time, retries included: 0.1 to 3600 (without it: 15 for an",
        "attempt, 30 in all); with --document after this time without a byte",
      ]
    case .plain: ["print lines also on a terminal, instead of filling its screen"]
    case .trace: ["write every change of state to this file, as lines of JSON; what was in it is", "replaced"]
    case .help: ["this text"]
    }
  }
}
