import Testing

@testable import _ArticleServer

@Suite("Articles are written, each once") struct SubmissionsTests {
  private func post(
    _ body: String, key: String? = nil, _ submissions: inout Submissions, _ site: inout Site
  ) -> ArticleServer.Response {
    var request = ArticleServer.Request(
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

  @Test("what is wrong with a draft is told by field")
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
    "a server that refuses writes nothing; one whose answer is lost has written",
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

@Suite("JSON that was sent") struct JSONReaderTests {
  @Test("texts with all their escapes, whole numbers, and what is skipped")
  func read() throws {
    let text = #" {"a":"x\n\t\r\b\f\"\\\/é😀ü","n":-7,"x":[1.5,{"y":null},true,false,1e9],"e":{}} "#
    let members = try #require(JSONReader.object(Array(text.utf8)))
    guard case .text(let a)? = members["a"], case .number(let n)? = members["n"] else {
      Issue.record("values of another kind")
      return
    }
    #expect(a == "x\n\t\r\u{8}\u{c}\"\\/é😀ü" && n == -7)
    #expect(members.count == 4)
  }

  @Test(
    "what is not well-formed is nothing",
    arguments: [
      "", " ", "{", "}", "{]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{\"a\":tru}", "{\"a\":+1}",
      "{\"a\":\"\\x\"}", "{\"a\":\"\\ud83d\"}", "{\"a\":\"\\u12\"}", "{\"a\":\"\\udc00\"}", "{\"a\":\"\n\"}",
      "{\"a\":\"",
      "{\"a\":1}{", "[1]", "null", "{\"a\":-}",
    ])
  func broken(text: String) {
    #expect(JSONReader.object(Array(text.utf8)) == nil)
  }

  @Test("nor is what lies too deep, or is no UTF-8")
  func bounds() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(("{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}").utf8)
    }
    #expect(JSONReader.object(nested(31)) != nil)
    #expect(JSONReader.object(nested(32)) == nil)
    #expect(JSONReader.object(nested(100_000)) == nil)
    #expect(JSONReader.object([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) == nil)
  }
}
