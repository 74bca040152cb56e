import LoadKit
import LoadKitLanguages
import Testing

@Suite("What is drawn around a form") struct SubmissionPresentationTests {
  private typealias State = SubmissionState<String>

  private static let wording = SubmissionWording(
    send: "Publish", sendLabel: "Publish article", sending: "Publishing article", sent: "Article published",
    cancel: "Cancel publishing article", failureTitle: "Article Not Published",
    mayHaveBeenSent: FailureMessage(
      symbol: "questionmark", title: "May Already Be Published", message: "It may be out.", suggestion: "Look."),
    fields: ["title": "Title", "address.street": "Street"])

  private func presentation(
    _ state: SubmissionState<String>, canSend: Bool = true, wording: SubmissionWording = wording,
    strings: CommonWording = .english, messages: FailureWording? = nil,
    available: Set<LoadAction> = [.cancel, .dismiss]
  ) -> SubmissionPresentation {
    SubmissionPresentation(
      state, canSend: canSend, wording: wording, words: LoadWords(common: strings, failures: messages),
      options: SubmissionPresentation.Options(available: available))
  }

  private func failed(
    _ kind: LoadFailure.Kind, _ errors: [FieldError] = [], mayHaveBeenSent: Bool = false
  ) -> SubmissionState<String> {
    .failed(SubmissionFailure(LoadFailure(kind), fieldErrors: errors, mayHaveBeenSent: mayHaveBeenSent))
  }

  @Test("idle: the button, and nothing else")
  func idle() {
    let shown = presentation(.idle)
    #expect(shown.send.title == "Publish" && shown.send.label == "Publish article")
    #expect(shown.send.isEnabled && !shown.send.isBusy)
    #expect(shown.areFieldsEnabled && shown.indicator == nil && shown.message == nil && shown.fieldMessages.isEmpty)
    #expect(shown.confirmation == nil)
    #expect(!presentation(.idle, canSend: false).send.isEnabled)
  }

  @Test("sending: the button is busy, the fields take nothing, the sign says what goes on")
  func sending() {
    let shown = presentation(.sending(LoadActivity(reason: .userRetry, indicator: .visible)), canSend: true)
    #expect(!shown.send.isEnabled && shown.send.isBusy && shown.send.label == "Publishing article")
    #expect(shown.send.title == "Publish")
    #expect(!shown.areFieldsEnabled)
    #expect(shown.indicator?.label == "Publishing article" && shown.indicator?.style == .spinner)
    #expect(shown.indicator?.detail == nil && shown.indicator?.value == nil && shown.indicator?.cancel == nil)
  }

  @Test("a bar has a share, and none while nobody knows it")
  func bar() throws {
    func indicator(_ progress: LoadProgress) -> LoadPresentation.Indicator? {
      presentation(.sending(LoadActivity(indicator: .visible, progress: progress))).indicator
    }
    #expect(indicator(.zero)?.style == .bar(0) && indicator(.zero)?.value == "0%")
    let half = try #require(indicator(LoadProgress(completed: 1, total: 2)))
    #expect(half.style == .bar(0.5) && half.value == "50%")
    let unknown = try #require(indicator(LoadProgress(completed: 1, total: nil)))
    #expect(unknown.style == .indeterminateBar && unknown.value == nil)
  }

  @Test("what is special is said, and Cancel shows where it is offered and supplied")
  func details() {
    func shown(_ phase: LoadPhase, available: Set<LoadAction> = [.cancel]) -> LoadPresentation.Indicator? {
      presentation(
        .sending(LoadActivity(indicator: .visible, attempt: 2, phase: phase, offersCancel: true)),
        available: available
      ).indicator
    }
    #expect(shown(.slow)?.detail == "This is taking longer than usual")
    #expect(shown(.stalled)?.detail == "Nothing has moved for a while")
    #expect(shown(.waitingToRetry)?.detail == "Trying again soon…")
    #expect(shown(.working)?.detail == nil)
    #expect(shown(.slow)?.cancel?.title == "Cancel" && shown(.slow)?.cancel?.label == "Cancel publishing article")
    #expect(shown(.slow, available: [])?.cancel == nil)
    #expect(presentation(.sending(LoadActivity(offersCancel: false))).indicator?.cancel == nil)
  }

