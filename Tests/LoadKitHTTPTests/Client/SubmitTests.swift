import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Submissions over HTTP") struct SubmitTests {
  struct Draft: Codable, Equatable, Sendable {
    var title = "Tea"
  }

  private func client(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) -> HTTPClient {
    HTTPClient(baseURL: URL(string: "https://api.example.com/v1")!, transport: InMemoryTransport(respond))
  }

  @Test("a value is sent as JSON, with the key of its submission, and the response is decoded")
  func sent() async throws {
    let log = LoadLock([HTTPRequest]())
    let client = client { request in
      log.withLock { $0.append(request) }
      return HTTPResponse(status: 201, body: Data(#"{"title":"Tea!"}"#.utf8))
    }
    let response: Draft = try await client.submit(
      Draft(), to: "/posts", headers: ["X": "y"], context: LoadContext(idempotencyKey: "8e03-\"a\\"))
    #expect(response.title == "Tea!")
    let request = log.withLock { $0[0] }
    #expect(request.method == .post && request.url.absoluteString == "https://api.example.com/v1/posts")
    #expect(request.body == Data(#"{"title":"Tea"}"#.utf8))
    #expect(request.headers["Content-Type"] == "application/json" && request.headers["X"] == "y")
    // A string of RFC 8941, section 3.3.3.
    #expect(request.headers["Idempotency-Key"] == #""8e03-\"a\\""#)
    _ = try await client.submit(Draft(), .put, to: "/posts/1", as: Draft.self)
    #expect(log.withLock { $0[1].headers["Idempotency-Key"] } == nil)
    #expect(log.withLock { $0[1].method } == .put)
  }

  @Test(
    "a response without content is nil for an optional; otherwise it fails, and the submission may have taken effect")
  func noContent() async throws {
    let client = client { _ in HTTPResponse(status: 204) }
    #expect(try await client.submit(Draft(), to: "/posts", as: Draft?.self) == nil)
    let error = await failure { try await client.submit(Draft(), to: "/posts", as: Draft.self) }
    #expect(error?.kind == .invalidData && error?.mayHaveTakenEffect == true)
  }

  @Test("a key that cannot be sent is not left out: nothing is sent", arguments: ["", "ü", "a\nb", "\u{7F}"])
  func badKey(key: String) async throws {
    let client = client { _ in
      Issue.record("it was sent")
      return HTTPResponse(status: 201)
    }
    let error = await failure {
      try await client.submit(Draft(), to: "/posts", as: Draft?.self, context: LoadContext(idempotencyKey: key))
    }
    #expect(error?.kind == .invalidRequest && error?.mayHaveTakenEffect == false)
    var headers = HTTPHeaders()
    #expect(throws: LoadFailure.self) { try headers.setIdempotencyKey(String(repeating: "k", count: 256)) }
    try headers.setIdempotencyKey(String(repeating: "k", count: 255))
  }

  @Test("a value that cannot be encoded is not sent")
  func encoding() async {
    let client = client { _ in HTTPResponse(status: 201) }
    let error = await failure { try await client.submit([Double.nan], to: "/posts", as: Draft?.self) }
    #expect(error?.kind == .invalidRequest)
  }

  @Test("the progress of the upload is reported; the small response only postpones the timeout")
  func progress() async throws {
    let client = client { _ in HTTPResponse(status: 201, body: Data(#"{"title":"Tea!"}"#.utf8)) }
    let reports = Reports()
    let draft = Draft(title: String(repeating: "x", count: 40_000))
    let _: Draft = try await client.submit(draft, to: "/posts", context: reports.context)
    #expect(reports.all.map(\.completed) == [16_384, 32_768, 40_012, 0])
    #expect(reports.all.last == .zero)
  }

  @Test(
    "B80 a status that refuses the content and names fields is a rejection; any other is a failure",
    arguments: [400, 402, 403, 404, 409, 410, 412, 418, 422, 423, 499, 401, 407, 408, 421, 425, 429, 500, 503, 300])
  func rejections(status: Int) async throws {
    let body = Data(#"{"errors":{"title":["is blank"]}}"#.utf8)
    let client = client { _ in HTTPResponse(status: status, body: body) }
    do {
      _ = try await client.submit(Draft(), to: "/posts", as: Draft.self)
      Issue.record("it succeeded")
    } catch let rejection as SubmissionRejection {
      #expect((400..<500).contains(status) && ![401, 407, 408, 421, 425, 429].contains(status))
      #expect(rejection.fieldErrors == [FieldError(field: "title", message: "is blank")])
      #expect(!rejection.failure.isRetryable && rejection.failure.kind != .conflict)
      #expect(rejection.failure.diagnostic == "POST api.example.com/v1/posts: HTTP \(status)")
    } catch let failure as LoadFailure {
      #expect([401, 407, 408, 421, 425, 429, 500, 503, 300].contains(status))
      #expect(failure.diagnostic.hasSuffix("HTTP \(status)"))
    }
  }

  @Test("B33 a 409 that names fields is one call, also with a key, and the form shows the fields")
  @MainActor func conflictWithFields() async throws {
    let calls = EventCounter()
    let client = client { _ in
      calls.add()
      return HTTPResponse(status: 409, body: Data(#"{"errors":{"user[name]":["is taken"]}}"#.utf8))
    }
    let submission = LoadSubmission<Draft, Draft>(
      draft: Draft(), options: SubmissionOptions(retry: .submission, timing: .none),
      environment: LoadEnvironment(clock: ManualClock())
    ) { try await client.submit($0, to: "/posts", context: $1) }
    guard case .failed(let failure) = await submission.send() else {
      Issue.record("no failure")
      return
    }
    #expect(calls.count == 1 && failure.fieldErrors == [FieldError(field: "user.name", message: "is taken")])
    #expect(failure.failure.kind == .invalidRequest && !failure.mayHaveBeenSent)
  }

  @Test("submissions and downloads are authorized, renewed once and logged as all requests are")
  func authorized() async throws {
    let folder = try Folder()
    let (keys, entries) = (LoadLock([String]()), LoadLock([HTTPLog.Entry]()))
    var client = client { request in
      if request.method == .post { keys.withLock { $0.append(request.headers["Idempotency-Key"] ?? "") } }
      guard request.headers["Authorization"] == "Bearer new" else { return HTTPResponse(status: 401) }
      return HTTPResponse(status: 200, body: Data(#"{"title":"Tea!"}"#.utf8))
    }
    client.log = HTTPLog { entry in entries.withLock { $0.append(entry) } }
    client.authorization = HTTPAuthorization("Bearer old") { _ in "Bearer new" }
    let response: Draft = try await client.submit(Draft(), to: "/posts", context: LoadContext(idempotencyKey: "k"))
    #expect(response.title == "Tea!" && keys.withLock { $0 } == ["\"k\"", "\"k\""])
    client.authorization = HTTPAuthorization("Bearer old") { _ in "Bearer new" }
    #expect(try await HTTPDownload(client, "/file", to: folder["file"]).fetch().byteCount == 16)
    #expect(
      entries.withLock { $0.map(\.outcome) } == [
        .response(status: 401, bytes: 0), .response(status: 200, bytes: 16), .response(status: 401, bytes: 0),
        .response(status: 200, bytes: 16),
      ])
  }

  @Test("B33 a whole form: the response is lost twice, the server sees one key, and creates one record")
  @MainActor func form() async throws {
    let clock = ManualClock()
    let records = LoadLock([String: Int]())
    let client = client { request in
      let key = request.headers["Idempotency-Key"] ?? "none"
      let count = records.withLock { records in
        records[key, default: 0] += 1
        return records[key, default: 0]
      }
      if count == 1 { throw LoadFailure(.cannotConnect) }
      if count == 2 { return HTTPResponse(status: 409) }
      return HTTPResponse(status: 201, body: Data(#"{"title":"Tea!"}"#.utf8))
    }
    let retry = RetryPolicy(attempts: 3, backoff: .constant(.zero), idempotency: .keyed)
    let submission = LoadSubmission<Draft, Draft>(
      draft: Draft(), options: SubmissionOptions(retry: retry, timing: .none),
      environment: LoadEnvironment(clock: clock)
    ) { try await client.submit($0, to: "/posts", context: $1) }
    let ended = EventCounter()
    submission.onTransition = { _, state in
      if case .sending(let activity) = state, activity.phase == .waitingToRetry {
        Task { await clock.advance(by: .milliseconds(1)) }
      }
      if !state.isSending { ended.add() }
    }
    submission.start()
    await ended.reaches(1)
    #expect(submission.state == .sent(Draft(title: "Tea!")))
    #expect(records.withLock { $0.count == 1 && $0.values.first == 3 && $0["none"] == nil })
  }
}
