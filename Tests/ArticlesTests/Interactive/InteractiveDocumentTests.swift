#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Dispatch
import Foundation
import Testing
import _ArticleServer

@Suite("On a terminal an article is downloaded with a bar", .serialized, .timeLimit(.minutes(5)))
struct InteractiveDocumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The program on the page of the first article.
  private func program(_ server: ArticleServer) async throws -> InteractiveProgram {
    let program = try InteractiveProgram(["--url", server.url], rows: 60, folder: folder)
    #expect(await program.shows("64 articles"))
    program.terminal.type("\r")
    #expect(await program.shows("Document Not Downloaded", "[ Download document ]", "By ", "comments"))
    return program
  }

  /// Lets a server answer with so many bytes of 1,000, and the rest when it is told to.
  private func script(_ server: ArticleServer, _ gate: DispatchSemaphore) {
    server.setScript { request in
      guard request.path.hasPrefix("/documents") else { return nil }
      gate.wait()
      gate.signal()
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8)
      return [.send(head + Array(repeating: 0x78, count: 250)), .stall]
    }
  }

  @Test("it is not fetched before it is asked for, also not by a refresh; then it lies in the folder under a free name")
  func saved() async throws {
    try folder.write("Article 1.txt", "before")
    let server = try ArticleServer()
    let program = try await program(server)
    program.terminal.type("r")
    await server.whenRequests(7)
    #expect(!server.requests.contains { $0.path.hasPrefix("/documents") })
    program.terminal.type("\t\r")
    #expect(await program.shows("Article 1 (2).txt", "/articles-tests-", without: ["Document Not Downloaded"]))
    #expect(try names == ["Article 1 (2).txt", "Article 1.txt"])
    #expect(try folder.read("Article 1.txt") == "before")
    #expect(try folder.read("Article 1 (2).txt").count > 10_000)
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("rule 19: the bar is there from the first picture, and moves; Esc stops it and leaves nothing")
  func bar() async throws {
    let server = try ArticleServer()
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let program = try await program(server)
    script(server, gate)
    program.terminal.type("\t\r")
    #expect(await program.shows("[....................] Downloading document 0%", "Esc stop"))
    gate.signal()
    #expect(await program.shows("[#####...............] Downloading document 25%"))
    #expect(try names.count == 1)
    program.terminal.type("\u{1B}")
    #expect(await program.shows("[ Download document ]", without: ["Downloading"]))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
    #expect(try names.isEmpty)
  }

  @Test("one that fails says why, and r fetches it again, and nothing else")
  func retry() async throws {
    let server = try ArticleServer()
    let program = try await program(server)
    server.setScript { request in
      request.path.hasPrefix("/documents") ? ServerResponse(status: 403).steps(for: request) : nil
    }
    program.terminal.type("\t\r")
    #expect(await program.shows("! No Access", "[ Retry downloading document ]"))
    server.setScript(nil)
    let count = server.requestCount
    program.terminal.type("r")
    #expect(await program.shows("Article 1.txt", without: ["No Access"]))
    #expect(server.requests.dropFirst(count).map(\.path).allSatisfy { $0.hasPrefix("/documents") })
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
  }

  @Test("whatever ends the program in the middle, no half of a file is left", arguments: [nil, SIGTERM, SIGHUP])
  func interrupted(signal: Int32?) async throws {
    let server = try ArticleServer()
    let gate = DispatchSemaphore(value: 1)
    let program = try await program(server)
    script(server, gate)
    program.terminal.type("\t\r")
    #expect(await program.shows("Downloading document 25%"))
    #expect(try names.count == 1)
    if let signal { program.program.signal(signal) } else { program.terminal.type("q") }
    let (status, screen, isCooked) = try await program.end()
    #expect(status == signal.map { 128 + $0 } ?? 0)
    #expect(isCooked && !screen.isAlternate)
    #expect(try names.isEmpty)
    withExtendedLifetime(server) {}
  }
}
#endif