  @Test("beside a busy button stands only what that does not show: a bar, what is special, Cancel")
  func statusIndicator() {
    #expect(presentation(.idle).statusIndicator == nil)
    #expect(presentation(.sending(LoadActivity(indicator: .visible))).statusIndicator == nil)
    let slow = presentation(.sending(LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)))
    #expect(slow.statusIndicator?.style == .wordsOnly)
    #expect(slow.statusIndicator?.cancel != nil && slow.statusIndicator?.detail != nil)
    let uploading = LoadActivity(indicator: .visible, progress: LoadProgress(completed: 1, total: 4))
    #expect(presentation(.sending(uploading)).statusIndicator?.style == .bar(0.25))
  }

  @Test("sent: that it was, and a button only for what was edited since")
  func sent() {
    let shown = presentation(.sent("x"), canSend: false)
    #expect(shown.confirmation == "Article published" && !shown.send.isEnabled && shown.areFieldsEnabled)
    let edited = presentation(.sent("x"), canSend: true)
    #expect(edited.confirmation == nil && edited.send.isEnabled)
  }

  @Test("rule 28: every failure has words and a way on; the button is the retry", arguments: LoadFailure.Kind.allCases)
  func failure(kind: LoadFailure.Kind) throws {
    for wording in [Self.wording, .standard] {
      let shown = presentation(failed(kind), wording: wording, available: [.cancel, .dismiss, .retry])
      let message = try #require(shown.message)
      let words = CommonWording.english.forms.failures[kind] ?? FailureTable.row(for: kind).message
      #expect(message.title == (wording.failureTitle ?? words.title))
      #expect(message.description == words.message)
      #expect(message.suggestion == words.suggestion)
      #expect(message.actions.map(\.action) == [.dismiss])
      #expect(shown.send.isEnabled && !shown.send.isBusy && shown.areFieldsEnabled && shown.indicator == nil)
    }
  }

  @Test("actions that need the app show if it supplies them")
  func actions() {
    let all: Set<LoadAction> = [.signIn, .details, .contactSupport, .dismiss, .retry, .cancel]
    #expect(
      presentation(failed(.unauthorized), available: all).message?.actions.map(\.action) == [
        .signIn, .contactSupport, .dismiss,
      ])
    let detailed = State.failed(SubmissionFailure(LoadFailure(.serverError, diagnostic: "HTTP 500")))
    let message = presentation(detailed, available: all).message
    #expect(message?.actions.map(\.action) == [.details, .contactSupport, .dismiss] && message?.details == "HTTP 500")
  }

  @Test("that it may have been sent comes before all else, in the form's words or the general ones")
  func mayHaveBeenSent() throws {
    for kind in LoadFailure.Kind.allCases {
      let own = try #require(presentation(failed(kind, mayHaveBeenSent: true)).message)
      #expect(
        [own.symbol, own.title, own.description, own.suggestion] == [
          "questionmark", "May Already Be Published", "It may be out.", "Look.",
        ])
      let general = try #require(presentation(failed(kind, mayHaveBeenSent: true), wording: .standard).message)
      #expect(general.title == "May Already Be Sent")
      #expect(general.description == "No clear confirmation arrived, so this may already have been sent.")
    }
    let german = presentation(failed(.timedOut, mayHaveBeenSent: true), wording: .standard, strings: .german).message
    #expect(german?.title == "Vielleicht bereits gesendet")
  }

  @Test("the app's words for failures are used, and so is the time to wait")
  func messages() {
    let own = FailureWording.standard.overriding(
      .offline, with: FailureMessage(symbol: "x", title: "T", message: "M.", suggestion: "S."))
    let message = presentation(failed(.offline), wording: .standard, messages: own).message
    #expect(message?.title == "T" && message?.suggestion == "S.")
    let busy = State.failed(SubmissionFailure(LoadFailure(.rateLimited, retryAfter: .seconds(120))))
    #expect(presentation(busy).message?.suggestion == "Try again in 2 minutes.")
  }

  @Test("what is said of a failure is said of sending, in both languages; the app's words come first")
  func kinds() {
    for (strings, name) in [(CommonWording.english, "see"), (.german, "sehen")] {
      for kind in LoadFailure.Kind.allCases {
        let message = presentation(failed(kind), wording: .standard, strings: strings).message
        let general = strings.failures.message(for: LoadFailure(kind))
        if [.unauthorized, .notFound, .conflict, .tooLarge, .invalidData, .invalidRequest, .forbidden].contains(kind) {
          #expect(
            message?.title != general.title || message?.suggestion != general.suggestion
              || message?.description != general.message)
          #expect(message?.symbol == general.symbol)
        } else {
          #expect(message?.description == general.message)
        }
        #expect(message?.description?.contains(" \(name) ") != true)
      }
    }
    let own = FailureWording.standard.overriding(
      .conflict, with: FailureMessage(symbol: "x", title: "T", message: "M.", suggestion: "S."))
    #expect(presentation(failed(.conflict), wording: .standard, messages: own).message?.title == "T")
    #expect(
      presentation(failed(.notFound), wording: .standard, messages: own).message?.title == "Destination Not Found")
    let busy = State.failed(SubmissionFailure(LoadFailure(.conflict, isRetryable: true, retryAfter: .seconds(5))))
    #expect(presentation(busy).message?.suggestion == "Try again in 5 seconds.")
  }

  @Test("what is wrong stands at its field, whatever the case of its name; all else with the message")
  func fields() throws {
    let errors = [
      FieldError(field: "Title", message: "Too short."), FieldError(field: "address.street", message: ""),
      FieldError(field: "title", message: "No shouting."), FieldError(field: "zip", message: "Unknown."),
      FieldError(field: nil, message: "Not today."),
    ]
    let shown = presentation(failed(.invalidRequest, errors))
    #expect(shown.fieldMessages.map(\.label) == ["Title", "Street", "Title"])
    #expect(shown.text(for: "title") == "Too short.\nNo shouting.")
    #expect(shown.text(for: "address.street") == "This entry wasn’t accepted.")
    #expect(shown.text(for: "zip") == nil)
    #expect(shown.spokenText(for: "TITLE") == "Title: Too short. No shouting.")
    #expect(shown.spokenText(for: "zip") == nil)
    let message = try #require(shown.message)
    #expect(message.title == "Article Not Published")
    #expect(message.description == "Some entries weren’t accepted.\nzip: Unknown.\nNot today.")
    #expect(message.suggestion == "Correct these entries, then send again.")
    #expect(
      presentation(failed(.invalidRequest, errors), wording: .standard).message?.title == "Check Your Entries")
    #expect(presentation(failed(.invalidRequest, errors), wording: .standard).fieldMessages.isEmpty)
  }

  @Test("B86 words with nothing to see are replaced, and what could do harm is taken out")
  func harmless() {
    let blank = SubmissionWording(
      send: " ", sendLabel: "\u{200B}", sending: "", sent: "\n", cancel: "",
      mayHaveBeenSent: FailureMessage(symbol: "", title: " ", message: "M\u{1B}[31m.", suggestion: ""),
      fields: ["a": " "])
    let sending = presentation(.sending(LoadActivity(offersCancel: true)), wording: blank)
    #expect(sending.send.title == "Send" && sending.send.label == "Sending")
    #expect(sending.indicator?.label == "Sending" && sending.indicator?.cancel?.label == "Cancel sending")
    #expect(presentation(.sent("x"), canSend: false, wording: blank).confirmation == "Sent")
    let message = presentation(failed(.timedOut, mayHaveBeenSent: true), wording: blank).message
    #expect(message?.title == "May Already Be Sent" && message?.description == "M." && message?.suggestion == nil)
    #expect(message?.symbol == "questionmark.circle")
    let field = presentation(failed(.invalidRequest, [FieldError(field: "a", message: "b")]), wording: blank)
    #expect(field.fieldMessages.map(\.label) == ["a"])
  }

  @Test("a submission presents itself in its own words")
  @MainActor func ofSubmission() async {
    let submission = LoadSubmission<Note, String>(Self.wording, draft: Note()) { _, _ in
      throw SubmissionRejection([FieldError(field: "title", message: "Too short.")])
    }
    #expect(submission.presentation().send.title == "Publish")
    await submission.send()
    #expect(submission.presentation().text(for: "title") == "Too short.")
    #expect(submission.state.failure?.failure.kind == .invalidRequest)
    #expect(submission.underlyingError is SubmissionRejection)
  }
}

