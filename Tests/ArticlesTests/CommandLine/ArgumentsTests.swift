#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing
import _ArticleServer

@testable import _ArticlesCommandLine
@testable import articles

@Suite("The command line is understood, or told what is wrong with it")
struct ArgumentsTests {
  private func parse(_ arguments: String...) throws -> Arguments { try Arguments(arguments) }

  private func refusal(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try Arguments(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("no arguments ask for the list of the embedded server")
  func nothing() throws {
    #expect(try parse() == Arguments())
    #expect(try parse("--") == Arguments())
    #expect(try parse("--plain").isPlain && !parse().isPlain)
  }

  @Test("values stand after a space or an equals sign")
  func values() throws {
    #expect(try parse("--query", "tea").request == .list(query: "tea"))
    #expect(try parse("--query=tea").request == .list(query: "tea"))
    #expect(try parse("--query=a=b").request == .list(query: "a=b"))
    #expect(try parse("--query=--plain").request == .list(query: "--plain"))
    #expect(try parse("--query", "-").request == .list(query: "-"))
    #expect(try parse("--article", "7").request == .article(7))
    #expect(try parse("--document", "7", "--output=a b").request == .document(7, output: "a b"))
    #expect(try parse("--compose", "a", "--text", "b c").request == .compose(title: "a", text: "b c"))
    #expect(try parse("--compose", " ").request == .compose(title: " ", text: ""))
    #expect(try parse("--trace", "a b").trace == "a b")
    let url = try #require(URL(string: "HTTP://127.0.0.1:8000/x?y=z"))
    #expect(try parse("--url", "HTTP://127.0.0.1:8000/x?y=z").source == .address(url))
  }

  @Test("every scenario can be named, in small and capital letters", arguments: Scenario.allCases)
  func scenarios(scenario: Scenario) throws {
    #expect(try parse("--scenario", scenario.name).source == .embedded(scenario))
    #expect(try parse("--scenario", scenario.name.uppercased()).source == .embedded(scenario))
  }

  @Test(
    "times have at most thousandths, and bounds",
    arguments: [("0.1", 100), ("1", 1_000), ("2.5", 2_500), ("0.1239999", 123), ("3600", 3_600_000), ("007", 7_000)])
  func timeouts(text: String, milliseconds: Int) throws {
    #expect(try parse("--timeout", text).timeout == .milliseconds(milliseconds))
  }

  @Test(
    "what is no time in bounds is refused",
    arguments: [
      "0", "0.09", "3600.001", "3601", "1e3", "nan", "inf", "+1", "1,5", "1.", ".5", "1.5.5", "١", "0x5", " 1", "1s",
      "99999999999999999999",
    ])
  func badTimeouts(text: String) throws {
    #expect(refusal(["--timeout=" + text])?.hasPrefix("--timeout needs seconds from 0.1 to 3600") == true)
  }

  @Test(
    "what is no number of an article is refused", arguments: ["0", "-1", "+1", "1.0", "x", "1 ", "9223372036854775808"])
  func badArticles(text: String) throws {
    #expect(refusal(["--article=" + text])?.hasPrefix("--article needs the number of an article") == true)
    #expect(
      refusal(["--document=" + text, "--output=x"])?.hasPrefix("--document needs the number of an article") == true)
  }

  @Test(
    "what is no address is refused",
    arguments: [
      "127.0.0.1", "localhost:80", "ftp://h", "file:///etc/passwd", "http:h", "http://", "http://:80", "http:///x",
      "http://a b", "http://h\r\nX: y", "http://h:0", "http://h:65536", "http://h:x", "http://[::1",
      "//h", "javascript://h",
    ])
  func badAddresses(text: String) throws {
    #expect(refusal(["--url=" + text])?.hasPrefix("--url ") == true)
  }

  @Test(
    "addresses of all forms are taken", arguments: ["http://h", "https://h/", "http://[::1]:80/x", "http://u:p@h?q#f"])
  func addresses(text: String) throws {
    #expect(throws: Never.self) { try parse("--url", text) }
  }

  @Test("a missing or empty value is told, with the form that is needed", arguments: Option.allCases)
  func missing(option: Option) throws {
    guard let placeholder = option.placeholder else {
      if option != .help { #expect(refusal([option.name + "=1"]) == "\(option.name) takes no value.") }
      return
    }
    let needed = "\(option.name) needs a value: \(option.name) \(placeholder)."
    #expect(refusal([option.name]) == needed)
    #expect(
      refusal([option.name, "--plain"]) == needed + " Write \(option.name)=\(placeholder) if it begins with a dash.")
    #expect(refusal([option.name + "="]) == "\(option.name) needs a value that is not empty.")
    #expect(refusal([option.name, ""]) == "\(option.name) needs a value that is not empty.")
  }

  @Test("an option twice is refused, however often it agrees with itself")
  func twice() {
    #expect(refusal(["--plain", "--plain"]) == "--plain is given twice.")
    #expect(refusal(["--query", "a", "--query=a"]) == "--query is given twice.")
  }

  @Test("options that contradict each other are refused")
  func contradictions() {
    #expect(refusal(["--url", "http://h", "--scenario", "slow"])?.contains("cannot be used together") == true)
    #expect(refusal(["--query", "a", "--article", "1"])?.contains("cannot be used together") == true)
    #expect(
      refusal(["--document=1", "--output=x", "--compose=y"]) == "--document and --compose cannot be used together.")
  }

