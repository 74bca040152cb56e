import Foundation
import LoadKit
import LoadKitHTTP
import Testing
import _ArticleServer

// One after the other: all at once they would need more file descriptors than a process has by default.
@Suite("Every fault of a response", .serialized, .timeLimit(.minutes(15)))
@MainActor struct FaultMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var row: FaultMatrix.Row
    var work: FaultRun.Work
    var hasContent: Bool

    var testDescription: String { "\(row.scenario.name), \(work.rawValue)\(hasContent ? ", with content" : "")" }
  }

  nonisolated static let cases = FaultMatrix.rows.flatMap { row in
    row.works.flatMap { work in [false, true].map { Case(row: row, work: work, hasContent: $0) } }
  }

  @Test("B32 B33 B80 B81 B82 B84 kind, requests, words, content and time", arguments: cases)
  func matrix(_ expected: Case) async throws {
    let run = try FaultRun(expected.row.scenario, expected.work, hasContent: expected.hasContent)
    await run.run(expected.row.patience)
    let state = run.loader.state
    #if canImport(Darwin)
      if !expected.row.isPortable { return try checkWhatAlwaysHolds(run, expected) }
    #endif
    #expect(state.failure?.kind == expected.row.kind)
    #expect(state.failure?.retryAfter == expected.row.retryAfter)
    let calls = expected.row.calls[expected.work]
    #expect((state.failure?.attempts ?? calls) == calls)
    let sendings = expected.row.isLost && expected.work != .post ? 2 : 1
    #expect(run.server.requestCount == calls * expected.row.requests * sendings)
    if expected.row.requests == 0, expected.row.scenario != .offline {
      // A connection that ends before the request is written may be lost, or not made: then it is not sent again.
      #expect((calls...calls * sendings).contains(run.server.acceptedCount))
    }
    #expect(run.time == time(expected, calls: calls))
    try checkWhatAlwaysHolds(run, expected)
  }

  @Test("The matrix has every scenario and every fault once for each kind of work")
  func complete() {
    let fatal = FaultMatrix.fatal.map(Scenario.fault)
    let all = (Scenario.allCases + Fault.allCases.map(Scenario.fault)).filter { !fatal.contains($0) }
    for work in FaultRun.Work.allCases {
      let tried = FaultMatrix.rows.filter { $0.works.contains(work) }.map(\.scenario.name)
      #expect(tried.sorted() == all.map(\.name).sorted())
    }
  }

  /// Waits between calls are all the time that passes, unless it takes time to see that nothing comes.
  private func time(_ expected: Case, calls: Int) -> Duration {
    switch expected.row.patience {
    case .none: FaultRun.wait * (calls - 1)
    case .silence, .part: calls == 1 ? FaultRun.attemptTimeout : FaultRun.maxElapsed
    case .progress: FaultRun.maxElapsed
    }
  }

  private func checkWhatAlwaysHolds(_ run: FaultRun, _ expected: Case) throws {
    let state = run.loader.state
    let presentation = LoadPresentation(state)
    switch (state, state.failure) {
    case (.loaded(let value, _), nil):
      #expect(expected.work == .get ? value.id == 1 : value.id == 65 && value.title == "Sent")
    case (.loaded(let value, let status), let failure?):
      #expect(expected.hasContent && value == FaultRun.content && status.asOf == .zero)
      #expect(presentation.body == .content)
      let words = try #require(FaultMatrix.words(for: failure))
      #expect(presentation.banner?.text.hasPrefix(words.title) == true)
      #expect(presentation.banner?.retry?.isEnabled == true)
    case (.failed, let failure?):
      #expect(!expected.hasContent)
      guard case .message(let message) = presentation.body else {
        Issue.record("\(presentation)")
        return
      }
      let words = try #require(FaultMatrix.words(for: failure))
      #expect(message.title == words.title)
      #expect(message.suggestion == (failure.retryAfter == nil ? words.suggestion : "Try again in 30 seconds."))
      #expect(!message.actions.isEmpty)
    default: Issue.record("\(state)")
    }
    checkRequests(run, expected)
    var shown = "\(state) \(presentation)"
    dump((state, presentation), to: &shown)
    #expect(!shown.contains("secret"))
  }

  /// What is sent does not depend on what comes back: the secrets stay with their host, and a key stays the same.
  private func checkRequests(_ run: FaultRun, _ expected: Case) {
    let requests = run.server.requests
    for request in requests {
      let isOwn = request.header("Host") == "127.0.0.1:\(run.server.port)"
      #expect((request.header("Authorization") == "Bearer secret") == isOwn)
    }
    let submissions = requests.filter { $0.method == "POST" && $0.path == "/posts" }
    let keys = Set(submissions.map { $0.header("Idempotency-Key") })
    switch expected.work {
    case .get: #expect(submissions.isEmpty)
    case .post:
      let isSentOn = expected.row.scenario == .fault(.redirectHost)
      #expect(submissions.count <= (isSentOn ? 2 : 1) && keys.subtracting([nil]).isEmpty)
    case .keyedPost: #expect(keys.count <= 1 && !keys.contains(nil))
    }
  }
}
