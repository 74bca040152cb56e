import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Values with the header fields of their responses", .timeLimit(.minutes(5)))
struct HTTPDecodedResponseTests {
  private static let base = URL(string: "https://api.example.com/v1")!
  private let seen = LoadLock([HTTPRequest]())

  /// Pages of two, which `Link` and `X-Total-Count` tell of; a condition is met by any tag.
  private func client(_ authorization: HTTPAuthorization? = nil, cache: HTTPCache? = nil) -> HTTPClient {
    HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { [seen] request in
        seen.withLock { $0.append(request) }
        if request.headers["If-None-Match"] != nil {
          return HTTPResponse(status: 304, headers: ["X-Limit": "59"], url: request.url)
        }
        let first =
          URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems?
          .first { $0.name == "from" }.flatMap { Int($0.value ?? "") } ?? 1
        var headers: HTTPHeaders = ["X-Total-Count": "5", "ETag": "\"\(first)\"", "X-Limit": "60"]
        if first < 5 { headers["Link"] = "</v1/posts?from=\(first + 2)>; rel=\"next\"" }
        let body = "[\((first..<min(first + 2, 6)).map(String.init).joined(separator: ","))]"
        return HTTPResponse(status: 200, headers: headers, body: Data(body.utf8), url: request.url)
      }, headers: ["X-Api-Key": "key"], authorization: authorization, cache: cache)
  }

  @Test("status, header fields and address come with the value")
  func response() async throws {
    let response = try await client().getResponse("/posts", as: [Int].self)
    #expect(response.value == [1, 2] && response.status == 200 && response.headers["x-total-count"] == "5")
    #expect(response.url.absoluteString == "https://api.example.com/v1/posts")
    #expect(response.next?.absoluteString == "https://api.example.com/v1/posts?from=3")
    #expect(response.link("prev") == nil)
  }

  @Test("after a 304 the cached links and total remain, with the newest of all other fields")
  func kept() async throws {
    let client = client(cache: HTTPCache(publicHeaders: ["X-Api-Key"]))
    let first = try await client.getResponse("/posts", as: [Int].self)
    let again = try await client.getResponse("/posts", as: [Int].self)
    #expect(seen.withLock { $0.last?.headers["If-None-Match"] } == "\"1\"")
    #expect(again.value == [1, 2] && again.status == 200 && again.url == first.url)
    #expect(again.next == first.next && again.headers["X-Total-Count"] == "5")
    #expect(first.headers["X-Limit"] == "60" && again.headers["X-Limit"] == "59")
    #expect(again.headers.names.allSatisfy { !$0.hasPrefix("LoadKit") })
  }

  @Test("a link that is too long to be kept is not left out: the list is not kept at all")
  func longLink() async throws {
    let link = "<https://api.example.com/v1/posts?from=\(String(repeating: "x", count: 4_000))>; rel=next"
    let client = HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { request in
        #expect(request.headers["If-None-Match"] == nil)
        return HTTPResponse(status: 200, headers: ["ETag": "\"1\"", "Link": link], body: Data("[1]".utf8))
      }, cache: HTTPCache())
    for _ in 0..<2 { #expect(try await client.getResponse("/posts", as: [Int].self).next != nil) }
    #expect(await client.cached("/posts", as: [Int].self) == nil)
  }

  @MainActor @Test("a list goes on by its links, with the client's authorization, which is renewed in the middle")
  func pages() async throws {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old") { _ in
      renewals.add()
      return "new"
    }
    var client = client(authorization)
    let transport = client.transport
    client.transport = InMemoryTransport { request in
      let isOld = request.headers["Authorization"] == "old" && request.url.query != nil
      return isOld ? HTTPResponse(status: 401) : try await transport.send(request)
    }
    let articles = PagedLoader<NoInput, Int, URL>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: ManualClock()), id: { $0 }
    ) { [client] next, context in
      let first = try client.request(.get, "/posts").url
      let page = try await client.getResponse(next ?? first, as: [Int].self, context: context)
      return LoadPage(page.value, next: page.next)
    }
    await articles.list.load()
    while articles.nextPage != .end { await articles.loadMore() }
    #expect(articles.items == [1, 2, 3, 4, 5] && renewals.count == 1)
    #expect(seen.withLock { $0.map { $0.headers["Authorization"] } } == ["old", "new", "new"])
    #expect(seen.withLock { $0.allSatisfy { $0.headers["X-Api-Key"] == "key" } })
  }

  @Test("B85 an address of another origin gets neither the authorization nor a header of the client's")
  func otherOrigin() async throws {
    let client = client(HTTPAuthorization("secret"))
    for address in ["https://files.example.com/v1/posts", "https://api.example.com:8443/v1/posts"] {
      _ = try await client.getResponse(
        try #require(URL(string: address)), headers: ["Accept-Language": "de"], as: [Int].self)
    }
    _ = try await client.getResponse(try #require(URL(string: "https://API.example.com:443/x#y")), as: [Int].self)
    let all = seen.withLock { $0.map(\.headers) }
    #expect(
      all.map(\.names) == [
        ["Accept", "Accept-Language"], ["Accept", "Accept-Language"], ["Accept", "X-Api-Key", "Authorization"],
      ])
  }

  @Test("B85 nor is one without https asked, or one that is not HTTP")
  func insecure() async throws {
    for (address, kind) in [
      ("http://api.example.com/v1/posts", LoadFailure.Kind.insecureConnection),
      ("ftp://api.example.com", .invalidRequest), ("/v1/posts", .invalidRequest),
    ] {
      let url = try #require(URL(string: address))
      #expect(await failure { try await client().getResponse(url, as: [Int].self) }?.kind == kind, "\(address)")
    }
    #expect(seen.withLock { $0.isEmpty })
  }

  @Test("limits and failures are those of all requests")
  func failures() async throws {
    let client = HTTPClient(
      baseURL: Self.base, transport: InMemoryTransport { _ in HTTPResponse(status: 404) })
    #expect(await failure { try await client.getResponse("/a", as: [Int].self) }?.kind == .notFound)
    let url = Self.base.appendingPathComponent("a")
    #expect(await failure { try await client.getResponse(url, as: [Int].self) }?.kind == .notFound)
    let deep = HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { _ in
        HTTPResponse(status: 200, body: Data(String(repeating: "[", count: 200).utf8))
      })
    #expect(await failure { try await deep.getResponse(url, as: [Int].self) }?.kind == .invalidData)
  }

  @Test("several Link fields of a server are read as one")
  func sockets() async throws {
    let server = try ByteServer { connection in
      connection.respond(
        200, ["Link: <?page=2>; rel=next", "Link: <?page=9>; rel=\"last\"", "X-Total-Count: 17"], body: "[1]")
    }
    let client = HTTPClient(baseURL: server.url(""), transport: URLSessionTransport(clock: ManualClock()))
    let response = try await client.getResponse("/posts", as: [Int].self)
    #expect(response.headers["X-Total-Count"] == "17")
    #expect(response.next == server.url("/posts?page=2") && response.link("LAST") == server.url("/posts?page=9"))
  }

  @Test("B84 descriptions show neither the value nor header values or the address")
  func secrets() {
    let response = HTTPDecodedResponse(
      ["secret"], headers: ["Set-Cookie": "secret"], url: URL(string: "https://h/?secret")!)
    var dumped = ""
    dump(response, to: &dumped)
    #expect("\(response)" == "HTTP 200, Array<String>")
    for text in ["\(response)", String(reflecting: response), dumped] { #expect(!text.contains("secret")) }
  }
}

