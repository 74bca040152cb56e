import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Where the scene phase does not tell") struct LifeTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("S26 a screen that was covered in the background goes on when it is uncovered in the foreground")
  func coveredInBackground() async {
    let stage = Stage([.hang])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    host.background()
    host.disappear()
    host.foreground()
    host.appear()
    await stage.at(5_000)
    #expect(stage.loader.activity?.phase == .slow)
    #expect(host.has("Cancel loading texts"))
  }

  @Test("S08 in a hosting controller time in the background counts for nothing, and the return renews", .ownApp)
  func hostingController() async {
    let stage = Stage([.succeed(["One"]), .succeed(["Two"]), .hang], options: LoadOptions(staleAfter: ms(60_000)))
    let host = Host.hosting(
      LoadStateView(stage.loader) { TextList(texts: $0) }.loadEnvironment(LoadEnvironment(clock: stage.clock)))
    func at(_ milliseconds: Int) async { await host.hearing { await stage.clock.advance(to: ms(milliseconds)) } }
    await at(100)
    #expect(host.shows("One"))
    host.background()
    await at(100_000)
    #expect(stage.calls == 1)
    host.foreground()
    await at(101_000)
    #expect(stage.calls == 2)
    #expect(host.shows("Two"))
    stage.loader.reset()
    stage.loader.start()
    host.background()
    await at(300_000)
    #expect(stage.loader.activity?.phase == .working)
    host.foreground()
    await at(310_000)
    #expect(stage.loader.activity?.phase != .working)
  }

  @Test("S08 with a scene phase that changes, the notifications of other windows count for nothing", .ownApp)
  func otherWindows() async {
    let stage = Stage([.hang])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    let other = Host.hosting(Text("Other"))
    other.background()
    await stage.at(20_000)
    #expect(stage.loader.activity?.phase != .working)
    host.background()
    other.foreground()
    let phase = stage.loader.activity?.phase
    await stage.at(200_000)
    #expect(stage.loader.activity?.phase == phase)
  }
}
