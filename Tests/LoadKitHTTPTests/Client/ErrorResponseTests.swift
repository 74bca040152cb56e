import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Error responses mapped by the app", .timeLimit(.minutes(5)))
struct ErrorResponseTests {
  private struct ServiceError: LoadFailureConvertible, FieldErrorProviding, Equatable {
    var code: String
    var loadFailure: LoadFailure?
    var fieldErrors: [FieldError] { [FieldError(field: nil, message: "All 5 articles are used.")] }
  }

  /// A transport that knows nothing but one error.
  private struct Failing: HTTPTransport {
    var error: any Error
    func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse {
      throw error
    }
  }

  private static let base = URL(string: "https://api.example.com/v1")!
  private static let quota = #"{"code":"quota_exceeded","message":"secret"}"#

  private let entries = LoadLock([HTTPLog.Entry]())

  /// A client that reads `code` in error responses, of a service that responses as the closure says.
  private func client(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) -> HTTPClient {
    HTTPClient(
      baseURL: Self.base, transport: InMemoryTransport { respond($0) },
      log: HTTPLog(clock: ManualClock()) { [entries] entry in entries.withLock { $0.append(entry) } },
      mapErrorResponse: { response, failure in
        let body = try? JSONDecoder().decode([String: String].self, from: response.body)
        return body?["code"].map { ServiceError(code: $0, loadFailure: failure) }
      })
  }

  private func rejecting(_ status: Int, headers: HTTPHeaders = [:]) -> HTTPClient {
    client { _ in HTTPResponse(status: status, headers: headers, body: Data(Self.quota.utf8)) }
  }

  private func error<Value>(of operation: () async throws -> Value) async -> ServiceError? {
    do {
      _ = try await operation()
      return nil
    } catch { return error as? ServiceError }
  }

  @Test("every method of the client throws the app's own error for an error response", arguments: [400, 403, 422, 503])
  func thrown(status: Int) async throws {
    let folder = try Folder()
    let client = rejecting(status)
    try Data("x".utf8).write(to: folder["sent"])
    let errors = [
      await error { try await client.get("/a", as: [Int].self) },
      await error { try await client.getResponse("/a", as: [Int].self) },
      await error { try await client.send(try client.request(.get, "/a")) },
      await error { try await client.send(try client.request(.get, "/a"), as: [Int].self) },
      await error { try await client.submit("x", to: "/a", as: [Int].self) },
      await error { try await client.upload(Data(), contentType: "a/b", to: "/a", as: [Int].self) },
      await error { try await client.upload(file: folder["sent"], contentType: "a/b", to: "/a", as: [Int].self) },
      await error { try await HTTPDownload(client, "/a", to: folder["file"]).fetch() },
    ]
    let kind = LoadFailure(httpStatus: status)?.kind
    #expect(errors.allSatisfy { $0?.code == "quota_exceeded" && $0?.loadFailure?.kind == kind })
    #expect(errors[0]?.loadFailure?.diagnostic == "GET api.example.com/v1/a: HTTP \(status)")
    #expect(errors.map { $0?.loadFailure?.isRetryable } == (0..<8).map { status == 503 && !(4...6).contains($0) })
    #expect(try folder.names == ["sent"])
  }

