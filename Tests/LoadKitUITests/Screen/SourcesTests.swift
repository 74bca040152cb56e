import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

private struct Item: Identifiable, Equatable {
  let id: Int
}

@MainActor @Suite("The sources of a screen") struct SourcesTests {
  private let clock = ManualClock()
  private var environment: LoadEnvironment { LoadEnvironment(clock: clock) }

  private func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: ms(milliseconds)) }
  }

  @Test("a list page by page is a source, with sample items, and for an input too")
  func pages() async throws {
    let script = ScriptedOperation<Int?, LoadPage<Item, Int>>(
      clock, [.succeed(LoadPage([Item(id: 1)], next: 1), after: ms(300)), .succeed(LoadPage([Item(id: 2)], next: nil))])
    let feed = PagedLoader<NoInput, Item, Int>(.texts, environment: environment) { try await script.operation($0, $1) }
    let host = Host(
      LoadStateView(feed, placeholder: [Item(id: 9)]) { items in
        List {
          ForEach(items) { Text("Item \($0.id)") }
          LoadPageFooter(feed)
        }
      })
    #expect(host.has("Loading texts"))
    await at(2_000, host)
    #expect(host.text == "Item 1\nItem 2")
  }

  @Test("a list page by page loads again for another input, and nothing for none")
  func pagesForInput() async {
    let feed = PagedLoader<Int, Item, Int>(environment: environment) { input, _, _ in
      LoadPage([Item(id: input)], next: nil)
    }
    func screen(_ input: Int?) -> some View {
      LoadStateView(feed, input: input) { items in List { ForEach(items) { Text("Item \($0.id)") } } }
    }
    let host = Host(screen(nil))
    await at(10, host)
    #expect(!host.shows("Item"))
    for input in [1, 2] {
      host.show(screen(input))
      await at(input * 100, host)
      #expect(host.text == "Item \(input)")
    }
  }

  @Test("a group is a source: one indicator, one message, one retry, and its content when all is there")
  func group() async throws {
    let (first, second) = (
      ScriptedOperation<NoInput, Int>(clock, [.succeed(1, after: ms(100))]),
      ScriptedOperation<NoInput, Int>(clock, [.fail(broken, after: ms(400)), .succeed(2)])
    )
    func loader(_ script: ScriptedOperation<NoInput, Int>) -> Loader<NoInput, Int> {
      Loader(options: LoadOptions(retry: .never), environment: environment, operation: script.operation)
    }
    let (one, two) = (loader(first), loader(second))
    let group = LoadGroup(one, two, wording: .texts)
    let host = Host(
      LoadStateView(group) {
        List {
          Text("Number \(one.value ?? 0)")
          Text("Number \(two.value ?? 0)")
        }
      })
    await at(300, host)
    #expect(host.text == "Loading texts")
    await at(1_000, host)
    try host.tap("Retry loading texts")
    await at(2_000, host)
    #expect(host.text == "Number 1\nNumber 2")
    #expect(first.calls.count == 1 && second.calls.count == 2)
    let pull = try host.beginPull()
    await at(3_000, host)
    await pull.value
    #expect(first.calls.count == 2 && second.calls.count == 3)
  }

  @Test("rule 1: a loader without an input is asked nothing, and its view of the app's own shows in place of idle")
  func noInput() async {
    let script = ScriptedOperation<String, [String]>(clock, [.succeed(["One"])])
    let loader = Loader<String, [String]>(.texts, environment: environment, operation: script.operation)
    func screen(_ query: String?) -> some View {
      LoadStateView(loader, input: query) { TextList(texts: $0) }
        .loadIdle { Text("Type to search") }
    }
    let host = Host(screen(nil))
    await at(1_000, host)
    #expect(host.text == "Type to search")
    #expect(script.calls.isEmpty)
    host.show(screen("a"))
    await at(1_100, host)
    #expect(host.text == "One")
    host.show(screen(nil))
    await at(1_200, host)
    #expect(host.text == "Type to search")
    #expect(script.calls.count == 1)
  }

  @Test("an own state with a fixed present shows the same ages each time, and nothing moves")
  func fixedPresent() {
    let failed = LoadState.loaded(["One"], LoadStatus(refresh: .failed(broken), asOf: .zero))
    for _ in 1...2 {
      let host = Host(
        LoadStateView(state: failed, now: .seconds(180), content: { TextList(texts: $0) }).loadWording(.texts))
      #expect(host.shows("Updated 3 minutes ago"))
    }
    let loading = LoadState<[String]>.loading(LoadActivity())
    func shimmers(_ now: Duration?) -> Int {
      Host(LoadStateView(state: loading, placeholder: ["Sample"], now: now) { TextList(texts: $0) })
        .all("LinearGradient").count
    }
    #expect(shimmers(nil) == 1)
    #expect(shimmers(.zero) == 0)
  }
}
