import LoadKit
import LoadKitLanguages
import Testing

@Suite("What to draw")
struct LoadPresentationTests {
  private typealias State = LoadState<[Int]>

  // First load

  @Test("B01 idle is a message with the action to load, or the pending layout if the renderer is about to load")
  func idle() {
    let message = present(.idle).message
    #expect(message?.kind == .idle)
    #expect(message?.title == "Articles Not Loaded")
    #expect(message?.actions.map(\.action) == [.load])
    #expect(message?.actions.first?.title == "Load articles")
    #expect(message?.actions.first?.label == "Load articles")

    let pending = present(.idle, options: .init(isAboutToLoad: true))
    #expect(pending == present(.loading(LoadActivity())))
    #expect(pending.actions.isEmpty)
  }

  @Test("B01 without wording idle says so in general words, and never that there is nothing")
  func idleInGeneral() {
    let presentation = LoadPresentation(State.idle)
    #expect(presentation.message?.title == "Not Loaded Yet")
    #expect(presentation.message?.actions.first?.label == "Load the content")
    #expect(presentation.message?.kind == .idle)
  }

  @Test("B42 after the first load was stopped, idle offers to load")
  func stopped() {
    let actions = present(.idle, options: .init(isAboutToLoad: false)).actions
    #expect(actions.map(\.action) == [.load])
    #expect(actions.allSatisfy { $0.isEnabled && !$0.isBusy })
  }

  @Test("pending is layout: no indicator, no action, one name")
  func pending() {
    let presentation = present(.loading(LoadActivity(phase: .slow, offersCancel: true)))
    #expect(presentation.placeholder?.label == "Loading articles")
    #expect(presentation.placeholder?.indicator == nil)
    #expect(presentation.placeholder?.isSample == false)
    #expect(presentation.actions.isEmpty)
  }

  @Test("visible is a spinner with a label and nothing else")
  func visible() {
    let indicator = present(.loading(LoadActivity(indicator: .visible))).indicator
    #expect(indicator?.label == "Loading articles")
    #expect(indicator?.style == .spinner)
    #expect(indicator?.detail == nil)
    #expect(indicator?.cancel == nil)
    #expect(indicator?.value == nil)
  }

  @Test(
    "B18 declared progress is a bar from the first frame, of which only the fraction changes",
    arguments: [
      (LoadProgress.zero, 0.0, "0%"), (LoadProgress(completed: 29, total: 100), 0.29, "29%"),
      (LoadProgress(completed: 999, total: 1_000), 0.999, "99%"), (LoadProgress(completed: 7, total: 7), 1, "100%"),
    ])
  func bar(progress: LoadProgress, fraction: Double, value: String) {
    let indicator = present(.loading(LoadActivity(indicator: .visible, progress: progress))).indicator
    #expect(indicator?.style == .bar(fraction))
    #expect(indicator?.value == value)
  }

  @Test(
    "rule 19: what is special about the work is said",
    arguments: [
      (LoadPhase.working, nil), (.slow, "This is taking longer than usual"),
      (.stalled, "Nothing has arrived for a while"), (.waitingForConnection, "Waiting for a connection"),
      (.waitingToRetry, "Trying again soon…"),
    ])
  func detail(phase: LoadPhase, detail: String?) {
    let activity = LoadActivity(indicator: .visible, attempt: 2, phase: phase)
    #expect(present(.loading(activity)).indicator?.detail == detail)
    #expect(present(.loaded([1], LoadStatus(refresh: .running(activity, after: nil)))).refresh?.detail == detail)
  }

  @Test("rule 19: Cancel is there only while it is offered and carried out")
  func cancel() {
    let slow = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    #expect(present(.loading(slow)).indicator?.cancel?.label == "Cancel loading articles")
    #expect(present(.loading(slow)).indicator?.cancel?.title == "Cancel")
    #expect(present(.loading(slow), options: .init(available: [.load])).actions.isEmpty)
    let unsafe = LoadActivity(indicator: .visible, phase: .slow, offersCancel: false)
    #expect(present(.loading(unsafe)).indicator?.cancel == nil)
  }

  // Samples