@Suite("Errors of fields") struct FieldErrorTests {
  @Test("texts are cut, on one line and harmless; a blank name is none")
  func harmless() {
    let error = FieldError(
      field: String(repeating: "f", count: 200), message: "a\nb\u{202E}" + String(repeating: "c", count: 1_000))
    #expect(error.field?.count == 100 && error.message.count == 200)
    #expect(error.message.hasPrefix("a bc"))
    #expect(FieldError(field: " ", message: "\u{200B}") == FieldError(field: nil, message: ""))
  }

  @Test("names match whatever their case; none matches none")
  func names() {
    #expect(FieldError(field: "userName", message: "").isAbout("UserName"))
    #expect(!FieldError(field: "user", message: "").isAbout("userName"))
    #expect(!FieldError(field: nil, message: "").isAbout(""))
  }

  @Test("a rejection has a bounded number of errors, and is an invalid request")
  func rejection() {
    let errors = (0..<100).map { FieldError(field: "\($0)", message: "x") }
    let rejection = SubmissionRejection(errors)
    #expect(rejection.fieldErrors.count == SubmissionRejection.limit)
    #expect(FailureClassifier.standard.classify(rejection) == LoadFailure(.invalidRequest))
  }

  @Test("an app's own error can tell of fields, as many as are looked at")
  @MainActor func own() async {
    struct Refusal: FieldErrorProviding, LoadFailureConvertible {
      var fieldErrors: [FieldError] { (0..<100).map { FieldError(field: "\($0)", message: "x") } }
      var loadFailure: LoadFailure? { LoadFailure(.conflict) }
    }
    let submission = LoadSubmission<Note, String>(draft: Note()) { _, _ in throw Refusal() }
    let failure = await submission.send().failure
    #expect(failure?.failure.kind == .conflict && failure?.fieldErrors.count == SubmissionRejection.limit)
  }

