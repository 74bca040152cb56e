import _ArticlesCommandLine

/// The text of `--help`.
enum Help {
  static let usage = "usage: articles [--url URL | --scenario NAME] [--query TEXT | --article ID | --document ID"

  /// What to do after a mistake in the command line.
  static let hint = "For all options and scenarios: articles --help"

  static let text = """
    \(usage)
                    --output FILE | --compose TITLE [--text TEXT]] [--timeout SECONDS] [--plain] [--trace FILE]

    Shows articles from a server. Without --url it starts a server of its own and reads from that over HTTP. On a
    terminal it fills the screen with the list and follows the keys (? lists them). With --plain, or when its input or
    output is elsewhere, it prints the list: one line each, its number, a tab and its title. Progress, failures and what
    can be done about them then go to standard error; on a terminal a spinner shows what takes longer than a moment, and
    a bar how far a download is.

    Options (--option VALUE or --option=VALUE):
    \(options)

    \(ScenarioHelp.text)
    Exit status:
      0    articles were printed, saved or published, or there are none
      1    something could not be loaded or published, or the output could not be written
      2    the command line is wrong, or the file for --trace cannot be opened
      129  the terminal went away
      130  interrupted (Ctrl-C; once more ends it at once)
      141  whoever read the output went away
      143  ended by SIGTERM

    The trace has a line for each change of state. Always there: "t" (milliseconds since the start), "loader"
    (articles, article, author, comments, document or compose) and "state" (idle, loading, loaded, empty or
    failed; for compose idle, sending, sent or failed); the rest tells what the state knows. It holds neither
    passwords nor the query of an address, nor what was written.

    Examples:
      articles                                          the articles
      articles --query "jalapeno heat"                  search
      articles --article 7                              one article with its author and comments
      articles --document 7 --output article.txt        save one article, whole or not at all
      articles --compose "On Tea" --text "Hot."         write an article
      articles --scenario flaky --trace states.jsonl    watch retries at work
      articles --scenario stalled --timeout 2           give up after two seconds
      articles --url http://127.0.0.1:8000              another server; with python3 -m http.server the list is a
                                                        file named posts, without an extension

    """

  private static var options: String {
    let rows = Option.allCases.map { option in
      (option.name + (option.placeholder.map { " " + $0 } ?? "") + (option == .help ? ", -h" : ""), option.summary)
    }
    return rows.map { name, summary in
      let indent = String(repeating: " ", count: 2 + 20)
      return "  " + padded(name, to: 20) + summary.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
