import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Previews of an app's own screens") struct PreviewTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  private func host(_ stage: Stage, _ preview: LoadPreview?, placeholder: [String]? = ["Sample"]) async -> Host {
    await stage.show {
      LoadStateView(stage.loader, placeholder: placeholder) { TextList(texts: $0) }.loadPreview(preview)
    }
  }

  @Test("a screen shows the state of the preview in its own words, and loads and announces nothing")
  func states() async throws {
    let cases: [(LoadPreview, String)] = [
      (.idle, "Load texts"), (.slow, "Cancel loading texts"), (.content, "Sample"), (.refreshing, "Refreshing texts"),
      (.empty, "No Texts"), (.failed(.offline), "Retry loading texts"),
      (.refreshFailed(.offline), "Dismiss the message"),
      (.pending, "Loading texts"), (.loading, "Loading texts"), (.waitingForConnection, "Cancel loading texts"),
    ]
    for (preview, words) in cases {
      let stage = Stage([.succeed(["One"])])
      let host = await host(stage, preview)
      await stage.at(5_000)
      #expect(host.has(words) || host.shows(words), "\(preview)")
      #expect(!host.shows("One"))
      #expect(stage.calls == 0)
      #expect(host.announcements.isEmpty)
      #expect(host.all("LinearGradient").isEmpty)
      if preview == .failed(.offline) {
        try host.tap("Retry loading texts")
        await stage.at(6_000)
        #expect(stage.calls == 0)
      }
    }
  }

  @Test("content without a placeholder is the loader's own, and without a preview everything is")
  func none() async {
    for (preview, placeholder) in [(LoadPreview.content, nil), (nil, ["Sample"])] {
      let stage = Stage([.succeed(["One"])])
      let host = await host(stage, preview, placeholder: placeholder)
      await stage.at(1_000)
      #expect(host.text == "One")
    }
  }

  @Test("lists, own states and views that own their loader show it too, and own views take part")
  func everywhere() async {
    let stage = Stage([.succeed(["One"])])
    var calls = 0
    let host = await stage.show {
      VStack {
        List { LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } } }.loads(stage.loader)
        LoadStateView(state: LoadState.loaded(["Two"], LoadStatus())) { TextList(texts: $0) }
        LoadStateView { _ in
          calls += 1
          return ["Three"]
        } content: { texts in
          TextList(texts: texts)
        }
      }
      .loadFailure { failure, _ in Text(failure.kind == .offline ? "Own offline" : "Own") }
      .loadPreview(.failed(.offline))
    }
    await stage.at(1_000)
    #expect(host.text == "Own offline\nOwn offline\nOwn offline")
    #expect(stage.calls == 0 && calls == 0)
  }

  @Test("the parts of a style can be created, to preview it")
  func styleParts() throws {
    let message = try #require(LoadPresentation(LoadState<[String]>.failed(broken)).message)
    let banner = try #require(
      LoadPresentation(LoadState.loaded(["One"], LoadStatus(refresh: .failed(broken)))).banner)
    let working = LoadPresentation(
      LoadState<[String]>.loading(LoadActivity(indicator: .visible)), words: LoadWords(.texts))
    guard case .indicator(let indicator) = working.body else {
      Issue.record("no indicator")
      return
    }
    typealias Parts = LoadStateViewStyleConfiguration
    let host = Host(
      VStack {
        LoadMessageView(Parts.Message(message))
        LoadBannerView(Parts.Banner(banner))
        LoadProgressView(Parts.Indicator(indicator))
        LoadNoteView(Parts.Note(note: "From a file", age: "Updated just now"))
      })
    for words in [message.title, banner.title, "Loading texts", "From a file"] { #expect(host.shows(words)) }
  }
}

extension LoadPresentation {
  fileprivate var message: Message? {
    if case .message(let message) = body { return message }
    return nil
  }
}
