/// An option of a command line. Its raw value is its name without the dashes.
public protocol CommandLineOption: RawRepresentable<String>, Hashable {
  /// Shows the help; also `-h`.
  static var help: Self { get }
  /// What its value is called in the help; `nil` if it has none.
  var placeholder: String? { get }
}

extension CommandLineOption {
  /// As it is typed.
  public var name: String { "--" + rawValue }
}

/// Splits a command line into options and their values: `--option value`, `--option=value`, `--` and `-h`.
public struct ArgumentReader<Option: CommandLineOption> {
  private var rest: ArraySlice<String>
  private var isAfterOptions = false

  /// Creates a reader.
  ///
  /// - Parameter arguments: What stands after the name of the program.
  public init(_ arguments: some Sequence<String>) { rest = Array(arguments)[...] }

  /// Reads all options, each of which can be given once.
  ///
  /// - Returns: The values by their options. If help is asked for, that is the last: it beats whatever is wrong after
  ///   it.
  /// - Throws: ``UsageError``.
  public static func values(of arguments: some Sequence<String>) throws(UsageError) -> [Option: String] {
    var reader = Self(arguments)
    var values: [Option: String] = [:]
    while let (option, value) = try reader.next() {
      guard values.updateValue(value, forKey: option) == nil else {
        throw UsageError("\(option.name) is given twice.")
      }
      if option == .help { break }
    }
    return values
  }

  /// The next option and its value, which is empty for one that has none; `nil` at the end.
  public mutating func next() throws(UsageError) -> (Option, String)? {
    guard let argument = rest.popFirst() else { return nil }
    if argument == "--", !isAfterOptions {
      isAfterOptions = true
      return try next()
    }
    guard !isAfterOptions, argument.hasPrefix("-"), argument != "-" else {
      let text = UsageError.quoted(argument)
      throw UsageError("\(text) is out of place: nothing stands without an option, an address needs --url.")
    }
    if argument == "-h" { return (.help, "") }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
      throw UsageError("\(UsageError.quoted(name)) is not an option.")
    }
    return (option, try value(of: option, inline: parts.count > 1 ? String(parts[1]) : nil))
  }

  private mutating func value(of option: Option, inline: String?) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard inline == nil else { throw UsageError("\(option.name) takes no value.") }
      return ""
    }
    // What looks like an option is one: a forgotten value is far more likely than one that begins with a dash.
    let takesNext = inline == nil && rest.first.map { !$0.hasPrefix("-") || $0 == "-" } == true
    guard let value = inline ?? (takesNext ? rest.popFirst() : nil) else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder).\(dashHint(option, placeholder))")
    }
    guard !value.isEmpty else { throw UsageError("\(option.name) needs a value that is not empty.") }
    return value
  }

  private func dashHint(_ option: Option, _ placeholder: String) -> String {
    rest.isEmpty ? "" : " Write \(option.name)=\(placeholder) if it begins with a dash."
  }
}
