#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Dispatch
import Foundation
import LoadKit
import Testing
import _ArticleServer

@testable import articles

@Suite("On a terminal the program fills the screen and follows the keys", .serialized, .timeLimit(.minutes(5)))
struct InteractiveTests {
  /// A server that answers when it is told to.
  private func gated() throws -> (server: ArticleServer, gate: DispatchSemaphore) {
    let gate = DispatchSemaphore(value: 0)
    let server = try ArticleServer()
    server.setScript { _ in
      gate.wait()
      gate.signal()
      return nil
    }
    return (server, gate)
  }

  /// The title in the second row, which is that of the first article.
  private func title(_ screen: ScreenModel) -> String {
    screen.lines.count > 1 ? screen.lines[1].drop { $0 == " " || $0.isNumber }.description : ""
  }

  @Test("a slow first load, a failing refresh, a retry, a search without results, and quit")
  func wholeWay() async throws {
    let (server, gate) = try gated()
    defer { gate.signal() }
    let program = try InteractiveProgram(["--url", server.url])
    #expect(await program.shows("| Loading articles"))
    #expect(await program.shows("/ Loading articles"))
    #expect(await program.shows("Esc stop"))
    gate.signal()
    #expect(await program.shows("64 articles", without: ["Loading articles", "Esc stop"]))
    let title = title(program.screen)
    #expect(!title.isEmpty)

    server.setScript(nil)
    server.setScenario(.notFound)
    program.terminal.type("r")
    #expect(await program.shows("! Couldn’t Refresh Articles", "[ Retry loading articles ]", title))

    server.setScenario(.normal)
    // Up to what can be pressed in the banner.
    program.terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\r")
    #expect(await program.shows(title, "64 articles", without: ["Couldn't", "Retry"]))

    program.terminal.type("/no such words\r")
    #expect(await program.shows("No Results for", without: [title]))
    #expect(await program.shows("no such words"))
    program.terminal.type("q")
    let (status, screen, isCooked) = try await program.end()
    #expect(status == 0)
    #expect(isCooked && !screen.isAlternate && !screen.hidesCursor)
    #expect(screen.unknown.isEmpty && !screen.overflowed)
  }