@Suite("Link fields (RFC 8288)") struct HTTPLinkTests {
  private static let base = URL(string: "https://api.example.com/v1/posts?page=2")!

  private func next(_ field: String, _ relation: String = "next", base: URL = HTTPLinkTests.base) -> String? {
    HTTPLink.target(of: relation, in: field, relativeTo: base)?.absoluteString
  }

  @Test(
    "the address of a relation is found",
    arguments: [
      "<https://api.example.com/n>; rel=\"next\"", "<https://api.example.com/n>;rel=next", "</n>; rel=next",
      "<https://api.example.com/p>; rel=\"prev\", <https://api.example.com/n>; rel=\"next\"",
      "</l>;rel=last,</n>;rel=next", " , ,</n> \t;  rel = \"next\" , </o>", "</n>; rel=\"prev NEXT last\"",
      "</n>; title=\"a, b; rel=prev\"; rel=next", "</n>; title=\"a \\\" <x>\"; rel=next", "</n>; REL=Next",
      "</n>; rel=next; rel=prev", "</p>; rel=prev; rel=next, </n>; rel=next", "</n>;;rel=next;",
      "</x>; anchor=\"#y\"; rel=next, </n>; rel=next", "</n>; crossorigin; rel=next",
      "</n>; rel=next; title*=UTF-8'de'n%c3", "<mailto:a@b>; rel=next, <//api.example.com/n>; rel=next",
      "</n#part>; rel=next", "</x>; rev=next, </n>; rel=next",
    ])
  func found(field: String) {
    #expect(next(field) == "https://api.example.com/n")
  }

  @Test(
    "an invalid field, or one without a usable address, has no links",
    arguments: [
      "", ",", "<", "<>", "</n>", "</n>; rel=\"nextpage\"", "</n; rel=next", "https://h/n; rel=next", "</n>; rel",
      "</n>; rel=", "</n>; rel=\"", "</n>; title=\"; rel=next", "<file:///n>; rel=next", "<javascript:x>; rel=next",
      "<https://user:secret@api.example.com/n>; rel=next", "<https:///n>; rel=next", "</n>; anchor=\"/x\"; rel=next",
      "; rel=next", "</p>; rel=prev",
    ])
  func nothing(field: String) {
    #expect(next(field) == nil)
  }

  @Test("relative addresses are relative to the response's, with its user info; queries stay")
  func relative() throws {
    #expect(next("<?page=3&q=a%20b>; rel=next") == "https://api.example.com/v1/posts?page=3&q=a%20b")
    #expect(next("<>; rel=self", "self") == nil || next("<>; rel=self", "self") == Self.base.absoluteString)
    let base = try #require(URL(string: "https://user:pw@api.example.com/v1"))
    #expect(next("</n>; rel=next", base: base) == "https://user:pw@api.example.com/n")
    #expect(next("<https://h.example.com/n>; rel=next", base: base) == "https://h.example.com/n")
  }

  @Test("B81 parsing is bounded: the field beyond 16 KB is ignored, and no input takes long")
  func bounds() {
    let far = String(repeating: "</p>; rel=prev, ", count: 1_100) + "</n>; rel=next"
    #expect(far.utf8.count > HTTPLink.sizeLimit && next(far) == nil)
    let near = String(repeating: "</p>; rel=prev, ", count: 1_000) + "</n>; rel=next"
    #expect(next(near) == "https://api.example.com/n")
    for piece in ["<", ",", ";", "\"", "</n>", "</n>;", "</n>; rel=\"", "\\"] {
      #expect(next(String(repeating: piece, count: 100_000)) == nil)
    }
  }
}