  @Test("the errors of an earlier attempt are gone with the next failure")
  @MainActor func gone() async {
    let isFirst = LoadLock(true)
    let submission = LoadSubmission<Note, String>(draft: Note()) { _, _ in
      if isFirst.withLock({ first in
        defer { first = false }
        return first
      }) {
        throw SubmissionRejection([FieldError(field: "title", message: "x")])
      }
      throw LoadFailure(.offline)
    }
    #expect(await submission.send().failure?.fieldErrors.count == 1)
    #expect(await submission.send().failure?.fieldErrors.isEmpty == true)
  }
}

@Suite("What is said about a form") struct SubmissionAnnouncementTests {
  private typealias State = SubmissionState<String>
  private let wording = SubmissionWording(
    send: "Publish", sending: "Publishing article", sent: "Article published", fields: ["title": "Title", "b": "Text"])
  private let sending = State.sending(LoadActivity(indicator: .visible))

  private func said(_ previous: SubmissionState<String>, _ next: SubmissionState<String>) -> LoadAnnouncement? {
    .between(previous, next, wording: wording)
  }

  @Test("that it begins is said once; progress, attempts and phases are not")
  func began() {
    #expect(said(.idle, sending) == LoadAnnouncement("Publishing article", priority: .low))
    let later = State.sending(
      LoadActivity(
        indicator: .visible, attempt: 2, progress: LoadProgress(completed: 1, total: 2), phase: .waitingToRetry))
    #expect(said(sending, later) == nil)
  }

  @Test("that it was sent is always said, and nothing when the user stops it")
  func ended() {
    #expect(said(sending, .sent("x")) == LoadAnnouncement("Article published"))
    #expect(said(.idle, .sent("x")) == LoadAnnouncement("Article published"))
    #expect(said(.sent("x"), .sent("x")) == nil)
    #expect(said(sending, .idle) == nil && said(.sent("x"), .idle) == nil)
  }

  @Test("a failure is said at once, with what can be done")
  func failed() {
    let failure = SubmissionFailure(LoadFailure(.offline))
    #expect(
      said(sending, .failed(failure))
        == LoadAnnouncement(
          "You’re Offline. This device isn’t connected to the internet. Connect to the internet, then try again.",
          priority: .high))
  }

  @Test("what is wrong at the first three fields is read out with their labels")
  func fields() {
    let errors = ["Short.", "Odd.", "Rude.", "Old."].map { FieldError(field: "title", message: $0) }
    let failure = SubmissionFailure(LoadFailure(.invalidRequest), fieldErrors: errors)
    #expect(
      said(sending, .failed(failure))?.text
        == "Check Your Entries. Some entries weren’t accepted. Title: Short. Title: Odd. Title: Rude. "
        + "Correct these entries, then send again.")
  }

  @Test("a failure that comes back when the user stops the sending is not said again")
  @MainActor func restored() async {
    let fixture = FormFixture([.fail(lost), .hang, .fail(lost)])
    var said: [String?] = []
    var announcer = SubmissionAnnouncer<String>()
    fixture.form.onTransition = { said.append(announcer.announcement(for: $1)?.text) }
    await fixture.press()
    await fixture.press()
    fixture.form.cancel()
    #expect(said.count { $0?.hasPrefix("Can’t Connect") == true } == 1)
    await fixture.press()
    #expect(said.count { $0?.hasPrefix("Can’t Connect") == true } == 2)
  }
}
