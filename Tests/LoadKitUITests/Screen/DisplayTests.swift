import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("The display of a screen") struct DisplayTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  private func number(_ stage: Stage, _ steps: [ScriptedStep<Int>]) -> Loader<NoInput, Int> {
    Loader(
      options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: stage.clock),
      operation: ScriptedOperation<NoInput, Int>(stage.clock, steps).operation)
  }

  @ViewBuilder private func rows(_ texts: [String]) -> some View {
    ForEach(texts, id: \.self) { Text(verbatim: $0) }
  }

  @Test("a screen within a screen is on the same display: one pull refreshes both and waits for both")
  func nestedPull() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"], after: ms(100))])
    let inner = number(stage, [.succeed(1), .succeed(2, after: ms(500))])
    let host = await stage.show {
      LoadStateView(stage.loader) { texts in
        List {
          rows(texts)
          LoadStateView(inner) { Text("Number \($0)") }
        }
      }
    }
    await stage.at(10)
    #expect(host.text == "One\nNumber 1")
    let pull = try host.beginPull()
    await stage.at(300)
    #expect(host.text == "Two\nNumber 1")
    #expect(inner.state.isUserRefreshing)
    await stage.at(1_000)
    await pull.value
    #expect(host.text == "Two\nNumber 2")
  }

  @Test(
    "a display has one button that refreshes it, with the names of its first loader, busy while any loader is",
    arguments: [false, true])
  func oneRefreshButton(isEarlier: Bool) async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"], after: ms(400))])
    let other = number(stage, [.succeed(1), .succeed(2, after: ms(900))])
    let host = await stage.show {
      List {
        LoadButton("Save", wording: .texts) {}
        LoadStateRows(stage.loader) { rows($0) }
        LoadStateRows(other) { Text("Number \($0)") }
      }
      .loads(stage.loader, other)
      .transformEnvironment(\.loadSettings) {
        $0.hasRefreshButton = true
        $0.imitatesEarlierSystem = isEarlier
      }
    }
    await stage.at(10)
    #expect(host.all("Toolbar").flatMap { $0.all("Button") }.count == 1)
    try host.press("r")
    for (time, isEnabled) in [(300, false), (800, false), (1_500, true)] {
      await stage.at(time)
      #expect(host.find("Refresh texts").map(\.isEnabled) == [isEnabled])
    }
    #expect(host.shows("Two"))
    #expect(host.shows("Number 2"))
  }

  @Test("a screen that inherits a display whose container is off screen, as a pushed one does, has its own display")
  func pushed() async throws {
    let stage = Stage([.succeed(["One"], after: ms(300)), .succeed(["Two"])])
    let outer = DisplayScope()
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .environment(\.displayScope, outer)
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    await stage.at(400)
    #expect(host.text.hasSuffix("Loading texts"))
    await stage.at(1_000)
    #expect(host.shows("One"))
    #expect(host.announcements == ["Loading texts", "1 text"])
    try host.tap("Refresh texts")
    await stage.at(2_000)
    #expect(host.shows("Two"))
    #expect(outer.display.models.isEmpty)
  }

  @Test("a screen that stays when the container of its display disappears goes on loading, on a display of its own")
  func covered() async throws {
    let stage = Stage([.succeed(["One"], after: ms(5_000))])
    let outer = DisplayScope()
    outer.appear()
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.environment(\.displayScope, outer)
    }
    #expect(outer.display.models.count == 1)
    outer.disappear()
    await stage.at(4_000)
    #expect(outer.display.models.isEmpty)
    await stage.at(5_000)
    #expect(host.text == "One")
    #expect(stage.calls == 1)
  }

  @Test("a display that disappears with all that is in it leaves nothing running")
  func coveredWithAll() async {
    let stage = Stage([.hang])
    let inner = Stage([.hang])
    let host = await stage.show {
      VStack {
        LoadStateView(inner.loader) { TextList(texts: $0) }
      }
      .loads(stage.loader)
    }
    await stage.at(100)
    #expect(inner.calls == 1)
    host.disappear()
    await stage.at(2_000)
    await host.hearing { await inner.clock.advance(by: ms(2_000)) }
    #expect(stage.script.cancellations == 1)
    #expect(inner.script.cancellations == 1)
  }

  @Test("a list within a list loads its own loaders on the same display")
  func nestedLists() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"])])
    let other = number(stage, [.succeed(1), .succeed(2)])
    func screen(_ isMarked: Bool) -> some View {
      List {
        if isMarked { Text("Marked") }
        LoadStateRows(stage.loader) { rows($0) }
        Section { LoadStateRows(other) { Text("Number \($0)") } }.loads(other)
      }
      .loads(stage.loader)
    }
    let host = await stage.show { screen(false) }
    await stage.at(10)
    #expect(host.text == "One\nNumber 1")
    host.show(screen(true))
    let pull = try host.beginPull()
    await stage.at(1_000)
    await pull.value
    #expect(host.text == "Marked\nTwo\nNumber 2")
  }

  @Test("the words around rows are drawn and announced, also when the list is evaluated again")
  func wordsOfRows() async throws {
    let stage = Stage([.fail(broken, after: ms(900))])
    let words = LoadWording(loading: "Fetching", retry: "Fetch again")
    func screen(_ isMarked: Bool) -> some View {
      List {
        if isMarked { Text("Marked") }
        LoadStateRows(stage.loader) { rows($0) }.loadWording(words)
      }
      .loads(stage.loader)
    }
    let host = await stage.show { screen(false) }
    host.show(screen(true))
    await stage.at(300)
    #expect(host.announcements == ["Fetching"])
    await stage.at(1_000)
    #expect(host.has("Fetch again"))
  }

  @Test("on a Mac the time in the background counts: the app goes on")
  func mac() async {
    let stage = Stage([.hang])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .transformEnvironment(\.loadSettings) { $0.suspendsInBackground = false }
    }
    await stage.at(1_000)
    host.background()
    await stage.at(10_000)
    #expect(host.shows("This is taking longer than usual"))
  }

  @Test("a screen inside of a form has a display that can be refreshed")
  func screenInForm() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"])])
    let submission = LoadSubmission<String, Int>(
      SubmissionWording(send: "Send", sending: "Sending", sent: "Sent"), draft: "",
      environment: LoadEnvironment(clock: stage.clock)
    ) { _, _ in 1 }
    let host = await stage.show {
      Form { LoadStateView(stage.loader) { TextList(texts: $0) } }
        .submits(submission)
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    try host.tap("Refresh texts")
    await stage.at(1_000)
    #expect(host.shows("Two"))
  }
}

