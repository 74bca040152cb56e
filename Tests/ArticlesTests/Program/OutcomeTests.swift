#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing
import _ArticleServer

@Suite("What each scenario and each fault comes to: the list, or words, and the exit status", .timeLimit(.minutes(5)))
struct OutcomeTests {
  struct Expected: Sendable {
    var scenario: Scenario
    /// How many articles are listed.
    var lines = 0
    /// The title of the message in place of a list.
    var title: String?
    /// When to give up, in seconds.
    var timeout: String?
  }

  /// Those that need no knowledge of a platform's loading system.
  private static let everywhere =
    listed([.normal, .flaky, .slow, .partial], 64)
    + listed(
      faults(
        .staleConnection, .headDrip, .repeatedFields, .continues, .earlyHints, .drip, .redirectHost, .redirectSame,
        .byteOrderMark, .duplicateKeys, .extraKeys), 64)
    + failed(
      "Can’t Connect",
      [.offline, .reset, .truncated]
        + faults(.closedAtOnce, .resetAtOnce, .unanswered, .headReset, .bodyReset, .chunkCut))
    + failed("Took Too Long", [.stalled] + faults(.silent, .longLength, .endlessDrip), timeout: "0.5")
    + failed("Service Unavailable", [.serverError, .maintenance] + faults(.redirectLoop, .redirectScheme))
    + failed("Service Is Busy", [.rateLimited])
    + failed("Sign-In Needed", [.unauthorized] + faults(.basicChallenge))
    + failed("No Access", [.forbidden])
    + failed("Not Found", [.notFound])
    + failed("Couldn’t Complete This", [.badRequest])
    + failed("Changed Elsewhere", [.conflict])
    + failed("Too Large", faults(.tooLarge, .endlessBody, .gzipBomb, .early413))
    + failed(
      "Can’t Show This",
      [.malformed]
        + faults(
          .garbage, .shortLength, .redirectNowhere, .redirectMalformed, .noContent, .notModified, .emptyBody, .utf16,
          .latin1, .deep, .missingKeys, .wrongTypes, .null))
    + failed("Network Sign-In Needed", [.webPage])
    + failed("Number Not Supported", faults(.hugeNumber))

  /// Those that each loading system reports in its own way.
  private static let elsewhere =
    failed("Can’t Connect", faults(.twoLengths, .hugeField, .noLastChunk, .onlyContinue))
    + failed("Connection Not Secure", faults(.redirectTLS))
    + failed(
      "Can’t Show This",
      faults(
        .http09, .noStatus, .status0, .status99, .status1000, .endlessHead, .tightFields, .badChunk, .hugeChunk,
        .badGzip, .gzipCut, .unknownEncoding))

  #if canImport(FoundationNetworking)
  private static let all = everywhere + elsewhere
  #else
  private static let all = everywhere
  #endif

  /// A few programs at a time, each with the next ones after it.
  static let lanes = (0..<6).map { lane in stride(from: lane, to: all.count, by: 6).map { all[$0] } }

  @Test("the list and status 0, or the words, what to do, and status 1", arguments: lanes.indices)
  func outcome(lane: Int) async throws {
    for expected in Self.lanes[lane] { try await check(expected) }
  }

  private func check(_ expected: Expected) async throws {
    let name = Comment(rawValue: expected.scenario.name)
    let limit = expected.timeout.map { ["--timeout", $0] } ?? []
    let result = try await Program(["--scenario", expected.scenario.name] + limit).result()
    #expect(result.lines.count == expected.lines, name)
    guard let title = expected.title else {
      #expect(result.status == 0, name)
      #expect(result.messages == [], name)
      return
    }
    #expect(result.status == 1, name)
    #expect(result.messages.first == title, name)
    #expect(result.messages.contains("- Retry loading articles: run the command again"), name)
    #expect(result.messages.last?.hasPrefix("Details: ") == true, name)
  }

  @Test("nothing to list is no failure: words, and status 0")
  func empty() async throws {
    let result = try await Program.run("--scenario", "empty")
    #expect(result.status == 0 && result.output == "")
    #expect(result.messages == ["No Articles", "There is nothing to read here yet."])
    let search = try await Program.run("--query", "nosuchword")
    #expect(search.status == 0 && search.messages.first == "No Results for “nosuchword”")
  }

  @Test("a part of a page that fails leaves the rest, says which part it is, and ends with status 1")
  func partial() async throws {
    let result = try await Program.run("--scenario", "partial", "--article", "7")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("7\t"))
    #expect(result.messages.contains("Author Unavailable") && result.messages.contains("Comments Unavailable"))
  }

  @Test(
    "an answer that is odd but right publishes the article, and finds nothing where nothing is",
    arguments: ["continue-100", "drip", "redirect-host", "redirect-same", "byte-order-mark", "duplicate-keys"])
  func oddButRight(fault: String) async throws {
    let sent = try await Program.run("--scenario", fault, "--compose", "On Tea", "--text", "Hot")
    #expect(sent.status == 0 && sent.output == "65\tOn Tea\n", "\(sent.errors)")
    let missing = try await Program.run("--scenario", fault, "--article", "999")
    #expect(missing.status == 1 && missing.output == "" && missing.messages.first == "Not Found")
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
#endif
