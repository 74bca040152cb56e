import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("Several loaders with inputs on one list") struct SeveralInputsTests {
  private let clock = ManualClock()

  private struct Screen: View {
    let search: Loader<String, [String]>
    let count: Loader<Int, Int>
    let profile: Loader<NoInput, String>
    let query: String?
    let scope: Int

    var body: some View {
      List {
        LoadStateRows(search) { ForEach($0, id: \.self) { Text(verbatim: $0) } }
        LoadStateRows(count) { Text("Number \($0)") }
        LoadStateRows(profile) { Text(verbatim: $0) }
      }
      .loads(.loader(search, input: query), .loader(count, input: scope), .loader(profile))
      .loadIdle { Text("Nothing yet") }
    }
  }

  @Test("an input that changes reloads its own loader only; a pull refreshes all that have an input")
  func inputs() async throws {
    let texts = ScriptedOperation<String, [String]>(clock, [.succeed(["One"]), .succeed(["Two"]), .succeed(["Three"])])
    let numbers = ScriptedOperation<Int, Int>(clock, [.succeed(1), .succeed(2), .succeed(3)])
    let names = ScriptedOperation<NoInput, String>(clock, [.succeed("Ada"), .succeed("Eva")])
    let environment = LoadEnvironment(clock: clock)
    let search = Loader<String, [String]>(.texts, environment: environment, operation: texts.operation)
    let count = Loader<Int, Int>(environment: environment, operation: numbers.operation)
    let profile = Loader<NoInput, String>(environment: environment, operation: names.operation)
    func screen(_ query: String?, _ scope: Int) -> some View {
      Screen(search: search, count: count, profile: profile, query: query, scope: scope)
    }
    func at(_ milliseconds: Int, _ host: Host) async {
      await host.hearing { await clock.advance(to: ms(milliseconds)) }
    }
    let host = Host(screen("a", 1))
    await at(10, host)
    #expect(host.text == "One\nNumber 1\nAda")
    host.show(screen("b", 1))
    await at(1_000, host)
    #expect(host.text == "Two\nNumber 1\nAda")
    host.show(screen("b", 2))
    await at(2_000, host)
    #expect(host.text == "Two\nNumber 2\nAda")
    for _ in 1...3 { host.show(screen("b", 2)) }
    await at(3_000, host)
    #expect(texts.calls.map(\.input) == ["a", "b"] && numbers.calls.map(\.input) == [1, 2])
    let pull = try host.beginPull()
    await at(4_000, host)
    await pull.value
    #expect(host.text == "Three\nNumber 3\nEva")
    host.show(screen(nil, 2))
    await at(5_000, host)
    #expect(host.text == "Nothing yet\nNumber 3\nEva")
    #expect(texts.calls.count == 3 && numbers.calls.count == 3 && names.calls.count == 2)
  }

  @Test("a group is loaded by a list like a loader")
  func group() async {
    let numbers = ScriptedOperation<NoInput, Int>(clock, [.succeed(1)])
    let number = Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock), operation: numbers.operation)
    let group = LoadGroup(number)
    let host = Host(List { Text("Number \(number.value ?? 0)") }.loads(.group(group)))
    await host.hearing { await clock.advance(to: ms(100)) }
    #expect(numbers.calls.count == 1)
  }
}
