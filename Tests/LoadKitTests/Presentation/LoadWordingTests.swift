import LoadKit
import LoadKitLanguages
import Testing

@Suite("The words of a screen")
struct LoadWordingTests {
  private let visible = LoadState<[Int]>.loading(
    LoadActivity(indicator: .visible, phase: .slow, offersCancel: true))

  @Test("what a screen does not say is said in general words")
  func defaults() {
    let wording = LoadWording(loading: "Loading articles")
    let indicator = present(visible, wording: wording).indicator
    #expect(indicator?.label == "Loading articles")
    #expect(indicator?.cancel?.title == "Cancel")
    #expect(indicator?.cancel?.label == "Cancel loading")
    #expect(present(.failed(.numbered(1)), wording: wording).actions.first?.label == "Retry loading")
    #expect(present(.idle, wording: wording).actions.first?.title == "Load")
  }

  @Test("general words follow the language, a screen's own stay")
  func language() {
    #expect(present(visible, strings: .german).indicator?.label == "Loading articles")
    #expect(present(visible, wording: .standard, strings: .german).indicator?.label == "Wird geladen")
    let detail = present(visible, strings: .german).indicator?.detail
    #expect(detail == "Das dauert länger als gewöhnlich")
    #expect(present(.failed(.numbered(1)), strings: .german).message?.title == "Du bist offline")
  }

  @Test("a title of the screen's own is also the name, if there is no other")
  func titles() {
    let wording = LoadWording(
      loading: "Loading", retry: "Lade die Artikel noch einmal",
      titles: LoadWording.Titles(load: "Start", retry: "Noch einmal"))
    let retry = present(.failed(.numbered(1)), wording: wording).actions.first
    #expect(retry?.title == "Noch einmal")
    #expect(retry?.label == "Lade die Artikel noch einmal")
    let load = present(.idle, wording: wording).actions.first
    #expect(load?.title == "Start")
    #expect(load?.label == "Start")
  }

  @Test("B86 words that come from a user or a server are made harmless wherever they show")
  func harmless() {
    let bad = "\u{1B}]0;x\u{7}Notes\u{202E}\u{1B}[31m\u{7}"
    let wording = LoadWording(
      loading: bad, refreshing: bad, loaded: bad, load: bad, retry: bad, refresh: bad, cancel: bad, idleTitle: bad,
      idleDescription: bad, failureTitle: bad, refreshFailedTitle: bad,
      empty: .firstUse(title: bad, description: bad, action: .custom(id: "new", title: bad)),
      count: { _ in bad }, more: { _ in bad })
    let messages = FailureWording.standard.overriding { _ in
      FailureMessage(symbol: "star", title: bad, message: bad, suggestion: bad)
    }
    let slow = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    let states: [LoadState<[Int]>] = [
      .idle, visible, .empty(LoadStatus()), .failed(LoadFailure(.unknown, diagnostic: bad)),
      .loaded([1], LoadStatus(refresh: .failed(LoadFailure(.unknown, diagnostic: bad)))),
      .loaded([1], LoadStatus(refresh: .running(slow, after: nil))),
    ]
    for state in states {
      let presentation = LoadPresentation(state, words: LoadWords(wording, failures: messages))
      var dumped = ""
      dump(presentation, to: &dumped)
      #expect(dumped.contains("Notes"))
      #expect(!dumped.contains("\\u{1B}") && !dumped.contains("\u{1B}") && !dumped.contains("\u{202E}"))
    }
    #expect(LoadAnnouncement.more(2, words: LoadWords(wording))?.text == "Notes")
    let announced = LoadAnnouncement.failure(.numbered(1), words: LoadWords(wording, failures: messages)).text
    #expect(announced == "Notes. Notes. Notes")
  }

  @Test("B86 a title of a million characters is cut")
  func long() {
    let wording = LoadWording(loading: String(repeating: "x", count: 1_000_000))
    #expect(present(visible, wording: wording).indicator?.label.count == 200)
  }

  @Test("B84 the diagnostic of a failure is in the details and nowhere else")
  func secrets() {
    let failure = LoadFailure(.serverError, diagnostic: "HTTP 500 marker")
    let state = LoadState<[Int]>.failed(failure)
    var presentation = present(state)
    #expect(presentation.message?.details == "HTTP 500 marker")
    guard case .message(var message) = presentation.body else {
      Issue.record("no message")
      return
    }
    message.details = nil
    #expect(message.failure?.diagnostic == "HTTP 500 marker")
    message.failure = nil
    presentation.body = .message(message)
    var dumped = ""
    dump(presentation, to: &dumped)
    #expect(!dumped.contains("marker"))
    #expect(!LoadAnnouncement.failure(failure).text.contains("marker"))
  }
}
