#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

@Suite("articles prints the list", .serialized, .timeLimit(.minutes(5)))
struct ListTests {
  @Test("every line is a number, a tab and a title, and nothing else is on standard output")
  func list() async throws {
    let result = try await Program.run()
    #expect(result.status == 0)
    #expect(result.lines.count >= 60)
    #expect(result.output.hasSuffix("\n"))
    for line in result.lines { #expect(line.wholeMatch(of: /[1-9][0-9]*\t[^\t]+/) != nil) }
    #expect(result.lines.first == "1\tOne enum instead of four booleans")
  }

  @Test("--plain prints the same")
  func plain() async throws {
    #expect(try await Program.run("--plain").output == Program.run().output)
  }

  @Test("it runs in any folder")
  func anyFolder() async throws {
    let result = try await Program.shell("cd / && exec \"$0\"")
    #expect(result.status == 0 && result.lines.count >= 60)
  }

  @Test("a search prints what has all its words")
  func search() async throws {
    let result = try await Program.run("--query", "HEAT jalapeno")
    #expect(result.status == 0)
    #expect(result.output == "20\tJalapeño, or how to measure heat\n")
  }

  @Test("a search without results says so, and is no failure")
  func noResults() async throws {
    let result = try await Program.run("--query", "zzz\u{1B}[31m q&a")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(
      result.errorLines.suffix(3) == [
        "No Results for “zzz q&a”", "Check the spelling or try other words.",
        "- Clear search: run the command without --query",
      ])
  }

  @Test("help goes to standard output, and is no failure", arguments: ["--help", "-h"])
  func help(option: String) async throws {
    let result = try await Program.run(option)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("usage: articles ") && result.errors == "")
  }

  @Test(
    "a wrong command line is told on standard error, with status 2 and the way to the help",
    arguments: [["--scenario", "sunny"], ["--url", "nowhere"], ["--article", "x"], ["extra"], ["--timeout"]])
  func usage(arguments: [String]) async throws {
    let result = try await Program(arguments).result()
    #expect(result.status == 2 && result.output == "")
    #expect(result.errorLines.count == 2)
    #expect(result.errorLines.first?.hasPrefix("articles: ") == true)
    #expect(result.errorLines.last == "For all options and scenarios: articles --help")
  }
}
#endif
