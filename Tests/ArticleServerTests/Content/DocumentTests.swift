import Testing

@testable import _ArticleServer

@Suite("Documents, whole and in parts") struct DocumentTests {
  private let site = Site(catalog: .standard, url: "http://a")

  private func get(
    _ target: String, _ headers: [(String, String)] = [], method: String = "GET"
  ) -> ServerResponse {
    site.respond(
      to: ServerRequest(
        method: method, target: target, headers: headers.map { ServerHeader($0.0, $0.1) },
        keepsAlive: true))
  }

  private func header(_ name: String, of response: ServerResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  @Test("a document begins with its article and has all the others behind it")
  func whole() throws {
    let article = try #require(Catalog.standard.articles.first { $0.id == 7 })
    let document = get("/documents/7")
    let text = String(decoding: document.body, as: UTF8.self)
    #expect(document.status == 200 && text.hasPrefix(article.title + "\n="))
    for article in Catalog.standard.articles { #expect(text.contains(article.body)) }
    #expect(header("Content-Type", of: document) == "text/plain; charset=utf-8")
    #expect(header("ETag", of: document)?.hasPrefix("\"7-") == true)
    #expect(header("ETag", of: document) != header("ETag", of: get("/documents/8")))
    #expect(get("/documents/0").status == 404 && get("/documents/x").status == 404)
  }

  @Test("a part is the rest, if the tag still fits")
  func part() throws {
    let whole = get("/documents/7")
    let tag = try #require(header("ETag", of: whole))
    let part = get("/documents/7", [("Range", "bytes=100-"), ("If-Range", tag)])
    #expect(part.status == 206 && part.body == Array(whole.body.dropFirst(100)))
    #expect(header("Content-Range", of: part) == "bytes 100-\(whole.body.count - 1)/\(whole.body.count)")
    #expect(get("/documents/7", [("Range", "bytes=100-")]).status == 206)
    #expect(get("/documents/7", [("Range", "bytes=100-"), ("If-Range", "\"other\"")]) == whole)
    for range in ["bytes=-5", "bytes=1-5", "bytes=x-", "items=1-", "bytes=", "bytes=99999999999999999999-"] {
      #expect(get("/documents/7", [("Range", range)]) == whole)
    }
    let beyond = get("/documents/7", [("Range", "bytes=\(whole.body.count)-")])
    #expect(beyond.status == 416 && header("Content-Range", of: beyond) == "bytes */\(whole.body.count)")
  }

  @Test("it is sent in pieces, in chunks if that is asked for, and slowly where all is slow")
  func pieces() throws {
    let request = ServerRequest(
      method: "GET", target: "/documents/7?a=b&chunked", headers: [], keepsAlive: true)
    let response = get(request.target)
    #expect(response.isChunked)
    let steps = response.steps(for: request)
    #expect(steps.count == 22)
    guard case .send(let head) = steps[0], case .send(let chunk) = steps[1], case .send(let end) = steps[21] else {
      Issue.record("steps of another kind")
      return
    }
    let text = String(decoding: head, as: UTF8.self)
    #expect(text.contains("Transfer-Encoding: chunked\r\n") && !text.contains("Content-Length"))
    let size = (response.body.count + 19) / 20
    #expect(chunk == Array("\(String(size, radix: 16))\r\n".utf8) + response.body.prefix(size) + Array("\r\n".utf8))
    #expect(end == Array("0\r\n\r\n".utf8))
    let head2 = get("/documents/7", method: "HEAD").steps(
      for: ServerRequest(method: "HEAD", target: "/documents/7", headers: [], keepsAlive: true))
    #expect(head2.count == 1)
    let slow = Scenario.slow.steps(
      Exchange(
        request: request, site: LazyResponse { response }, attempt: 1, slowDelay: .seconds(2), retryAfter: 30,
        date: ""))
    #expect(slow.count { $0 == .wait(.milliseconds(100)) } == 20)
  }
}