  @Test("B73 a sample is drawn as a placeholder with one name, and never counts as content")
  func sample() {
    let running = { LoadRefresh.running(LoadActivity(indicator: $0), after: nil) }
    for indicator in [LoadIndicator.pending, .visible] {
      let presentation = present(.loaded([1, 2], LoadStatus(refresh: running(indicator), origin: .placeholder)))
      #expect(presentation.placeholder?.label == "Loading articles")
      #expect(presentation.placeholder?.isSample == true)
      #expect(presentation.placeholder?.indicator == nil)
      #expect(presentation.refresh == nil)
      #expect(!presentation.isRefreshing)
    }
  }

  @Test("B73 beside a sample a slow load says so and can be stopped")
  func slowSample() {
    let slow = LoadActivity(indicator: .visible, phase: .slow, offersCancel: true)
    let state = State.loaded([1], LoadStatus(refresh: .running(slow, after: nil), origin: .placeholder))
    let indicator = present(state).placeholder?.indicator
    #expect(indicator?.style == .wordsOnly)
    #expect(indicator?.detail == "This is taking longer than usual")
    #expect(indicator?.cancel?.action == .cancel)
  }

  @Test("B07 a sample without work is idle, and one whose load failed is a failure")
  func sampleAtRest() {
    #expect(present(.loaded([1], LoadStatus(origin: .placeholder))) == present(.idle))
    let failure = LoadFailure.numbered(1)
    let failed = State.loaded([1], LoadStatus(refresh: .failed(failure), origin: .placeholder))
    #expect(present(failed) == present(.failed(failure)))
  }

  @Test("rule 11: an automatic run after a failed sample leaves the failure there during its grace period")
  func automaticRunAfterFailedSample() {
    let failure = LoadFailure.numbered(1)
    let body = { (reason: LoadReason, indicator: LoadIndicator) in
      let activity = LoadActivity(reason: reason, indicator: indicator)
      let status = LoadStatus(refresh: .running(activity, after: failure), origin: .placeholder)
      return present(.loaded([1], status)).body
    }
    #expect(body(.reconnected, .pending) == present(.failed(failure)).body)
    #expect(body(.reconnected, .visible) == present(.loaded([1], sample(.visible))).body)
    #expect(body(.userRetry, .pending) == present(.loaded([1], sample(.pending))).body)
  }

  private func sample(_ indicator: LoadIndicator) -> LoadStatus {
    LoadStatus(refresh: .running(LoadActivity(indicator: indicator), after: nil), origin: .placeholder)
  }

  // Refresh

  @Test("rule 5: content stays content while it is renewed, with a small sign after the grace period")
  func refreshing() {
    let pending = present(.loaded([1], LoadStatus(refresh: .running(LoadActivity(), after: nil))))
    #expect(pending.body == .content)
    #expect(pending.isRefreshing)
    #expect(pending.refresh == nil)
    let visible = LoadRefresh.running(LoadActivity(indicator: .visible), after: nil)
    let presentation = present(.loaded([1], LoadStatus(refresh: visible)))
    #expect(presentation.body == .content)
    #expect(presentation.refresh?.label == "Refreshing articles")
    #expect(presentation.refresh?.style == .spinner)
  }

  @Test("B25 an empty answer stays a message while it is renewed")
  func refreshingEmpty() {
    let visible = LoadRefresh.running(LoadActivity(indicator: .visible), after: nil)
    let presentation = present(.empty(LoadStatus(refresh: visible)))
    #expect(presentation.message?.title == "No Articles")
    #expect(presentation.isRefreshing)
    #expect(presentation.refresh?.style == .spinner)
  }

  @Test("B23 only the user's refresh shows in the pull control, and then nowhere else")
  func pullControl() {
    for reason in LoadReason.allCases {
      let activity = LoadActivity(reason: reason, indicator: .visible)
      let presentation = present(.loaded([1], LoadStatus(refresh: .running(activity, after: nil))))
      #expect(presentation.showsPullControl == (reason == .userRefresh))
      #expect((presentation.refresh == nil) == (reason == .userRefresh))
    }
    #expect(!present(.loaded([1], LoadStatus())).showsPullControl)
    #expect(!present(.loaded([1], LoadStatus(refresh: .failed(.numbered(1))))).showsPullControl)
  }

  @Test("rule 6: a failed refresh keeps the content and shows a banner with its own retry")
  func banner() {
    let presentation = present(.loaded([1], LoadStatus(refresh: .failed(.numbered(1)))))
    #expect(presentation.body == .content)
    #expect(!presentation.isRefreshing)
    let banner = presentation.banner
    #expect(banner?.title == "Couldn’t Refresh Articles")
    #expect(banner?.retry?.label == "Retry loading articles")
    #expect(banner?.retry?.isEnabled == true)
    #expect(banner?.retry?.isBusy == false)
    #expect(banner?.dismiss.label == "Dismiss the message")
  }

