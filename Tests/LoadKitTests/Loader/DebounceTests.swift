import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Content of another input") struct OtherInputTests {
  @Test(
    "rule 30: another input's equal value in one turn is other content, unless content is kept",
    arguments: [true, false])
  func equalValues(keeps: Bool) async {
    let screen = Screen<String>([.succeed(["same"])], options: LoadOptions(keepsPreviousContent: keeps))
    screen.loader.start("a")
    await screen.turn()
    let version = screen.loader.contentVersion
    let watch = Watch { _ = screen.loader.value }
    screen.loader.start("b")
    await screen.turn()
    #expect(screen.loader.value == ["same"])
    #expect((screen.loader.contentVersion == version) == keeps)
    if startsAtOnce { #expect(watch.changes == (keeps ? 0 : 1)) }
    // The same input again is the same content.
    let next = screen.loader.contentVersion
    screen.loader.start("b", reason: .poll)
    await screen.turn()
    #expect(screen.loader.contentVersion == next)
  }
}

@MainActor @Suite("Debounce") struct DebounceTests {
  func screen(_ wait: Int = 50, debounce: Int = 300, keeps: Bool = false) -> Screen<String> {
    Screen(
      script: { clock in ScriptedOperation(clock) { .succeed([$0.input], after: ms(wait)) } },
      options: LoadOptions(debounce: ms(debounce), keepsPreviousContent: keeps))
  }

  @Test("the first load of a loader is not delayed")
  func firstLoad() async {
    let screen = screen()
    screen.loader.start("a")
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("a changed input is loaded once it has stood still", arguments: [(299, 1), (300, 2)])
  func standsStill(time: Int, calls: Int) async {
    let screen = screen()
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start("b")
    await screen.at(100 + time)
    #expect(screen.calls == calls)
    await screen.at(5_000)
    #expect(screen.loader.value == ["b"])
  }

  @Test("of five keystrokes only the last is loaded")
  func keystrokes() async {
    let screen = screen()
    screen.loader.start("s")
    for (index, text) in ["sw", "swi", "swif", "swift"].enumerated() {
      await screen.at(100 * (index + 1))
      screen.loader.start(text)
    }
    await screen.at(5_000)
    #expect(screen.script.calls.map(\.input) == ["s", "swift"])
    #expect(screen.script.calls.last?.time == ms(700))
    #expect(screen.lines.last == "750 loaded [\"swift\"]")
    #expect(screen.isQuiet)
  }

  @Test("the grace period counts from the call, so that a short answer shows no indicator")
  func grace() async {
    let screen = screen(199)
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(5_000)
    #expect(screen.recorder.entries.allSatisfy { $0.state.activity?.indicator != .visible })
    #expect(screen.lines.last == "1499 loaded [\"b\"]")
  }

  @Test("what the user asks for is not delayed, and ends the delay of the same input")
  func user() async {
    let screen = screen()
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start("b")
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.script.calls.map(\.input) == ["a", "b"])
    await screen.at(5_000)
    #expect(screen.calls == 2)
    screen.loader.start("c", reason: .userRefresh)
    await screen.turn()
    #expect(screen.calls == 3)
  }

  @Test("the same input again during the delay neither shortens nor restarts it")
  func sameInput() async {
    let screen = screen()
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start("b")
    await screen.at(300)
    screen.loader.start("b")
    await screen.at(399)
    #expect(screen.calls == 1)
    await screen.at(400)
    #expect(screen.calls == 2)
  }

  @Test("cancel and leaving during the delay mean that the operation is never called", arguments: [true, false])
  func stops(byUser: Bool) async {
    let screen = screen(debounce: 5_000)
    screen.loader.start("a")
    await screen.at(100)
    let task = Task { await screen.loader.load("b") }
    await screen.at(100)
    if byUser { screen.loader.cancel() } else { task.cancel() }
    await screen.at(60_000)
    #expect(screen.script.calls.map(\.input) == ["a"])
    #expect(screen.loader.value == ["a"])
    #expect(screen.loader.input == "a")
    #expect(screen.isQuiet)
  }

  @Test("content that is to be kept stays through the delay")
  func keepsContent() async {
    let screen = screen(keeps: true)
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start("b")
    await screen.at(5_000)
    #expect(
      screen.lines.suffix(2) == ["100 loaded [\"a\"] previousInput refreshing", "450 loaded [\"b\"]"])
  }
}
