import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Rows of a list") struct RowsTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @ViewBuilder func rows(_ texts: [String]) -> some View { ForEach(texts, id: \.self) { Text(verbatim: $0) } }

  @Test("content's rows are rows of the list, one by one", arguments: ["List", "Form"])
  func stayRows(container: String) async {
    let stage = Stage([.succeed(["One", "Two", "Three"])])
    let host = await stage.show {
      if container == "List" {
        List { LoadStateRows(stage.loader) { rows($0) } }.loads(stage.loader)
      } else {
        Form { LoadStateRows(stage.loader) { rows($0) } }.loads(stage.loader)
      }
    }
    #expect(host.all(container).first?.children.map(\.drawnText) == [["One"], ["Two"], ["Three"]])
  }

  @Test("within a section they are its rows; sections in the content stay sections")
  func sections() async {
    let stage = Stage([.succeed(["One", "Two"])])
    let host = await stage.show {
      List {
        Section("Within") { LoadStateRows(stage.loader) { rows($0) } }
        LoadStateRows(stage.loader) { texts in
          ForEach(texts, id: \.self) { text in Section(text) { Text("Row of \(text)") } }
        }
      }
      .loads(stage.loader)
    }
    #expect(host.all("Section").map { $0.attributes["rows"] } == ["2", "1", "1"])
  }

  @Test("banner, notes, indicators and messages are rows of their own")
  func stateRows() async throws {
    let stage = Stage([
      .succeed(["One"], after: ms(900)), .fail(broken, after: ms(10)), .succeed([], after: ms(10)),
    ])
    let host = await stage.show {
      List { Section("Texts") { LoadStateRows(stage.loader) { rows($0) } } }.loads(stage.loader)
    }
    func rowCount() -> String? { host.all("Section").first?.attributes["rows"] }
    #expect(rowCount() == "1")
    #expect(host.spoken.contains("Loading texts"))
    await stage.at(200)
    #expect(rowCount() == "1")
    #expect(host.all("ProgressView").count == 1)
    await stage.at(900)
    #expect(rowCount() == "1")
    stage.loader.start(.poll)
    await stage.at(1_000)
    // The banner, the age of the content, the content.
    #expect(host.shows("Couldn’t Refresh Texts"))
    #expect(rowCount() == "3")
    try host.tap("Retry loading texts")
    await stage.at(2_000)
    #expect(rowCount() == "1")
    #expect(host.shows("No Texts"))
  }

  @Test("B73 samples are one element, in rows too")
  func placeholder() async {
    let stage = Stage([.succeed(["One"], after: ms(100))])
    let host = await stage.show {
      List { LoadStateRows(stage.loader, placeholder: ["Sample", "Other"]) { rows($0) } }.loads(stage.loader)
    }
    #expect(host.spoken == ["Loading texts"])
    #expect(host.text.contains("██████\n█████"))
    await stage.at(100)
    #expect(host.text == "One")
  }

  @Test("a list loads all its loaders at once, and a pull refreshes them all and waits for all")
  func several() async throws {
    let stage = Stage([.succeed(["One"], after: ms(10)), .succeed(["Two"], after: ms(10))])
    let other = ScriptedOperation<NoInput, Int>(stage.clock, [.succeed(1, after: ms(50)), .succeed(2, after: ms(500))])
    let number = Loader<NoInput, Int>(environment: LoadEnvironment(clock: stage.clock), operation: other.operation)
    let host = await stage.show {
      List {
        LoadStateRows(stage.loader) { rows($0) }
        LoadStateRows(number) { Text("Number \($0)") }
      }
      .loads(stage.loader, number)
    }
    await stage.at(60)
    #expect(host.text == "One\nNumber 1")
    let pull = try host.beginPull()
    await stage.at(400)
    #expect(host.text == "Two\nNumber 1")
    #expect(number.state.isUserRefreshing)
    await stage.at(1_000)
    await pull.value
    #expect(host.text == "Two\nNumber 2")
    #expect(stage.calls == 2)
    #expect(other.calls.count == 2)
  }

  @Test("a segment's retry asks only for that segment")
  func segmentRetry() async throws {
    let stage = Stage([.succeed(["One"])])
    let other = ScriptedOperation<NoInput, Int>(stage.clock, [.fail(broken), .succeed(2)])
    let number = Loader<NoInput, Int>(
      options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: stage.clock),
      operation: other.operation)
    let host = await stage.show {
      List {
        Section { LoadStateRows(stage.loader) { rows($0) } }
        Section { LoadStateRows(number) { Text("Number \($0)") } }
      }
      .loads(stage.loader, number)
    }
    await stage.at(10)
    #expect(host.shows("One"))
    try host.tap("Retry loading")
    await stage.at(1_000)
    #expect(host.text == "One\nNumber 2")
    #expect(stage.calls == 1)
    #expect(other.calls.count == 2)
  }

  @Test("a list whose content depends on an input loads when it changes, and tells what it found in its words")
  func input() async {
    let stage = LoadKitUITests.Stage<String>([.succeed(["One"]), .succeed([], after: ms(300))])
    func screen(_ query: String) -> some View {
      let empty = EmptyContent.noSearchResults(query: query)
      return List { LoadStateRows(stage.loader, empty: empty) { rows($0) } }
        .loads(stage.loader, input: query, empty: empty)
    }
    let host = await stage.show { screen("a") }
    #expect(host.text == "One")
    host.show(screen("ab"))
    await stage.at(1_000)
    #expect(stage.script.calls.map(\.input) == ["a", "ab"])
    #expect(host.shows("No Results for “ab”"))
    #expect(host.announcements.last?.contains("No Results for “ab”") == true)
  }

  @Test("rows of a state of the app's own offer what the app supplies, and hide the banner that was put away")
  func ownState() async throws {
    var retries = 0
    func screen(_ state: LoadState<[String]>) -> some View {
      List { LoadStateRows(state: state, content: { rows($0) }, onRetry: { retries += 1 }) }.loadWording(.texts)
    }
    let host = Host(screen(.failed(broken)))
    try host.tap("Retry loading texts")
    #expect(retries == 1)
    host.show(screen(.loaded(["One"], LoadStatus(refresh: .failed(broken)))))
    try host.tap("Dismiss the message")
    #expect(host.text == "One")
    host.show(screen(.empty(LoadStatus())))
    #expect(host.shows("No Texts"))
  }
}
