import LoadKit
import LoadKitTesting
import Observation
import Testing

@MainActor @Suite("The life of a paged loader") struct PageLifeTests {
  private final class Box: Identifiable {}

  private let clock = ManualClock()

  @Test("rule 18: dropping a paged loader ends the page under way and its timer", arguments: [0, 250, 5_000])
  func dropping(time: Int) async {
    let script = ScriptedOperation<Int?, LoadPage<Int, Int>>(clock, [.succeed(LoadPage([1], next: 2)), .hang])
    var pages: PagedLoader<NoInput, Int, Int>? = PagedLoader(environment: LoadEnvironment(clock: clock), id: { $0 }) {
      try await script.operation($0, $1)
    }
    weak let dropped = pages
    await pages?.list.load()
    pages?.startMore()
    await clock.advance(to: ms(time))
    #expect(clock.pendingSleepCount == 1)
    pages = nil
    #expect(dropped == nil)
    #expect(clock.pendingSleepCount == 0)
    await clock.advance(by: .zero)
    #expect(script.running == 0 && script.cancellations == 1)
  }

  @Test("rule 18: items that a refresh or a reset has replaced are let go, those of a failed page's list too")
  func items() async {
    weak var last: Box?
    let script = ScriptedOperation<Int?, Int>(
      clock, [.succeed(1), .succeed(2), .succeed(3), .fail(broken), .succeed(4)])
    let pages = PagedLoader<NoInput, Box, Int>(
      options: LoadOptions(retry: .never), pageOptions: .plain, environment: LoadEnvironment(clock: clock)
    ) { cursor, context in
      let number = try await script.operation(cursor, context)
      let box = Box()
      last = box
      return LoadPage([box], next: number)
    }
    await pages.list.load()
    weak let first = last
    await pages.loadMore()
    weak let second = last
    await pages.loadMore()
    await pages.loadMore()
    #expect(pages.items.count == 3 && pages.nextPage.failure != nil)
    #expect(first != nil && second != nil && second !== first)
    await pages.list.refresh()
    #expect(pages.items.count == 1)
    #expect(first == nil && second == nil && last != nil)
    pages.list.reset()
    #expect(last == nil)
  }

