import Testing
import _ArticleServer

@Suite("What each scenario and each fault comes to: the list, or words, and the exit status", .timeLimit(.minutes(2)))
struct OutcomeTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    var scenario: Scenario
    /// How many articles are listed.
    var lines = 0
    /// The title of the message in place of a list.
    var title: String?
    /// When to give up, in seconds.
    var timeout: String?

    var testDescription: String { scenario.name }
  }

  /// Those that need no knowledge of a platform's loading system.
  private static let everywhere =
    listed([.normal, .flaky, .slow, .partial], 64)
    + listed(
      faults(
        .staleConnection, .headDrip, .repeatedFields, .continues, .earlyHints, .drip, .redirectHost, .redirectSame,
        .byteOrderMark), 64)
    + listed(faults(.duplicateKeys, .extraKeys), 1)
    + failed(
      "Can't Connect",
      [.offline, .reset, .truncated]
        + faults(.closedAtOnce, .resetAtOnce, .unanswered, .headReset, .bodyReset, .chunkCut))
    + failed("This Is Taking Too Long", [.stalled] + faults(.silent, .longLength, .endlessDrip), timeout: "0.5")
    + failed("Service Unavailable", [.serverError, .maintenance] + faults(.redirectLoop, .redirectScheme))
    + failed("Too Many Tries", [.rateLimited])
    + failed("Sign In Needed", [.unauthorized] + faults(.basicChallenge))
    + failed("No Access", [.forbidden])
    + failed("Not Found", [.notFound])
    + failed("That Didn't Work", [.badRequest])
    + failed("Changed Elsewhere", [.conflict])
    + failed("Too Large", faults(.tooLarge, .endlessBody, .gzipBomb, .early413))
    + failed(
      "Can't Show This",
      [.malformed, .webPage]
        + faults(
          .garbage, .shortLength, .redirectNowhere, .redirectMalformed, .noContent, .notModified, .emptyBody, .utf16,
          .latin1, .deep, .hugeNumber, .missingKeys, .wrongTypes, .null))

  /// Those that each loading system reports in its own way.
  private static let elsewhere =
    failed("Can't Connect", faults(.twoLengths, .hugeField, .noLastChunk, .onlyContinue))
    + failed("Connection Not Secure", faults(.redirectTLS))
    + failed(
      "Can't Show This",
      faults(
        .http09, .noStatus, .status0, .status99, .status1000, .endlessHead, .tightFields, .badChunk, .hugeChunk,
        .badGzip, .gzipCut, .unknownEncoding))

  #if canImport(FoundationNetworking)
    static let all = everywhere + elsewhere
  #else
    static let all = everywhere
  #endif

  @Test("the list and status 0, or the words, what to do, and status 1", arguments: all)
  func outcome(expected: Expected) async throws {
    let limit = expected.timeout.map { ["--timeout", $0] } ?? []
    let result = try await Program(["--scenario", expected.scenario.name] + limit).result()
    #expect(result.lines.count == expected.lines)
    guard let title = expected.title else {
      #expect(result.status == 0)
      #expect(result.messages == [])
      return
    }
    #expect(result.status == 1)
    #expect(result.messages.first == title)
    #expect(result.messages.contains("- Retry loading articles: run the command again"))
    #expect(result.messages.last?.hasPrefix("Details: ") == true)
  }

  @Test("nothing to list is no failure: words, and status 0")
  func empty() async throws {
    let result = try await Program.run("--scenario", "empty")
    #expect(result.status == 0 && result.output == "")
    #expect(result.messages == ["No Articles", "There is nothing to read here yet."])
    let search = try await Program.run("--query", "nosuchword")
    #expect(search.status == 0 && search.messages.first == "No results for “nosuchword”")
  }

  @Test("a part of a page that fails leaves the rest, says which part it is, and ends with status 1")
  func partial() async throws {
    let result = try await Program.run("--scenario", "partial", "--article", "7")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("7\t"))
    #expect(result.messages.contains("Author Unavailable") && result.messages.contains("Comments Unavailable"))
  }

  @Test("every scenario is here, and every fault that the platform survives")
  func complete() {
    let known = Self.everywhere + Self.elsewhere
    let names = known.map(\.scenario.name) + ["empty"] + [Fault.headCut, .trailers].map(\.name)
    #expect(names.sorted() == (Scenario.allCases.map(\.name) + Fault.allCases.map(\.name)).sorted())
  }

  private static func listed(_ scenarios: [Scenario], _ lines: Int) -> [Expected] {
    scenarios.map { Expected(scenario: $0, lines: lines) }
  }

  private static func failed(_ title: String, _ scenarios: [Scenario], timeout: String? = nil) -> [Expected] {
    scenarios.map { Expected(scenario: $0, title: title, timeout: timeout) }
  }

  private static func faults(_ faults: Fault...) -> [Scenario] { faults.map(Scenario.fault) }
}
