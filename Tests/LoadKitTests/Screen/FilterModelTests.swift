import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

@Suite("Content that the app filters itself", .timeLimit(.minutes(5)))
@MainActor struct FilterModelTests {
  private let clock = ManualClock()
  private let display = LoadDisplay()
  private let model: LoadFilterModel
  private let log = Log()

  @MainActor private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  init() {
    model = LoadFilterModel(clock: clock)
    model.words = LoadWords(ShownScreen.wording)
    display.log { [log] in log.lines.append($0) }
    display.add(model)
    display.appear()
  }

  private func type(_ query: String, _ matches: Int) { model.show(.search(query, matches: matches)) }

  @Test("rule 27: a query is announced once, 1 s later, with its matches or the words for none")
  func announced() async {
    type("a", 3)
    await clock.advance(by: ms(999))
    #expect(log.take() == [])
    await clock.advance(by: ms(1))
    #expect(log.take() == ["say 3 texts"])
    type("ab", 0)
    #expect(model.message?.title == "No Results for “ab”" && model.message?.kind == .empty)
    await clock.advance(by: ms(1_000))
    #expect(log.take().map { $0.hasPrefix("say No Results for “ab”") } == [true])
    await clock.advance(by: ms(9_000))
    #expect(log.take() == [])
  }

  @Test("rule 27: of several queries within 1 s only the last is announced, also when equal")
  func last() async {
    for (query, time) in [("a", 900), ("ab", 900), ("abc", 1_000), ("abcd", 1_000)] {
      type(query, 2)
      await clock.advance(by: ms(time))
    }
    #expect(log.take() == ["say 2 texts", "say 2 texts"])
  }

  @Test("rule 27: content that changes under the same query is silent; a waiting announcement has the newest number")
  func sameQuery() async {
    type("a", 3)
    await clock.advance(by: ms(500))
    type("a", 4)
    await clock.advance(by: ms(500))
    #expect(log.take() == ["say 4 texts"])
    type("a", 0)
    await clock.advance(by: ms(2_000))
    #expect(log.take() == [] && model.message != nil)
  }

  @Test("rule 27: the announcement is dropped when the query is cleared or the display leaves", arguments: 0..<4)
  func dropped(way: Int) async {
    type("a", 3)
    await clock.advance(by: ms(500))
    switch way {
    case 0: type(" ", 9)
    case 1: display.disappear()
    case 2: display.enterBackground()
    default: display.remove(model)
    }
    await clock.advance(by: ms(500))
    display.appear()
    display.enterForeground()
    display.add(model)
    await clock.advance(by: ms(9_000))
    #expect(log.take() == [])
  }

  @Test("a blank query filters nothing; filters alone do")
  func blank() {
    #expect(LoadFilter.search(" \n", matches: 0) == nil)
    #expect(LoadFilter.search("", matches: 0, hasFilters: true)?.matches == 0)
    model.show(nil)
    #expect(model.message == nil)
  }

  @Test("rule 32: the message offers only the actions that the app carries out")
  func actions() {
    type("x", 0)
    #expect(model.message?.actions == [])
    #expect(!model.perform(.clearSearch))
    var cleared = 0
    model.handlers = [.clearSearch: { cleared += 1 }]
    #expect(model.message?.actions.map(\.action) == [.clearSearch])
    #expect(model.perform(.clearSearch) && cleared == 1)
  }

  @Test("rule 28: the focus moves to the message if the rows that had it go, and otherwise stays")
  func focus() {
    type("a", 3)
    type("ab", 0)
    #expect(log.take() == [])
    model.focusedRegion = { .content }
    type("a", 3)
    type("ab", 0)
    #expect(log.take() == ["focus content", "focus message"])
  }

  @Test("observers are notified of the message only when it changes, and never by preparing")
  func observers() {
    let watch = Watch { [model] in _ = model.message }
    model.prepare(.search("x", matches: 0))
    #expect(watch.changes == 0)
    model.showPrepared()
    #expect(watch.changes == 1)
    model.show(.search("x", matches: 0))
    #expect(watch.changes == 1)
  }
}
