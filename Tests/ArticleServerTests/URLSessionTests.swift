import Foundation
import Testing
import _ArticleServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession understands the server", .timeLimit(.minutes(5)))
struct URLSessionTests {
  private struct Post: Decodable {
    var userId: Int
    var id: Int
    var title: String
    var body: String
  }

  private func get(_ path: String, _ server: ArticleServer) async throws -> (Data, HTTPURLResponse) {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let url = try #require(URL(string: server.url + path))
    let (data, response) = try await session.data(from: url)
    return (data, try #require(response as? HTTPURLResponse))
  }

  @Test("articles can be decoded")
  func articles() async throws {
    let server = try ArticleServer()
    let (data, response) = try await get("/posts?q=jalapeno&_page=1", server)
    #expect(response.value(forHTTPHeaderField: "X-Total-Count") == "1")
    let posts = try JSONDecoder().decode([Post].self, from: data)
    #expect(posts.map(\.title) == ["Jalapeño, or how to measure heat"])
  }

  @Test("statuses arrive", arguments: [(Scenario.unauthorized, 401), (.rateLimited, 429), (.maintenance, 503)])
  func statuses(scenario: Scenario, status: Int) async throws {
    let server = try ArticleServer(scenario: scenario)
    #expect(try await get("/posts", server).1.statusCode == status)
  }

  @Test("faults below HTTP arrive as errors", arguments: [Scenario.offline, .truncated])
  func faults(scenario: Scenario) async throws {
    let server = try ArticleServer(scenario: scenario)
    await #expect(throws: URLError.self) { try await get("/posts", server) }
  }
}
