#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing
import _ArticleServer

@Suite("One article is shown with its author and comments", .serialized, .timeLimit(.minutes(5)))
struct ArticlePageTests {
  private func article() throws -> Catalog.Article { try #require(Catalog.standard.articles.first { $0.id == 7 }) }

  @Test("title, text, author and comments are printed in this order")
  func page() async throws {
    let article = try article()
    let author = try #require(Catalog.standard.authors.first { $0.id == article.userID })
    let comments = Catalog.standard.comments.filter { $0.postID == 7 }
    let result = try await Program.run("--article", "7")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("7\t\(article.title)\n\n\(article.body)\n\n\(author.name), "))
    #expect(result.output.contains("\n\n\(comments.count) comments\n\n\(comments[0].name) <"))
    #expect(result.output.contains("\n  " + comments[0].body))
  }

  @Test("an article that does not exist fails, and nothing else is asked for")
  func missing() async throws {
    let server = try ArticleServer()
    let result = try await Program.run(on: server, "--article", "999")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errorLines.contains("Not Found"))
    #expect(result.errorLines.contains("- Retry loading article: run the command again"))
    #expect(server.requests.map(\.target) == ["/posts/999"])
  }

  @Test("without its author the rest is there, and the author's failure is told")
  func noAuthor() async throws {
    var catalog = Catalog.standard
    catalog.authors = []
    let server = try ArticleServer(catalog: catalog)
    let result = try await Program.run(on: server, "--article", "7")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("7\t\(try article().title)\n"))
    #expect(result.output.contains("\n2 comments\n"))
    #expect(result.errorLines.contains("Author Unavailable"))
    #expect(result.errorLines.contains("- Retry loading author: run the command again"))
    #expect(!result.errors.contains("Comments Unavailable"))
  }

  @Test("without its comments the rest is there, and their failure is told")
  func noComments() async throws {
    let server = try ArticleServer()
    server.setScript {
      $0.path.hasSuffix("/comments") ? [.send(Array("HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n".utf8))] : nil
    }
    let result = try await Program.run(on: server, "--article", "7")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("7\t\(try article().title)\n"))
    #expect(!result.output.contains("comments"))
    #expect(result.errorLines.contains("Comments Unavailable"))
    #expect(!result.errors.contains("Author Unavailable"))
  }

  @Test("no comments are no failure")
  func emptyComments() async throws {
    var catalog = Catalog.standard
    catalog.comments = []
    let server = try ArticleServer(catalog: catalog)
    let result = try await Program.run(on: server, "--article", "7")
    #expect(result.status == 0)
    #expect(result.messages == ["No Comments", "This article has no comments yet."])
  }

  @Test("author and comments are asked for at the same time")
  func concurrent() async throws {
    let server = try ArticleServer()
    // Neither is answered before both have arrived; the connections stay open for that.
    server.setScript { $0.path == "/posts/7" ? nil : [.stall] }
    let program = try Program(["--url", server.url, "--article", "7"])
    let requests = await server.whenRequests(3)
    #expect(Set(requests.dropFirst().map(\.path)) == ["/users/\(try article().userID)", "/posts/7/comments"])
    // The article is on screen while they are under way.
    #expect(await program.output.contains(try article().title))
    program.signal(SIGINT)
    #expect(await program.result().status == 130)
    withExtendedLifetime(server) {}
  }

  @Test("each part has its own states in the trace")
  func trace() async throws {
    let folder = try TemporaryFolder()
    _ = try await Program.run("--article", "7", "--trace", folder["trace"])
    let trace = try TraceFile(folder)
    for loader in ["article", "author", "comments"] { #expect(trace.states(loader) == ["loading", "loaded"]) }
    #expect(trace.lines.first { $0.loader == "comments" && $0.state == "loaded" }?.count == 2)
    #expect(trace.lines.map(\.t) == trace.lines.map(\.t).sorted())
  }
}
#endif
