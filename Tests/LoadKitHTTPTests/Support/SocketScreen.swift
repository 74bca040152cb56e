import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import _ArticleServer

/// A loader that asks a server over real sockets, on a clock that only moves when it is told to.
@MainActor struct SocketScreen {
  /// A response of the server.
  struct Response: Sendable {
    var status: Int
    var fields: [String] = []

    static let ok = Response(status: 200)
    static func status(_ status: Int, _ fields: String...) -> Response { Response(status: status, fields: fields) }
  }

  let server: ArticleServer
  let clock: ManualClock
  let loader: Loader<String, [Int]>
  private let recorder: StateRecorder<[Int]>
  private let callTimes = LoadLock([Duration]())

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - responses: The responses, one after the other; the last one repeats.
  ///   - policy: When a call is repeated. A keyed one makes a POST with its key, one for work that must not be repeated
  ///     a POST without; else it is a GET.
  ///   - budget: Limits the retries.
  ///   - clock: The clock of the loader and the transport.
  /// - Throws: If the server cannot start.
  init(
    _ responses: [Response], _ policy: RetryPolicy, budget: RetryBudget? = nil, clock: ManualClock = ManualClock()
  ) throws {
    let server = try ArticleServer()
    let count = LoadLock(0)
    server.setScript { _ in
      let number = count.withLock { count in
        defer { count += 1 }
        return min(count, responses.count - 1)
      }
      let head = ["HTTP/1.1 \(responses[number].status) X", "Content-Length: 3"] + responses[number].fields
      return [.send(Array((head.joined(separator: "\r\n") + "\r\n\r\n[1]").utf8))]
    }
    self.server = server
    self.clock = clock
    let client = HTTPClient(baseURL: URL(string: server.url)!, transport: URLSessionTransport(clock: clock))
    let method = policy.idempotency == .idempotent ? HTTPMethod.get : .post
    let callTimes = callTimes
    let keys = LoadLock(0)
    loader = Loader(
      options: LoadOptions(timing: .none, retry: policy),
      environment: LoadEnvironment(
        clock: clock, budget: budget,
        makeIdempotencyKey: {
          keys.withLock { count in
            count += 1
            return "key-\(count)"
          }
        })
    ) { input, context in
      callTimes.withLock { $0.append(clock.now.offset) }
      var request = try client.request(method, "/\(input)")
      if method == .post { request.body = Data(input.utf8) }
      if let key = context.idempotencyKey { request.headers["Idempotency-Key"] = "\"\(key)\"" }
      return try await client.send(request, as: [Int].self, context: context)
    }
    recorder = StateRecorder(loader)
  }

  /// When the operation was called, in milliseconds.
  var calls: [Int] { callTimes.withLock { times in times.map { Int($0 / .milliseconds(1)) } } }

  /// The keys of the requests that arrived, as they were sent.
  var keys: [String?] { server.requests.map { $0.header("Idempotency-Key") } }

  private var isWaiting: Bool { loader.activity?.phase == .waitingToRetry }

  /// Waits until the run settles or waits for its next call.
  func pause() async { await recorder.when { !$0.isRunning || $0.activity?.phase == .waitingToRetry } }

  /// Lets the run go on to its end. The time moves only while it waits for its next call.
  func settle() async {
    while loader.state.isRunning {
      if isWaiting, let next = clock.nextDeadline { await clock.advance(to: next) } else { await pause() }
    }
  }
}
