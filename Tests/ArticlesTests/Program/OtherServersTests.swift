#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

@Suite("Other HTTP servers are read as well", .serialized, .timeLimit(.minutes(5)))
struct OtherServersTests {
  private static let list = #"""
    [{"userId": 1, "id": 1, "title": "Tea", "body": "hot"}, {"userId": 1, "id": 2, "title": "Café", "body": "strong"}]
    """#

  private static let article = #"{"userId": 1, "id": 2, "title": "Café", "body": "strong"}"#
  private static let author = #"{"id": 1, "name": "Ada", "company": {"name": "Engines"}}"#
  private static let comments =
    #"[{"postId": 2, "id": 1, "name": "Bo", "email": "bo@example.org", "body": "Yes."}]"#

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  private static let page = "2\tCafé\n\nstrong\n\nAda, Engines\n\n1 comment\n\nBo <bo@example.org>\n  Yes.\n"

  @Test("Python's http.server with plain files", .enabled(if: Tool.python != nil, "python3 is not installed"))
  func python() async throws {
    let folder = try folder(["posts": Self.list, "page/posts/2": Self.article, "page/users/1": Self.author])
    let server = try await OtherServer.python(folder)
    let all = try await Program.run("--url", server.url)
    #expect(all.status == 0 && all.output == "1\tTea\n2\tCafé\n")
    // It does not search by itself.
    #expect(try await Program.run("--url", server.url + "/", "--query", "CAFE").output == "2\tCafé\n")
    // A file cannot be a folder too, so that there are no comments.
    let page = try await Program.run("--url", server.url + "/page", "--article", "2")
    #expect(page.status == 1 && page.output == "2\tCafé\n\nstrong\n\nAda, Engines\n")
    #expect(page.errorLines.contains("Comments Unavailable"))
    let missing = try await Program.run("--url", server.url + "/nowhere")
    #expect(missing.status == 1 && missing.errorLines.contains("Not Found"))
  }

  @Test("nginx, with compressed answers", .enabled(if: Tool.nginx != nil, "nginx is not installed"))
  func nginx() async throws {
    let folder = try folder([
      "posts.json": Self.list, "posts/2.json": Self.article, "users/1.json": Self.author,
      "posts/2/comments.json": Self.comments,
    ])
    let server = try await OtherServer.nginx(folder)
    let all = try await Program.run("--url", server.url)
    #expect(all.status == 0 && all.output == "1\tTea\n2\tCafé\n", "\(all.errors)")
    #expect(try await Program.run("--url", server.url, "--query", "hot").output == "1\tTea\n")
    let page = try await Program.run("--url", server.url, "--article", "2")
    #expect(page.status == 0 && page.output == Self.page)
    let missing = try await Program.run("--url", server.url, "--article", "9")
    #expect(missing.status == 1 && missing.errorLines.contains("Not Found"))
  }
}
#endif
