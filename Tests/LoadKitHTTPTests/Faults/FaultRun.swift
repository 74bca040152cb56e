import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import _ArticleServer

/// One load against a server that does something wrong, over real sockets, with the time standing still but for the
/// waits of the loader.
@MainActor struct FaultRun {
  /// What is asked of the server.
  enum Work: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case keyedPost = "POST with a key"
  }

  struct Article: Decodable, Equatable, Sendable {
    var id: Int
    var title: String
  }

  /// What is on screen before a run that finds content.
  static let content = Article(id: 0, title: "Earlier")
  /// How long the loader waits between two calls.
  static let wait = Duration.seconds(1)
  /// How long the longest wait for an answer is.
  static let attemptTimeout = Duration.seconds(15)

  let server: ArticleServer
  let clock = ManualClock()
  let loader: Loader<NoInput, Article>
  private let recorder: StateRecorder<Article>

  init(_ scenario: Scenario, _ work: Work, hasContent: Bool, bodySize: Int = 100) throws {
    let server = try ArticleServer(scenario: scenario)
    self.server = server
    let clock = clock
    let client = HTTPClient(
      baseURL: URL(string: server.url)!, transport: URLSessionTransport(clock: clock),
      headers: ["Authorization": "Bearer secret-token"])
    let idempotency: RetryPolicy.Idempotency =
      switch work {
      case .get: .idempotent
      case .post: .nonIdempotent
      case .keyedPost: .keyed
      }
    let policy = RetryPolicy(
      backoff: .constant(Self.wait), attemptTimeout: Self.attemptTimeout, idempotency: idempotency)
    loader = Loader(
      options: LoadOptions(timing: .none, retry: policy), environment: LoadEnvironment(clock: clock)
    ) { context in
      if work == .get { return try await client.get("/posts/1", as: Article.self, context: context) }
      var request = try client.request(.post, "/posts/1")
      request.body = Data(repeating: 0x20, count: bodySize)
      if let key = context.idempotencyKey { request.headers["Idempotency-Key"] = "\"\(key)\"" }
      return try await client.send(request, as: Article.self, context: context)
    }
    recorder = StateRecorder(loader)
    if hasContent { loader.set(Self.content) }
  }

  /// Runs to the end.
  ///
  /// - Parameter hangs: Whether the server leaves the client waiting, so that only the clock ends an attempt.
  func run(hangs: Bool) async {
    loader.start(.invalidated)
    var requests = 0
    while loader.state.isRunning {
      if loader.activity?.phase == .waitingToRetry {
        await clock.advance(by: Self.wait)
      } else if hangs {
        requests += 1
        await server.whenRequests(requests)
        await clock.advance(by: Self.attemptTimeout)
      } else {
        await recorder.when { !$0.isRunning || $0.activity?.phase == .waitingToRetry }
      }
    }
  }
}