  @Test("who reads the items hears of pages, and not of the work on them; who reads the tail hears of that")
  func observation() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(PageScreen.page(4), after: ms(900)), .fail(broken, after: ms(10))],
      pageOptions: LoadPageOptions())
    let items = Watch { _ = screen.pages.items }
    let nextPage = Watch { _ = screen.pages.nextPage }
    let id = Watch { _ = screen.pages.nextPageID }
    screen.pages.startMore()
    await screen.at(899)
    #expect((items.changes, nextPage.changes, id.changes) == (0, 2, 0))
    await screen.at(1_000)
    #expect((items.changes, id.changes) == (1, 1))
    #expect(nextPage.changes > 2)
    let before = nextPage.changes
    screen.pages.startMore()
    await screen.at(2_000)
    #expect((items.changes, id.changes) == (1, 1))
    #expect(nextPage.changes == before + 2)
  }

  @Test("every change of the tail is told once, in order, also those that the told one makes")
  func toldTails() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(PageScreen.page(4), after: ms(10)), .succeed(PageScreen.page(7), after: ms(10))])
    var told: [String] = []
    screen.pages.onNextPageChange = { [weak pages = screen.pages] nextPage in
      told.append(nextPage.summary)
      if nextPage == .idle { pages?.startMore() }
    }
    screen.pages.startMore()
    await screen.at(1_000)
    #expect(told == ["loading", "idle", "loading", "end"])
    #expect(screen.pages.items.count == 7)
  }

  @Test("items that are changed on screen stay with their age, their tail and what runs")
  func update() async {
    let screen = await PageScreen.loaded(
      2, then: [.fail(broken), .succeed(Page([2, 8, 9], next: nil), after: ms(100))])
    await screen.at(1_000)
    await screen.pages.list.refresh()
    screen.pages.startMore()
    screen.pages.update { $0.removeAll { $0 == 2 } }
    screen.pages.update { $0.insert(8, at: 0) }
    screen.pages.update { $0.append(8) }
    #expect(screen.pages.list.state.summary == "loaded [8, 1, 3, 4, 5, 6] with failed refresh serverError")
    #expect(screen.pages.list.state.status?.asOf == .zero)
    #expect(screen.pages.nextPage.activity != nil)
    await screen.at(1_100)
    // The deleted item stays away (B79), and the added item appears once.
    #expect(screen.pages.items == [8, 1, 3, 4, 5, 6, 9])
    #expect(screen.pages.nextPage == .end)
    #expect(screen.cursors == [0, 4, 0, 7])
  }

  @Test("a list whose last item is deleted is empty, unless more follows; without content there is nothing to change")
  func updateToEmpty() async {
    let screen = PageScreen()
    screen.pages.update { $0.append(1) }
    #expect(screen.pages.list.state.isIdle)
    await screen.pages.list.load("")
    screen.pages.update { $0.removeAll() }
    #expect(screen.pages.list.state.summary == "loaded []")
    await screen.pages.loadMore()
    await screen.pages.loadMore()
    #expect(screen.pages.nextPage == .end)
    #expect(screen.pages.list.state.isEmpty)
    screen.pages.update { $0.append(1) }
    #expect(screen.pages.items == [1])
    #expect(screen.pages.nextPage == .end)
  }

  @Test("B79 a row that was deleted stays away in pages that were and will be asked for, until a first page after it")
  func updateBeforePages() async {
    let screen = await PageScreen.loaded(
      1,
      then: [
        .succeed(Page([4, 2, 5], next: 6), after: ms(100)), .succeed(Page([2, 6], next: 7), after: ms(100)),
        .succeed(Page([1, 2], next: 9), after: ms(100)), .succeed(Page([2, 9], next: 10), after: ms(100)),
        .succeed(Page([2], next: 9), after: ms(100)),
      ])
    screen.pages.startMore()
    screen.pages.update { $0.removeAll { $0 == 2 } }
    await screen.at(100)
    #expect(screen.pages.items == [1, 3, 4, 5])
    screen.pages.startMore()
    await screen.at(200)
    #expect(screen.pages.items == [1, 3, 4, 5, 6])
    // The refresh was asked for before the second change.
    screen.pages.list.start(.userRefresh)
    screen.pages.update { $0.removeAll { $0 == 2 } }
    await screen.at(300)
    #expect(screen.pages.items == [1])
    screen.pages.startMore()
    await screen.at(400)
    #expect(screen.pages.items == [1, 9])
    screen.pages.list.start(.userRefresh)
    await screen.at(500)
    #expect(screen.pages.items == [2])
  }

  @Test("B79 an optimistic delete in a list that throws is undone at once; pages that came meanwhile stay")
  func optimistic() async {
    let screen = await PageScreen.loaded(1, then: [.succeed(Page([4, 2], next: 6), after: ms(50))])
    let work = Task {
      try await screen.pages.optimistically({ $0.removeAll { $0 == 2 } }) {
        try await screen.clock.deliver(after: ms(100))
        throw broken
      }
    }
    await screen.turn()
    screen.pages.startMore()
    await screen.at(99)
    #expect(screen.pages.items == [1, 3, 4])
    await screen.at(100)
    #expect(screen.pages.items == [1, 2, 3, 4])
    await #expect(throws: broken) { try await work.value }
  }

  @Test("B79 pages that the app sets go on by their own cursor, also while a refresh from before runs")
  func setPages() async {
    let screen = await PageScreen.loaded(
      1,
      then: [
        .succeed(Page([5], next: 6), after: ms(100)), .succeed(Page([9], next: nil), after: ms(10)),
        .succeed(Page([3], next: nil), after: ms(10)),
      ])
    screen.pages.list.start(.userRefresh)
    await screen.turn()
    screen.pages.list.set(Pages([7, 8], next: 9))
    screen.pages.startMore()
    await screen.at(10)
    #expect(screen.pages.items == [7, 8, 9])
    await screen.at(100)
    #expect(screen.pages.items == [7, 8, 9])
    #expect(screen.cursors == [0, 0, 9])
    screen.pages.list.start(.userRefresh)
    await screen.at(110)
    #expect(screen.pages.items == [3])
  }

  @Test("hundreds of pages in any order of refreshes, failures and wishes: every item once, none missing")
  func randomOrders() async {
    var random = LinearRandom(state: 11)
    for _ in 0..<10 {
      var isBroken = false
      let screen = PageScreen(
        script: { clock in
          ScriptedOperation(clock) { call in
            let first = call.input.cursor ?? 0
            if isBroken { return .fail(broken, after: ms(first % 300)) }
            return .succeed(Page(Array(max(0, first - 2)..<first + 5), next: first + 5), after: ms(first % 700))
          }
        }, pageOptions: LoadPageOptions())
      screen.pages.list.start("")
      for _ in 0..<50 {
        isBroken = random.next() % 4 == 0
        switch random.next() % 8 {
        case 0: screen.pages.list.start(.poll)
        case 1: screen.pages.list.start(.userRefresh)
        case 2: screen.pages.startMore(.userRetry)
        case 3: screen.pages.cancelMore()
        case 4: screen.pages.list.cancel()
        default: screen.pages.startMore()
        }
        await screen.clock.advance(by: ms(Int(random.next() % 400)))
        let pages = screen.pages.list.value ?? LoadPages()
        if pages.items != Array(0..<pages.count) || pages.next ?? 0 != pages.count {
          Issue.record("\(pages), then \(pages.next ?? 0)")
        }
      }
      await screen.clock.advance(by: .seconds(60))
      #expect(screen.isQuiet)
    }
  }
}