  @Test("rule 6: a failed refresh is told of where its banner is out of sight too")
  func failedOutOfSight() async throws {
    let server = try ArticleServer()
    let program = try InteractiveProgram(["--url", server.url], rows: 12)
    #expect(await program.shows("64 articles"))
    program.terminal.type("\u{1B}[6~\u{1B}[6~")
    #expect(await program.shows("  15  ", without: ["   1  "]))
    let rows = program.screen.lines[1...10]
    server.setScenario(.notFound)
    program.terminal.type("r")
    #expect(await program.shows("! Couldn’t Refresh Articles"))
    #expect(program.screen.lines[1...10] == rows)
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("what is pasted is searched for and never a command; a search that is given up leaves the page as it was")
  func pasted() async throws {
    let program = try InteractiveProgram([])
    #expect(await program.shows("64 articles"))
    #expect(program.screen.marksPaste)
    let title = title(program.screen)
    // Outside of a field it means nothing.
    program.terminal.type("\u{1B}[200~q\r\u{1B}[201~\r")
    #expect(await program.shows(title, "By ", "Esc back"))
    program.terminal.type("/\u{1B}[200~tea\rq\u{1B}[201~")
    #expect(await program.shows("Search: tea q"))
    program.terminal.type("\u{1B}")
    #expect(await program.shows("By ", "Esc back", without: ["Search:"]))
    program.terminal.type("/\u{1B}[200~tea\u{1B}[201~\r")
    #expect(await program.shows("tea", "4 articles", without: ["64"]))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("rule 2: a load that ends within the grace period shows no sign of work")
  func fast() async throws {
    let folder = try TemporaryFolder()
    let program = try InteractiveProgram(["--trace", folder["trace"]])
    #expect(await program.shows("64 articles"))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
    // A busy machine may take longer than a moment.
    #expect(program.terminal.screen.text.contains("Loading articles") == (try TraceFile(folder).showedIndicator))
  }

  @Test("an article shows three parts, of which one that failed is tried again alone")
  func article() async throws {
    let server = try ArticleServer()
    let isBroken = Flag(true)
    server.setScript { request in
      guard request.path.hasSuffix("/comments"), isBroken.value else { return nil }
      return [.send(Array("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n".utf8))]
    }
    let program = try InteractiveProgram(["--url", server.url], rows: 60)
    #expect(await program.shows("64 articles"))
    let title = title(program.screen)
    program.terminal.type("\r")
    #expect(await program.shows(title, "By ", "! Comments Unavailable", "[ Retry loading comments ]"))
    let before = server.requests.count
    isBroken.value = false
    // The document comes first, which is only offered.
    program.terminal.type("\t\t\r")
    #expect(await program.shows("By ", "comments", without: ["Comments Unavailable", "Loading comments"]))
    #expect(server.requests.dropFirst(before).map(\.path).allSatisfy { $0.hasSuffix("/comments") })
    #expect(server.requests.count == before + 1)
    program.terminal.type("\u{1B}")
    // Back on the list, which was not asked for again.
    #expect(await program.shows("64 articles"))
    #expect(server.requests.count == before + 1)
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("Esc stops a first load, and what is shown then can be loaded")
  func cancel() async throws {
    let (server, gate) = try gated()
    defer { gate.signal() }
    let program = try InteractiveProgram(["--url", server.url])
    #expect(await program.shows("Loading articles"))
    program.terminal.type("\u{1B}")
    #expect(await program.shows("Articles Not Loaded", "[ Load articles ]", without: ["Loading"]))
    gate.signal()
    program.terminal.type("\r")
    #expect(await program.shows("64 articles"))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("a failure says what happened, and its retry gets the focus")
  func failure() async throws {
    let server = try ArticleServer(scenario: .serverError)
    let program = try InteractiveProgram(["--url", server.url])
    #expect(await program.shows("! Service Unavailable", "[ Retry loading articles ]"))
    server.setScenario(.normal)
    program.terminal.type("\r")
    #expect(await program.shows("64 articles", without: ["Service Unavailable"]))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("an empty list says so; help is a page of its own")
  func empty() async throws {
    let program = try InteractiveProgram(["--scenario", "empty"])
    #expect(await program.shows("No Articles"))
    program.terminal.type("?")
    #expect(await program.shows("Help", "PgUp", without: ["No Articles"]))
    program.terminal.type("\u{1B}")
    #expect(await program.shows("No Articles"))
    program.terminal.type("\u{3}")
    let (status, screen, isCooked) = try await program.end()
    #expect(status == 130 && isCooked && !screen.isAlternate)
  }

  @Test("search is edited on the last line, and an empty one shows all again")
  func search() async throws {
    let program = try InteractiveProgram(["--query", "jalapeno"])
    #expect(await program.shows("jalapeno"))
    program.terminal.type("/")
    #expect(await program.shows { $0.lines[23] == "Search: jalapeno" && !$0.hidesCursor })
    program.terminal.type("\u{15}漢字x\u{7F}")
    #expect(await program.shows { $0.lines[23] == "Search: 漢字" })
    // The keys that are commands elsewhere are text here.
    program.terminal.type("\u{15}qr?")
    #expect(await program.shows { $0.lines[23] == "Search: qr?" })
    program.terminal.type("\u{15}\r")
    #expect(await program.shows("64 articles"))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("another size is drawn anew, down to one column")
  func resized() async throws {
    let program = try InteractiveProgram([], columns: 80, rows: 24)
    #expect(await program.shows("64 articles"))
    program.terminal.resize(columns: 30, rows: 10)
    program.program.signal(SIGWINCH)
    // The hint at the bottom is now in the tenth row.
    #expect(await program.shows { $0.lines[9].hasPrefix("Enter open") && $0.lines[9].count == 30 })
    for (columns, rows) in [(1, 1), (2, 3), (80, 2)] as [(UInt16, UInt16)] {
      program.terminal.resize(columns: columns, rows: rows)
      program.program.signal(SIGWINCH)
    }
    program.terminal.resize(columns: 79, rows: 24)
    program.program.signal(SIGWINCH)
    #expect(await program.shows { $0.lines[23].contains("q quit") && $0.lines[0].contains("64 articles") })
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("B86 titles with escape sequences, wide characters and a million letters stay in their rows")
  func hostile() async throws {
    let titles = [
      #"\u001b[2J\u001b[31mred\u0007"#, #"\u202Ereversed\u202C"#, "漢字" + String(repeating: "漢", count: 100),
      "👩‍👩‍👧 family", String(repeating: "x", count: 1_000_000), #"line\nbreak\ttab"#,
    ]
    let rows = titles.enumerated().map { index, title in
      #"{"userId":1,"id":\#(index + 1),"title":"\#(title)","body":"b"}"#
    }
    let big = try BigServer(rows: rows)
    let program = try InteractiveProgram(["--url", big.url])
    #expect(await program.shows("6 articles", "family", "line break tab"))
    let screen = program.screen
    #expect(screen.unknown.isEmpty && !screen.overflowed)
    #expect(!screen.text.contains("\u{202E}"))
    #expect(screen.lines[2].contains("reversed") && screen.lines[3].contains("漢字"))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
    withExtendedLifetime(big) {}
  }

  @Test("NO_COLOR takes the colours, not the screen", arguments: ["", "1"])
  func noColor(value: String) async throws {
    let program = try InteractiveProgram(["--scenario", "not-found"], environment: ["NO_COLOR": value])
    #expect(await program.shows("! Not Found"))
    #expect(program.terminal.screen.text.contains("\u{1B}[1;31m") == value.isEmpty)
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("without a terminal that understands it, or with --plain, lines are printed", arguments: ["dumb", "--plain"])
  func plain(how: String) async throws {
    let program = try InteractiveProgram(
      how == "--plain" ? [how] : [], environment: how == "dumb" ? ["TERM": how] : [:])
    let (status, _, isCooked) = try await program.end()
    #expect(status == 0 && isCooked)
    #expect(!program.terminal.screen.text.contains("\u{1B}"))
    #expect(program.terminal.screen.text.hasPrefix("1\t"))
  }
}

/// A value that a script of the server reads.
private final class Flag: Sendable {
  private let lock: LoadLock<Bool>
  init(_ value: Bool) { lock = LoadLock(value) }
  var value: Bool {
    get { lock.withLock { $0 } }
    set { lock.withLock { $0 = newValue } }
  }
}
#endif
