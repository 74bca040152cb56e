import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite(
  "httpbin",
  .enabled(if: RealServer.httpbin != nil, "httpbin does not run; Scripts/servers starts it where it is installed"),
  .serialized, .timeLimit(.minutes(5)))
struct HttpbinTests {
  /// What httpbin says about a request that it got.
  private struct Echo: Decodable, Sendable {
    var method: String?
    var args: [String: String]?
    var headers: [String: String]
    var data: String?
    var json: Draft?
    var gzipped: Bool?
    var deflated: Bool?
  }

  private struct Draft: Codable, Equatable, Sendable {
    var title: String
  }

  private let clock = ManualClock()
  private let httpbin: RealClient

  init() throws { httpbin = try RealClient(RealServer.httpbin, clock: clock) }

  @Test(
    "B80 Statuses have their kind",
    arguments: [
      (400, LoadFailure.Kind.invalidRequest), (401, .unauthorized), (403, .forbidden), (404, .notFound),
      (408, .timedOut), (409, .conflict), (410, .notFound), (413, .tooLarge), (418, .invalidRequest),
      (422, .invalidRequest), (429, .rateLimited), (500, .serverError), (502, .serverError), (503, .serverError),
      (504, .serverError), (304, .invalidData), (204, .invalidData),
    ])
  func statuses(status: Int, kind: LoadFailure.Kind) async throws {
    #expect(await httpbin.failure("/status/\(status)")?.kind == kind)
  }

  @Test("A request arrives as it was made", arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func echo(method: String) async throws {
    var request = try httpbin.client.request(
      HTTPMethod(rawValue: method), "/anything/a b", query: [URLQueryItem(name: "q", value: "a+b & ü")],
      headers: ["Idempotency-Key": "\"1\"", "Content-Type": "text/plain"])
    if method != "GET" { request.body = Data("Tee & Café".utf8) }
    let echo = try await httpbin.client.send(request, as: Echo.self)
    #expect(echo.method == method)
    #expect(echo.args == ["q": "a+b & ü"])
    #expect(echo.headers["Idempotency-Key"] == "\"1\"" && echo.headers["Accept"] == "application/json")
    #expect(echo.data == (method == "GET" ? "" : "Tee & Café"))
  }

  @Test("A submission arrives as JSON, a file as it is, both with their key")
  func submissions() async throws {
    let context = LoadContext(idempotencyKey: "key")
    let draft = Draft(title: "Tee & Café")
    let sent = try await httpbin.client.submit(draft, to: "/post", as: Echo.self, context: context)
    #expect(sent.json == draft && sent.headers["Content-Type"] == "application/json")
    #expect(sent.headers["Idempotency-Key"] == "\"key\"")
    let folder = try Folder()
    let text = (1...50_000).map { "\($0)\n" }.joined()
    try Data(text.utf8).write(to: folder["file"])
    let reports = Reports()
    let uploaded = try await httpbin.client.upload(
      file: folder["file"], contentType: "text/plain", .put, to: "/put", as: Echo.self, context: reports.context)
    #expect(uploaded.data == text)
    #expect(reports.all.map(\.completed).max() == Int64(text.utf8.count))
  }

  @Test("Bodies are unpacked, whatever they were packed with")
  func encodings() async throws {
    #expect(try await httpbin.client.get("/gzip", as: Echo.self).gzipped == true)
    #expect(try await httpbin.client.get("/deflate", as: Echo.self).deflated == true)
  }

  @Test("B83 The announced length of a compressed body is not its decoded length, so the total is unknown")
  func packedProgress() async throws {
    let reports = LoadLock([LoadProgress]())
    let response = try await httpbin.response("/gzip") { report in reports.withLock { $0.append(report) } }
    #expect(response.headers["Content-Length"].flatMap { Int($0) } != response.body.count)
    #expect(reports.withLock { $0.last } == LoadProgress(completed: Int64(response.body.count), total: nil))
  }

  @Test("B80 Redirects are followed, relative and absolute ones, and ten of them at most")
  func redirects() async throws {
    for path in ["/redirect/3", "/relative-redirect/3", "/absolute-redirect/3", "/redirect/10"] {
      let response = try await httpbin.response(path)
      #expect(response.status == 200 && response.url?.path == "/get")
    }
    let rejection = await httpbin.failure("/redirect/11")
    #expect(rejection?.kind == .serverError && rejection?.isRetryable == false)
  }

  @Test("A body without an announced length, and one that comes bit by bit")
  func streams() async throws {
    let lines = try await httpbin.response("/stream/20").body
    #expect(lines.count { $0 == UInt8(ascii: "\n") } == 20)
    let size = URLQueryItem(name: "chunk_size", value: "777")
    let chunked = try await httpbin.response("/stream-bytes/100000", query: [size])
    #expect(chunked.body.count == 100_000)
    let query = [("numbytes", "5"), ("duration", "0.2"), ("delay", "0")].map { URLQueryItem(name: $0, value: $1) }
    #expect(try await httpbin.response("/drip", query: query).body == Data("*****".utf8))
  }

  @Test("B48 A slow response times out on the clock of the transport")
  func delay() async throws {
    let query = [("numbytes", "1"), ("delay", "3600")].map { URLQueryItem(name: $0, value: $1) }
    let failure = Task { await LoadKitHTTPTests.failure { try await httpbin.response("/drip", query: query) } }
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(60))
    #expect(await failure.value?.kind == .timedOut)
    #expect(try await httpbin.response("/delay/0").status == 200)
  }

  @Test("A password is asked for, and one that is given is taken")
  func password() async throws {
    let path = "/basic-auth/ada/secret"
    #expect(await httpbin.failure(path)?.kind == .unauthorized)
    let credentials = Data("ada:secret".utf8).base64EncodedString()
    #expect(try await httpbin.response(path, ["Authorization": "Basic \(credentials)"]).status == 200)
    #expect(try await httpbin.response("/bearer", ["Authorization": "Bearer secret"]).status == 200)
    #expect(await httpbin.failure("/bearer")?.kind == .unauthorized)
    #expect(await httpbin.failure("/digest-auth/auth/ada/secret")?.kind == .unauthorized)
  }

  @Test(
    "B81 What is no JSON is invalid data", arguments: ["/xml", "/robots.txt", "/image/png"])
  func notJSON(path: String) async throws {
    #expect(await httpbin.failure(path)?.kind == .invalidData)
  }

  @Test("B81 A page over http is taken for the sign-in page of a network", arguments: ["/html", "/encoding/utf8"])
  func page(path: String) async throws {
    #expect(await httpbin.failure(path)?.cause == .networkSignIn)
  }

  @Test("Entity tags and dates are recognised")
  func conditions() async throws {
    #expect(try await httpbin.response("/etag/abc", ["If-None-Match": "\"abc\""]).status == 304)
    #expect(try await httpbin.response("/etag/abc", ["If-Match": "\"other\""]).status == 412)
    #expect(try await httpbin.response("/etag/abc").headers["ETag"] == "abc")
    #expect(try await httpbin.response("/cache", ["If-None-Match": "x"]).status == 304)
    #expect(try await httpbin.response("/range/100", ["Range": "bytes=10-19"]).body.count == 10)
  }
}