  @MainActor @Test("a loader keeps the error, and waits and retries as the service says")
  func loader() async {
    let clock = ManualClock()
    let client = rejecting(503, headers: ["Retry-After": "2"])
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none, retry: RetryPolicy(attempts: 2)), environment: LoadEnvironment(clock: clock)
    ) { try await client.get("/a", as: [Int].self, context: $0) }
    let recorder = StateRecorder(loader)
    loader.start()
    await recorder.when { $0.activity?.phase == .waitingToRetry }
    await clock.advance(by: .milliseconds(1_999))
    #expect(entries.withLock { $0.count } == 1)
    await clock.advance(by: .seconds(1))
    await recorder.when { $0.failure != nil }
    #expect(loader.failure?.kind == .serverError && loader.failure?.attempts == 2)
    #expect(loader.failure?.retryAfter == .seconds(2))
    #expect((loader.underlyingError as? ServiceError)?.code == "quota_exceeded")
  }

  @MainActor @Test("a form shows the field errors of the app's error, and sends nothing again automatically")
  func form() async {
    let client = rejecting(503)
    let submission = LoadSubmission<String, [Int]>(
      draft: "x", options: SubmissionOptions(timing: .none), environment: LoadEnvironment(clock: ManualClock())
    ) { try await client.submit($0, to: "/a", context: $1) }
    let failure = await submission.send().failure
    #expect(failure?.fieldErrors == [FieldError(field: nil, message: "All 5 articles are used.")])
    #expect(failure?.failure.kind == .serverError && failure?.failure.attempts == 1)
    #expect((submission.underlyingError as? ServiceError)?.code == "quota_exceeded")
  }

  @Test("if the app maps no error, the status and the field errors in the body count")
  func nothingToSay() async {
    let client = client { request in
      let body = request.method == .post ? #"{"errors":{"title":["is blank"]}}"# : "not found"
      return HTTPResponse(status: request.method == .post ? 422 : 404, body: Data(body.utf8))
    }
    #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .notFound)
    await #expect(throws: SubmissionRejection.self) { try await client.submit("x", to: "/a", as: [Int].self) }
  }

  @Test("the app maps the last response only, and only error responses")
  func onlyErrorResponses() async throws {
    let asked = LoadLock([Int]())
    var client = client { request in
      switch request.url.lastPathComponent {
      case "good": HTTPResponse(status: 204)
      case "part": HTTPResponse(status: 206, body: Data("1".utf8))
      case "kept" where request.headers["If-None-Match"] != nil: HTTPResponse(status: 304)
      case "kept": HTTPResponse(status: 200, headers: ["ETag": "\"1\""], body: Data("1".utf8))
      default:
        request.headers["Authorization"] == "new" ? HTTPResponse(status: 404) : HTTPResponse(status: 401)
      }
    }
    client.mapErrorResponse = { response, failure in
      asked.withLock { $0.append(response.status) }
      return ServiceError(code: "own", loadFailure: failure)
    }
    _ = try await client.get("/good", as: Int?.self)
    #expect(await failure { try await client.get("/part", as: Int.self) }?.kind == .invalidData)
    client.cache = HTTPCache()
    for _ in 0..<2 { #expect(try await client.get("/kept", as: Int.self) == 1) }
    #expect(asked.withLock { $0 } == [])
    client.authorization = HTTPAuthorization("old") { _ in "new" }
    #expect(await error { try await client.get("/a", as: Int.self) }?.loadFailure?.kind == .notFound)
    #expect(asked.withLock { $0 } == [404])
  }

  @Test(
    "B81 the body is bounded: one of more than 64 KB, or deep, is left out",
    arguments: [
      (String(repeating: "x", count: 65_536), 65_536), (String(repeating: "x", count: 65_537), 0),
      (String(repeating: "[", count: 128), 128), (String(repeating: "[", count: 129), 0), ("", 0),
    ])
  func bounds(body: String, count: Int) async {
    let seen = LoadLock<Int?>(nil)
    var client = client { _ in HTTPResponse(status: 500, body: Data(body.utf8)) }
    client.mapErrorResponse = { response, _ in
      seen.withLock { $0 = response.body.count }
      return nil
    }
    #expect(await failure { try await client.get("/a", as: Int.self) }?.kind == .serverError)
    #expect(seen.withLock { $0 } == count)
  }

  @Test("a plain failure in place of the status' is one: labelled, and not retried where it must not be")
  func plainFailure() async {
    var client = rejecting(400)
    client.mapErrorResponse = { _, _ in LoadFailure(.rateLimited, diagnostic: "quota", retryAfter: .seconds(3)) }
    let read = await failure { try await client.get("/a", as: Int.self) }
    #expect(read?.kind == .rateLimited && read?.isRetryable == true && read?.retryAfter == .seconds(3))
    #expect(read?.diagnostic == "GET api.example.com/v1/a: quota")
    let sent = await failure { try await client.submit("x", to: "/a", as: Int.self, context: LoadContext()) }
    #expect(sent?.kind == .rateLimited && sent?.isRetryable == false)
  }

  @Test("a cached response of gone content is also removed if the app maps the error")
  func forgotten() async throws {
    let isGone = LoadLock(false)
    var client = client { _ in
      isGone.withLock { $0 }
        ? HTTPResponse(status: 410, body: Data(Self.quota.utf8))
        : HTTPResponse(status: 200, headers: ["ETag": "\"1\""], body: Data("1".utf8))
    }
    client.cache = HTTPCache()
    #expect(try await client.get("/a", as: Int.self) == 1)
    isGone.withLock { $0 = true }
    #expect(await error { try await client.get("/a", as: Int.self) }?.loadFailure?.kind == .notFound)
    #expect(await client.cached("/a", as: Int.self) == nil)
  }

  @MainActor @Test("B84 no diagnostic, log or screen contains the body")
  func secrets() async {
    let client = rejecting(400)
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: ManualClock())
    ) { try await client.get("/a", as: [Int].self, context: $0) }
    await loader.load()
    let texts = ["\(loader.state)", "\(entries.withLock { $0 })", "\(LoadPresentation(loader.state))", "\(client)"]
    #expect(texts.allSatisfy { !$0.contains("secret") && !$0.contains("quota") })
  }

  // MARK: Errors of a transport

  @Test("the error of a custom transport is thrown unchanged, if it has a failure")
  func transport() async throws {
    let rejection = SubmissionRejection([FieldError(field: "title", message: "x")])
    let client = HTTPClient(baseURL: Self.base, transport: Failing(error: rejection))
    await #expect(throws: rejection) { try await client.submit("x", to: "/a", as: Int.self, context: LoadContext()) }
    await #expect(throws: rejection) { try await client.get("/a", as: Int.self) }
    let own = ServiceError(code: "own", loadFailure: LoadFailure(.serverError))
    let other = HTTPClient(baseURL: Self.base, transport: Failing(error: own))
    await #expect(throws: own) { try await other.get("/a", as: Int.self) }
    await #expect(throws: own) { try await other.submit("x", to: "/a", as: Int.self, context: LoadContext()) }
    await #expect(throws: own) {
      try await HTTPDownload(other, "/a", to: URL(fileURLWithPath: NSTemporaryDirectory() + "/none")).fetch()
    }
  }

  @Test("it cannot make a loader repeat a request that must not be repeated")
  func transportAndPost() async {
    let own = ServiceError(code: "own", loadFailure: LoadFailure(.serverError, diagnostic: "own"))
    let client = HTTPClient(baseURL: Self.base, transport: Failing(error: own))
    let flat = await failure { try await client.submit("x", to: "/a", as: Int.self) }
    #expect(flat?.kind == .serverError && flat?.isRetryable == false)
    #expect(flat?.diagnostic == "POST api.example.com/v1/a: own")
  }

  @Test("an error that stands for a cancellation is one, and one that says nothing is unknown, by its name only")
  func silent() async {
    let cancelled = HTTPClient(baseURL: Self.base, transport: Failing(error: ServiceError(code: "x", loadFailure: nil)))
    await #expect(throws: CancellationError.self) { try await cancelled.get("/a", as: Int.self) }
    struct Silent: Error { var token = "secret" }
    let unknown = HTTPClient(baseURL: Self.base, transport: Failing(error: Silent()))
    let found = await failure { try await unknown.get("/a", as: Int.self) }
    #expect(found?.kind == .unknown && found?.diagnostic.hasPrefix("GET api.example.com/v1/a: ") == true)
    #expect(found?.diagnostic.contains("Silent") == true && found?.diagnostic.contains("secret") == false)
  }
}
