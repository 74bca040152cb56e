import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

/// Content with a state of its own, which is lost when its identity is.
private struct Bookmark: View {
  let texts: [String]
  var births: Counter?
  @State private var isMarked = false

  init(texts: [String], births: Counter? = nil) {
    self.texts = texts
    self.births = births
  }

  var body: some View {
    List {
      Button(isMarked ? "Marked" : "Mark") { isMarked = true }
      ForEach(texts, id: \.self) { Text(verbatim: $0) }
    }
    .onAppear { births?.up() }
  }
}

@MainActor @Suite("What stays while a screen changes") struct StabilityTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  func isOnEarlierSystem<Content: View>(_ isEarlier: Bool, _ content: Content) -> some View {
    content.transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier }
  }

  @Test("B20 B21 the content's own state survives refreshes, failed refreshes and their end", arguments: [false, true])
  func identity(isEarlier: Bool) async throws {
    let births = Counter()
    let stage = Stage([
      .succeed(["One"], after: ms(10)), .succeed(["Two"], after: ms(900)), .fail(broken), .succeed(["Three"]),
    ])
    let host = await stage.show {
      isOnEarlierSystem(
        isEarlier, LoadStateView(stage.loader, placeholder: ["Sample"]) { Bookmark(texts: $0, births: births) })
    }
    await stage.at(10)
    // The sample was another view (rule 30).
    #expect(births.count == 2)
    try host.tap("Mark")
    for (time, reason) in [(1_000, LoadReason.poll), (2_000, .poll), (3_000, .userRetry)] {
      stage.loader.start(reason)
      await stage.at(time - 500)
      #expect(host.shows("Marked"))
      await stage.at(time)
      #expect(host.shows("Marked"))
    }
    #expect(stage.calls == 4)
    #expect(host.shows("Three"))
    #expect(births.count == 2)
  }

  @Test("progress evaluates nothing of the content", arguments: [false, true])
  func progress(isEarlier: Bool) async {
    let reports = (1...20).map { (ms($0 * 200), LoadProgress(completed: Int64($0), total: 20)) }
    let counter = Counter()
    let stage = Stage(
      [.succeed(["One"], after: ms(10)), .succeed(["Two"], after: ms(5_000)).reporting(reports)],
      options: LoadOptions(retry: .never, progress: .determinate))
    let host = await stage.show {
      isOnEarlierSystem(isEarlier, LoadStateView(stage.loader) { counter.counting(TextList(texts: $0)) })
    }
    await stage.at(10)
    #expect(host.shows("One"))
    let count = counter.count
    stage.loader.start(.poll)
    var shares: Set<String> = []
    for time in stride(from: 100, through: 5_000, by: 100) {
      await stage.at(time)
      shares.formUnion(host.all("ProgressView").compactMap { $0.attributes["fraction"] })
    }
    #expect(shares.count > 10)
    #expect(counter.count == count)
    await stage.at(6_000)
    #expect(host.text == "Two")
    #expect(counter.count == count + 1)
  }

  @Test("a new evaluation of the app's view evaluates the content, which may have captured something else")
  func newClosure() async {
    let stage = Stage([.succeed(["One"], after: ms(10))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    host.show(LoadStateView(stage.loader) { TextList(texts: $0 + ["More"]) })
    #expect(host.text == "One\nMore")
    #expect(stage.calls == 1)
  }

  @Test("a screen at rest has no task, and no timer except for its age", arguments: [true, false])
  func atRest(showsAge: Bool) async throws {
    let stage = Stage([.succeed(["One"], after: ms(10))])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }.loadAge(shownAfter: showsAge ? .seconds(60) : nil)
    }
    await stage.at(10)
    try await host.settle()
    #expect(stage.clock.pendingSleepCount == (showsAge ? 1 : 0))
    let evaluations = host.evaluations(of: LoadStateView<NoInput, [String], TextList>.self)
    await stage.at(1_000_000)
    #expect(host.evaluations(of: LoadStateView<NoInput, [String], TextList>.self) == evaluations)
  }

  @Test("a new loader in the same place is loaded, and the one before is let go")
  func newLoader() async {
    let clock = ManualClock()
    func loader(_ script: ScriptedOperation<NoInput, [String]>) -> Loader<NoInput, [String]> {
      Loader(environment: LoadEnvironment(clock: clock), operation: script.operation)
    }
    let (first, second) = (
      ScriptedOperation<NoInput, [String]>(clock, [.hang]),
      ScriptedOperation<NoInput, [String]>(clock, [.succeed(["Two"], after: ms(10))])
    )
    weak var old: Loader<NoInput, [String]>?
    func show() -> Host {
      let loader = loader(first)
      old = loader
      return Host(LoadStateView(loader) { TextList(texts: $0) })
    }
    let host = show()
    await clock.advance(to: ms(100))
    #expect(first.calls.count == 1)
    host.show(LoadStateView(loader(second)) { TextList(texts: $0) })
    await clock.advance(to: ms(200))
    #expect(host.text == "Two")
    await clock.advance(to: ms(5_000))
    #expect(first.cancellations == 1)
    #expect(old == nil)
  }

  @Test("push and pop, and a change of tabs, neither load nor blink")
  func covered() async {
    let stage = Stage([.succeed(["One"], after: ms(10)), .hang])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    host.disappear()
    await stage.at(59_000)
    host.appear()
    #expect(host.text == "One")
    await stage.at(60_000)
    #expect(stage.calls == 1)
    #expect(host.text == "One")
    // Stale by now: refreshed behind the content.
    host.disappear()
    await stage.at(60_010)
    host.appear()
    await stage.at(61_000)
    #expect(stage.calls == 2)
    #expect(host.shows("One"))
  }
}

