#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing
import _ArticleServer

@Suite("Each scenario tells what a user should read", .serialized, .timeLimit(.minutes(5)))
struct ScenarioTests {
  /// What a scenario prints: its exit status, the title of its message if any, and a word of the details.
  struct Expected: Sendable {
    var scenario: Scenario
    var status: Int32 = 1
    var title = ""
    var details = ""
    var suggestion = ""
    var arguments: [String] = []
  }

  @Test(
    "failures have a title, a suggestion, a way out, details and status 1",
    arguments: [
      Expected(scenario: .offline, title: "Can’t Connect", details: "-1004"),
      Expected(scenario: .serverError, title: "Service Unavailable", details: "HTTP 500"),
      Expected(
        scenario: .maintenance, title: "Service Unavailable", details: "HTTP 503",
        suggestion: "Try again in 30 seconds."),
      Expected(
        scenario: .rateLimited, title: "Service Is Busy", details: "HTTP 429", suggestion: "Try again in 30 seconds."),
      Expected(scenario: .unauthorized, title: "Sign-In Needed", details: "HTTP 401"),
      Expected(scenario: .forbidden, title: "No Access", details: "HTTP 403"),
      Expected(scenario: .notFound, title: "Not Found", details: "HTTP 404"),
      Expected(scenario: .malformed, title: "Can’t Show This", details: "not well-formed JSON"),
      Expected(scenario: .webPage, title: "Network Sign-In Needed", details: "a web page over http"),
      Expected(scenario: .truncated, title: "Can’t Connect", details: "GET 127.0.0.1:"),
      Expected(scenario: .reset, title: "Can’t Connect", details: "/posts: "),
      Expected(
        scenario: .stalled, title: "Took Too Long", details: "No answer in 500 ms",
        arguments: ["--timeout", "0.5"]),
      Expected(
        scenario: .slow, title: "Took Too Long", details: "No answer in 500 ms",
        arguments: ["--timeout=0.5"]),
    ])
  func failures(expected: Expected) async throws {
    let result = try await Program(["--scenario", expected.scenario.name] + expected.arguments).result()
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errorLines.contains(expected.title))
    #expect(result.errorLines.contains("- Retry loading articles: run the command again"))
    #expect(result.errorLines.last?.hasPrefix("Details: ") == true)
    #expect(result.errorLines.last?.contains(expected.details) == true)
    if !expected.suggestion.isEmpty { #expect(result.errorLines.contains(expected.suggestion)) }
  }

  @Test("an empty list is no failure")
  func empty() async throws {
    let result = try await Program.run("--scenario", "empty")
    #expect(result.status == 0 && result.output == "")
    #expect(result.errorLines.suffix(2) == ["No Articles", "There is nothing to read here yet."])
  }

  @Test("a flaky server is asked again until it answers, without a word of failure")
  func flaky() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program.run("--scenario", "flaky", "--trace", folder["trace"])
    #expect(result.status == 0)
    #expect(result.lines.count >= 60)
    #expect(result.messages == [])
    let trace = try TraceFile(folder)
    #expect(trace.states() == ["loading", "loaded"])
    #expect(trace.lines.compactMap(\.attempt).max() == 3)
  }

  @Test("a slow server says that it loads, once, and how much has come")
  func slow() async throws {
    let result = try await Program.run("--scenario", "slow")
    #expect(result.status == 0)
    #expect(result.lines.count >= 60)
    #expect(result.errorLines.first == "Loading articles")
    #expect(result.errorLines.last == "\(result.lines.count) articles")
    #expect(result.errorLines.count { $0 == "Loading articles" } == 1)
  }

  @Test("a time limit that is not reached changes nothing")
  func normal() async throws {
    let result = try await Program.run("--scenario", "normal", "--timeout", "60")
    #expect(result.status == 0 && result.lines.count >= 60)
  }
}
#endif
