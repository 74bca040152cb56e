import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@MainActor @Suite("The articles about LoadKitHTTP") struct HTTPArticlesTests {
  @Test(
    "every piece of code is compiled, word for word",
    arguments: [
      ("LoadKitHTTP", 1), ("Offline", 4), ("Paging", 2), ("ErrorResponses", 3), ("SigningIn", 3), ("Transfers", 2),
    ])
  func codeIsCompiled(article: String, count: Int) throws {
    let code = try CodeBlocks(of: "Sources/LoadKitHTTP/LoadKitHTTP.docc/\(article).md")
    #expect(code.blocks.count == count)
    #expect(try code.missing(in: "Tests/DocumentationTests/HTTPSnippets.swift") == [])
  }

  @Test("the code does what the text says, as far as that goes without a server")
  func codeWorks() async throws {
    let base = try #require(URL(string: "ftp://example.com"))
    defer {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      for name in ["com.example.articles", "com.example.account"] {
        if let folder = caches?.appendingPathComponent(name) { try? FileManager.default.removeItem(at: folder) }
      }
    }
    let (articles, environment) = HTTPSnippets.offline(base)
    #expect(await articles.load().failure?.kind == .invalidRequest)
    #expect(environment.connectivity != nil)
    let account = Account()
    let personal = HTTPSnippets.personal(base, account, HTTPAuthorization("Bearer old"))
    #expect(personal.cache?.owner == "4711")
    let signedOut = HTTPSnippets.signingIn(base, account)
    #expect(signedOut.availableActions.contains(.signIn))
    #expect(await signedOut.signIn())
    #expect(HTTPSnippets.log(base).log != nil)
    let session = HTTPSnippets.Session()
    let loader = Loader(environment: LoadEnvironment(authentication: session.authentication)) { _ in 1 }
    await loader.load()
    await session.signOut()
    #expect(loader.state.isIdle)
    let (document, compose) = HTTPSnippets.transfers(HTTPClient(baseURL: base), to: URL(fileURLWithPath: "/no/such"))
    #expect(await document.load().failure?.kind == .invalidRequest)
    #expect(await compose.send().failure?.failure.kind == .invalidRequest)
  }
  @Test("a list goes on by the links of the service, which counts it, too")
  func paging() async throws {
    let transport = InMemoryTransport { request in
      var headers: HTTPHeaders = ["X-Total-Count": "2"]
      if request.url.query == "_limit=20" { headers["Link"] = "</posts?_limit=20&_page=2>; rel=\"next\"" }
      let body = #"[{"id":\#(request.url.query == "_limit=20" ? 1 : 2),"title":"Tea"}]"#
      return HTTPResponse(status: 200, headers: headers, body: Data(body.utf8))
    }
    let client = HTTPClient(baseURL: try #require(URL(string: "https://example.com")), transport: transport)
    let articles = HTTPSnippets.paging(client)
    await articles.list.load()
    await articles.loadMore()
    #expect(articles.items.map(\.id) == [1, 2] && articles.nextPage == .end)
    #expect(try await HTTPSnippets.total(client) == 2)
  }

  @Test("what a refusal says can be shown")
  func refusals() async throws {
    var client = HTTPSnippets.refusals(try #require(URL(string: "https://example.com")))
    client.transport = InMemoryTransport { _ in
      HTTPResponse(status: 403, body: Data(#"{"code":"quota_exceeded","message":"All 5 articles are used."}"#.utf8))
    }
    let articles = Loader(.articles) { [client] in try await client.get("/posts", as: [Article].self, context: $0) }
    #expect(await articles.load().failure?.kind == .forbidden)
    #expect(HTTPSnippets.words(for: articles) == "All 5 articles are used.")
  }
}
