#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Dispatch
import Foundation
import LoadKit
import Testing
import _ArticleServer

@Suite("On a terminal an article is written with the keyboard", .serialized, .timeLimit(.minutes(5)))
struct InteractiveFormTests {
  /// The program on a list of one article.
  private func program(_ server: ArticleServer, _ arguments: String...) async throws -> InteractiveProgram {
    let program = try InteractiveProgram(["--url", server.url] + arguments)
    #expect(await program.shows("1 article"))
    return program
  }

  private func server() throws -> ArticleServer {
    try ArticleServer(catalog: Catalog(articles: [.init(id: 1, userID: 1, title: "One", body: "Text")]))
  }

  @Test("it is filled in, sent once, told, and stands in the list")
  func sent() async throws {
    let folder = try TemporaryFolder()
    let server = try server()
    let program = try await program(server, "--trace", folder["trace"])
    program.terminal.type("n")
    #expect(await program.shows("New Article", "Title", "Text", "[ Publish article ]"))
    // Letters that are commands elsewhere are text; a typing error is mended.
    program.terminal.type("q?Tes\u{1B}[D\u{7F}")
    #expect(await program.shows { $0.lines[2] == "q?Ts" && !$0.hidesCursor && $0.cursor == (2, 3) })
    program.terminal.type("\u{15}On Tea\rHot 漢字.\rEvery day.")
    #expect(await program.shows { $0.lines[5] == "Hot 漢字." && $0.lines[6] == "Every day." && $0.cursor == (6, 10) })
    program.terminal.type("\t\r")
    #expect(await program.shows("Article published: On Tea", "  1  One", "On Tea"))
    let posts = server.requests.filter { $0.method == "POST" }
    try #require(posts.count == 1)
    let draft = try JSONDecoder().decode([String: JSONValue].self, from: Data(posts[0].body))
    #expect(draft["title"] == .text("On Tea") && draft["body"] == .text("Hot 漢字.\nEvery day."))
    #expect(posts[0].header("Idempotency-Key") != nil)
    // The next key takes the notice away, and the form is empty again.
    program.terminal.type("n")
    #expect(await program.shows { $0.lines[0].hasPrefix(" New Article") && $0.lines[2].isEmpty && $0.lines[5].isEmpty })
    program.terminal.type("\u{1B}")
    #expect(await program.shows("2 articles", without: ["published"]))
    program.terminal.type("q")
    #expect(try await program.end().status == 0)
    #expect(try TraceFile(folder).states("compose") == ["sending", "sent", "idle"])
    #expect(!(try folder.read("trace")).contains("Tea"))
  }

