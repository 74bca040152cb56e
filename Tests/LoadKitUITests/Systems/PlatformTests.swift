import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Keys, remote controls, alerts") struct PlatformTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("S64 without a button for it, ⌘R refreshes the screen; it is neither seen nor heard")
  func key() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"])])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    #expect(host.text == "One")
    #expect(host.spoken == ["One"])
    try host.press("r")
    await stage.at(1_000)
    #expect(host.text == "Two")
    #expect(stage.calls == 2)
  }

  @Test("S64 ⌘R refreshes the screen on top, not the covered screen")
  func coveredKey() async throws {
    let stage = Stage([.succeed(["One"])])
    let other = Stage([.succeed(["Other"]), .succeed(["Other again"])])
    let host = await stage.show {
      NavigationStack {
        LoadStateView(stage.loader) { texts in List { NavigationLink(texts[0], value: 1) } }
          .navigationDestination(for: Int.self) { _ in
            LoadStateView(other.loader) { TextList(texts: $0) }
          }
      }
    }
    try host.tap("One")
    await host.hearing { await other.clock.advance(to: ms(10)) }
    try host.press("r")
    await host.hearing { await other.clock.advance(to: ms(1_000)) }
    #expect(host.shows("Other again"))
    #expect(stage.calls == 1)
  }

  @Test("S64 two screens side by side have one button and one key as one display")
  func sideBySide() async throws {
    let (one, two) = (Stage([.succeed(["One"])]), Stage([.succeed(["Two"])]))
    let host = await one.show {
      HStack {
        LoadStateView(one.loader) { TextList(texts: $0) }
        LoadStateView(two.loader) { TextList(texts: $0) }
      }
      .loadDisplay()
      .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    await host.hearing { await two.clock.advance(to: ms(10)) }
    #expect(host.find("Refresh texts").count == 1)
    try host.press("r")
    await one.at(1_000)
    await host.hearing { await two.clock.advance(to: ms(1_000)) }
    #expect(one.calls == 2)
    #expect(two.calls == 2)
  }

  @Test("S75 with the button for a TV, an empty screen and a failed one have something to focus")
  func television() async throws {
    for step in [ScriptedStep<[String]>.succeed([]), .fail(broken)] {
      let stage = Stage([step, .succeed(["One"])])
      let host = await stage.show({ $0.system = .tvOS }) {
        NavigationStack { LoadStateView(stage.loader) { TextList(texts: $0) } }
          .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
      }
      await stage.at(10)
      #expect(!host.focusable.isEmpty)
    }
  }

  @Test("S52 where nothing can be pulled, the button refreshes")
  func withoutPull() async throws {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"])])
    let host = await stage.show({ $0.system = .watchOS }) {
      NavigationStack { LoadStateView(stage.loader) { TextList(texts: $0) } }
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    await #expect(throws: HostError.self) { try await host.pull() }
    try host.tap("Refresh texts")
    await stage.at(1_000)
    #expect(host.shows("Two"))
  }

  @Test("S60 the alert of a button has a title in every frame")
  func alertTitle() async throws {
    let stage = LoadKitUITests.Stage<String>([.fail(broken, after: ms(10)), .hang])
    let host = await stage.show { LoadButton("Post", loader: stage.loader, input: "draft") }
    try host.tap("Post")
    await stage.at(400)
    try host.tap("Retry")
    await stage.at(800)
    #expect(host.all("Alert").isEmpty)
    #expect(!host.dialogTitles.isEmpty)
    #expect(host.dialogTitles.allSatisfy { !$0.isEmpty })
  }

  @Test("S16 work behind an entry of a menu goes on, and its failure is the app's to show")
  func menu() async throws {
    let clock = ManualClock()
    let loader = Loader<NoInput, Int>(
      options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock)
    ) { _, _ in
      try await clock.deliver(after: ms(1_000))
      throw broken
    }
    let host = Host(Menu("More") { LoadButton("Pay", loader: loader, input: NoInput()) })
    try host.choose("Pay", in: "More")
    await host.hearing { await clock.advance(to: ms(5_000)) }
    #expect(host.all("Alert").isEmpty)
    #expect(loader.state.failure?.kind == broken.kind)
  }

  @Test("S71 when the part that has the focus is replaced, the new one is the default for it")
  func defaultFocus() async throws {
    let stage = Stage([.fail(broken), .succeed(["One"], after: ms(900))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    try host.moveFocus(to: "Retry loading texts")
    try host.tap("Retry loading texts")
    #expect(host.focus == "Loading texts")
  }

  @Test("urgent failures interrupt, other announcements wait")
  func priorities() async throws {
    let stage = Stage([
      .fail(broken, after: ms(900)), .fail(broken, after: ms(900)), .succeed(["One"], after: ms(900)),
    ])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(1_000)
    try host.tap("Retry loading texts")
    await stage.at(3_000)
    try host.tap("Retry loading texts")
    await stage.at(5_000)
    let said = zip(host.postedAnnouncements, host.announcementPriorities.map { $0 ?? "" })
    let title = FailureWording.standard.message(for: broken).title
    #expect(said.filter { $0.0.contains(title) }.map(\.1).last == "high")
    #expect(said.filter { !$0.0.contains(title) }.allSatisfy { $0.1 == "low" })
    #expect(host.announcements == host.postedAnnouncements)
  }
}
