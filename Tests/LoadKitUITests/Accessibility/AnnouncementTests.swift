import LoadKit
import LoadKitLanguages
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("What a screen announces") struct AnnouncementTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  func show(_ stage: Stage, isEarlier: Bool = false) async -> Host {
    await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier }
        .loadEnvironment(LoadEnvironment(clock: stage.clock))
    }
  }

  @Test("B70 a load within the grace period says nothing")
  func quick() async {
    let stage = Stage([.succeed(["One"], after: ms(100))])
    let host = await show(stage)
    await stage.at(1_000)
    #expect(host.announcements.isEmpty)
  }

  @Test("B70 a longer load says that it began when its indicator shows, and what came", arguments: [false, true])
  func long(isEarlier: Bool) async {
    let stage = Stage([.succeed(["One", "Two"], after: ms(900))])
    let host = await show(stage, isEarlier: isEarlier)
    // Earlier systems drop what is posted while they speak themselves (S04).
    let wait = isEarlier ? 500 : 0
    await stage.at(199 + wait)
    #expect(host.announcements.isEmpty)
    await stage.at(200 + wait)
    #expect(host.announcements == ["Loading texts"])
    await stage.at(899 + wait)
    #expect(host.announcements == ["Loading texts"])
    await stage.at(900 + wait)
    #expect(host.announcements == ["Loading texts", "2 texts"])
    await stage.at(10_000)
    #expect(host.announcements.count == 2)
  }

  @Test("B70 the user's refresh says once what came, however quick")
  func pull() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["One", "Two"], after: ms(100)), .succeed(["Three"], after: ms(0))])
    let host = await show(stage)
    let pull = try host.beginPull()
    await stage.at(1_000)
    await pull.value
    #expect(host.announcements == ["2 texts"])
    let second = try host.beginPull()
    await stage.at(2_000)
    await second.value
    #expect(host.announcements == ["2 texts", "1 text"])
  }

  @Test("B71 neither progress nor further attempts say anything; the failure says once what can be done")
  func attempts() async {
    let failing = ScriptedStep<[String]>.fail(LoadFailure(.timedOut), after: ms(500))
    let stage = Stage([failing], options: LoadOptions(retry: RetryPolicy(backoff: .constant(ms(100)))))
    let host = await show(stage)
    await stage.at(10_000)
    #expect(stage.calls == 3)
    #expect(host.announcements.count == 2)
    #expect(host.announcements.first == "Loading texts")
    #expect(host.announcements.last?.contains("Try") == true)
  }

  @Test("B72 a refresh with equal data says nothing")
  func equal() async {
    let stage = Stage([.succeed(["One"]), .succeed(["One"], after: ms(900))])
    let host = await show(stage)
    stage.loader.start(.poll)
    await stage.at(2_000)
    #expect(stage.calls == 2)
    #expect(host.announcements.isEmpty)
  }

  @Test("B41 what the user stops says nothing")
  func cancel() async throws {
    let stage = Stage([.hang])
    let host = await show(stage)
    await stage.at(4_000)
    try host.tap("Cancel loading texts")
    await stage.at(5_000)
    #expect(host.announcements == ["Loading texts"])
  }

  @Test("a screen that is covered says nothing, and does not make up for it later")
  func covered() async {
    let stage = Stage([.succeed(["One"]), .succeed(["One", "Two"], after: ms(900))])
    let host = await show(stage)
    stage.loader.start(.userRefresh)
    host.disappear()
    await stage.at(2_000)
    host.appear()
    await stage.at(3_000)
    #expect(host.text == "One\nTwo")
    #expect(host.announcements.isEmpty)
  }

  @Test("a screen can be told to be silent")
  func silent() async {
    let stage = Stage([.fail(broken)])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) }.announcesLoads(false) }
    #expect(host.has("Retry loading texts"))
    #expect(host.announcements.isEmpty)
  }

  @Test("the words are those that show: of the environment, the language and the empty state")
  func words() async {
    let stage = Stage([.succeed([], after: ms(900))])
    let host = await stage.show({ $0.loadSettings.strings = .german }) {
      LoadStateView(stage.loader, empty: .noSearchResults(query: "abc")) { TextList(texts: $0) }
        .loadWording(LoadWording(loading: "Texte werden geladen"))
    }
    await stage.at(900)
    #expect(host.announcements.first == "Texte werden geladen")
    #expect(host.announcements.last?.contains("abc") == true)
    #expect(host.shows("abc"))
    #expect(!host.shows("No Results"))
  }

  @Test("a state of the app's own is announced like a loader's")
  func ownState() async {
    func screen(_ state: LoadState<[String]>) -> some View {
      LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {}).loadWording(.texts)
    }
    let host = Host(screen(.idle))
    let states: [(LoadState<[String]>, [String])] = [
      (.loading(LoadActivity()), []),
      (.loading(LoadActivity(indicator: .visible)), ["Loading texts"]),
      (.loading(LoadActivity(indicator: .visible, attempt: 2)), ["Loading texts"]),
      (.loaded(["One"], LoadStatus()), ["Loading texts", "1 text"]),
      (.loaded(["One"], LoadStatus()), ["Loading texts", "1 text"]),
    ]
    for (state, announcements) in states {
      host.show(screen(state))
      #expect(host.announcements == announcements)
    }
    host.disappear()
    host.show(screen(.failed(broken)))
    #expect(host.announcements.count == 2)
  }
}
