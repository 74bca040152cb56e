import Foundation
import _ArticleServer

/// Reads the values of options, and says what a value should be.
public enum OptionValue {
  /// The longest query, in UTF-8 bytes: most servers take no longer line.
  public static let longestQuery = 1_000

  /// The longest text of an article, in UTF-8 bytes.
  public static let longestText = 100_000

  /// A scenario of the embedded server, by its name.
  ///
  /// - Throws: ``UsageError``, which says what it should be, or that this system cannot show it.
  public static func scenario(_ name: String) throws(UsageError) -> Scenario {
    guard let scenario = Scenario(name: name) else {
      let names = Scenario.allCases.map(\.name).joined(separator: ", ")
      throw UsageError(
        "--scenario \(UsageError.quoted(name)) does not exist. There are: \(names); and the faults that --help lists.")
    }
    if case .fault(let fault) = scenario, fault.endsProcess {
      throw UsageError(
        "--scenario \(fault.name) would end this program: FoundationNetworking before Swift 6.4 does not survive it.")
    }
    return scenario
  }

  /// The address of a server.
  ///
  /// - Throws: ``UsageError``, which says what it should be.
  public static func url(_ text: String) throws(UsageError) -> URL {
    let example = "such as http://127.0.0.1:8000"
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https", text.dropFirst(scheme.count).hasPrefix("://") else {
      throw UsageError("--url needs an address that begins with http:// or https://, \(example).")
    }
    // A control character or a space would be encoded without a word, or end up in a header.
    guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }),
      let components = URLComponents(string: text), let host = components.host, !host.isEmpty, host != "[]",
      let url = components.url
    else { throw UsageError("--url is not a well-formed address. It needs one \(example).") }
    guard (1...65_535).contains(components.port ?? 80) else {
      throw UsageError("--url has a port that does not exist: ports are 1 to 65535.")
    }
    return url
  }

  /// The words of a search.
  ///
  /// - Throws: ``UsageError``, which says what it should be.
  public static func query(_ text: String) throws(UsageError) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { throw UsageError("--query needs at least one word.") }
    guard text.utf8.count <= longestQuery else {
      throw UsageError("--query is too long: at most \(longestQuery) bytes.")
    }
    return text
  }

  /// The number of an article.
  ///
  /// - Throws: ``UsageError``, which says what it should be.
  public static func article(_ text: String, _ option: some CommandLineOption) throws(UsageError) -> Int {
    guard let id = number(text), id > 0 else {
      throw UsageError("\(option.name) needs the number of an article, such as 7, not \(UsageError.quoted(text)).")
    }
    return id
  }

  /// A text to be sent. The server says what it does not accept.
  ///
  /// - Throws: ``UsageError``, which says what it should be.
  public static func text(_ text: String, _ option: some CommandLineOption) throws(UsageError) -> String {
    guard text.utf8.count <= longestText else {
      throw UsageError("\(option.name) is too long: at most \(longestText) bytes.")
    }
    return text
  }

  /// Seconds, with up to three decimals that count.
  ///
  /// - Throws: ``UsageError``, which says what it should be.
  public static func timeout(_ text: String) throws(UsageError) -> Duration {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let fraction = parts.count > 1 ? parts[1] : "0"
    guard let seconds = number(parts[0]), let thousandths = number(String((fraction + "000").prefix(3))),
      number(fraction) != nil || fraction.utf8.count > 3, fraction.utf8.allSatisfy(isDigit),
      seconds <= 3_600, case let milliseconds = seconds * 1_000 + thousandths, (100...3_600_000).contains(milliseconds)
    else {
      throw UsageError("--timeout needs seconds from 0.1 to 3600, such as 5 or 2.5, not \(UsageError.quoted(text)).")
    }
    return .milliseconds(milliseconds)
  }

  /// A number of decimal digits and nothing else; `Int` also takes signs.
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy(isDigit) ? Int(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
