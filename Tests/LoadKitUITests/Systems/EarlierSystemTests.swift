import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("On iOS 16") struct EarlierSystemTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  private func at(_ milliseconds: Int, _ stage: Stage, _ host: Host) async {
    await host.hearing { await stage.clock.advance(to: ms(milliseconds)) }
  }

  @Test("S83 a screen is drawn again for each state, although nothing observable is followed")
  func screen() async throws {
    let stage = Stage([.fail(broken, after: ms(300)), .succeed(["One"], after: ms(300)), .fail(broken)])
    let host = Host.earlier(true, stage.clock) {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    await at(200, stage, host)
    #expect(host.shows("Loading texts"))
    await at(700, stage, host)
    try host.tap("Retry loading texts")
    await at(900, stage, host)
    #expect(host.shows("Loading texts"))
    await at(2_000, stage, host)
    #expect(host.text == "Refresh\nOne")
    stage.loader.start(.poll)
    await at(3_000, stage, host)
    #expect(host.shows("Couldn’t Refresh Texts"))
    stage.loader.update { $0.append("Two") }
    #expect(host.shows("Two"))
  }

  @Test("S83 rows, a group, a button and a form are drawn again too")
  func others() async throws {
    let stage = Stage([.succeed(["One"], after: ms(300))])
    let other = Stage([.succeed(["Two"], after: ms(300))])
    let host = Host.earlier(true, stage.clock) {
      List {
        LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } }
        LoadButton("Post", wording: .texts, failure: .inline) { throw broken }
      }
      .loads(stage.loader)
    }
    await at(250, stage, host)
    #expect(host.shows("Loading texts"))
    await at(1_000, stage, host)
    #expect(host.text == "One\nPost")
    try host.tap("Post")
    await at(2_000, stage, host)
    #expect(host.has("Retry loading texts"))

    let grouped = Host.earlier(true, other.clock) {
      LoadStateView(LoadGroup(other.loader)) { Text(verbatim: other.loader.value?.first ?? "") }
    }
    await at(1_000, other, grouped)
    #expect(grouped.text == "Two")
  }

  @Test("S14 a sample that becomes real loads, and what changes with it counts", arguments: [false, true])
  func becomesReal(isEarlier: Bool) async {
    let stage = LoadKitUITests.Stage<Int>([.succeed(["One"]), .succeed(["Two"])])
    func screen(_ isSample: Bool, _ input: Int) -> some View {
      LoadStateView(stage.loader, input: input) { TextList(texts: $0) }
        .redacted(reason: isSample ? .placeholder : [])
        .loadEnvironment(LoadEnvironment(clock: stage.clock))
    }
    let host = Host.earlier(isEarlier, stage.clock) { screen(true, 1) }
    await host.hearing { await stage.clock.advance(to: ms(1_000)) }
    #expect(stage.calls == 0)
    let real = Host.earlier(isEarlier, stage.clock) { Switch(first: screen(true, 1), second: screen(false, 2)) }
    try? real.tap("Switch")
    await real.hearing { await stage.clock.advance(to: ms(2_000)) }
    #expect(real.shows("One"))
    #expect(stage.script.calls.map(\.input) == [2])
  }

  /// Shows one value of a view, then another one in its place.
  private struct Switch<Content: View>: View {
    let first: Content
    let second: Content
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Switch") { isSecond = true }
        isSecond ? second : first
      }
    }
  }

  @Test("S14 the function of the newest evaluation gets a new value", arguments: [false, true])
  func newestFunction(isEarlier: Bool) {
    @MainActor final class Notes { var texts: [String] = [] }
    let notes = Notes()
    func view(_ value: Int) -> some View {
      Text("A").onNewValue(of: value) { notes.texts.append("\($0) to \($1), of \(value)") }
        .environment(
          \.loadSettings,
          {
            var settings = LoadSettings()
            settings.imitatesEarlierSystem = isEarlier
            return settings
          }())
    }
    let host = Host(view(1))
    host.show(view(2))
    host.show(view(5))
    #expect(notes.texts == ["1 to 2, of 2", "2 to 5, of 5"])
  }

  @Test("S03 in a list, a footer asks for its page and images load, where views in conditions miss their life")
  func rows() async {
    let clock = ManualClock()
    let pages = PagedLoader<NoInput, String, Int>(
      .texts, options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { cursor, _ in LoadPage(["Page \(cursor ?? 1)"], next: cursor == nil ? 2 : nil) }
    let script = ScriptedOperation<Int, Image>(clock, [.succeed(Image(systemName: "star"))])
    let host = Host.earlier(true, clock) {
      LoadStateView(pages.list) { items in
        List {
          ForEach(items, id: \.self) { text in
            HStack {
              Text(verbatim: text)
              if text == "Page 1" {
                RetryingImage(1, image: { try await script.operation($0, LoadContext()) }, content: { $0 })
              }
            }
            .onAppear()
          }
          LoadPageFooter(pages)
        }
      }
    }
    await host.hearing { await clock.advance(to: ms(2_000)) }
    #expect(host.text == "Page 1\nPage 2")
    #expect(script.calls.count == 1)
  }

  @Test("S04 what happens after a tap is heard, and nothing cuts it off", arguments: [false, true])
  func heard(isEarlier: Bool) async throws {
    let stage = Stage([.fail(broken), .succeed(["One", "Two"], after: ms(900))])
    let host = Host.earlier(isEarlier, stage.clock) { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await at(1_000, stage, host)
    #expect(host.announcements.count == 1)
    try host.moveFocus(to: "Retry loading texts")
    try host.tap("Retry loading texts")
    await at(1_950, stage, host)
    #expect(host.focus == "One")
    await at(5_000, stage, host)
    #expect(host.announcements.last == "2 texts")
    #expect(host.announcements == host.postedAnnouncements)
  }

  @Test("S72 announcements are posted half a second later, in order, and do not interrupt each other")
  func queued() async {
    let clock = ManualClock()
    let queue = AnnouncementQueue()
    queue.imitatesEarlierSystem = true
    queue.clock = clock
    let host = Host(Text(""))
    host.speechClock = { clock.now.offset }
    await host.hearing {
      queue.post(LoadAnnouncement("One", priority: .low))
      queue.post(LoadAnnouncement("Two"))
      await clock.advance(to: ms(499))
      #expect(host.announcements.isEmpty)
      await clock.advance(to: ms(500))
    }
    #expect(host.announcements == ["One", "Two"])
  }
}
