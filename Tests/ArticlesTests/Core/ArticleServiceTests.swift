import Foundation
import LoadKit
import LoadKitHTTP
import Testing
import _ArticlesCore

@Suite("The service asks for articles, authors and comments")
struct ArticleServiceTests {
  private static let base = URL(string: "http://example.com/api")!

  private func service(_ respond: @escaping @Sendable (HTTPRequest) -> String) -> ArticleService {
    ArticleService(
      client: HTTPClient(
        baseURL: Self.base,
        transport: InMemoryTransport { HTTPResponse(status: 200, body: Data(respond($0).utf8)) }))
  }

  private static func article(_ id: Int, _ title: String) -> String {
    #"{"userId": 1, "id": \#(id), "title": "\#(title)", "body": ""}"#
  }

  /// Answers with a list whose titles are the queries that were asked for.
  private func echo() -> ArticleService {
    service { "[" + Self.article(1, "tea q&a " + $0.url.absoluteString) + "]" }
  }

  @Test("a list without a query, page or limit has no parameters")
  func list() async throws {
    #expect(try await echo().articles().map(\.title) == ["tea q&a http://example.com/api/posts"])
  }

  @Test("the query, the page and the limit are sent as parameters")
  func parameters() async throws {
    let titles = try await echo().articles(query: "tea q&a", page: 2, limit: 5).map(\.title)
    #expect(titles == ["tea q&a http://example.com/api/posts?q=tea%20q%26a&_page=2&_limit=5"])
  }

  @Test("a number that comes twice is taken once, the first time, as lists go by numbers")
  func duplicates() async throws {
    let articles = [Self.article(1, "one"), Self.article(2, "two"), Self.article(1, "again")].joined(separator: ",")
    #expect(try await service { _ in "[\(articles)]" }.articles().map(\.title) == ["one", "two"])
    let comments = ["one", "again"].map { #"{"postId":1,"id":1,"name":"\#($0)","email":"","body":""}"# }
    let answer = "[" + comments.joined(separator: ",") + "]"
    #expect(try await service { _ in answer }.comments(articleID: 1).map(\.name) == ["one"])
  }

  @Test("a query of nothing but spaces is not sent")
  func blankQuery() async throws {
    #expect(try await echo().articles(query: "  ").map(\.title) == ["tea q&a http://example.com/api/posts"])
  }

  @Test("the answer of a server that does not search is searched here")
  func staticServer() async throws {
    let service = service { _ in "[" + Self.article(1, "Tea") + "," + Self.article(2, "Café") + "]" }
    #expect(try await service.articles(query: "CAFE").map(\.id) == [2])
    #expect(try await service.articles(query: "milk").isEmpty)
  }

  @Test("single records have addresses of their own")
  func records() async throws {
    let service = service { request in
      switch request.url.path {
      case "/api/posts/7": Self.article(7, "T")
      case "/api/users/3": #"{"id": 3, "name": "A"}"#
      case "/api/posts/7/comments": "[]"
      default: ""
      }
    }
    #expect(try await service.article(7).title == "T")
    #expect(try await service.author(3).name == "A")
    #expect(try await service.comments(articleID: 7).isEmpty)
  }

  @Test("a draft is sent with its key, a document is saved")
  func writing() async throws {
    let log = LoadLock([HTTPRequest]())
    let service = service { request in
      log.withLock { $0.append(request) }
      return request.method == .post ? Self.article(101, "T") : "document"
    }
    let article = try await service.create(
      ArticleDraft(title: "T", body: "B", userID: 3), context: LoadContext(idempotencyKey: "k"))
    #expect(article.id == 101)
    let request = log.withLock { $0[0] }
    #expect(request.url.path == "/api/posts" && request.headers["Idempotency-Key"] == "\"k\"")
    #expect(try JSONDecoder().decode(ArticleDraft.self, from: request.body ?? Data()).userID == 3)
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder["a.txt"])
    #expect(try await service.document(7, to: url).fetch().byteCount == 8)
    #expect(log.withLock { $0[1].url.path } == "/api/documents/7")
  }

  @Test("B81 one record of the wrong shape fails the whole list")
  func noPartialList() async throws {
    let service = service { _ in "[" + Self.article(1, "T") + #", {"id": 2}]"# }
    let failure = await #expect(throws: LoadFailure.self) { try await service.articles() }
    #expect(failure?.kind == .invalidData)
  }
}
