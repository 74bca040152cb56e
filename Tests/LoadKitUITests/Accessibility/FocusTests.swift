import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Rule 28: where the focus goes") struct FocusTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  func failed(
    _ steps: [ScriptedStep<[String]>], wrap: (Stage) -> AnyView
  ) async -> (Stage, Host) {
    let stage = Stage([.fail(broken)] + steps)
    let host = await stage.show { wrap(stage) }
    return (stage, host)
  }

  @Test("from the retry to the indicator, and from there to the content", arguments: [false, true])
  func toContent(isEarlier: Bool) async throws {
    let (stage, host) = await failed([.succeed(["One"], after: ms(900))]) { stage in
      AnyView(
        LoadStateView(stage.loader) { TextList(texts: $0) }
          .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier })
    }
    try host.moveFocus(to: "Retry loading texts")
    try host.tap("Retry loading texts")
    #expect(host.focus == "Loading texts")
    await stage.at(900)
    #expect(host.focus == "One")
  }

  @Test("from the indicator to the message of the next failure")
  func toMessage() async throws {
    let (stage, host) = await failed([.fail(broken, after: ms(500))]) { stage in
      AnyView(LoadStateView(stage.loader) { TextList(texts: $0) })
    }
    try host.moveFocus(to: "Retry loading texts")
    try host.tap("Retry loading texts")
    await stage.at(600)
    let title = FailureWording.standard.message(for: broken).title
    #expect(host.focus == title)
    #expect(host.shows(title))
  }

  @Test("a focus elsewhere is not moved")
  func elsewhere() async throws {
    let (stage, host) = await failed([.succeed(["One"], after: ms(900))]) { stage in
      AnyView(
        VStack {
          Button("Elsewhere") {}
          LoadStateView(stage.loader) { TextList(texts: $0) }
        })
    }
    try host.tap("Retry loading texts")
    #expect(host.focus == nil)
    await stage.at(900)
    #expect(host.focus == nil)
  }

  @Test("from the banner to the content when the banner goes")
  func fromBanner() async throws {
    let stage = Stage([.succeed(["One"]), .fail(broken), .succeed(["Two"], after: ms(100))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    stage.loader.start(.poll)
    await stage.at(10)
    try host.moveFocus(to: "Retry loading texts")
    try host.tap("Retry loading texts")
    await stage.at(200)
    #expect(host.focus == "Retry loading texts")
    await stage.at(1_000)
    #expect(host.focus == "Two")
  }

  @Test("in rows, only within the rows of the loader that changes")
  func rows() async throws {
    let stage = Stage([.fail(broken), .succeed(["One"], after: ms(900))])
    let other = Stage([.fail(broken)])
    let host = await stage.show {
      List {
        LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text($0) } }
        LoadStateRows(other.loader) { ForEach($0, id: \.self) { Text($0) } }.loadWording(.standard)
      }
      .loads(stage.loader, other.loader)
    }
    await host.hearing { await other.clock.advance(by: .zero) }
    try host.moveFocus(to: "Retry loading")
    try host.tap("Retry loading texts")
    #expect(host.focus == "Retry loading")
    try host.moveFocus(to: "Loading texts")
    await stage.at(900)
    #expect(host.focus == "One")
  }

  @Test("a state of the app's own moves the focus too")
  func ownState() async throws {
    func screen(_ state: LoadState<[String]>) -> some View {
      LoadStateView(state: state, content: { TextList(texts: $0) }, onRetry: {}).loadWording(.texts)
    }
    let host = Host(screen(.failed(broken)))
    try host.moveFocus(to: "Retry loading texts")
    host.show(screen(.loading(LoadActivity(indicator: .visible))))
    #expect(host.focus == "Loading texts")
    host.show(screen(.loaded(["One"], LoadStatus())))
    #expect(host.focus == "One")
  }

  @Test("the outcome is announced when the move of the focus is reported")
  func announcesWithMove() async throws {
    let (stage, host) = await failed([.succeed(["One", "Two"], after: ms(900))]) { stage in
      AnyView(LoadStateView(stage.loader) { TextList(texts: $0) })
    }
    try host.moveFocus(to: "Retry loading texts")
    let before = host.announcements.count
    try host.tap("Retry loading texts")
    // The indicator that has the focus now says it.
    #expect(host.announcements.count == before)
    await stage.at(900)
    #expect(host.focus == "One")
    #expect(host.announcements.dropFirst(before) == ["2 texts"])
  }

  @Test("without a report of the move the outcome is announced after 1 s")
  func announcesWithoutMove() async throws {
    struct Silent: LoadStateViewStyle {
      func makeMessage(configuration: Configuration.Message) -> some View { Text(configuration.message.title) }
    }
    let stage = Stage([.fail(broken, after: ms(900))])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .loadStateViewStyle(Silent())
        .loadEnvironment(LoadEnvironment(clock: stage.clock))
    }
    await stage.at(300)
    try host.moveFocus(to: "Loading texts")
    await stage.at(1_899)
    #expect(host.announcements == ["Loading texts"])
    await stage.at(1_900)
    #expect(host.announcements.count == 2)
  }

  @Test("rows over a state of the app's own announce, and move the focus", arguments: [false, true])
  func ownStateRows(isOnDisplay: Bool) async throws {
    let other = Stage([.succeed(["Other"])])
    func screen(_ state: LoadState<[String]>) -> some View {
      let list = List {
        LoadStateRows(
          state: state, content: { texts in ForEach(texts, id: \.self) { Text(verbatim: $0) } }, onRetry: {})
      }
      .loadWording(.texts)
      return isOnDisplay ? AnyView(list.loads(other.loader)) : AnyView(list)
    }
    let host = Host(screen(.idle))
    host.show(screen(.failed(broken)))
    #expect(host.announcements.count == 1)
    try host.moveFocus(to: "Retry loading texts")
    host.show(screen(.loading(LoadActivity(indicator: .visible))))
    #expect(host.focus == "Loading texts")
    host.show(screen(.loaded(["One"], LoadStatus())))
    #expect(host.focus == "One")
    #expect(host.announcements.count == 2)
    #expect(host.announcements.last == "1 text")
    host.disappear()
    try await host.settle()
    host.show(screen(.failed(broken)))
    host.appear()
    try await host.settle()
    #expect(host.announcements.count == 2)
  }
}
