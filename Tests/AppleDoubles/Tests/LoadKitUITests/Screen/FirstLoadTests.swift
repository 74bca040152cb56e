import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("A screen's first load") struct FirstLoadTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("B01 a screen that is about to load draws its layout, not a message, and then loads once")
  func aboutToLoad() async {
    let stage = Stage([.answer(["One", "Two"], after: ms(100))])
    let host = Host(LoadStateView(stage.loader) { TextList(texts: $0) })
    #expect(host.text == "")
    #expect(host.spoken == ["Loading texts"])
    #expect(stage.calls == 0)
    await host.hearing { await stage.clock.advance(to: .zero) }
    #expect(host.text == "")
    #expect(stage.calls == 1)
    await host.hearing { await stage.clock.advance(to: ms(100)) }
    #expect(host.text == "One\nTwo")
    #expect(stage.calls == 1)
  }

  @Test("B10 an answer within the grace period shows no indicator")
  func quick() async {
    let stage = Stage([.answer(["One"], after: ms(200))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(199)
    #expect(host.all("ProgressView").isEmpty)
    await stage.at(200)
    #expect(host.text == "One")
  }
}