  @Test("options that need each other are told so")
  func pairs() {
    #expect(refusal(["--document", "1"]) == "--document needs --output FILE.")
    #expect(refusal(["--output", "x"]) == "--output needs --document.")
    #expect(refusal(["--text", "x"]) == "--text needs --compose.")
    let long = String(repeating: "x", count: 100_001)
    #expect(refusal(["--compose", long]) == "--compose is too long: at most 100000 bytes.")
    #expect(refusal(["--compose=x", "--text", long]) == "--text is too long: at most 100000 bytes.")
    #expect(refusal(["--compose=x", "--text", String(long.dropLast())]) == nil)
  }

  @Test("an unknown scenario is told together with all there are")
  func unknownScenario() throws {
    let text = try #require(refusal(["--scenario", "sunny"]))
    #expect(text.contains("“sunny”"))
    for scenario in Scenario.allCases { #expect(text.contains(scenario.name)) }
  }

  @Test("a fault can be named, unless this system would end the program at it: then it is told and not tried")
  func faults() throws {
    for fault in Fault.allCases where !fault.endsProcess {
      #expect(try parse("--scenario", fault.name).source == .embedded(.fault(fault)))
    }
    for fault in Fault.allCases where fault.endsProcess {
      let text = try #require(refusal(["--scenario", fault.name]))
      #expect(text.hasPrefix("--scenario \(fault.name) would end this program: "))
    }
    #if !canImport(FoundationNetworking)
    #expect(Fault.allCases.filter(\.endsProcess).isEmpty)
    #endif
  }

  @Test("what has no place is told", arguments: ["x", "-x", "--nothing", "---plain", "--Plain", "", "-", "-help"])
  func outOfPlace(argument: String) {
    #expect(refusal([argument])?.contains("“\(argument)”") == true)
    #expect(refusal(["--", argument])?.contains("“\(argument)” is out of place") == true)
  }

  @Test("after -- nothing is an option")
  func afterOptions() {
    #expect(refusal(["--", "--help"])?.contains("out of place") == true)
    #expect(refusal(["--", "--"])?.contains("out of place") == true)
  }

  @Test("B84 an address is never repeated", arguments: ["", "--", "-u", "--address="])
  func secrets(prefix: String) throws {
    for address in ["http://user:secret@h/?token=secret", "user:secret@h"] {
      let text = try #require(refusal([prefix + address]))
      #expect(!text.contains("secret"))
    }
    let text = try #require(refusal(["--url", "ftp://user:secret@h/?token=secret"]))
    #expect(!text.contains("secret"))
  }

  @Test("B86 what was typed is repeated without its escape sequences, and in part if it is long")
  func harmless() throws {
    let text = try #require(refusal(["\u{1B}[31mred\u{202E}" + String(repeating: "x", count: 10_000)]))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.count < 200)
  }

  @Test("a query has a length that a server takes")
  func longQuery() {
    #expect(refusal(["--query", String(repeating: "a", count: 1_000)]) == nil)
    #expect(refusal(["--query", String(repeating: "a", count: 1_001)]) == "--query is too long: at most 1000 bytes.")
    #expect(refusal(["--query", " \u{3000} "]) == "--query needs at least one word.")
  }

  @Test("help is given whatever follows")
  func help() throws {
    #expect(try parse("--help").showsHelp)
    #expect(try parse("--plain", "-h", "--nothing").showsHelp)
    #expect(refusal(["--nothing", "--help"]) != nil)
  }
}

@Suite("The help tells it all")
struct HelpTests {
  @Test("it names every option, every scenario with its meaning, and every exit status, in lines of a terminal")
  func complete() {
    for option in Option.allCases { #expect(Help.text.contains("  " + option.name)) }
    for scenario in Scenario.allCases {
      #expect(Help.text.contains("  " + scenario.name + " "))
      #expect(Help.text.contains(scenario.summary))
    }
    for fault in Fault.allCases {
      #expect(Help.text.contains("  " + fault.name) || Help.text.contains(", " + fault.name))
    }
    for code in [ExitCode.success, .failure, .usage, .hungUp, .interrupted, .terminated, .closedPipe] {
      #expect(Help.text.contains("\n  \(code.rawValue) "))
    }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(Help.text.hasSuffix("\n") && !Help.text.hasSuffix("\n\n"))
  }
}
#endif