  @Test("B53 a refresh that failed for want of a connection says that the device is offline and what to do")
  func offlineBanner() {
    let banner = present(.loaded([1], LoadStatus(refresh: .failed(.numbered(1, .offline))))).banner
    #expect(banner?.text == "You’re Offline. Connect to the internet, then try again.")
    #expect(banner?.symbol == "wifi.slash")
  }

  @Test("B22 the banner stays during a run, and is busy only during the user's retry", arguments: LoadReason.allCases)
  func busyBanner(reason: LoadReason) {
    let failure = LoadFailure.numbered(1)
    for indicator in [LoadIndicator.pending, .visible] {
      let activity = LoadActivity(reason: reason, indicator: indicator)
      let presentation = present(.loaded([1], LoadStatus(refresh: .running(activity, after: failure))))
      let retry = presentation.banner?.retry
      #expect(retry?.isBusy == (reason == .userRetry))
      #expect(retry?.isEnabled == !reason.isUser)
      #expect(presentation.refresh == nil)
    }
    #expect(present(.loaded([1], LoadStatus())).banner == nil)
  }

  @Test("B22 a slow retry of a failed refresh says so and can be stopped")
  func slowBanner() {
    let slow = LoadActivity(reason: .userRetry, indicator: .visible, phase: .slow, offersCancel: true)
    let presentation = present(.loaded([1], LoadStatus(refresh: .running(slow, after: .numbered(1)))))
    #expect(presentation.refresh?.style == .wordsOnly)
    #expect(presentation.refresh?.detail == "This is taking longer than usual")
    #expect(presentation.refresh?.cancel?.isEnabled == true)
  }

  @Test("a failed refresh always has a retry, also where a failed first load offers something else")
  func bannerRetry() {
    for kind in LoadFailure.Kind.allCases {
      let banner = present(.empty(LoadStatus(refresh: .failed(.numbered(1, kind))))).banner
      #expect(banner?.retry?.isEnabled == true, "\(kind)")
    }
  }

  // Where content is from, and how old it is

  @Test("the answer to an earlier input is dimmed, and words say so too")
  func previousInput() {
    let presentation = present(.loaded([1], LoadStatus(origin: .previousInput)))
    #expect(presentation.isDimmed)
    #expect(presentation.note == "Showing earlier results")
    let current = present(.loaded([1], LoadStatus()))
    #expect(!current.isDimmed)
    #expect(current.note == nil)
    #expect(present(.loaded([1], LoadStatus(origin: .cached))).note == "Showing saved content")
  }

