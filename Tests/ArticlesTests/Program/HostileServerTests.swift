#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing
import _ArticleServer

@Suite("A server cannot harm the terminal or make the program tell secrets", .serialized, .timeLimit(.minutes(5)))
struct HostileServerTests {
  @Test("B86 titles with escape sequences, bidi controls, line breaks and a million characters are harmless")
  func titles() async throws {
    let titles = [
      "\u{1B}[2J\u{1B}[31mred", "\u{1B}]0;owned\u{7}title", "\u{9B}1A\u{90}x\u{9C}up", "\u{202E}gnp.exe\u{2066}",
      "tab\tnew\nline\r\u{2028}", "\u{0}\u{8}\u{7F}\u{FEFF}", String(repeating: "m", count: 1_000_000),
      "e" + String(repeating: "\u{301}", count: 100_000),
    ]
    let server = try ArticleServer(catalog: hostile(titles))
    let result = try await Program.run(on: server)
    #expect(result.status == 0)
    try #require(result.lines.count == titles.count)
    for line in result.lines {
      #expect(line.wholeMatch(of: /[1-9][0-9]*\t[^\t]*/) != nil)
      #expect(line.count <= 210 && line.utf8.count < 2_000)
    }
    expectHarmless(result.output)
    #expect(result.lines[0] == "1\tred" && result.lines[3] == "4\tgnp.exe")
  }

  @Test("B86 so are texts, authors and comments")
  func page() async throws {
    let text = "\u{1B}[2Jone\r\n\u{202E}two\u{7}\u{1B}]8;;http://x\u{1B}\\"
    let server = try ArticleServer(catalog: hostile([text]))
    let result = try await Program.run(on: server, "--article", "1")
    #expect(result.status == 0)
    expectHarmless(result.output)
    #expect(result.output.hasPrefix("1\tone two\n\none\ntwo\n\none two, one two, "))
  }

  @Test(
    "B84 no password and no token of an address is ever told",
    arguments: ["normal", "not-found", "offline", "malformed"])
  func secrets(scenario: String) async throws {
    let folder = try TemporaryFolder()
    let server = try ArticleServer(scenario: #require(Scenario(name: scenario)))
    let url = "http://user:secret@127.0.0.1:\(server.port)/?token=secret"
    for arguments in [[], ["--article", "7"], ["--query", "zzz"]] {
      let result = try await Program(["--url", url, "--trace", folder["trace"]] + arguments).result()
      #expect(result.status == (scenario == "normal" ? 0 : 1))
      let trace = try TraceFile(folder).text
      #expect(!trace.isEmpty)
      for text in [result.output, result.errors, trace] {
        #expect(!text.contains("secret") && !text.contains("token") && !text.contains("user:"))
      }
    }
    // The server is asked with it all the same.
    if scenario != "offline" { #expect(server.requests.allSatisfy { $0.target.contains("token=secret") }) }
  }

  @Test("B84 nor is a secret in the words of a server")
  func secretsOfServer() async throws {
    let server = try ArticleServer()
    let answer =
      "HTTP/1.1 500 secret\r\nX-Token: secret\r\nContent-Type: secret/secret\r\nContent-Length: 6\r\n\r\nsecret"
    server.setScript { _ in [.send(Array(answer.utf8))] }
    let folder = try TemporaryFolder()
    let result = try await Program.run(on: server, "--trace", folder["trace"])
    #expect(result.status == 1)
    let trace = try TraceFile(folder).text
    for text in [result.output, result.errors, trace] { #expect(!text.contains("secret")) }
  }

  @Test(
    "B81 what is no list of articles is refused as a whole",
    arguments: ["{}", "null", "[1]", "[{\"id\":1}]", "", "[[[["])
  func wrongJSON(body: String) async throws {
    let server = try ArticleServer()
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body
    server.setScript { _ in [.send(Array(answer.utf8))] }
    let result = try await Program.run(on: server)
    #expect(result.status == 1 && result.output == "")
    #expect(result.errorLines.contains("Can’t Show This"))
  }

  private func hostile(_ texts: [String]) -> Catalog {
    let first = texts[0]
    return Catalog(
      articles: texts.enumerated().map { Catalog.Article(id: $0 + 1, userID: 1, title: $1, body: $1) },
      authors: [
        Catalog.Author(
          id: 1, name: first, username: "x",
          address: Catalog.Address(street: "", suite: "", city: "", zipcode: "", latitude: "", longitude: ""),
          phone: "",
          company: Catalog.Company(name: first, catchPhrase: "", trade: ""))
      ],
      comments: [Catalog.Comment(id: 1, postID: 1, name: first, email: first, body: first)])
  }

  private func expectHarmless(_ text: String) {
    let allowed = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t"
        || ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(allowed)
  }
}
#endif
