import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("A screen's first load") struct FirstLoadTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("B01 a screen that is about to load draws its layout, not a message, and then loads once")
  func aboutToLoad() async {
    let stage = Stage([.succeed(["One", "Two"], after: ms(100))])
    let host = Host(LoadStateView(stage.loader) { TextList(texts: $0) })
    #expect(host.text == "")
    #expect(host.spoken == ["Loading texts"])
    await host.hearing { await stage.clock.advance(to: .zero) }
    #expect(host.text == "")
    #expect(stage.calls == 1)
    await host.hearing { await stage.clock.advance(to: ms(100)) }
    #expect(host.text == "One\nTwo")
    #expect(stage.calls == 1)
  }

  @Test("B01 rows that nobody loads draw a message with a button that loads")
  func rowsThatNobodyLoads() async throws {
    let stage = Stage([.succeed(["One"], after: ms(100))])
    let host = await stage.show { List { LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text($0) } } } }
    #expect(stage.calls == 0)
    try host.tap("Load texts")
    await stage.at(400)
    #expect(host.text == "One")
    #expect(stage.calls == 1)
  }

  @Test("B10 an answer within the grace period shows no indicator", arguments: [100, 200])
  func quick(answer: Int) async {
    let stage = Stage([.succeed(["One"], after: ms(answer))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(199)
    #expect(host.all("ProgressView").isEmpty)
    await stage.at(200)
    #expect(host.text == "One")
    #expect(host.announcements.isEmpty)
  }

  @Test("B10 B11 an indicator that shows stays for its minimum", arguments: [201, 300, 499])
  func minimum(answer: Int) async {
    let stage = Stage([.succeed(["One"], after: ms(answer))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(200)
    #expect(host.all("ProgressView").count == 1)
    #expect(host.text == "Loading texts")
    await stage.at(499)
    #expect(host.all("ProgressView").count == 1)
    #expect(!host.shows("One"))
    await stage.at(500)
    #expect(host.text == "One")
    #expect(host.all("ProgressView").isEmpty)
  }

  @Test("B12 without a grace period the indicator shows at once; with a longer one later")
  func timings() async {
    for (timing, shows) in [
      (LoadTiming(grace: .zero, minimumDisplay: ms(300)), true),
      (LoadTiming(grace: ms(500), minimumDisplay: ms(500)), false), (.none, false),
    ] {
      let stage = Stage([.succeed(["One"], after: ms(400))], options: LoadOptions(timing: timing))
      let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
      await stage.at(399)
      #expect(host.all("ProgressView").isEmpty == !shows)
      await stage.at(400)
      #expect(host.text == "One")
    }
  }

  @Test("B13 a failure is held like a value, and never stands beside an indicator")
  func failure() async throws {
    let stage = Stage([.fail(broken, after: ms(300))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(499)
    #expect(host.text == "Loading texts")
    await stage.at(500)
    #expect(host.all("ProgressView").isEmpty)
    #expect(host.has("Retry loading texts"))
    #expect(host.shows("Retry"))
  }

  @Test("an answer with nothing in it is a message with the screen's words, and nothing else is")
  func empty() async {
    let stage = Stage([.succeed([], after: ms(100))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(99)
    #expect(host.text == "")
    await stage.at(100)
    #expect(host.text == "No Texts\nTexts appear here.")
    #expect(host.all("List").isEmpty)
  }

  @Test("what the screen says about an empty answer follows its parameter")
  func emptyForSearch() async throws {
    let stage = LoadKitUITests.Stage<String>([.succeed([], after: ms(10))])
    var cleared = 0
    let host = await stage.show {
      LoadStateView(stage.loader, input: "swift", empty: .noSearchResults(query: "swift")) { TextList(texts: $0) }
        .onLoadAction(.clearSearch) { cleared += 1 }
    }
    await stage.at(10)
    #expect(host.shows("No Results for “swift”"))
    try host.tap("Clear search")
    #expect(cleared == 1)
  }

  @Test("what takes long says so and can be stopped; what was stopped can be loaded again")
  func slow() async throws {
    let stage = Stage([.hang, .succeed(["One"], after: ms(10))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(3_999)
    #expect(!host.has("Cancel loading texts"))
    await stage.at(4_000)
    #expect(host.text == "Loading texts\nThis is taking longer than usual\nCancel")
    try host.tap("Cancel loading texts")
    // B42: idle, with a way to go on; nothing loads behind the user's back.
    #expect(host.has("Load texts"))
    #expect(stage.calls == 1)
    await stage.at(10_000)
    #expect(stage.calls == 1)
    try host.tap("Load texts")
    await stage.at(10_300)
    #expect(host.text == "One")
  }

  @Test("B18 declared progress is a bar with its share from the first frame")
  func bar() async {
    let step = ScriptedStep.succeed(["One"], after: ms(2_000)).reporting([
      (ms(400), LoadProgress(completed: 40, total: 100)), (ms(800), LoadProgress(completed: 90, total: 100)),
    ])
    let stage = Stage([step], options: LoadOptions(progress: .determinate))
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(200)
    #expect(host.all("ProgressView").map { $0.attributes["fraction"] ?? $0.attributes["value"] } == ["0.0"])
    #expect(host.text == "Loading texts\n0%")
    await stage.at(600)
    #expect(host.text == "Loading texts\n40%")
    #expect(host.spoken == ["Loading texts, 40%"])
    await stage.at(2_000)
    #expect(host.text == "One")
  }
}
