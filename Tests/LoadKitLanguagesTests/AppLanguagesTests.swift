import LoadKit
import Testing

@testable import LoadKitLanguages

@Suite("The language of the app")
struct AppLanguagesTests {
  @Test(
    "B9C the environment of a process names its languages",
    arguments: [
      ([:], []), (["LANG": "C"], []), (["LANG": "C.UTF-8", "LANGUAGE": "de"], []), (["LANG": "POSIX"], []),
      (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "fr:de"], ["fr", "de", "en_US.UTF-8"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"], ["ja_JP.UTF-8"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "C"], []),
      (["LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": ""], ["en_US.UTF-8"]),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], languages: [String]) {
    #expect(AppLanguages.preferred { variables[$0] } == languages)
  }

  @Test("B9C one language counts for all screens, and the app's own words for failures leave the others to it")
  func registered() async {
    await #expect(processExitsWith: .success) {
      precondition(LoadWords.setDefault(languages: [.german], for: AppLanguages.preferred { ["LANG": "de_AT"][$0] }))
      precondition(
        LoadWords().common.failures.message(for: LoadFailure(.serverError)).title == "Dienst nicht verfügbar")
    }
    await #expect(processExitsWith: .success) { precondition(LoadWords.setDefault(languages: .german)) }
  }

  @Test("B9C words for one failure leave all others, and waits, in the language of the screen")
  func ownFailures() {
    let own = FailureMessage(symbol: "doc", title: "Kein Artikel", message: "Weg.", suggestion: "Suche.")
    let words = LoadWords(common: .german, failures: FailureWording().overriding(.notFound, with: own))
    #expect(shown(LoadFailure(.notFound), words)?.title == "Kein Artikel")
    #expect(shown(LoadFailure(.serverError), words)?.title == "Dienst nicht verfügbar")
    #expect(shown(LoadFailure(cause: .lowDataMode), words)?.title == "Datensparmodus ist an")
    let waiting = shown(LoadFailure(.serverError, retryAfter: .seconds(60)), words)
    #expect(waiting?.suggestion == "Versuche es in 1 Minute erneut.")
    let english = LoadWords(common: .english, failures: FailureWording().overriding(.notFound, with: own))
    #expect(shown(LoadFailure(.serverError), english)?.title == "Service Unavailable")
  }
}

/// The message that a screen shows for a failure.
private func shown(_ failure: LoadFailure, _ words: LoadWords) -> LoadPresentation.Message? {
  guard case .message(let message) = LoadPresentation(LoadState<[Int]>.failed(failure), words: words).body else {
    return nil
  }
  return message
}
