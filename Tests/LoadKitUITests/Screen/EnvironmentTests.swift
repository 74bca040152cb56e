import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

private struct Item: Identifiable {
  let id: String
}

/// Each loader takes 900 ms on the clock that it is given; it shows an indicator from 200 ms on.
@MainActor @Suite("Rule 31: the environment of a subtree") struct EnvironmentTests {
  private let clock = ManualClock()

  private func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: ms(milliseconds)) }
  }

  private func script<Value>(_ value: Value) -> ScriptedOperation<NoInput, Value> {
    ScriptedOperation(clock, [.succeed(value, after: ms(900))])
  }

  private func text(_ text: String, _ environment: LoadEnvironment? = nil) -> Loader<NoInput, String> {
    Loader(.texts, environment: environment, operation: script(text).operation)
  }

  @Test("B68 a loader without an environment takes the environment of its subtree, in each kind of view")
  func subtree() async throws {
    let (one, two, three, four) = (text("One"), text("Two"), text("Three"), text("Four"))
    let group = LoadGroup(three, four, wording: .texts)
    let page = script(LoadPage([Item(id: "Page")], next: Int?.none))
    let pages = PagedLoader<NoInput, Item, Int>(.texts) { _, _ in try await page.operation(NoInput(), LoadContext()) }
    let host = Host(
      VStack {
        LoadStateView(one) { Text($0) }
        List { LoadStateRows(two) { Text($0) } }.loads(two)
        LoadStateView(group) { Text("All of \(three.value ?? "") and \(four.value ?? "")") }
        LoadStateView(pages) { items in ForEach(items) { Text($0.id) } }
        LoadStateView(.texts) { _ in
          try await clock.deliver(after: ms(900))
          return "Own"
        } content: { text in
          Text(text)
        }
      }
      .loadEnvironment(LoadEnvironment(clock: clock)))
    await at(199, host)
    #expect(host.all("ProgressView").isEmpty)
    await at(200, host)
    #expect(host.all("ProgressView").count == 5)
    await at(2_000, host)
    #expect(host.text == "One\nTwo\nAll of Three and Four\nPage\nOwn")
  }

  @Test("B68 a loader's own environment comes first, then a test's, then the innermost subtree's")
  func order() async {
    let (own, test) = (ManualClock(), ManualClock())
    let first = text("One", LoadEnvironment(clock: own))
    let second = LoadEnvironment.$override.withValue(LoadEnvironment(clock: test)) { text("Two") }
    let third = text("Three")
    let host = Host(
      VStack {
        LoadStateView(first) { Text($0) }
        LoadStateView(second) { Text($0) }
        LoadStateView(third) { Text($0) }.loadEnvironment(LoadEnvironment(clock: clock))
      }
      .loadEnvironment(LoadEnvironment(clock: ManualClock())))
    await at(300, host)
    #expect(host.all("ProgressView").count == 1)
    await host.hearing { await own.advance(to: ms(300)) }
    #expect(host.all("ProgressView").count == 2)
    await host.hearing { await test.advance(to: ms(300)) }
    #expect(host.all("ProgressView").count == 3)
  }

  @Test("B68 a loader keeps the environment of the place that showed it first")
  func first() async {
    let loader = text("One")
    func screen(_ clock: ManualClock) -> some View {
      LoadStateView(loader) { Text($0) }.loadEnvironment(LoadEnvironment(clock: clock))
    }
    let host = Host(screen(clock))
    host.show(screen(ManualClock()))
    await at(300, host)
    #expect(host.all("ProgressView").count == 1)
  }
}
