import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Views of an app's own in place of messages") struct OwnViewsTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("an own idle view is drawn where nothing was asked for, and not while the screen is about to load")
  func idle() async throws {
    let stage = Stage([.hang])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.loadIdle { Text("Nothing yet") }
    }
    #expect(!host.shows("Nothing yet"))
    await stage.at(5_000)
    try host.tap("Cancel loading texts")
    #expect(host.text == "Nothing yet")
  }

  @Test("an own empty view gets the reason, and is announced in the usual words")
  func empty() async throws {
    let stage = Stage([.succeed([], after: ms(900)), .fail(broken), .succeed(["One"])])
    let host = await stage.show {
      LoadStateView(stage.loader, empty: .noSearchResults(query: "tea")) { TextList(texts: $0) }
        .loadEmpty { empty in
          if case .noSearchResults(let query, _) = empty.kind { Text("No \(query) here") }
        }
    }
    await stage.at(900)
    #expect(host.text == "No tea here")
    #expect(host.announcements.last?.contains("No Results for “tea”") == true)
    // The banner of a failed refresh stays beside it, and the screen can still be pulled.
    let pull = try host.beginPull()
    await stage.at(2_000)
    await pull.value
    #expect(host.shows("No tea here") && host.shows("Couldn’t Refresh Texts"))
    try host.tap("Retry loading texts")
    await stage.at(4_000)
    #expect(host.text == "One")
  }

  @Test("an own failure view gets the failure and a retry, and leaves banner and announcement alone")
  func failure() async throws {
    let stage = Stage([.fail(broken, after: ms(900)), .succeed(["One"]), .fail(broken)])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .loadFailure { failure, retry in
          Text("Oh no: \(failure.kind == .serverError ? "server" : "other")")
          if let retry { Button("Again", action: retry) }
        }
    }
    await stage.at(900)
    #expect(host.text.hasPrefix("Oh no: server"))
    #expect(!host.has("Retry loading texts"))
    #expect(host.announcements.count == 2)
    try host.tap("Again")
    #expect(host.text == "Loading texts")
    await stage.at(2_000)
    #expect(host.text == "One")
    stage.loader.start(.poll)
    await stage.at(3_000)
    #expect(host.shows("One") && host.shows("Couldn’t Refresh Texts"))
    #expect(!host.shows("Oh no"))
  }

  @Test("a failure that a retry does not help has none")
  func noRetry() {
    func host(_ kind: LoadFailure.Kind) -> Host {
      Host(
        LoadStateView(state: LoadState<[String]>.failed(LoadFailure(kind)), content: { TextList(texts: $0) })
          .loadFailure { _, retry in Text(retry == nil ? "No way" : "Again") })
    }
    #expect(host(.notFound).text == "No way")
    #expect(host(.serverError).text == "No way")
    let able = Host(
      LoadStateView(state: LoadState<[String]>.failed(broken), content: { TextList(texts: $0) }, onRetry: {})
        .loadFailure { _, retry in Text(retry == nil ? "No way" : "Again") })
    #expect(able.text == "Again")
  }

  @Test("own views do not reach a screen within the content, nor one within an own view")
  func nearest() async {
    let (stage, inner) = (Stage([.succeed(["One"])]), Stage([.succeed([])]))
    let host = await stage.show {
      LoadStateView(stage.loader) { texts in
        List {
          ForEach(texts, id: \.self) { Text(verbatim: $0) }
          LoadStateView(inner.loader) { TextList(texts: $0) }
        }
      }
      .loadEmpty { _ in Text("Outer is empty") }
    }
    await stage.at(10)
    await host.hearing { await inner.clock.advance(by: ms(10)) }
    #expect(host.shows("No Texts"))
    #expect(!host.shows("Outer is empty"))

    let suggestions = Stage([.succeed([])])
    let empty = Host(
      LoadStateView(state: LoadState<[String]>.empty(LoadStatus()), content: { TextList(texts: $0) })
        .loadEmpty { _ in
          Text("Suggestions")
          LoadStateView(suggestions.loader) { TextList(texts: $0) }
        })
    await empty.hearing { await suggestions.clock.advance(by: ms(10)) }
    #expect(empty.text.components(separatedBy: "Suggestions").count == 2)
    #expect(empty.shows("No Texts"))
  }

  @Test("rows of a list have own views too, of the list's display or their own, and footers keep theirs")
  func rows() async {
    let (stage, other) = (Stage([.succeed([])]), Stage([.fail(broken)]))
    let host = await stage.show {
      List {
        LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } }
        LoadStateRows(other.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } }
          .loadFailure { _, _ in Text("Row failed") }
      }
      .loads(stage.loader, other.loader)
      .loadEmpty { _ in Text("No comments") }
    }
    await stage.at(10)
    await host.hearing { await other.clock.advance(by: ms(10)) }
    #expect(host.text == "No comments\nRow failed")
  }

  @Test("the focus of assistive technology goes to an own view when it takes the place of what had it")
  func focus() async throws {
    let stage = Stage([.fail(broken, after: ms(900)), .hang])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .loadFailure { _, _ in Text("Oh no") }
    }
    await stage.at(300)
    try host.moveFocus(to: "Loading texts")
    await stage.at(900)
    #expect(host.focus == "Oh no")
  }
}

