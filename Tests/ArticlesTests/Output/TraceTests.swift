#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import LoadKit
import Testing

@testable import _ArticlesCommandLine
@testable import articles

@Suite("A trace tells each state as a line of JSON")
@MainActor struct TraceTests {
  private func line(_ state: LoadState<[Int]>, time: Duration = .milliseconds(12)) -> String {
    Trace.line(state, loader: "articles", count: \.count, time: time)
  }

  @Test("every state has its details")
  func states() {
    #expect(line(.idle) == #"{"t":12.0,"loader":"articles","state":"idle"}"#)
    let activity = LoadActivity(
      reason: .userRetry, indicator: .visible, attempt: 2, progress: LoadProgress(completed: 1, total: 4), phase: .slow)
    let work = #""reason":"userRetry","indicator":"visible","phase":"slow","attempt":2,"progress":0.25"#
    #expect(line(.loading(activity)) == #"{"t":12.0,"loader":"articles","state":"loading",\#(work)}"#)
    #expect(
      line(.loaded([1, 2], LoadStatus()))
        == #"{"t":12.0,"loader":"articles","state":"loaded","count":2,"origin":"current","refresh":"none"}"#)
    #expect(
      line(.empty(LoadStatus(refresh: .running(activity, after: nil), origin: .cached)))
        == #"{"t":12.0,"loader":"articles","state":"empty","origin":"cached","refresh":"running",\#(work)}"#)
    var failure = LoadFailure(.rateLimited, diagnostic: "HTTP 429", retryAfter: .milliseconds(1_500))
    failure.attempts = 3
    let words = #""failure":"rateLimited","attempts":3,"retryAfter":1.5,"diagnostic":"HTTP 429""#
    #expect(line(.failed(failure)) == #"{"t":12.0,"loader":"articles","state":"failed",\#(words)}"#)
    #expect(
      line(.loaded([], LoadStatus(refresh: .failed(failure))))
        == #"{"t":12.0,"loader":"articles","state":"loaded","count":0,"origin":"current","refresh":"failed",\#(words)}"#
    )
  }

  @Test("times are exact to a microsecond")
  func times() {
    #expect(line(.idle, time: .nanoseconds(1_234_567)).hasPrefix(#"{"t":1.235,"#))
    #expect(line(.idle, time: .seconds(100_000)).hasPrefix(#"{"t":100000000.0,"#))
  }

  @Test("B86 whatever a text holds, the line stays one line of plain JSON")
  func texts() throws {
    let text = "a\"b\\c\n\r\t\u{0}\u{1B}[2J\u{7F}\u{9B}\u{202E}ü😀"
    let line = line(.failed(LoadFailure(.unknown, diagnostic: text)))
    #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["diagnostic"] as? String == text)
  }

  @Test("numbers that JSON does not have are left out")
  func numbers() {
    var object = JSONLine()
    object.add("a", Double.nan)
    object.add("b", Double.infinity)
    object.add("c", Int?.none)
    object.add("d", -1)
    #expect(object.text == #"{"d":-1}"#)
  }

  @Test("each line is in the file at once")
  func flushes() throws {
    let folder = try TemporaryFolder()
    try folder.write("trace", "old")
    let trace = Trace(try .file(folder["trace"]), start: .now)
    #expect(try folder.read("trace") == "")
    trace.record(LoadState<[Int]>.idle, loader: "a", count: \.count, at: .zero)
    trace.record(LoadState<[Int]>.empty(LoadStatus()), loader: "b", count: \.count, at: .seconds(1))
    let lines = try TraceFile(folder).lines
    #expect(lines.map(\.state) == ["idle", "empty"])
    #expect(lines.map(\.loader) == ["a", "b"])
    #expect(lines.map(\.t) == [0, 1_000])
    #expect(trace.error == nil)
  }
}
#endif
