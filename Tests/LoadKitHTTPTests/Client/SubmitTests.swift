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

  @Test("a value is sent as JSON, with the key of its submission, and the answer is read")
  func sent() async throws {
    let log = LoadLock([HTTPRequest]())
    let client = client { request in
      log.withLock { $0.append(request) }
      return HTTPResponse(status: 201, body: Data(#"{"title":"Tea!"}"#.utf8))
    }
    let answer: Draft = try await client.submit(
      Draft(), to: "/posts", headers: ["X": "y"], context: LoadContext(idempotencyKey: "8e03-\"a\\"))
    #expect(answer.title == "Tea!")
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

  @Test("an answer without content is nil for an optional, and may have taken effect all the same if one was needed")
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

  @Test("what cannot be encoded is not sent")
  func encoding() async {
    let client = client { _ in HTTPResponse(status: 201) }
    let error = await failure { try await client.submit([Double.nan], to: "/posts", as: Draft?.self) }
    #expect(error?.kind == .invalidRequest)
  }

  @Test("progress of what is sent is told; the small answer is only a sign of life")
  func progress() async throws {
    let client = client { _ in HTTPResponse(status: 201, body: Data(#"{"title":"Tea!"}"#.utf8)) }
    let reports = Reports()
    let draft = Draft(title: String(repeating: "x", count: 40_000))
    let _: Draft = try await client.submit(draft, to: "/posts", context: reports.context)
    #expect(reports.all.map(\.completed) == [16_384, 32_768, 40_012, 0])
    #expect(reports.all.last == .zero)
  }

  @Test(
    "a status of 400 or 422 that names fields is a rejection; any other is a failure",
    arguments: [400, 422, 401, 409, 500])
  func rejections(status: Int) async throws {
    let body = Data(#"{"errors":{"title":["is blank"]}}"#.utf8)
    let client = client { _ in HTTPResponse(status: status, body: body) }
    do {
      _ = try await client.submit(Draft(), to: "/posts", as: Draft.self)
      Issue.record("it succeeded")
    } catch let rejection as SubmissionRejection {
      #expect(status == 400 || status == 422)
      #expect(rejection.fieldErrors == [FieldError(field: "title", message: "is blank")])
      #expect(rejection.failure.kind == .invalidRequest)
      #expect(rejection.failure.diagnostic == "POST api.example.com/v1/posts: HTTP \(status)")
    } catch let failure as LoadFailure {
      #expect(![400, 422].contains(status) && failure.diagnostic.hasSuffix("HTTP \(status)"))
    }
  }

  @Test("the app reads refusals of its own kind, whatever their status", arguments: [400, 409, 418])
  func ownRejections(status: Int) async throws {
    var client = client { _ in HTTPResponse(status: status, body: Data("title".utf8)) }
    client.fieldErrors = { response in
      let name = String(decoding: response.body, as: UTF8.self)
      return response.status == 418 ? [] : [FieldError(field: name, message: "taken")]
    }
    do {
      _ = try await client.submit(Draft(), to: "/posts", as: Draft.self)
      Issue.record("it succeeded")
    } catch let rejection as SubmissionRejection {
      #expect(rejection.fieldErrors == [FieldError(field: "title", message: "taken")])
      #expect(rejection.failure.kind == (status == 409 ? .conflict : .invalidRequest))
    } catch let failure as LoadFailure {
      #expect(status == 418 && failure.kind == .invalidRequest)
    }
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
    let answer: Draft = try await client.submit(Draft(), to: "/posts", context: LoadContext(idempotencyKey: "k"))
    #expect(answer.title == "Tea!" && keys.withLock { $0 } == ["\"k\"", "\"k\""])
    client.authorization = HTTPAuthorization("Bearer old") { _ in "Bearer new" }
    #expect(try await HTTPDownload(client, "/file", to: folder["file"]).run().byteCount == 16)
    #expect(
      entries.withLock { $0.map(\.outcome) } == [
        .answered(status: 401, bytes: 0), .answered(status: 200, bytes: 16), .answered(status: 401, bytes: 0),
        .answered(status: 200, bytes: 16),
      ])
  }

  @Test("B33 a whole form: the answer is lost twice, the server sees one key, and the record is there once")
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
    let ended = Tally()
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

@Suite("Bodies of refusals") struct RejectionBodyTests {
  private func errors(_ body: String, _ type: String = "application/json") -> [FieldError] {
    RejectionBody.fieldErrors(
      in: HTTPResponse(status: 422, headers: ["Content-Type": type], body: Data(body.utf8)))
  }

  @Test("problem details with pointers (RFC 9457)")
  func problem() {
    let body = ##"""
      {"type":"https://example.net/validation-error","title":"Not valid.","errors":[
        {"detail":"must be a positive integer","pointer":"#/age"},
        {"detail":"must be 'green'","pointer":"#/profile/color"},
        {"detail":"odd","pointer":"/a~1b/c~0d/e%20f"},
        {"detail":"all of it","pointer":"#"}]}
      """##
    #expect(
      errors(body, "application/problem+json") == [
        FieldError(field: "age", message: "must be a positive integer"),
        FieldError(field: "profile.color", message: "must be 'green'"),
        FieldError(field: "a/b.c~d.e f", message: "odd"),
        FieldError(field: nil, message: "all of it"),
      ])
  }

  @Test("what problem details say as a whole, where that is meant for people")
  func detail() {
    let body = #"{"title":"No credit.","detail":"Your balance is 30, but that costs 50."}"#
    #expect(
      errors(body, "Application/Problem+JSON; charset=utf-8")
        == [FieldError(field: nil, message: "Your balance is 30, but that costs 50.")])
    #expect(errors(body).isEmpty)
  }

  @Test(
    "fields with lists of texts, with one text, or with objects",
    arguments: [
      #"{"errors":{"title":["is blank","is odd"]}}"#,
      #"{"errors":[{"field":"title","message":"is blank"},{"field":"title","message":"is odd"}]}"#,
      #"{"errors":{"title":[{"message":"is blank"},{"detail":"is odd"}]}}"#,
      #"{"errors":[{"name":"title","reason":"is blank"},{"parameter":"title","title":"is odd"}]}"#,
      #"{"errors":[{"field":"title","defaultMessage":"is blank"},{"field":"title","defaultMessage":"is odd"}]}"#,
      #"{"detail":[{"loc":["body","title"],"msg":"is blank","type":"x"},{"loc":["query","title"],"msg":"is odd"}]}"#,
    ])
  func shapes(body: String) {
    #expect(errors(body) == ["is blank", "is odd"].map { FieldError(field: "title", message: $0) })
  }

  @Test("names within names and lists, and of the body as a whole")
  func nested() {
    #expect(errors(#"{"detail":[{"loc":["body","tags",0,"name"],"msg":"x"}]}"#).map(\.field) == ["tags.0.name"])
    for place in [#"["body"]"#, "[]", #""title""#, "null", "{}"] {
      #expect(errors(#"{"detail":[{"loc":\#(place),"msg":"x"}]}"#) == [FieldError(field: nil, message: "x")])
    }
    #expect(errors(#"{"errors":[{"source":{},"field":"a","detail":"x"}]}"#).map(\.field) == ["a"])
    let named = [#"{"pointer":"/data/attributes/a/b"}"#, #"{"parameter":"a.b"}"#, #"{"pointer":"/a/b"}"#]
    for source in named {
      #expect(errors(#"{"errors":[{"source":\#(source),"title":"x"}]}"#) == [FieldError(field: "a.b", message: "x")])
    }
    #expect(errors(#"{"errors":[{"source":{"pointer":"/data"},"detail":"x"}]}"#).map(\.field) == ["data"])
    #expect(errors(#"{"errors":{"a":"x"},"detail":[{"loc":["body","b"],"msg":"y"}]}"#).map(\.field) == ["a"])
    #expect(errors(#"{"detail":"Not authenticated"}"#).isEmpty)
  }

  @Test("errors of several fields are in the order of their names, those of none are kept, those without words too")
  func order() {
    #expect(errors(#"{"errors":{"b":"x","a":"y"}}"#).map(\.field) == ["a", "b"])
    #expect(errors(#"{"errors":["all wrong"]}"#) == [FieldError(field: nil, message: "all wrong")])
    #expect(errors(#"{"errors":[{"field":"a","code":"missing"}]}"#) == [FieldError(field: "a", message: "")])
  }

  @Test(
    "B81 what is no such body says nothing",
    arguments: [
      "", "{", "[]", "null", "7", "<html>", "{\"errors\":null}", "{\"errors\":7}", "{\"errors\":\"no\"}",
      "{\"errors\":[]}", "{\"errors\":{}}", "{\"errors\":[null,7,true,{}]}", "{\"errors\":{\"a\":null}}",
      "{\"error\":{\"a\":[\"b\"]}}", "\u{FEFF}", "{\"errors\":{\"a\":[[[\"b\"]]]}}",
    ])
  func nothing(body: String) {
    #expect(errors(body).isEmpty)
  }

  @Test("B81 bodies are bounded: size, depth, number of fields and of texts")
  func bounds() {
    let many = "{\"errors\":{" + (0..<1_000).map { "\"f\($0)\":[\"x\"]" }.joined(separator: ",") + "}}"
    #expect(errors(many).count == SubmissionRejection.limit)
    let list =
      "{\"errors\":[" + Array(repeating: #"{"field":"a","message":"x"}"#, count: 1_000).joined(separator: ",") + "]}"
    #expect(errors(list).count == SubmissionRejection.limit)
    let texts = "{\"errors\":{\"a\":[" + Array(repeating: "\"x\"", count: 1_000).joined(separator: ",") + "]}}"
    #expect(errors(texts).count == 4)
    let deep =
      "{\"errors\":{\"a\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}}"
    #expect(errors(deep).isEmpty)
    let large = "{\"errors\":{\"a\":\"" + String(repeating: "x", count: 65_536) + "\"}}"
    #expect(errors(large).isEmpty)
    let pointer = "{\"errors\":[{\"pointer\":\"#/" + String(repeating: "a/", count: 1_000) + "\",\"detail\":\"x\"}]}"
    #expect(errors(pointer) == [FieldError(field: nil, message: "x")])
  }

  @Test("B86 texts are made harmless, and cut")
  func harmless() {
    let found = errors(#"{"errors":{"a\u001b[31m":["x\u202e\u0007y\nz"]}}"#)
    #expect(found == [FieldError(field: "a", message: "xy z")])
    #expect(found[0].field == "a" && found[0].message == "xy z")
  }
}
