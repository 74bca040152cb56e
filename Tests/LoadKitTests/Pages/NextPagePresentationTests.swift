import LoadKit
import LoadKitLanguages
import Testing

@Suite("What a footer draws") struct LoadTailPresentationTests {
  private static let nextPages: [NextPageState] =
    [.idle, .stopped, .end] + EveryState.activities.map { .loading($0) } + EveryState.failures.map { .failed($0) }

  private func present(
    _ nextPage: NextPageState, wording: LoadWording = .articles, strings: CommonWording = .english,
    options: LoadPresentation.Options = .init()
  ) -> NextPagePresentation {
    NextPagePresentation(nextPage, words: LoadWords(wording, common: strings), options: options)
  }

  @Test("before the indicator shows there is room for it, and nothing else", arguments: [nil, "Fetching more"])
  func space(label: String?) {
    let wording = LoadWording(loading: "Loading", nextPage: .init(loading: label))
    guard case .indicator(let shown) = present(.loading(LoadActivity(indicator: .visible)), wording: wording).body
    else {
      Issue.record("no indicator")
      return
    }
    #expect(present(.idle, wording: wording).body == .space(shown))
    #expect(present(.loading(LoadActivity()), wording: wording).body == .space(shown))
    #expect(present(.loading(LoadActivity(reason: .userRetry))).actions.isEmpty)
  }

  @Test("the indicator has the name of what it is for, and offers to stop where that is offered")
  func indicator() {
    let activity = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    guard case .indicator(let indicator) = present(.loading(activity)).body else {
      Issue.record("no indicator")
      return
    }
    #expect(indicator.label == "Loading more articles")
    #expect(indicator.style == .spinner)
    #expect(indicator.detail == "This is taking longer than usual")
    #expect(indicator.cancel?.title == "Cancel")
    #expect(indicator.cancel?.label == "Cancel loading more articles")
    #expect(indicator.cancel?.action == .cancel)
  }

  @Test("a failure says what happened and has a retry with a name of its own")
  func failure() {
    let presentation = present(.failed(.numbered(1, .notFound)))
    guard case .failure(let failure) = presentation.body else {
      Issue.record("no failure")
      return
    }
    #expect(failure.title == "Couldn’t Load More Articles")
    #expect(!failure.text.isEmpty && !failure.symbol.isEmpty)
    #expect(failure.details == "diagnostic of a test")
    #expect(failure.retry?.title == "Retry")
    #expect(failure.retry?.label == "Retry loading more articles")
    #expect(failure.retry?.isEnabled == true)
    #expect(presentation.actions == failure.actions)
  }

  @Test("what only the user asks for is a button; the end is a note if the screen has one")
  func buttonAndNote() {
    let button = present(.stopped).actions.first
    #expect(button?.action == .load)
    #expect(button?.title == "Load more articles")
    #expect(button?.label == "Load more articles")
    #expect(present(.end).body == .note("No more articles"))
    #expect(present(.end, wording: .standard).body == .nothing)
    #expect(present(.stopped, options: .init(available: [])).body == .nothing)
  }

  @Test("what a screen does not say is said in general words, of the language")
  func general() {
    let visible = NextPageState.loading(LoadActivity(indicator: .visible))
    var wording = LoadWording.articles
    wording.nextPage = .init()
    func label(_ strings: CommonWording) -> String? {
      if case .indicator(let indicator) = present(visible, wording: wording, strings: strings).body {
        return indicator.label
      }
      return nil
    }
    #expect(label(.english) == "Loading more")
    #expect(label(.german) == "Weitere Einträge werden geladen")
    // Never the words of the whole screen, which would name the wrong thing.
    let retry = present(.failed(.numbered(1)), wording: wording).actions.first { $0.action == .retry }
    #expect(retry?.label == "Retry loading more items")
    #expect(present(.stopped, wording: wording, strings: .german).actions.first?.title == "Mehr laden")
  }

  @Test("whatever the tail, all there is has a name, and nothing shows a retry and an indicator together")
  func everyNextPage() {
    var problems: [String] = []
    for nextPage in Self.nextPages {
      for strings in [CommonWording.english, .german] {
        let presentation = present(nextPage, wording: .standard, strings: strings)
        for action in presentation.actions where action.title.isEmpty || action.label.isEmpty {
          problems.append("no name: \(nextPage)")
        }
        switch presentation.body {
        case .indicator(let indicator):
          if indicator.label.isEmpty || nextPage.activity?.indicator != .visible {
            problems.append("indicator: \(nextPage)")
          }
          if presentation.actions.contains(where: { $0.action != .cancel }) { problems.append("actions: \(nextPage)") }
        case .failure(let failure):
          if failure.title.isEmpty || failure.text.isEmpty { problems.append("no words: \(nextPage)") }
          if failure.retry == nil { problems.append("no retry: \(nextPage)") }
        case .nothing, .space, .button, .note: break
        }
      }
    }
    #expect(problems == [])
  }

  @Test("B86 words that come from a user or a server are made harmless")
  func harmless() {
    let bad = "\u{1B}]0;x\u{7}More\u{202E}\u{1B}[31m\u{7}"
    let wording = LoadWording(
      loading: bad, nextPage: .init(loading: bad, load: bad, retry: bad, cancel: bad, failed: bad, end: bad))
    let slow = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    for nextPage in [NextPageState.loading(slow), .failed(.numbered(1)), .stopped, .end] {
      let presentation = present(nextPage, wording: wording)
      #expect(!"\(presentation)".unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
      #expect("\(presentation)".contains("More"))
    }
  }
}