@MainActor @Suite("Switches of a screen") struct ScreenSwitchTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("the pull can be switched off, for a screen and for a list")
  func pull() async throws {
    let stage = Stage([.succeed(["One"])])
    let screen = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) }.loadPull(false) }
    #expect(screen.text == "One")
    #expect(throws: HostError.self) { try screen.beginPull() }
    let list = await stage.show {
      List { LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } } }
        .loads(stage.loader).loadPull(false)
    }
    #expect(throws: HostError.self) { try list.beginPull() }
  }

  @Test("the toolbar's button can be shown anywhere, and hidden on a Mac", arguments: [false, true])
  func button(isMac: Bool) async throws {
    let stage = Stage([.succeed(["One"])])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .loadRefreshButton(!isMac)
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = isMac }
    }
    #expect(host.has("Refresh texts") == !isMac)
    if !isMac {
      try host.press("r")
      await stage.at(1_000)
      #expect(stage.calls == 2)
    }
  }

  @Test("a screen that does not load when it appears offers to, and a screen within it is not affected")
  func loadsOnAppear() async throws {
    let (stage, inner) = (Stage([.succeed(["One"])]), Stage([.succeed(["Inner"])]))
    let host = await stage.show {
      LoadStateView(stage.loader) { texts in
        List {
          ForEach(texts, id: \.self) { Text(verbatim: $0) }
          LoadStateView(inner.loader) { TextList(texts: $0) }
        }
      }
      .loadsOnAppear(false)
    }
    await stage.at(1_000)
    #expect(stage.calls == 0)
    try host.tap("Load texts")
    await stage.at(2_000)
    await host.hearing { await inner.clock.advance(by: ms(10)) }
    #expect(host.text == "One\nInner")
  }

  @Test("a list that does not load when it appears still announces, and its rows offer to load")
  func listLoadsOnAppear() async throws {
    let stage = Stage([.succeed(["One"], after: ms(900))])
    let host = await stage.show {
      List { LoadStateRows(stage.loader) { ForEach($0, id: \.self) { Text(verbatim: $0) } } }
        .loads(stage.loader)
        .loadsOnAppear(false)
    }
    await stage.at(1_000)
    #expect(stage.calls == 0)
    try host.tap("Load texts")
    await stage.at(3_000)
    #expect(host.text == "One")
    #expect(host.announcements == ["Loading texts", "1 text"])
  }

  @Test("screens side by side are one display where the app says so: one button, and one pull for both")
  func display() async throws {
    let (stage, other) = (
      Stage([.succeed(["One"]), .succeed(["Two"])]), Stage([.succeed(["Left"]), .succeed(["Right"])])
    )
    let host = await stage.show {
      HStack {
        LoadStateView(stage.loader) { TextList(texts: $0) }
        LoadStateView(other.loader) { TextList(texts: $0) }
      }
      .loadDisplay()
      .loadRefreshButton(true)
    }
    await stage.at(10)
    await host.hearing { await other.clock.advance(by: ms(10)) }
    #expect(host.text.hasSuffix("One\nLeft"))
    #expect(host.all("Toolbar").flatMap { $0.all("Button") }.count == 1)
    try host.press("r")
    await stage.at(2_000)
    await host.hearing { await other.clock.advance(by: ms(2_000)) }
    #expect(host.shows("Two") && host.shows("Right"))
  }
}
