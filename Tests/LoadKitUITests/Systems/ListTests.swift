import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("In lists of real systems") struct ListTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("S02 messages and banners in a lazy stack make their buttons on any thread")
  func lazyStack() async throws {
    let stage = Stage([.fail(broken), .succeed(["One"]), .fail(broken)])
    let host = await stage.show({ $0.behaviour = .makesRowsOffMainThread }) {
      ScrollView {
        LazyVStack {
          LoadStateRows(stage.loader) { texts in ForEach(texts, id: \.self, content: TextRow.make) }
        }
      }
      .loads(stage.loader)
    }
    #expect(host.has("Retry loading texts"))
    try host.tap("Retry loading texts")
    await stage.at(1_000)
    stage.loader.start(.poll)
    await stage.at(2_000)
    #expect(host.shows("Couldn’t Refresh Texts"))
    #expect(host.shows("One"))
  }

  @Test("S02 the gallery makes its states on any thread")
  func gallery() {
    let host = Host(LoadStateGallery(["One"], wording: .texts) { TextList(texts: $0) }) {
      $0.behaviour = .makesRowsOffMainThread
    }
    for example in LoadStateExample.all(["One"]) { #expect(host.shows(example.id)) }
  }

  /// A row that any thread can make.
  private struct TextRow: View {
    let text: String
    nonisolated init(_ text: String) { self.text = text }
    nonisolated static func make(_ text: String) -> TextRow { TextRow(text) }
    var body: some View { Text(verbatim: text) }
  }

  @Test("S10 spinners of rows and footers move when their row comes back")
  func spinners() async throws {
    let stage = Stage([.hang])
    let clock = stage.clock
    let pages = PagedLoader<NoInput, String, Int>(
      .texts, environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { (cursor: Int?, _) in
      if cursor != nil { try await clock.deliver(after: ms(100_000)) }
      return LoadPage(["First"], next: 2)
    }
    pages.list.start()
    await clock.advance(to: ms(5))
    let host = Host(Text(""))
    host.rowLimit = 3
    host.show(
      List {
        LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } }
        LoadPageFooter(pages)
        LoadButton("Work") { try await clock.deliver(after: ms(100_000)) }
        ForEach(0..<5, id: \.self) { Text("\($0)") }
      }
      .loads(stage.loader)
      .loadEnvironment(LoadEnvironment(clock: clock)))
    func spinners() -> [String?] { host.all("ProgressView").map { $0.attributes["spinner"] } }
    await host.hearing { await clock.advance(to: ms(10)) }
    try host.tap("Work")
    await host.hearing { await clock.advance(to: ms(1_500)) }
    let count = spinners().count
    #expect(count >= 2)
    for _ in 0..<2 {
      try host.scrollToEnd()
      try host.scrollToTop()
      #expect(spinners().allSatisfy { $0 == nil })
    }
    #expect(!spinners().isEmpty)
  }

  @Test("S17 in a row, a tap on the words of a failure does not run the action again, and each button is pressed alone")
  func inlineFailure() async throws {
    let stage = LoadKitUITests.Stage<String>([.fail(broken, after: ms(10)), .fail(broken, after: ms(10))])
    let host = await stage.show {
      Form { LoadButton("Post", loader: stage.loader, input: "draft", failure: .inline) }
    }
    try host.tap("Post")
    await stage.at(400)
    #expect(stage.calls == 1)
    let title = FailureWording.standard.message(for: broken).title
    try host.tap(title)
    await stage.at(800)
    #expect(stage.calls == 1)
    try host.tap("Retry loading texts")
    await stage.at(1_200)
    #expect(stage.calls == 2)
    try host.tap("Post")
    await stage.at(2_000)
    #expect(stage.calls == 3)
  }

  @Test("S17 in a row, the buttons of a banner, a message and an image are pressed alone")
  func rowButtons() async throws {
    let stage = Stage([.succeed(["One"]), .fail(broken), .succeed(["Two"])])
    let clock = stage.clock
    let script = ScriptedOperation<Int, Image>(clock, [.fail(LoadFailure(.notFound)), .fail(LoadFailure(.notFound))])
    var taps = 0
    let host = await stage.show {
      List {
        LoadStateRows(stage.loader) { texts in
          HStack {
            Button("Row") { taps += 1 }
            RetryingImage(
              1, wording: LoadWording(loading: "Loading the image", retry: "Retry the image"),
              image: { try await script.operation($0, LoadContext()) }, content: { $0 })
            ForEach(texts, id: \.self) { Text(verbatim: $0) }
          }
        }
      }
      .loads(stage.loader)
      .loadEnvironment(LoadEnvironment(clock: clock))
    }
    await stage.at(100)
    try host.tap("Retry the image")
    await stage.at(500)
    #expect(script.calls.count == 2)
    #expect(taps == 0)
    stage.loader.start(.poll)
    await stage.at(1_000)
    try host.tap("Dismiss the message")
    await stage.at(2_000)
    #expect(!host.shows("Couldn’t Refresh Texts"))
    #expect(stage.calls == 2)
    #expect(taps == 0)
  }
}
