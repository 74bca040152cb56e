import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

@Suite("Causes of failures") struct FailureCauseTests {
  @Test(
    "B80 a cause has its own words, in English and in German",
    arguments: [
      (
        LoadFailure.Cause.networkSignIn, "This network may require signing in.",
        "Dieses Netzwerk erfordert vielleicht eine Anmeldung."
      ),
      (.webPage, "The service sent a web page instead of data.", "Der Dienst hat eine Webseite statt Daten gesendet."),
      (.cellularOff, "This app isn’t allowed to use mobile data.", "Diese App darf keine mobilen Daten verwenden."),
    ])
  func words(cause: LoadFailure.Cause, english: String, german: String) {
    #expect(FailureWording.standard.message(for: LoadFailure(cause: cause)).message == english)
    #expect(CommonWording.german.failures.message(for: LoadFailure(cause: cause)).message == german)
  }

  @Test("B80 every cause has German words", arguments: LoadFailure.Cause.allCases)
  func german(cause: LoadFailure.Cause) {
    let (english, german) = (
      FailureWording.standard.message(for: LoadFailure(cause: cause)),
      CommonWording.german.failures.message(for: LoadFailure(cause: cause))
    )
    #expect(english.title != german.title && english.message != german.message && english.symbol == german.symbol)
    #expect(english.suggestion != german.suggestion)
    #expect(german != CommonWording.german.failures.message(for: LoadFailure(cause.kind)))
  }

  @Test("the last words that are set for a cause, or for its kind, win")
  func overrides() {
    let own = FailureMessage(symbol: "x", title: "Own", message: "Own words.", suggestion: "Do it.")
    let other = FailureMessage(symbol: "y", title: "Other", message: "Other words.", suggestion: "Do it.")
    let failure = LoadFailure(cause: .lowDataMode)
    var wording = CommonWording.german.failures
    wording.set(own, for: LoadFailure.Cause.lowDataMode)
    #expect(wording.message(for: failure) == own)
    #expect(wording.message(for: LoadFailure(cause: .cellularOff)).title == "Mobile Daten sind aus")
    wording.set(other, for: LoadFailure.Kind.offline)
    #expect(wording.message(for: failure) == other)
    wording.set(own, for: LoadFailure.Cause.lowDataMode)
    #expect(wording.message(for: failure) == own && wording.message(for: LoadFailure(.offline)) == other)
  }

  @Test("B32 whether a cause is worth an automatic retry, and blames the network")
  func retries() {
    for cause in LoadFailure.Cause.allCases {
      let failure = LoadFailure(cause: cause)
      #expect(failure.isRetryable == [.tooManyConnections, .tooManyFiles, .fileInUse].contains(cause), "\(cause)")
      let isNetwork: Set<LoadFailure.Cause> = [
        .networkSignIn, .cellularOff, .roamingOff, .lowDataMode, .limitedNetwork, .localNetworkDenied,
        .tooManyConnections,
      ]
      #expect(failure.kind.isNetwork == isNetwork.contains(cause), "\(cause)")
    }
    #expect(LoadFailure(cause: .networkSignIn).mayHaveTakenEffect)
    #expect(!LoadFailure(cause: .tooManyConnections).mayHaveTakenEffect)
  }

  @Test("B32 codes with a cause of their own")
  func codes() {
    #expect(LoadFailure(urlErrorCode: -1020)?.cause == .cellularOff)
    #expect(LoadFailure(urlErrorCode: -1018)?.cause == .roamingOff)
    #expect(LoadFailure(urlErrorCode: -1022)?.cause == .insecureAddress)
    #expect(LoadFailure(urlErrorCode: -1102)?.cause == .fileLocked)
    #expect(LoadFailure(urlErrorCode: -1009)?.cause == nil)
    #expect(LoadFailure(httpStatus: 511)?.cause == .networkSignIn)
    #expect(LoadFailure(httpStatus: 423)?.cause == .resourceLocked)
    #expect(LoadFailure(httpStatus: 403)?.cause == nil && LoadFailure(httpStatus: 409)?.cause == nil)
  }

  @Test("B50 a network that wants a sign-in is asked again when the connection changes, and not before")
  @MainActor func reruns() async {
    let connectivity = LoadConnectivity()
    let screen = Screen<NoInput>(
      [.fail(LoadFailure(cause: .networkSignIn)), .succeed(["a"])],
      options: LoadOptions(timing: .none, retry: .retries(3)), connectivity: connectivity)
    connectivity.update(.online)
    #expect(await screen.loader.load().failure?.cause == .networkSignIn)
    #expect(screen.calls == 1)
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2 && screen.loader.state.value == ["a"])
  }

  @Test("a form shows the words of the cause, not the words for its kind")
  func forms() {
    for common in [CommonWording.english, .german] {
      for cause in LoadFailure.Cause.allCases {
        let failure = SubmissionFailure(LoadFailure(cause: cause), fieldErrors: [], mayHaveBeenSent: false)
        let presentation = SubmissionPresentation(
          SubmissionState<Int>.failed(failure), canSend: true, words: LoadWords(common: common))
        #expect(presentation.message?.title == common.failures.message(for: failure.failure).title, "\(cause)")
      }
    }
  }
}
