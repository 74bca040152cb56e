import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

/// A service that a subtree gets from its environment, as apps do.
@MainActor private final class Service {
  let name: String
  let script: ScriptedOperation<String, [String]>

  init(_ name: String, _ clock: ManualClock, _ steps: [ScriptedStep<[String]>]) {
    self.name = name
    script = ScriptedOperation(clock, steps)
  }

  func texts(_ input: String, _ context: LoadContext) async throws -> [String] {
    try await script.operation(input, context)
  }
}

private struct ServiceKey: EnvironmentKey {
  static var defaultValue: Service? { nil }
}

extension EnvironmentValues {
  fileprivate var service: Service? {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
}

private struct OwnerScreen: View {
  let input: String?
  var options = LoadOptions(retry: .never)
  @Environment(\.service) private var service

  var body: some View {
    LoadStateView(.texts, input: input, options: options) { [service] input, context in
      try await service?.texts(input, context) ?? []
    } content: { texts in
      TextList(texts: texts)
    }
  }
}

@MainActor @Suite("A view that owns its loader") struct OwnerTests {
  private let clock = ManualClock()

  private func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: ms(milliseconds)) }
  }

  private func host(_ service: Service, _ screen: some View, isEarlier: Bool = false) -> Host {
    Host(
      screen.environment(\.service, service).loadEnvironment(LoadEnvironment(clock: clock))
        .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier })
  }

  private func shown(_ service: Service, _ screen: some View) -> some View {
    screen.environment(\.service, service).loadEnvironment(LoadEnvironment(clock: clock))
      .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = false }
  }

  @Test("it loads with a service of the environment, in its words, on every system", arguments: [false, true])
  func loads(isEarlier: Bool) async throws {
    let service = Service("a", clock, [.succeed(["One"], after: ms(900)), .succeed(["Two"])])
    let host = host(service, OwnerScreen(input: "x"), isEarlier: isEarlier)
    await at(200, host)
    #expect(host.text == "Loading texts")
    await at(900, host)
    #expect(host.text == "One")
    if isEarlier { await at(1_400, host) }
    #expect(host.announcements == ["Loading texts", "1 text"])
    let pull = try host.beginPull()
    await at(2_500, host)
    await pull.value
    #expect(host.text == "Two")
    #expect(service.script.calls.map(\.input) == ["x", "x"])
  }

  @Test("the loader survives evaluations of the view: nothing is asked again, and content keeps its state")
  func survives() async {
    let service = Service("a", clock, [.succeed(["One"]), .hang])
    let host = host(service, OwnerScreen(input: "x"))
    await at(10, host)
    #expect(host.text == "One")
    for _ in 1...5 { host.show(shown(service, OwnerScreen(input: "x"))) }
    await at(1_000, host)
    #expect(host.text == "One")
    #expect(service.script.calls.count == 1)
  }

  @Test("another input loads again, nil shows nothing and asks nothing, and the next input counts as the first")
  func inputs() async {
    let service = Service("a", clock, [.succeed(["One"]), .succeed(["Two"])])
    let host = host(service, OwnerScreen(input: nil))
    await at(1_000, host)
    #expect(service.script.calls.isEmpty)
    #expect(!host.has("Load texts"))
    host.show(shown(service, OwnerScreen(input: "x")))
    await at(1_010, host)
    #expect(host.text == "One")
    host.show(shown(service, OwnerScreen(input: nil)))
    await at(1_020, host)
    #expect(!host.shows("One"))
    #expect(!host.has("Load texts"))
    host.show(shown(service, OwnerScreen(input: "y")))
    await at(1_030, host)
    #expect(host.text == "Two")
    #expect(service.script.calls.map(\.input) == ["x", "y"])
    #expect(host.announcements.isEmpty)
  }

  @Test("the newest closure serves the next run, a pull or another input, also if it captured another service")
  func newest() async throws {
    let first = Service("a", clock, [.succeed(["One"])])
    let second = Service("b", clock, [.succeed(["Two"]), .succeed(["Three"])])
    let host = host(first, OwnerScreen(input: "x"))
    await at(10, host)
    host.show(shown(second, OwnerScreen(input: "x")))
    await at(20, host)
    #expect(host.text == "One")
    let pull = try host.beginPull()
    await at(1_000, host)
    await pull.value
    #expect(host.text == "Two")
    host.show(shown(second, OwnerScreen(input: "y")))
    await at(2_000, host)
    #expect(host.text == "Three")
    #expect(first.script.calls.count == 1 && second.script.calls.count == 2)
  }

  @Test("a retry of the run in progress calls the operation of the attempt before; the next run the newest")
  func retry() async throws {
    let first = Service("a", clock, [.fail(LoadFailure(.timedOut))])
    let second = Service("b", clock, [.succeed(["Two"])])
    let options = LoadOptions(retry: RetryPolicy(attempts: 2))
    let host = host(first, OwnerScreen(input: "x", options: options))
    await at(10, host)
    #expect(first.script.calls.count == 1)
    host.show(shown(second, OwnerScreen(input: "x", options: options)))
    await at(5_000, host)
    #expect(first.script.calls.map(\.attempt) == [1, 2])
    #expect(second.script.calls.isEmpty)
    try host.tap("Retry loading texts")
    await at(10_000, host)
    #expect(host.text == "Two")
    #expect(first.script.calls.count == 2 && second.script.calls.count == 1)
  }

  @Test("its words are those of the newest evaluation")
  func words() async {
    func screen(_ title: String) -> some View {
      var words = LoadWording.texts
      words.failureTitle = title
      return LoadStateView(words, options: LoadOptions(retry: .never)) { _ -> [String] in
        throw broken
      } content: {
        TextList(texts: $0)
      }
      .loadEnvironment(LoadEnvironment(clock: clock))
    }
    let host = Host(screen("No Luck"))
    await at(10, host)
    #expect(host.shows("No Luck"))
    host.show(screen("Kein Glück"))
    #expect(host.shows("Kein Glück"))
  }

  @Test("its placeholder and its seed show until content is there")
  func seed() async {
    let host = Host(
      VStack {
        LoadStateView(.texts, placeholder: ["Sample"]) { _ in
          try await clock.deliver(after: ms(500))
          return ["One"]
        } content: { texts in
          TextList(texts: texts)
        }
        LoadStateView(.texts, seed: .cached(["Old"])) { _ in
          try await clock.deliver(after: ms(500))
          return ["New"]
        } content: { texts in
          TextList(texts: texts)
        }
      }
      .loadEnvironment(LoadEnvironment(clock: clock)))
    await at(100, host)
    #expect(host.has("Loading texts"))
    #expect(host.shows("Old"))
    await at(1_000, host)
    #expect(host.shows("One") && host.shows("New"))
  }

  @Test("a view that is gone lets its loader go, and the work with it; a view with another identity has its own")
  func gone() async {
    let service = Service("a", clock, [.hang])
    let host = host(service, OwnerScreen(input: "x").id(1))
    await at(10, host)
    host.show(shown(service, OwnerScreen(input: "x").id(2)))
    await at(2_000, host)
    #expect(service.script.calls.count == 2)
    #expect(service.script.cancellations == 1)
    host.show(Text("Another screen"))
    await at(4_000, host)
    #expect(service.script.cancellations == 2)
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("a view that is only evaluated, as a sample, makes no call")
  func sample() async {
    let service = Service("a", clock, [.succeed(["One"])])
    let host = host(service, OwnerScreen(input: "x").redacted(reason: .placeholder))
    await at(1_000, host)
    #expect(service.script.calls.isEmpty)
    #expect(!host.shows("One"))
  }
}
