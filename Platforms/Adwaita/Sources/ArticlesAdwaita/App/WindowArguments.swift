import _ArticlesCommandLine

/// What the command line asks for.
struct WindowArguments {
  var showsHelp = false
  var source = ServerChoice.embedded(.normal)
  /// The file for the transitions.
  var trace: String?

  /// Reads the arguments after the name of the program.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: ``UsageError``.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    let values = try ArgumentReader<Option>.values(of: arguments)
    guard values[.help] == nil else {
      showsHelp = true
      return
    }
    if values[.url] != nil, values[.scenario] != nil {
      throw UsageError("--url and --scenario cannot be used together.")
    }
    if let name = values[.scenario] { source = .embedded(try OptionValue.scenario(name)) }
    if let address = values[.url] { source = .address(try OptionValue.url(address)) }
    trace = values[.trace]
  }

  enum Option: String, CommandLineOption {
    case url, scenario, trace, help

    var placeholder: String? {
      switch self {
      case .url: "URL"
      case .scenario: "NAME"
      case .trace: "FILE"
      case .help: nil
      }
    }
  }
}
