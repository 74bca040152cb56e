import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

@Suite("Several screen models on one display, and several displays of one loader", .timeLimit(.minutes(5)))
@MainActor struct SharedDisplayTests {
  @Test("each model reports its own effects, and the display those of all")
  func effectsByModel() async {
    let first = ShownScreen([.succeed(["a"], after: .milliseconds(10))])
    let second = LoadScreenModel<[Int]>()
    first.display.add(second)
    second.show(.state(.idle))
    first.show("x")
    var (ofFirst, ofSecond): ([LoadEffect], [LoadEffect]) = ([], [])
    first.model.onEffect = { ofFirst.append($0) }
    second.onEffect = { ofSecond.append($0) }
    first.display.appear()
    ofFirst = []
    ofSecond = []
    _ = first.takeEffects()
    second.show(.state(.failed(LoadFailure(.offline))))
    #expect(ofFirst.isEmpty)
    #expect(ofSecond.count == 1)
    await first.at(10)
    #expect(ofFirst == [.content(.replaced)])
    #expect(ofSecond.count == 1)
    #expect(first.takeEffects().count == 2)
    first.display.disappear()
    second.show(.state(.loaded([1], LoadStatus())))
    #expect(ofSecond.count == 1)
  }

  @Test("rule 1: an offer for another input loads for that input, also after a reset")
  func offerAfterReset() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"])])
    screen.display.appear()
    screen.show("x")
    await screen.at(10)
    screen.loader.reset()
    screen.model.show(.loader(screen.loader, input: "y", loadsOnAppear: false))
    await screen.at(20)
    #expect(screen.calls == 1)
    screen.model.perform(.load)
    await screen.at(400)
    #expect(screen.script.calls.map(\.input) == ["x", "y"])
    #expect(screen.drawn == "content [\"b\"]")
  }

  @Test(
    "rule 7: a pull refreshes all loaders of a display and ends when all have settled, also if its task is cancelled")
  func pull() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"], after: ms(100))])
    let other = ScriptedOperation<NoInput, Int>(screen.clock, [.succeed(1), .succeed(2, after: ms(500))])
    let number = Loader<NoInput, Int>(environment: LoadEnvironment(clock: screen.clock), operation: other.operation)
    let second = LoadScreenModel<Int>()
    screen.show("x")
    second.show(.loader(number))
    screen.display.add(second)
    screen.display.appear()
    await screen.at(10_000)
    var isDone = false
    let pull = Task {
      await screen.display.refresh()
      isDone = true
    }
    await screen.clock.advance(by: .zero)
    pull.cancel()
    await screen.at(10_100)
    #expect(screen.model.frame.value == ["b"] && !isDone)
    await screen.at(10_500)
    await pull.value
    #expect(second.frame.value == 2 && isDone)
  }

  @Test(
    "a failure that the display has announced is not announced again for another of its loaders, until the user acts")
  func equalFailures() async {
    let screen = ShownScreen([.fail(LoadFailure(.notFound), after: ms(300))])
    let other = ScriptedOperation<NoInput, Int>(screen.clock, [.fail(LoadFailure(.notFound), after: ms(300))])
    let number = Loader<NoInput, Int>(environment: LoadEnvironment(clock: screen.clock), operation: other.operation)
    let second = LoadScreenModel<Int>()
    screen.show("x")
    second.show(.loader(number))
    screen.display.add(second)
    screen.display.appear()
    await screen.at(1_000)
    #expect(screen.takeEffects().filter { $0.contains("Not Found") }.count == 1)
    second.perform(.retry)
    await screen.at(2_000)
    #expect(screen.takeEffects().filter { $0.contains("Not Found") }.count == 1)
  }

  @Test("B74 two displays of one loader: it loads once, and the display that appeared last announces")
  func twoDisplays() async {
    let screen = ShownScreen([.succeed(["a", "b"], after: ms(900))])
    let (second, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    var said: [String] = []
    second.log { if $0.hasPrefix("say") { said.append($0) } }
    second.add(model)
    model.show(.loader(screen.loader, input: "x"))
    screen.show("x")
    screen.display.appear()
    second.appear()
    await screen.at(1_000)
    #expect(screen.calls == 1)
    #expect(said == ["say Loading texts", "say 2 texts"])
    #expect(screen.takeEffects().allSatisfy { $0.hasPrefix("content") })
    #expect(model.frame.value == ["a", "b"] && screen.model.frame.value == ["a", "b"])
  }

  @Test("B74 a display that is silent leaves the announcement to another display of the loader")
  func silentDisplay() async {
    let screen = ShownScreen([.succeed(["a", "b"], after: ms(900))])
    let (second, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    model.announces = false
    second.log { if $0.hasPrefix("say") { Issue.record("A silent display said \($0)") } }
    second.add(model)
    model.show(.loader(screen.loader, input: "x"))
    screen.show("x")
    screen.display.appear()
    second.appear()
    await screen.at(1_000)
    #expect(screen.takeEffects().filter { $0.hasPrefix("say") } == ["say Loading texts", "say 2 texts"])
  }

  @Test("rule 27: with a silent model, an audible model of another loader on the same display does not announce")
  func silentModel() async {
    let screen = ShownScreen([.succeed(["a", "b"], after: ms(900))])
    let detail = ShownScreen([.succeed(["c"], after: ms(2_000))])
    let model = LoadScreenModel<[String]>()
    model.announces = false
    detail.display.add(model)
    model.show(.loader(screen.loader, input: "x"))
    detail.show("y")
    screen.show("x")
    screen.display.appear()
    detail.display.appear()
    await screen.at(1_000)
    #expect(screen.takeEffects().filter { $0.hasPrefix("say") } == ["say Loading texts", "say 2 texts"])
    #expect(detail.takeEffects().allSatisfy { !$0.hasPrefix("say") })
  }

  @Test("rule 17: a loader stays on a display while one of the display's models shows it")
  func twoModelsOfOneDisplay() async {
    let screen = ShownScreen([.hang])
    let model = LoadScreenModel<[String]>()
    screen.show("x")
    screen.display.add(model)
    model.show(.loader(screen.loader, input: "x"))
    screen.display.appear()
    await screen.at(100)
    screen.display.remove(model)
    #expect(screen.loader.driver.machine.presence == .shown)
    await screen.at(5_000)
    #expect(screen.script.running == 1)
    screen.display.remove(screen.model)
    #expect(screen.loader.driver.machine.presence == .hidden)
    await screen.at(7_000)
    #expect(screen.script.running == 0)
  }

  @Test("B75 a loader that one window shows is not suspended because another window is in the background")
  func twoWindows() async {
    let screen = ShownScreen([.succeed(["a"])])
    let (second, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    second.add(model)
    model.show(.loader(screen.loader, input: "x"))
    screen.show("x")
    screen.display.appear()
    second.appear()
    screen.display.enterBackground()
    #expect(!screen.loader.driver.machine.isSuspended)
    second.enterBackground()
    #expect(screen.loader.driver.machine.isSuspended)
    screen.display.enterForeground()
    #expect(!screen.loader.driver.machine.isSuspended)
  }

  @Test("rule 18: a display that goes without a word is forgotten, and its load ends")
  func droppedDisplay() async {
    let screen = ShownScreen([.hang])
    var second: LoadDisplay? = LoadDisplay()
    let model = LoadScreenModel<[String]>()
    second?.add(model)
    model.show(.loader(screen.loader, input: "x"))
    second?.appear()
    #expect(screen.loader.driver.machine.presence == .shown)
    second = nil
    await screen.at(1_000)
    #expect(screen.loader.driver.machine.presence == .hidden)
    await screen.at(2_000)
    #expect(screen.script.running == 0)
  }
}
