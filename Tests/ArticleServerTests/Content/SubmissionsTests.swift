import Testing

@testable import _ArticleServer

@Suite("Articles are written, each once") struct SubmissionsTests {
  private func post(
    _ body: String, key: String? = nil, _ submissions: inout Submissions, _ site: inout Site
  ) -> ServerResponse {
    var request = ServerRequest(
      method: "POST", target: "/posts", headers: key.map { [.init("Idempotency-Key", $0)] } ?? [], keepsAlive: true)
    request.body = Array(body.utf8)
    return submissions.respond(to: request, &site)
  }

  private let draft = #"{"title":"Tea","body":"Hot.","userId":3}"#

  @Test("a draft becomes an article that can be read, searched and downloaded")
  func written() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.request("/posts", method: "POST", headers: "Content-Length: \(draft.utf8.count)\r\n")
    try client.send(draft)
    let answer = try client.readAnswer()
    let id = try #require(Catalog.standard.articles.map(\.id).max()) + 1
    #expect(answer.status == 201)
    #expect(answer.body == #"{"userId":3,"id":\#(id),"title":"Tea","body":"Hot."}"#)
    #expect(answer.headers["location"] == "\(server.url)/posts/\(id)")
    for path in ["/posts/\(id)", "/documents/\(id)", "/posts?q=Tea&userId=3"] {
      try client.request(path)
      #expect(try client.readAnswer().body.contains("Hot."))
    }
    #expect(String(decoding: server.requests[0].body, as: UTF8.self) == draft)
  }

  @Test("the same key is the same article, or a mistake if it comes with another; without one each is new")
  func keys() {
    var (submissions, site) = (Submissions(), Site(catalog: Catalog(), url: ""))
    let first = post(draft, key: "\"a\"", &submissions, &site)
    #expect(first.status == 201)
    #expect(post(draft, key: "\"a\"", &submissions, &site) == first)
    #expect(post(draft + " ", key: "\"a\"", &submissions, &site).status == 422)
    #expect(site.catalog.articles.map(\.id) == [1])
    #expect(post(draft, key: "\"b\"", &submissions, &site).status == 201)
    #expect(post(draft, &submissions, &site).status == 201)
    #expect(post(draft, &submissions, &site).status == 201)
    #expect(site.catalog.articles.map(\.id) == [1, 2, 3, 4])
  }

  @Test("the errors of a draft are reported by field")
  func refused() {
    var (submissions, site) = (Submissions(), Site(catalog: Catalog(), url: ""))
    let answer = post(#"{"title":" ","body":7}"#, &submissions, &site)
    #expect(answer.status == 422)
    #expect(answer.headers.first?.value == "application/problem+json")
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains(##""pointer":"#/title""##) && text.contains(##""pointer":"#/body""##))
    let long = String(repeating: "x", count: 201)
    #expect(post("{\"title\":\"\(long)\",\"body\":\"b\"}", &submissions, &site).status == 422)
    #expect(post("{\"title\":\"\(long.dropLast())\",\"body\":\"b\"}", &submissions, &site).status == 201)
    for body in ["", "{", "[]", "7", "\"x\"", "{\"title\":}", "{\"a\":1} x"] {
      #expect(post(body, &submissions, &site).status == 400)
    }
    #expect(site.catalog.articles.count == 1)
  }

  @Test("there is room for a thousand")
  func room() {
    var (submissions, site) = (Submissions(), Site(catalog: Catalog(), url: ""))
    for _ in 0..<1_000 { _ = post(draft, &submissions, &site) }
    #expect(post(draft, &submissions, &site).status == 507)
    #expect(site.catalog.articles.count == 1_000)
  }

  @Test(
    "a server with an error response writes nothing; a server whose response is lost has written",
    arguments: [
      (Scenario.serverError, 0), (.flaky, 0), (.unauthorized, 0), (.stalled, 1), (.truncated, 1), (.malformed, 1),
      (.normal, 1),
    ])
  func scenarios(scenario: Scenario, count: Int) throws {
    let server = try ArticleServer(scenario: scenario, catalog: Catalog())
    let client = try RawClient(server.port)
    try client.request("/posts", method: "POST", headers: "Content-Length: \(draft.utf8.count)\r\n")
    try client.send(draft)
    _ = try client.readHead()
    server.setScenario(.normal)
    let answer = try RawClient.get("/posts?_limit=1", port: server.port)
    #expect(answer.headers["x-total-count"] == "\(count)")
  }
}