  @Test("a load for another input that fails beside the answer to an earlier one is named as what it is")
  func failedLoadOverEarlierInput() {
    let status = LoadStatus(refresh: .failed(.numbered(1)), origin: .previousInput, asOf: .zero)
    let options = LoadPresentation.Options(now: .seconds(600))
    let presentation = present(.loaded([1], status), options: options)
    #expect(presentation.banner?.title == "You’re Offline")
    #expect(
      presentation.banner?.text
        == "This device isn’t connected to the internet. Connect to the internet, then try again.")
    #expect(presentation.banner?.retry?.label == "Retry loading articles")
    #expect(presentation.note == "Showing earlier results")
    #expect(presentation.age == nil)
    var wording = LoadWording.articles
    wording.failureTitle = "Articles Unavailable"
    #expect(present(.loaded([1], status), wording: wording).banner?.title == "Articles Unavailable")
    // The neighbour: the same for the input on screen is a failed refresh, with its age.
    let refresh = present(.loaded([1], LoadStatus(refresh: status.refresh, asOf: .zero)), options: options)
    #expect(refresh.banner?.title == "Couldn’t Refresh Articles")
    #expect(refresh.age == "Updated 10 minutes ago")
  }

  @Test("while the answer to another input is fetched beside the one to an earlier input, it is being loaded")
  func loadOverEarlierInput() {
    let visible = LoadActivity(reason: .inputChanged, indicator: .visible)
    let earlier = LoadStatus(refresh: .running(visible, after: nil), origin: .previousInput)
    #expect(present(.loaded([1], earlier)).refresh?.label == "Loading articles")
    let same = LoadStatus(refresh: .running(visible, after: nil))
    #expect(present(.loaded([1], same)).refresh?.label == "Refreshing articles")
  }

  @Test("the age is told once content is a minute old, was saved, or could not be renewed")
  func age() {
    let age = { (seconds: Int, status: LoadStatus) in
      present(.loaded([1], status), options: .init(now: .seconds(seconds))).age
    }
    let status = LoadStatus(asOf: .seconds(10))
    #expect(age(69, status) == nil)
    #expect(age(70, status) == "Updated 1 minute ago")
    #expect(age(10 + 7_200, status) == "Updated 2 hours ago")
    #expect(age(10, LoadStatus(origin: .cached, asOf: .seconds(10))) == "Updated just now")
    #expect(age(0, LoadStatus(origin: .cached, asOf: .seconds(10))) == "Updated just now")
    #expect(age(131, LoadStatus(refresh: .failed(.numbered(1)), asOf: .seconds(10))) == "Updated 2 minutes ago")
    #expect(age(131, LoadStatus()) == nil)
    #expect(present(.loaded([1], status)).age == nil)
  }

  // Failures

  @Test("a failure says what happened, what can be done, and offers it")
  func failure() {
    let message = present(.failed(.numbered(1, .offline))).message
    #expect(message?.kind == .failed)
    #expect(message?.title == "You’re Offline")
    #expect(message?.description == "This device isn’t connected to the internet.")
    #expect(message?.suggestion == "Connect to the internet, then try again.")
    #expect(message?.actions.map(\.label) == ["Retry loading articles"])
    #expect(message?.details == "diagnostic of a test")
  }

  @Test("actions that need the app's help show only if the app supplies them")
  func available() {
    let failure = LoadState<[Int]>.failed(.numbered(1, .unauthorized))
    #expect(present(failure).actions.map(\.action) == [.retry])
    var available = LoadPresentation.Options.loaderActions
    available.insert(.signIn)
    #expect(present(failure, options: .init(available: available)).actions.map(\.action) == [.signIn, .retry])
    available.formUnion([.contactSupport, .details])
    #expect(
      present(failure, options: .init(available: available)).actions.map(\.action)
        == [.signIn, .retry, .details, .contactSupport])
  }

  @Test("details are not offered where there are none")
  func noDetails() {
    let presentation = present(.failed(LoadFailure(.unknown)), options: .init(available: [.retry, .details]))
    #expect(presentation.message?.details == nil)
    #expect(presentation.actions.map(\.action) == [.retry])
  }

  @Test("a failure against which nothing else is supplied can be retried")
  func wayOut() {
    #expect(present(.failed(.numbered(1, .notFound))).actions.map(\.action) == [.retry])
    let withDetails = LoadPresentation.Options(available: [.retry, .details])
    #expect(
      present(.failed(.numbered(1, .notFound)), options: withDetails).actions.map(\.action) == [.retry, .details])
    let dismissable = LoadPresentation.Options(available: [.retry, .dismiss])
    #expect(present(.failed(.numbered(1, .notFound)), options: dismissable).actions.map(\.action) == [.dismiss])
  }

  @Test("B36 a server that says when to come back is quoted")
  func retryAfter() {
    let failure = LoadFailure.numbered(1, .rateLimited, retryAfter: .seconds(120))
    #expect(present(.failed(failure)).message?.suggestion == "Try again in 2 minutes.")
    #expect(
      present(.failed(failure), strings: .german).message?.suggestion == "Versuche es in 2 Minuten erneut.")
  }

  @Test("a screen's own title and messages come before the general ones")
  func ownWords() {
    var wording = LoadWording.articles
    wording.failureTitle = "Articles Unavailable"
    let message = present(.failed(.numbered(1)), wording: wording).message
    #expect(message?.title == "Articles Unavailable")
    #expect(message?.description == "This device isn’t connected to the internet.")

    let messages = FailureWording.standard.overriding(
      .offline, with: FailureMessage(symbol: "airplane", title: "On a Plane", message: "No signal.", suggestion: ""))
    let own = LoadPresentation(State.failed(.numbered(1)), words: LoadWords(failures: messages)).message
    #expect(own?.title == "On a Plane")
    #expect(own?.symbol == "airplane")
    #expect(own?.suggestion == nil)
  }

  @Test("presentations of different content are equal, so that nothing is drawn again for them")
  func equality() {
    #expect(present(.loaded([1], LoadStatus(asOf: .zero))) == present(.loaded([2, 3], LoadStatus(asOf: .seconds(5)))))
  }
}