@MainActor @Suite("Rule 30: the identity of content") struct ContentIdentityTests {
  typealias Stage = LoadKitUITests.Stage<String>

  /// Content that counts its taps.
  private struct Tally: View {
    let texts: [String]
    @State private var count = 0

    var body: some View {
      Button("Taps: \(count)") { count += 1 }
      ForEach(texts, id: \.self) { Text(verbatim: $0) }
    }
  }

  @Test(
    "the state of content for one input is lost with it, unless the loader keeps previous content",
    arguments: [
      false, true,
    ])
  func anotherInput(keeps: Bool) async throws {
    let stage = Stage(
      [.succeed(["One"]), .succeed(["Two"], after: ms(50))],
      options: LoadOptions(retry: .never, keepsPreviousContent: keeps))
    func screen(_ input: String) -> some View {
      LoadStateView(stage.loader, input: input) { texts in List { Tally(texts: texts) } }
    }
    let host = await stage.show { screen("a") }
    try host.tap("Taps: 0")
    #expect(host.has("Taps: 1"))
    host.show(screen("b"))
    await stage.at(1_000)
    #expect(host.shows("Two"))
    #expect(host.has(keeps ? "Taps: 1" : "Taps: 0"))
  }

  @Test("B66 loaded for one input, then for another in the same turn: the state of content is not shared")
  func sameTurn() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["One"])], options: LoadOptions(retry: .never))
    func screen(_ input: String) -> some View {
      LoadStateView(stage.loader, input: input) { texts in List { Tally(texts: texts) } }
    }
    let host = await stage.show { screen("a") }
    try host.tap("Taps: 0")
    host.show(screen("b"))
    await stage.at(100)
    #expect(stage.calls == 2)
    #expect(host.shows("One") && host.has("Taps: 0"))
  }

  /// The identities under which content has appeared, in order.
  @MainActor private final class Identities {
    var appeared: [Identity] = []
  }

  /// A state that lives as long as the identity of its view.
  private final class Identity: Sendable {}

  /// Content that notes its identity when it appears.
  private struct Noting: View {
    let texts: [String]
    let identities: Identities
    @State private var identity = Identity()

    var body: some View {
      ForEach(texts, id: \.self) { Text(verbatim: $0) }
        .onAppear { identities.appeared.append(identity) }
    }
  }

  @Test("B66 a sample shares no state with content")
  func sample() async {
    let stage = Stage([.succeed(["One"], after: ms(50)), .succeed(["Two"])])
    let identities = Identities()
    let host = await stage.show {
      LoadStateView(stage.loader, input: "a", placeholder: ["Sample"]) { texts in
        VStack { Noting(texts: texts, identities: identities) }
      }
    }
    #expect(identities.appeared.count == 1)
    await stage.at(50)
    #expect(host.shows("One"))
    #expect(identities.appeared.count == 2 && identities.appeared.first !== identities.appeared.last)
    stage.loader.start(.poll)
    await stage.at(1_000)
    // The row is another one; the view around it keeps its state.
    #expect(host.shows("Two") && Set(identities.appeared.map(ObjectIdentifier.init)).count == 2)
  }

  @Test("the state of content does not depend on whether the app can refresh its state now")
  func refreshComesAndGoes() throws {
    let refresh: @MainActor () async -> Void = {}
    func screen(canRefresh: Bool) -> some View {
      LoadStateView(
        state: LoadState.loaded(["One"], LoadStatus()), content: { texts in List { Tally(texts: texts) } },
        onRefresh: canRefresh ? refresh : nil
      )
      .loadWording(.texts)
      .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    let host = Host(screen(canRefresh: true))
    try host.tap("Taps: 0")
    #expect(host.has("Refresh texts"))
    host.show(screen(canRefresh: false))
    #expect(!host.has("Refresh texts"))
    #expect(host.has("Taps: 1"))
    host.show(screen(canRefresh: true))
    #expect(host.has("Refresh texts"))
    #expect(host.has("Taps: 1"))
  }
}
