#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import LoadKit
import Testing
import _ArticlesCore

@testable import articles

@Suite("A message says what happened and what can be done here")
struct MessageTextTests {
  private func shown(_ state: LoadState<Int>, empty: EmptyContent? = nil) -> [String]? {
    let presentation = LoadPresentation(
      state, words: LoadWords(.articles, empty: empty),
      options: LoadPresentation.Options(available: [.load, .retry, .refresh, .clearSearch]))
    guard case .message(let message) = presentation.body else { return nil }
    return MessageText.lines(message)
  }

  @Test("every failure has at least a title, an explanation and a way out", arguments: LoadFailure.Kind.allCases)
  func failures(kind: LoadFailure.Kind) throws {
    let lines = try #require(shown(.failed(LoadFailure(kind, diagnostic: "HTTP 1"))))
    #expect(lines.count >= 4)
    #expect(lines.last == "Details: HTTP 1")
    #expect(lines.contains("- Retry loading articles: run the command again"))
  }

  @Test("a failure without details has no line for them")
  func noDetails() throws {
    let lines = try #require(shown(.failed(LoadFailure(.offline))))
    #expect(!lines.contains { $0.hasPrefix("Details") })
  }

  @Test("an empty search names its words and how to be rid of them")
  func emptySearch() {
    #expect(
      shown(.empty(LoadStatus()), empty: .articles(query: "tea")) == [
        "No Results for “tea”", "Check the spelling or try other words.",
        "- Clear search: run the command without --query",
      ])
  }
}
#endif
