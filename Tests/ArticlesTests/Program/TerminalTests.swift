#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Dispatch
import Foundation
import Testing
import _ArticleServer

@Suite("On a terminal a spinner shows what takes longer than a moment", .serialized, .timeLimit(.minutes(5)))
struct TerminalTests {
  private func program(
    _ terminal: PseudoTerminal, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Program {
    let variables = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    let program = try Program(arguments, environment: variables, standardError: terminal.inner)
    try terminal.closeInner()
    return program
  }

  /// A server that answers when it is told to.
  private func gated(_ scenario: Scenario = .normal) throws -> (server: ArticleServer, gate: DispatchSemaphore) {
    let gate = DispatchSemaphore(value: 0)
    let server = try ArticleServer(scenario: scenario)
    server.setScript { _ in
      gate.wait()
      gate.signal()
      return nil
    }
    return (server, gate)
  }

  @Test("it appears after the grace period, turns, and is gone in the end")
  func spinner() async throws {
    let (server, gate) = try gated()
    defer { gate.signal() }
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let program = try program(terminal, ["--url", server.url, "--trace", folder["trace"]])
    for picture in ["| Loading articles", "/ Loading articles", "- Loading articles"] {
      #expect(await terminal.screen.contains("\r\u{1B}[2K" + picture))
    }
    gate.signal()
    let result = await program.result()
    withExtendedLifetime(server) {}
    #expect(result.status == 0 && result.lines.count >= 60)
    let written = await terminal.screen.whole()
    #expect(PseudoTerminal.visible(written) == "")
    #expect(!written.contains("\n"))
    let lines = try TraceFile(folder).lines
    let visible = try #require(lines.first { $0.indicator == "visible" }?.t)
    let loaded = try #require(lines.last?.t)
    // Counted from the start of the program, which is a little before that of the load.
    #expect(visible >= 200 && loaded >= 500)
  }

  @Test("a load that ends within the grace period leaves the terminal alone")
  func fast() async throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let program = try program(terminal, ["--trace", folder["trace"]])
    #expect(await program.result().status == 0)
    let written = await terminal.screen.whole()
    // A busy machine may take longer than a moment.
    #expect(written.isEmpty == !(try TraceFile(folder).showedIndicator))
    #expect(PseudoTerminal.visible(written) == "")
  }

  @Test("a failure stands on lines of its own, without the spinner")
  func failure() async throws {
    let (server, gate) = try gated(.notFound)
    defer { gate.signal() }
    let terminal = try PseudoTerminal()
    let program = try program(terminal, ["--url", server.url])
    #expect(await terminal.screen.contains("Loading articles"))
    gate.signal()
    #expect(await program.result().status == 1)
    withExtendedLifetime(server) {}
    let seen = PseudoTerminal.visible(await terminal.screen.whole())
    #expect(seen.hasPrefix("Not Found\n") && !seen.contains("| Loading"))
  }

  @Test("Ctrl-C erases it")
  func interrupt() async throws {
    let terminal = try PseudoTerminal()
    let program = try program(terminal, ["--scenario", "stalled"])
    #expect(await terminal.screen.contains("Loading articles"))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
    #expect(PseudoTerminal.visible(await terminal.screen.whole()) == "")
  }

  @Test("a narrow terminal gets a short line")
  func narrow() async throws {
    let terminal = try PseudoTerminal(columns: 12)
    let program = try program(terminal, ["--scenario", "stalled"])
    #expect(await terminal.screen.contains("\u{1B}[2K| Loading a\r"))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
  }

  @Test(
    "a terminal that understands nothing, or a user who wants none, gets no escape sequence",
    arguments: [["TERM": "dumb"], ["TERM": ""], ["NO_COLOR": "1"]])
  func plainTerminal(environment: [String: String]) async throws {
    let terminal = try PseudoTerminal()
    let program = try program(terminal, ["--scenario", "stalled"], environment)
    #expect(await terminal.screen.contains("Loading articles\r\n"))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
    let screen = await terminal.screen.whole()
    #expect(screen.hasPrefix("Loading articles\r\n") && !screen.contains("\u{1B}"))
  }
}
#endif
