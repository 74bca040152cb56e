import Foundation
import _ArticleServer
import _ArticlesCommandLine

/// What the command line asks for.
struct Arguments: Hashable {
  /// What is shown.
  enum Request: Hashable {
    /// The list, or what a search finds in it.
    case list(query: String)
    /// One article with its author and comments.
    case article(Int)
    /// One article as a file.
    case document(Int, output: String)
    /// A new article.
    case compose(title: String, text: String)
  }

  var showsHelp = false
  var source = ServerChoice.embedded(.normal)
  var request = Request.list(query: "")
  /// How long an attempt, and all of them together, may take.
  var timeout: Duration?
  /// Whether lines are wanted even on a terminal.
  var isPlain = false
  /// The file for the transitions.
  var trace: String?

  /// Creates what no arguments ask for: the list of the embedded server.
  init() {}

  /// Reads the arguments after the name of the program.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: ``UsageError``. A request for help beats whatever is wrong after it.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    let values = try ArgumentReader<Option>.values(of: arguments)
    guard values[.help] == nil else {
      showsHelp = true
      return
    }
    try Self.checkPairs(values)
    if let name = values[.scenario] { source = .embedded(try OptionValue.scenario(name)) }
    if let address = values[.url] { source = .address(try OptionValue.url(address)) }
    if let query = values[.query] { request = .list(query: try OptionValue.query(query)) }
    if let id = values[.article] { request = .article(try OptionValue.article(id, Option.article)) }
    if let id = values[.document], let output = values[.output] {
      request = .document(try OptionValue.article(id, Option.document), output: output)
    }
    if let title = values[.compose] {
      request = .compose(
        title: try OptionValue.text(title, Option.compose), text: try OptionValue.text(values[.text] ?? "", Option.text)
      )
    }
    timeout = try values[.timeout].map(OptionValue.timeout)
    isPlain = values[.plain] != nil
    trace = values[.trace]
  }

  private static func checkPairs(_ values: [Option: String]) throws(UsageError) {
    let requests = [Option.query, .article, .document, .compose].filter { values[$0] != nil }
    let pairs = [[Option.url, .scenario].filter { values[$0] != nil }, requests]
    if let pair = pairs.first(where: { $0.count > 1 }) {
      throw UsageError("\(pair[0].name) and \(pair[1].name) cannot be used together.")
    }
    for (one, other, isNeeded) in [(Option.output, Option.document, true), (.text, .compose, false)] {
      if values[one] != nil, values[other] == nil { throw UsageError("\(one.name) needs \(other.name).") }
      if isNeeded, values[other] != nil, values[one] == nil {
        throw UsageError("\(other.name) needs \(one.name) \(one.placeholder ?? "").")
      }
    }
  }
}
