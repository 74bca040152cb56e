import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

@Suite("Rule 27: the outcomes of a search are announced a second later", .timeLimit(.minutes(5)))
@MainActor struct TypedAnnouncementTests {
  /// A search that has settled for "x" at 2000, and that debounces by 100 ms.
  private func search(_ steps: [ScriptedStep<[String]>], keeps: Bool = false) async -> ShownScreen {
    let screen = ShownScreen(
      [.succeed(["x"])] + steps,
      options: LoadOptions(retry: .never, debounce: ms(100), keepsPreviousContent: keeps))
    screen.show("x")
    screen.display.appear()
    await screen.at(2_000)
    _ = screen.said()
    return screen
  }

  @Test("B70 a search answered 50 ms after its call is announced once, 1 s after the answer", arguments: [false, true])
  func quickSearch(keeps: Bool) async {
    let screen = await search([.succeed(["a", "b"], after: ms(50))], keeps: keeps)
    screen.show("y")
    await screen.at(2_150)
    #expect(screen.drawn == "content [\"a\", \"b\"]")
    await screen.at(3_149)
    #expect(screen.said() == [])
    await screen.at(3_150)
    #expect(screen.said() == ["2 texts"])
    await screen.at(9_000)
    #expect(screen.said() == [])
  }

  @Test("B70 of three outcomes each within 1 s of the last only the last is announced")
  func threeOutcomes() async {
    let screen = await search([.succeed(["a"]), .succeed(["a", "b"]), .succeed(["a", "b", "c"])])
    for (index, input) in ["y", "yy", "yyy"].enumerated() {
      await screen.at(2_000 + index * 900)
      screen.show(input)
    }
    await screen.at(4_899)
    #expect(screen.said() == [])
    await screen.at(4_900)
    #expect(screen.said() == ["3 texts"])
  }

  @Test("B70 the neighbour: outcomes more than 1 s apart are announced each, also when equal and when empty")
  func apart() async {
    let screen = await search([.succeed(["x"]), .succeed([]), .succeed([])])
    for (index, input) in ["y", "yy", "yyy"].enumerated() {
      screen.show(input)
      await screen.at(2_000 + (index + 1) * 1_100)
    }
    #expect(screen.said() == ["1 text", "Nothing Here Yet", "Nothing Here Yet"])
  }

  @Test("rule 27: another input drops the announcement in the turn in which it comes, also before its call")
  func anotherInput() async {
    let screen = await search([.succeed(["a"]), .hang])
    screen.show("y")
    await screen.at(3_099)
    screen.show("yy")
    await screen.at(3_150)
    #expect(screen.calls == 2)
    await screen.at(9_000)
    #expect(screen.said() == ["Loading texts"])
  }

  @Test(
    "rule 27: the announcement is dropped when the display leaves or another source shows, and is not made up for",
    arguments: 0..<5)
  func dropped(way: Int) async {
    let screen = await search([.succeed(["a"])])
    screen.show("y")
    await screen.at(3_000)
    switch way {
    case 0:
      screen.display.disappear()
      screen.display.appear()
    case 1:
      screen.display.enterBackground()
      screen.display.enterForeground()
    case 2:
      screen.display.remove(screen.model)
      screen.display.add(screen.model)
    case 3: screen.model.show(.state(.idle))
    default: screen.show(nil)
    }
    await screen.at(9_000)
    #expect(screen.said() == [])
  }

  @Test("rule 27: the outcome of a pull within the second is announced in place of the outcome that waits")
  func anotherOutcome() async {
    let screen = await search([.succeed(["a"]), .succeed(["a", "b"])])
    screen.show("y")
    await screen.at(2_500)
    screen.display.startRefresh()
    await screen.at(2_500)
    #expect(screen.said() == ["2 texts"])
    await screen.at(9_000)
    #expect(screen.said() == [])
  }

  @Test("rules 3, 27: a failure of a search waits too; an equal kind under the next input is not announced again")
  func failures() async {
    let screen = await search([
      .fail(LoadFailure(.offline)), .fail(LoadFailure(.offline)), .fail(LoadFailure(.offline), after: ms(900)),
    ])
    screen.show("y")
    await screen.at(3_099)
    #expect(screen.said() == [])
    await screen.at(3_100)
    #expect(screen.said().first?.hasPrefix("You’re Offline") == true)
    screen.show("yy")
    await screen.at(6_000)
    #expect(screen.said() == [])
    // The indicator took the place of the words.
    screen.show("yyy")
    await screen.at(9_000)
    #expect(screen.said().map { $0.prefix(14) } == ["Loading texts", "You’re Offline"])
  }

  @Test("rule 27: a loader that does not debounce announces another input's quick outcome not at all")
  func withoutDebounce() async {
    let screen = ShownScreen([.succeed(["x"]), .succeed(["a", "b"], after: ms(150))])
    screen.show("x")
    screen.display.appear()
    await screen.at(1_000)
    screen.show("y")
    await screen.at(5_000)
    #expect(screen.said() == [])
  }

  @Test("B74 rule 27: of two displays only the speaker at the end of the second announces")
  func twoDisplays() async {
    let screen = await search([.succeed(["a", "b"])])
    let (second, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    var said: [String] = []
    second.log { if $0.hasPrefix("say") { said.append($0) } }
    second.add(model)
    model.show(.loader(screen.loader, input: "y"))
    screen.show("y")
    second.appear()
    await screen.at(2_500)
    second.disappear()
    await screen.at(9_000)
    #expect(said == [])
    #expect(screen.said() == ["2 texts"])
  }
}
