import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

/// What an ordinary loader, whose policy repeats everything that may be, sends how often.
@MainActor @Suite("What a loader sends again by itself", .timeLimit(.minutes(2))) struct RepeatedRequestTests {
  private static let base = URL(string: "https://api.example.com")!
  private let clock = ManualClock()
  private let sent = LoadLock([HTTPRequest]())

  private func client(_ status: Int? = 503) -> HTTPClient {
    HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { [sent] request in
        sent.withLock { $0.append(request) }
        guard let status else { throw LoadFailure(.cannotConnect) }
        return HTTPResponse(status: status)
      })
  }

  /// Runs a loader to the end of its attempts.
  private func load(
    _ operation: @escaping @MainActor (LoadContext) async throws -> [Int]?
  ) async -> Loader<NoInput, [Int]?> {
    let policy = RetryPolicy(backoff: .constant(.zero), shouldRetry: { _ in true })
    let loader = Loader<NoInput, [Int]?>(
      options: LoadOptions(timing: .none, retry: policy), traits: LoadTraits(),
      environment: LoadEnvironment(clock: clock), operation: { _, context in try await operation(context) })
    let recorder = StateRecorder(loader)
    loader.start()
    while loader.state.isRunning {
      if loader.activity?.phase == .waitingToRetry { await clock.advance(by: .zero) }
      await recorder.when { !$0.isRunning || $0.activity?.phase == .waitingToRetry }
    }
    return loader
  }

  @Test(
    "B33 a POST or PATCH without a key once, all else as often as the policy says (RFC 9110, section 9.2.2)",
    arguments: [
      ("GET", 3), ("HEAD", 3), ("PUT", 3), ("DELETE", 3), ("OPTIONS", 3), ("TRACE", 3), ("POST", 1), ("PATCH", 1),
      ("post", 1), ("QUERY", 1),
    ], [503, nil])
  func methods(method: (String, Int), status: Int?) async {
    let client = client(status)
    for key in [nil, "\"key\""] {
      sent.withLock { $0 = [] }
      let loader = await load { context in
        var request = try client.request(HTTPMethod(rawValue: method.0), "/a")
        request.headers["Idempotency-Key"] = key
        return try await client.send(request, as: [Int]?.self, context: context)
      }
      #expect(sent.withLock { $0.count } == (key == nil ? method.1 : 3))
      #expect(loader.failure?.attempts == (key == nil ? method.1 : 3))
      #expect(loader.failure?.isRetryable == (key != nil || method.1 > 1))
    }
  }

  @Test("B33 the app's word counts: a query that is a POST, a GET that does something", arguments: [true, false])
  func declared(isIdempotent: Bool) async {
    let client = client()
    for method in [HTTPMethod.get, .post] {
      sent.withLock { $0 = [] }
      _ = await load { context in
        var request = try client.request(method, "/graphql")
        request.isIdempotent = isIdempotent
        return try await client.send(request, as: [Int]?.self, context: context)
      }
      #expect(sent.withLock { $0.count } == (isIdempotent ? 3 : 1))
    }
  }

  @Test("B33 a submission or an upload in an ordinary loader is sent once; the user sends it again")
  func submissions() async throws {
    let folder = try Folder()
    let file = folder["file"]
    try Data("file".utf8).write(to: file)
    let client = client()
    let operations: [@MainActor (LoadContext) async throws -> [Int]?] = [
      { try await client.submit("a", to: "/a", context: $0) },
      { try await client.upload(Data(), contentType: "text/plain", to: "/a", context: $0) },
      { try await client.upload(file: file, contentType: "text/plain", .patch, to: "/a", context: $0) },
    ]
    for operation in operations {
      sent.withLock { $0 = [] }
      let loader = await load(operation)
      #expect(sent.withLock { $0.count } == 1)
      await loader.retry()
      #expect(sent.withLock { $0.count } == 2)
    }
    sent.withLock { $0 = [] }
    _ = await load { try await client.submit("a", .put, to: "/a", context: $0) }
    #expect(sent.withLock { $0.count } == 3)
  }

  @Test("B33 a submission that forgets to pass its key on is not repeated either")
  func forgottenContext() async {
    let client = client()
    let submission = LoadSubmission<String, [Int]?>(
      draft: "a", options: SubmissionOptions(retry: .submission, timing: .none),
      environment: LoadEnvironment(clock: clock)
    ) { draft, _ in try await client.submit(draft, to: "/a") }
    #expect(await submission.send().failure?.failure.kind == .serverError)
    #expect(sent.withLock { $0.count } == 1)
  }

  @Test("B33 a body that is too large for now is not sent again automatically, only by the user")
  func tooLarge() async throws {
    let client = HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { [sent] request in
        sent.withLock { $0.append(request) }
        return HTTPResponse(status: 413, headers: ["Retry-After": "1"])
      })
    let loader = await load { try await client.upload(Data(), contentType: "image/png", to: "/a", context: $0) }
    #expect(sent.withLock { $0.count } == 1)
    guard case .message(let message) = LoadPresentation(loader.state).body else {
      Issue.record("no message")
      return
    }
    #expect(message.actions.contains { $0.action == .retry })
    #expect(message.suggestion == "Try again in 1 second.")
  }

  @Test("B33 B48 a POST without a key and without a response times out, and is not sent again")
  func timeout() async {
    let arrived = EventCounter()
    let client = HTTPClient(
      baseURL: Self.base,
      transport: InMemoryTransport { _ in
        arrived.add()
        try await untilCancelled()
        return HTTPResponse(status: 200)
      })
    let loader = Loader<NoInput, [Int]?>(
      options: LoadOptions(timing: .none), traits: LoadTraits(), environment: LoadEnvironment(clock: clock),
      operation: { _, context in try await client.submit("a", to: "/a", context: context) })
    let recorder = StateRecorder(loader)
    loader.start()
    await arrived.reaches(1)
    await clock.advance(by: .seconds(15))
    await recorder.when { !$0.isRunning }
    #expect(loader.failure?.kind == .timedOut)
    await clock.advance(by: .seconds(60))
    #expect(arrived.count == 1)
  }
}