@MainActor @Suite("Leaving a screen while it loads") struct LeavingTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  @Test("B43 coming back in time joins the run; it neither fails nor begins again")
  func joins() async {
    let stage = Stage([.succeed(["One"], after: ms(3_000))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(500)
    host.disappear()
    await stage.at(1_499)
    host.appear()
    #expect(host.text == "Loading texts")
    await stage.at(3_000)
    #expect(host.text == "One")
    #expect(stage.calls == 1)
  }

  @Test("B43 later it was cancelled, which is no failure, and coming back loads anew")
  func cancels() async {
    let stage = Stage([.hang, .succeed(["One"], after: ms(300))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(500)
    host.disappear()
    await stage.at(1_500)
    #expect(stage.script.cancellations == 1)
    #expect(stage.loader.state.isIdle)
    host.appear()
    await stage.at(1_550)
    #expect(!host.has("Retry loading texts"))
    await stage.at(3_000)
    #expect(host.text == "One")
    #expect(stage.calls == 2)
    #expect(host.announcements == ["Loading texts", "Loading texts", "1 text"])
  }

  @Test("B43 five keystrokes in a row never blink, and the last one wins")
  func typing() async {
    let stage = LoadKitUITests.Stage<String>(
      [.hang, .hang, .hang, .hang, .succeed(["Found"], after: ms(300))], options: LoadOptions(retry: .never))
    let host = await stage.show { LoadStateView(stage.loader, input: "s") { TextList(texts: $0) } }
    await stage.at(250)
    var seen: Set<String> = [host.text]
    for (index, query) in ["sw", "swi", "swif", "swift"].enumerated() {
      host.show(LoadStateView(stage.loader, input: query) { TextList(texts: $0) })
      seen.insert(host.text)
      await stage.at(300 + index * 50)
      seen.insert(host.text)
    }
    #expect(seen == ["Loading texts"])
    await stage.at(2_000)
    #expect(host.text == "Found")
    #expect(stage.script.calls.map(\.input) == ["s", "sw", "swi", "swif", "swift"])
    #expect(stage.script.cancellations == 4)
  }

  @Test("B40 an answer to an earlier input is never shown")
  func late() async {
    let stage = LoadKitUITests.Stage<String>([
      .succeed(["Late"], after: ms(100)), .succeed(["Found"], after: ms(20)),
    ])
    stage.script.ignoresCancellation = true
    let host = await stage.show { LoadStateView(stage.loader, input: "a") { TextList(texts: $0) } }
    await stage.at(10)
    host.show(LoadStateView(stage.loader, input: "b") { TextList(texts: $0) })
    await stage.at(30)
    #expect(host.text == "Found")
    await stage.at(1_000)
    #expect(host.text == "Found")
  }

  @Test("a screen that is gone for good lets its loader go, and the work with it")
  func gone() async {
    let stage = Stage([.hang])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    host.show(Text("Another screen"))
    await stage.at(1_000)
    #expect(stage.script.cancellations == 1)
    #expect(stage.clock.pendingSleepCount == 0)
  }
}