  @Test("what is not accepted stands at its fields, with what was written and the focus kept")
  func rejected() async throws {
    let server = try server()
    let program = try await program(server)
    program.terminal.type("n\u{1B}[Z\u{1B}[B\r")
    // From the title, backwards and down: the button is the third.
    program.terminal.type("\t\t\r")
    #expect(await program.shows("! Article Not Published", "! Give the article a title.", "! Write something."))
    #expect(
      await program.shows("[ Publish article ]", "Correct these entries, then send again.", without: ["Publishing"]))
    // The failure is put away, from which the focus goes to what took its place.
    program.terminal.type("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z")
    #expect(await program.shows("[ Dismiss the message ]"))
    program.terminal.type("\r")
    #expect(await program.shows("[ Publish article ]", without: ["Not Published", "Write something"]))
    program.terminal.type("\u{3}")
    #expect(try await program.end().status == 130)
  }

  @Test("B33 while it is sent it cannot be edited or sent again; a lost answer is asked for with the same key")
  func once() async throws {
    let server = try server()
    let count = LoadLock(0)
    server.setScript { request in
      guard request.method == "POST",
        count.withLock({ count in
          count += 1
          return count == 1
        })
      else { return nil }
      return [.reset]
    }
    let program = try await program(server)
    program.terminal.type("nTea\rHot.\t\r\r\rx")
    #expect(await program.shows("Article published: Tea"))
    let posts = server.requests.filter { $0.method == "POST" }
    #expect(posts.count == 2 && Set(posts.map { $0.header("Idempotency-Key") }).count == 1)
    #expect(Set(posts.map(\.body)).count == 1)
    program.terminal.type("\u{3}")
    #expect(try await program.end().status == 130)
  }

  @Test("a form that is left is kept; one that may have been sent says so when the program ends")
  func kept() async throws {
    let server = try server()
    let program = try await program(server)
    program.terminal.type("nTea\rHot.\u{1B}")
    #expect(await program.shows("1 article", without: ["New Article"]))
    program.terminal.type("n")
    #expect(await program.shows { $0.lines[2] == "Tea" && $0.lines[5] == "Hot." })
    server.setScript { _ in [.stall] }
    program.terminal.type("\t\t\r")
    #expect(await program.shows("Publishing article"))
    await server.whenRequests(2)
    program.terminal.type("\u{3}")
    #expect(await program.program.status() == 130)
    #expect(await program.program.errors.whole().hasPrefix("May Already Be Published\n"))
    withExtendedLifetime(server) {}
  }

  @Test("one that is left while it is sent tells if that fails, and keeps what was written")
  func failsBehind() async throws {
    let server = try server()
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let program = try await program(server)
    server.setScript { request in
      guard request.method == "POST" else { return nil }
      gate.wait()
      gate.signal()
      return [.send(Array("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n".utf8))]
    }
    program.terminal.type("nTea\rHot.\t\r")
    await server.whenRequests(2)
    program.terminal.type("\u{1B}")
    #expect(await program.shows("1 article", without: ["New Article"]))
    gate.signal()
    #expect(await program.shows("! Article Not Published", "Enter open"))
    program.terminal.type("n")
    #expect(await program.shows("New Article", "! Article Not Published", "Tea", "Hot."))
    program.terminal.type("\u{3}")
    #expect(try await program.end().status == 130)
  }

  @Test("a slow sending is stopped with Esc, and what was written stays")
  func slow() async throws {
    let server = try server()
    let program = try await program(server)
    server.setScript { _ in [.stall] }
    program.terminal.type("nTea\rHot.\t\r")
    #expect(await program.shows("[ Cancel publishing article ]", "Esc stop"))
    program.terminal.type("\u{1B}")
    #expect(await program.shows("New Article", "Tea", "Hot.", "[ Publish article ]", without: ["Publishing"]))
    program.terminal.type("\u{3}")
    #expect(try await program.end().status == 130)
    withExtendedLifetime(server) {}
  }

  @Test("a long text is pasted at once, and no more of it taken than there is room for")
  func pasted() async throws {
    let server = try server()
    let program = try await program(server)
    program.terminal.type("nTea\r" + String(repeating: "0123456789", count: 2_500) + "\t\r")
    #expect(await program.shows("Article published: Tea"))
    let post = try #require(server.requests.first { $0.method == "POST" })
    #expect(post.body.count { $0 == UInt8(ascii: "7") } == 2_000)
    program.terminal.type("\u{3}")
    #expect(try await program.end().status == 130)
  }

  @Test("a long text scrolls with the cursor, on a screen of any size", arguments: [(80, 8), (20, 6), (5, 5), (1, 1)])
  func scrolls(columns: Int, rows: Int) async throws {
    let program = try InteractiveProgram([], columns: UInt16(columns), rows: UInt16(rows))
    #expect(await program.shows(\.isAlternate))
    program.terminal.type("nTitle\r" + String(repeating: "a line\r", count: 40) + "the end")
    if columns >= 20 { #expect(await program.shows { $0.lines.contains("the end") && $0.cursor.column == 7 }) }
    if columns >= 20 {
      program.terminal.type(String(repeating: "\u{1B}[A", count: 60))
      #expect(await program.shows("New Article", "Title"))
    }
    program.terminal.type("\u{3}")
    let (status, screen, isCooked) = try await program.end()
    #expect(status == 130 && isCooked && !screen.overflowed && screen.unknown.isEmpty)
  }
}

/// A value of JSON, as far as a draft has such.
private enum JSONValue: Decodable, Hashable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(Int.self))
    }
  }
}
#endif
