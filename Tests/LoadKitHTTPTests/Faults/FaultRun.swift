import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import _ArticleServer

/// One load against a server that does something wrong: real sockets, and a clock that only moves when it is told to.
@MainActor struct FaultRun {
  /// What is asked of the server.
  enum Work: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case keyedPost = "POST with a key"

    var idempotency: RetryPolicy.Idempotency {
      switch self {
      case .get: .idempotent
      case .post: .nonIdempotent
      case .keyedPost: .keyed
      }
    }
  }

  struct Article: Decodable, Equatable, Sendable {
    var id: Int
    var title: String
  }

  /// What only the clock ends.
  enum Patience: Sendable {
    /// Every call gets a response or a failure without a deadline.
    case none
    /// No call gets a response.
    case silence
    /// A part of a response arrives, and no more.
    case part
    /// Something arrives all the time.
    case progress
  }

  /// What is on screen before a run that finds content there.
  static let content = Article(id: 0, title: "Earlier")
  /// What is sent: an article, with much white space behind it.
  static let draft = Data(#"{"title":"Sent","body":"Text"}"#.utf8) + Data(repeating: 0x20, count: 100_000)
  /// How long the loader waits before it calls again.
  static let wait = Duration.seconds(1)
  static let attemptTimeout = Duration.seconds(15)
  static let maxElapsed = Duration.seconds(30)

  let server: ArticleServer
  let loader: Loader<NoInput, Article>
  private let clock = ManualClock()
  private let recorder: StateRecorder<Article>
  private let progressed = EventCounter()

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - scenario: What the server does.
  ///   - work: What is asked of it.
  ///   - hasContent: Whether content is on screen.
  /// - Throws: If the server cannot start.
  init(_ scenario: Scenario, _ work: Work, hasContent: Bool) throws {
    let server = try ArticleServer(scenario: scenario, options: ServerOptions(slowDelay: .seconds(3_000)))
    self.server = server
    let client = HTTPClient(
      baseURL: URL(string: server.url + "?token=secret")!, transport: URLSessionTransport(clock: clock),
      headers: ["Authorization": "Bearer secret"])
    let policy = RetryPolicy(
      backoff: .constant(Self.wait), attemptTimeout: Self.attemptTimeout, maxElapsed: Self.maxElapsed,
      idempotency: work.idempotency)
    let progressed = progressed
    loader = Loader(
      options: LoadOptions(timing: .none, retry: policy), environment: LoadEnvironment(clock: clock)
    ) { context in
      var request = try client.request(work == .get ? .get : .post, work == .get ? "/posts/1" : "/posts")
      if work != .get { request.body = Self.draft }
      if let key = context.idempotencyKey { request.headers["Idempotency-Key"] = "\"\(key)\"" }
      let follower = LoadContext { progress in
        context.report(progress)
        progressed.add()
      }
      return try await client.send(request, as: Article.self, context: follower)
    }
    if hasContent { loader.set(Self.content) }
    recorder = StateRecorder(loader)
  }

  /// How long it took, on the clock.
  var time: Duration { recorder.entries.last?.time ?? .zero }

  /// Runs to the end.
  func run(_ patience: Patience) async {
    loader.start(.invalidated)
    var calls = 0
    while loader.state.isRunning {
      if loader.activity?.phase == .waitingToRetry {
        await clock.advance(by: Self.wait)
        continue
      }
      calls += 1
      switch patience {
      case .none:
        await recorder.when { !$0.isRunning || $0.activity?.phase == .waitingToRetry }
      case .silence:
        await server.whenRequests(calls)
        await clock.advance(by: Self.attemptTimeout)
      case .part:
        // Whatever has arrived is a sign of progress, from which the time counts.
        await progressed.reaches(calls)
        await clock.advance(by: Self.attemptTimeout)
      case .progress:
        while loader.state.isRunning {
          await progressed.reaches(progressed.count + 2)
          await clock.advance(by: .seconds(10))
        }
      }
    }
  }
}
