#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import LoadKit
import Testing

@testable import articles

@Suite("Signs of work fit on one line")
struct StatusTextTests {
  private func indicator(
    _ label: String, _ style: LoadPresentation.Indicator.Style = .spinner, detail: String? = nil
  ) -> LoadPresentation.Indicator {
    var activity = LoadActivity(indicator: .visible)
    if case .bar(let fraction) = style {
      activity.progress = LoadProgress(completed: Int64(fraction * 100), total: 100)
    }
    let state = LoadState<Int>.loading(activity)
    guard case .indicator(var indicator) = LoadPresentation(state, words: LoadWords(LoadWording(loading: label))).body
    else {
      Issue.record("no indicator")
      preconditionFailure()
    }
    indicator.style = style
    indicator.detail = detail
    return indicator
  }

  @Test("a bar without a share moves")
  func movingBar() {
    var indicator = indicator("Saving", .indeterminateBar)
    indicator.value = nil
    let lines = [0, 1, 19, 20].map { StatusText.line([indicator], frame: $0, width: 80) }
    #expect(
      lines == [
        "[###.................] Saving", "[.###................] Saving", "[##.................#] Saving",
        "[###.................] Saving",
      ])
  }

  @Test("a spinner turns")
  func spinner() {
    let lines = (0..<5).map { StatusText.line([indicator("Loading")], frame: $0, width: 80) }
    #expect(lines == ["| Loading", "/ Loading", "- Loading", "\\ Loading", "| Loading"])
  }

  @Test("a bar fills and tells its share", arguments: [(0, 0), (0.5, 10), (0.99, 19), (1, 20)])
  func bar(fraction: Double, full: Int) {
    let line = StatusText.line([indicator("Loading", .bar(fraction))], frame: 3, width: 80)
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 20 - full)
    #expect(line == "[\(bar)] Loading \(Int(fraction * 100))%")
  }

  @Test("what is special follows, and several loads stand side by side")
  func several() {
    let line = StatusText.line(
      [indicator("Loading author", detail: "Slow"), indicator("Refreshing", .wordsOnly)], frame: 0, width: 80)
    #expect(line == "| Loading author - Slow  Refreshing")
  }

  @Test("a line is never wider than the terminal", arguments: [0, 1, 5, 9, 10])
  func width(columns: Int) {
    #expect(StatusText.line([indicator("Loading")], frame: 0, width: columns) == String("| Loading".prefix(columns)))
  }

  @Test("no work is no line")
  func nothing() {
    #expect(StatusText.line([], frame: 0, width: 80) == "")
  }
}
#endif
