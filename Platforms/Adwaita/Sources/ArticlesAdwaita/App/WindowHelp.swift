import _ArticlesCommandLine

/// The text of `--help`.
enum WindowHelp {
  static let text = """
    usage: articles-adwaita [--url URL | --scenario NAME] [--trace FILE]

    Shows articles from a server in a window. Without --url it starts a server of its own and reads from that over
    HTTP; what goes wrong there can also be chosen in the preferences.

    Options (--option VALUE or --option=VALUE):
      --url URL           read from this server instead of the embedded one
      --scenario NAME     what goes wrong on the embedded server, see below
      --trace FILE        write every change of state to this file, as lines of JSON; what was in it is replaced
      --help, -h          this text

    \(ScenarioHelp.text)
    """
}
