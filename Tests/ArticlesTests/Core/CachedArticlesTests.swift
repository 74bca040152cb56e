import Foundation
import LoadKit
import LoadKitHTTP
import Testing
import _ArticleServer
import _ArticlesCore

@Suite("Pages, and what is kept of them") struct SavedArticlesTests {
  /// A service over so many articles, whose answers may be kept, and the requests that it gets.
  private func service(_ count: Int, honoursPages: Bool = true) -> (ArticleService, LoadLock<[String]>) {
    let asked = LoadLock([String]())
    let articles = (0..<count).map { Article(id: $0 + 1, userID: 1, title: "Tea \($0 + 1)", body: "") }
    let transport = InMemoryTransport { request in
      asked.withLock { $0.append(request.url.query ?? "") }
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      let page = items.first { $0.name == "_page" }.flatMap { $0.value }.flatMap(Int.init)
      let sent = page.map { Array(articles.dropFirst(($0 - 1) * ArticleService.pageSize)) } ?? articles
      let limited = honoursPages && page != nil ? Array(sent.prefix(ArticleService.pageSize)) : sent
      return HTTPResponse(status: 200, body: try JSONEncoder().encode(honoursPages ? limited : articles))
    }
    let base = URL(string: "http://example.com")!
    return (ArticleService(client: HTTPClient(baseURL: base, transport: transport, cache: HTTPCache())), asked)
  }

  @Test("B62 a full page is followed by another one, one that is not by none", arguments: [0, 1, 7, 8, 9, 16, 20])
  func pages(count: Int) async throws {
    let (service, asked) = service(count)
    var (ids, next) = ([Int](), Int?.some(1))
    while let number = next {
      let page = try await service.page(number)
      ids += page.items.map(\.id)
      next = page.next
    }
    #expect(ids == Array(1..<(count + 1)))
    #expect(asked.withLock { $0.count } == count / ArticleService.pageSize + 1)
    #expect(asked.withLock { $0.first } == "_page=1&_limit=8")
  }

  @Test(
    "a server that tells how many there are is not asked for a page without any", arguments: ["16", "17", "x", nil])
  func total(told: String?) async throws {
    let articles = (1...8).map { Article(id: $0, userID: 1, title: "Tea", body: "") }
    let transport = InMemoryTransport { _ in
      let headers: HTTPHeaders = told.map { ["X-Total-Count": $0] } ?? [:]
      return HTTPResponse(status: 200, headers: headers, body: try JSONEncoder().encode(articles))
    }
    let base = URL(string: "http://example.com")!
    let service = ArticleService(client: HTTPClient(baseURL: base, transport: transport))
    #expect(try await service.page(1).next == 2)
    #expect(try await service.page(2).next == (told == "16" ? nil : 3))
  }

  @Test("a server of plain files sends all at once, and is not asked again")
  func plainFiles() async throws {
    let page = try await service(20, honoursPages: false).0.page(1)
    #expect(page.items.count == 20 && page.next == nil)
  }

  @Test("the pages that were kept come back up to the first that was not, and go on there")
  func savedPages() async throws {
    let (service, asked) = service(20)
    #expect(await service.savedPages() == nil)
    for number in [1, 2] { _ = try await service.page(number) }
    let two = try #require(await service.savedPages())
    #expect(two.value.items.map(\.id) == Array(1...16) && two.value.next == 3 && two.age != nil)
    _ = try await service.page(3)
    let all = try #require(await service.savedPages())
    #expect(all.value.items.count == 20 && all.value.next == nil)
    #expect(asked.withLock { $0.count } == 3)
  }

  @Test("a list that was kept is searched, and single records come back as they are")
  func saved() async throws {
    let (service, _) = service(20)
    #expect(await service.savedArticles() == nil)
    _ = try await service.articles()
    #expect(await service.savedArticles()?.value.count == 20)
    #expect(await service.savedArticles(query: "TEA 2")?.value.map(\.id) == [2, 20])
    #expect(await service.savedArticles(query: "coffee")?.value == [])

    let server = try ArticleServer()
    server.setScript { request in
      let body = request.path.hasSuffix("comments") ? "[]" : #"{"id":7,"userId":1,"title":"T","body":"","name":"N"}"#
      return [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))]
    }
    let url = try #require(URL(string: server.url))
    let other = ArticleService(client: HTTPClient(baseURL: url, cache: HTTPCache()))
    #expect(await other.savedArticle(7) == nil)
    _ = try await (other.article(7), other.author(7), other.comments(articleID: 7))
    #expect(await other.savedArticle(7)?.value.title == "T")
    #expect(await other.savedAuthor(7)?.value.name == "N")
    #expect(await other.savedComments(articleID: 7)?.value == [])
    #expect(await other.savedArticle(8) == nil)
  }

  @Test("B84 credentials tell nothing of themselves")
  func credentials() {
    let credentials = Credentials(name: "Ada", password: "secret")
    var text = "\(credentials) \(String(reflecting: credentials))"
    dump(credentials, to: &text)
    #expect(!text.contains("Ada") && !text.contains("secret"))
  }

  @Test("signing in asks for a token, and tells what is wrong with a field")
  func signIn() async throws {
    let transport = InMemoryTransport { request in
      let isRight = request.body.map { String(decoding: $0, as: UTF8.self).contains("tea") } ?? false
      return request.url.path == "/session" && request.method == .post && isRight
        ? HTTPResponse(status: 201, body: Data(#"{"token":"t"}"#.utf8))
        : HTTPResponse(status: 422, body: Data(#"{"errors":{"password":["No."]}}"#.utf8))
    }
    let base = URL(string: "http://example.com")!
    let service = ArticleService(client: HTTPClient(baseURL: base, transport: transport))
    #expect(try await service.signIn(Credentials(name: "Ada", password: "tea")) == "t")
    let rejection = await #expect(throws: SubmissionRejection.self) {
      try await service.signIn(Credentials(name: "Ada", password: "coffee"))
    }
    #expect(rejection?.fieldErrors.map(\.field) == ["password"])
  }
}
