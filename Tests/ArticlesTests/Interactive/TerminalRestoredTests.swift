#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing
import _ArticleServer

@testable import articles

@Suite("Whatever ends the program gives the terminal back", .serialized, .timeLimit(.minutes(5)))
struct TerminalRestoredTests {
  private func expectRestored(_ end: (status: Int32, screen: ScreenModel, isCooked: Bool), _ status: Int32) {
    #expect(end.status == status)
    #expect(end.isCooked && !end.screen.isAlternate && !end.screen.hidesCursor && end.screen.wraps)
    #expect(!end.screen.marksPaste)
    #expect(end.screen.unknown.isEmpty)
  }

  @Test("signals that ask it to end", arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(number: Int32) async throws {
    let program = try InteractiveProgram(["--scenario", "stalled"])
    #expect(await program.shows("Loading articles"))
    #expect(!program.terminal.isCooked)
    program.program.signal(number)
    expectRestored(try await program.end(), 128 + number)
  }

  @Test("signals of a crash, which go on as they would have", arguments: [SIGQUIT, SIGABRT, SIGSEGV, SIGILL, SIGFPE])
  func crashes(number: Int32) async throws {
    // Nothing is to be reported of a crash that is none.
    let program = try InteractiveProgram(["--scenario", "stalled"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(await program.shows("Loading articles"))
    program.program.signal(number)
    expectRestored(try await program.end(), -number)
  }

  @Test("Ctrl-Z does so until the program goes on, and so does SIGTSTP from elsewhere", arguments: ["\u{1A}", nil])
  func stopped(key: String?) async throws {
    let job = try await Job()
    #expect(await job.shows { $0.text.contains("64 articles") })
    #expect(!job.terminal.isCooked)
    if let key { job.terminal.type(key) } else { job.signal(SIGTSTP) }
    #expect(await job.shows { !$0.isAlternate && !$0.hidesCursor && $0.wraps })
    #expect(job.terminal.isCooked)
    job.signal(SIGCONT)
    #expect(await job.shows { $0.isAlternate && $0.text.contains("64 articles") })
    #expect(!job.terminal.isCooked)
    job.terminal.type("q")
    expectRestored(try await job.end(), 0)
  }

  @Test("SIGSTOP, which nobody can see coming, has all drawn anew when the program goes on")
  func stoppedUnseen() async throws {
    let job = try await Job()
    #expect(await job.shows { $0.text.contains("64 articles") })
    let before = job.terminal.screen.text.utf8.count
    job.signal(SIGSTOP)
    job.signal(SIGCONT)
    #expect(await job.terminal.screen.when { $0.utf8.count > before + 500 })
    #expect(await job.shows { $0.isAlternate && $0.text.contains("64 articles") })
    job.terminal.type("q")
    expectRestored(try await job.end(), 0)
  }

  private static let setsid = "/usr/bin/setsid"

  @Test(
    "in a terminal without a shell, where nobody could let it go on, Ctrl-Z does not stop it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: setsid), "setsid is missing"))
  func withoutShell() async throws {
    let terminal = try PseudoTerminal()
    let program = try Program(
      at: Self.setsid, ["--wait", Program.find()], environment: ["TERM": "xterm"], standardInput: terminal.inner,
      standardOutput: terminal.inner)
    #expect(await terminal.screen.contains("64 articles"))
    terminal.type("\u{1A}")
    // It has let go of the terminal, and taken it again.
    #expect(await terminal.screen.when { $0.matches(of: /\x1B\[\?1049h/).count == 2 })
    terminal.type("q")
    #expect(await program.status() == 0)
    #expect(terminal.isCooked)
  }

  @Test("a terminal that goes away ends it, without a signal too")
  func hungUp() async throws {
    let terminal = try PseudoTerminal(limit: 200)
    let program = try Program(
      ["--scenario", "stalled"], environment: ["TERM": "xterm"], standardInput: terminal.inner,
      standardOutput: terminal.inner)
    try terminal.closeInner()
    // It has drawn something, and the spinner goes on.
    #expect(await terminal.screen.whole().utf8.count == 200)
    terminal.hangUp()
    #expect([ExitCode.hungUp.rawValue, ExitCode.closedPipe.rawValue].contains(await program.status()))
  }

  @Test("a terminal that takes no more output cannot hold it")
  func stuck() async throws {
    let articles = (1...600).map { number in
      Catalog.Article(id: number, userID: 1, title: String(repeating: "x", count: 190), body: "")
    }
    let server = try ArticleServer(catalog: Catalog(articles: articles))
    // The list is more than 100,000 bytes, of which a terminal keeps a few thousand for its reader.
    let terminal = try PseudoTerminal(columns: 250, rows: 600, limit: 20_000)
    defer { terminal.hangUp() }
    let program = try Program(
      ["--url", server.url], environment: ["TERM": "xterm"], standardInput: terminal.inner,
      standardOutput: terminal.inner)
    #expect(await terminal.screen.whole().contains("xxxxx"))
    program.signal(SIGTERM)
    #expect(await program.status() == 143)
    #expect(terminal.isCooked)
    withExtendedLifetime(server) {}
  }
}
#endif
