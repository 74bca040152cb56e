import Testing

@testable import _ArticleServer

@Suite("Requests are kept for tests to look at")
struct RequestTests {
  @Test("method, target and headers as they were sent")
  func recorded() async throws {
    let server = try ArticleServer()
    _ = try RawClient.get("/posts?q=%C3%BC", port: server.port, headers: "X-A: 1\r\nx-a:  2 \r\nX-B:\r\n")
    let request = try #require(await server.whenRequests(1).first)
    #expect(request.method == "GET")
    #expect(request.target == "/posts?q=%C3%BC")
    #expect(request.path == "/posts")
    #expect(request.query == "q=%C3%BC")
    #expect(request.headers.map(\.name) == ["Host", "X-A", "x-a", "X-B"])
    #expect(request.header("X-a") == "1, 2")
    #expect(request.header("x-b") == "")
    #expect(request.header("x-c") == nil)
  }

  @Test("a request in a log shows neither its query nor its headers")
  func description() async throws {
    let server = try ArticleServer()
    _ = try RawClient.get("/posts?token=secret", port: server.port, headers: "Authorization: Bearer secret\r\n")
    let request = try #require(server.requests.first)
    #expect("\(request)" == "GET /posts")
  }

  @Test("only the last thousand are kept, and all are counted")
  func bounded() {
    var state = ServerState(scenario: .normal)
    for number in 1...1_500 {
      let request = ServerRequest(method: "GET", target: "/\(number)", headers: [], keepsAlive: true)
      #expect(state.record(request) == 1)
    }
    #expect(state.requestCount == 1_500)
    #expect(state.log.count == 1_000)
    #expect(state.log.first?.target == "/501")
  }
}
