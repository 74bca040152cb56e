import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("A placeholder") struct PlaceholderTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("B73 samples go through the same rows, redacted, and are one element to assistive technology")
  func oneElement() async {
    let stage = Stage([.succeed(["One"], after: ms(1_000))])
    let host = await stage.show {
      LoadStateView(stage.loader, placeholder: ["Sample", "Other"]) { TextList(texts: $0) }
    }
    for time in [0, 199, 200, 999] {
      await stage.at(time)
      #expect(host.text == "██████\n█████")
      #expect(host.spoken == ["Loading texts"])
      #expect(host.all("ProgressView").isEmpty)
    }
    await stage.at(1_000)
    #expect(host.text == "One")
    #expect(host.spoken == ["One"])
  }

  @Test("a sample can be neither tapped nor pulled nor reached by the keyboard")
  func untouchable() async {
    let stage = Stage([.hang])
    let host = await stage.show {
      LoadStateView(stage.loader, placeholder: ["Sample"]) { texts in
        List(texts, id: \.self) { text in Button(text) { Issue.record("A sample was tapped") } }
      }
    }
    #expect(host.all("Button").allSatisfy { !$0.isEnabled })
    #expect(throws: HostError.self) { try host.tap("Sample") }
    #expect(throws: HostError.self) { try host.beginPull() }
  }

  @Test("B07 a sample that the loader brings along is drawn the same way, and is no content")
  func seeded() async {
    let stage = Stage([.fail(broken, after: ms(100))], seed: .placeholder(["Sample"]))
    let host = Host(LoadStateView(stage.loader) { TextList(texts: $0) })
    #expect(host.text == "██████")
    await host.hearing { await stage.clock.advance(to: ms(100)) }
    #expect(!host.shows("█"))
    #expect(host.has("Retry loading texts"))
  }

  @Test("what takes long is said beside the sample, with Cancel")
  func slow() async throws {
    let stage = Stage([.hang])
    let host = await stage.show {
      LoadStateView(stage.loader, placeholder: ["Sample"]) { TextList(texts: $0) }
    }
    await stage.at(4_000)
    #expect(host.text == "This is taking longer than usual\nCancel\n██████")
    try host.tap("Cancel loading texts")
    #expect(host.has("Load texts"))
    #expect(!host.shows("█"))
  }

  @Test("what is drawn as a sample loads nothing: not a screen, not an image, not a button's loader")
  func noWork() async {
    let outer = Stage([.succeed(["One"], after: ms(100))])
    let inner = Stage([.succeed(["Inner"])])
    var images = 0
    let host = await outer.show {
      LoadStateView(outer.loader, placeholder: ["Sample"]) { _ in
        VStack {
          LoadStateView(inner.loader) { TextList(texts: $0) }
          RetryingImage(
            1,
            image: { _ in
              images += 1
              return Image(systemName: "star")
            }
          ) { $0 }
        }
      }
    }
    await outer.at(99)
    #expect(inner.calls == 0)
    #expect(images == 0)
    await outer.at(100)
    await host.hearing { await inner.clock.advance(by: .zero) }
    #expect(inner.calls == 1)
    try? await host.until("the image is loaded", timeout: .seconds(120)) { $0.all("Image").count == 1 }
    #expect(images == 1)
  }

  @Test("the sample shimmers, unless the user wants less motion; content never does")
  func shimmer() async {
    let stage = Stage([.succeed(["One"], after: ms(100))])
    let host = await stage.show {
      LoadStateView(stage.loader, placeholder: ["Sample"]) { TextList(texts: $0) }
    }
    #expect(host.all("LinearGradient").count == 1)
    host.change { $0.user.reducesMotion = true }
    #expect(host.all("LinearGradient").isEmpty)
    host.change { $0.user.reducesMotion = false }
    #expect(host.all("LinearGradient").count == 1)
    await stage.at(100)
    #expect(host.all("LinearGradient").isEmpty)
  }
}
