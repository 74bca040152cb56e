import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("The end of a list that is loaded page by page") struct TailTests {
  @Test("B60 rule 24: the third page fails: two stay, the list's own state too, and the user's retry asks for it once")
  func failedPage() async {
    let screen = await PageScreen.loaded(
      2, then: [.fail(broken, after: ms(100)), .succeed(PageScreen.page(7))], pageOptions: LoadPageOptions())
    screen.pages.startMore()
    await screen.at(1_000)
    #expect(screen.takeLines() == ["0 next page loading", "100 next page failed serverError"])
    #expect(screen.pages.list.state.summary == "loaded [1, 2, 3, 4, 5, 6]")
    screen.pages.startMore(.userRetry)
    await screen.at(2_000)
    #expect(screen.cursors == [0, 4, 7, 7])
    #expect(
      screen.takeLines() == [
        "1000 next page loading visible userRetry", "1300 loaded [1, 2, 3, 4, 5, 6, 7]", "1300 next page end",
      ])
    #expect(screen.isQuiet)
  }

  @Test("B60 the neighbour: the second page fails, its retry fails too, and asks for the same page again")
  func failsTwice() async {
    let screen = await PageScreen.loaded(
      1, then: [.fail(broken), .fail(LoadFailure(.notFound)), .succeed(Page([4], next: nil))])
    await screen.pages.loadMore()
    let first = screen.pages.nextPage.failure
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.pages.nextPage.failure?.kind == .notFound)
    #expect(first != nil && first != screen.pages.nextPage.failure)
    #expect(await screen.pages.loadMore(reason: .userRetry) == .end)
    #expect(screen.cursors == [0, 4, 4, 4])
    #expect(screen.pages.items == [1, 2, 3, 4])
  }

  @Test("B60 a page that fails leaves a failed refresh of the list as it is, and a page that comes does too")
  func failedRefreshStays() async {
    let screen = await PageScreen.loaded(1, then: [.fail(broken), .fail(broken), .succeed(PageScreen.page(4))])
    await screen.at(5_000)
    await screen.pages.list.refresh()
    let state = screen.pages.list.state
    await screen.pages.loadMore()
    #expect(screen.pages.list.state == state)
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.pages.list.state.summary == "loaded [1, 2, 3, 4, 5, 6] with failed refresh serverError")
    #expect(screen.pages.list.failure == state.failure)
    #expect(screen.pages.list.state.status?.asOf == .zero)
    #expect(screen.pages.list.isStale)
  }

  @Test("B61 however often the next page is asked for in one turn, it is one call")
  func manyInOneTurn() async {
    let screen = await PageScreen.loaded(1, then: [.succeed(PageScreen.page(4), after: ms(50))])
    for _ in 0..<5 { screen.pages.startMore() }
    let waiting = (0..<5).map { _ in Task { await screen.pages.loadMore() } }
    await screen.at(50)
    for task in waiting { #expect(await task.value == .idle) }
    #expect(screen.cursors == [0, 4])
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6])
  }

  @Test("B61 rule 24: a footer that appears again after a failure asks nothing, until the user does")
  func appearsAfterFailure() async {
    let screen = await PageScreen.loaded(1, then: [.fail(broken), .succeed(PageScreen.page(4))])
    await screen.pages.loadMore()
    let id = screen.pages.nextPageID
    for _ in 0..<10 {
      screen.pages.startMore()
      await screen.pages.loadMore()
      screen.pages.itemAppeared(at: 2)
    }
    #expect(screen.cursors == [0, 4])
    // And it is not told to ask again.
    #expect(screen.pages.nextPageID == id)
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.cursors == [0, 4, 4])
    #expect(screen.pages.nextPageID != id)
  }

  @Test("B61 automatic retries go by the policy, and only then it has failed")
  func automaticRetries() async {
    let failure = ScriptedStep<Page>.fail(broken, after: ms(10))
    let screen = await PageScreen.loaded(
      1, then: [failure], options: LoadOptions(retry: .retries(2)), pageOptions: LoadPageOptions())
    screen.pages.startMore()
    await screen.at(10_000)
    #expect(
      screen.takeLines() == [
        "0 next page loading", "10 next page loading attempt 2 waitingToRetry",
        "200 next page loading visible attempt 2 waitingToRetry", "1010 next page loading visible attempt 2",
        "1020 next page loading visible attempt 3 waitingToRetry", "2020 next page loading visible attempt 3",
        "2030 next page failed serverError after 3",
      ])
    #expect(screen.cursors == [0, 4, 4, 4])
  }

  @Test("B62 after the last page is the end, and nothing more is asked for")
  func end() async {
    let screen = await PageScreen.loaded(3)
    #expect(screen.pages.nextPage == .end)
    for reason in LoadReason.allCases {
      screen.pages.startMore(reason)
      await screen.pages.loadMore(reason: reason)
    }
    #expect(screen.cursors == [0, 4, 7])
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6, 7])
    #expect(screen.pages.list.value?.pageCount == 3)
  }

  @Test("B62 a page without items is not the end as long as another one follows")
  func emptyPage() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(Page([], next: 5)), .succeed(Page([5], next: nil))])
    let id = screen.pages.nextPageID
    #expect(await screen.pages.loadMore() == .idle)
    #expect(screen.pages.nextPageID != id)
    #expect(await screen.pages.loadMore() == .end)
    #expect(screen.pages.items == [1, 2, 3, 5])
    #expect(screen.cursors == [0, 4, 5])
  }

  @Test("B62 a first page without items is empty if none follows, and else the beginning of a list")
  func emptyFirstPage() async {
    let empty = PageScreen([.succeed(Page([], next: nil))])
    await empty.pages.list.load("")
    #expect(empty.pages.list.state.isEmpty)
    #expect(empty.pages.nextPage == .end)
    #expect(await empty.pages.loadMore(reason: .userRetry) == .end)
    #expect(empty.cursors == [0])

    let begun = PageScreen([.succeed(Page([], next: 1)), .succeed(Page([1], next: nil))])
    await begun.pages.list.load("")
    #expect(begun.pages.list.state.summary == "loaded []")
    #expect(begun.pages.nextPage == .idle)
    #expect(await begun.pages.loadMore() == .end)
    #expect(begun.pages.items == [1])
  }

  @Test("B62 a list whose pages are all empty is empty")
  func allEmpty() async {
    let screen = PageScreen([.succeed(Page([], next: 1)), .succeed(Page([], next: nil))])
    await screen.pages.list.load("")
    await screen.pages.loadMore()
    #expect(screen.pages.list.state.isEmpty)
    #expect(screen.pages.nextPage == .end)
  }

  @Test("a server that never comes to an end is not asked for ever, and the user can go on")
  func emptyPagesWithoutEnd() async {
    let screen = PageScreen(script: { clock in
      ScriptedOperation(clock) { .succeed(Page([1, 2], next: ($0.input.cursor ?? 0) + 1)) }
    })
    await screen.pages.list.load("")
    for _ in 0..<10 { await screen.pages.loadMore() }
    #expect(screen.pages.nextPage == .stopped)
    #expect(screen.cursors == [0, 1, 2, 3])
    #expect(screen.pages.items == [1, 2])
    #expect(await screen.pages.loadMore(reason: .userRetry) == .stopped)
    #expect(screen.cursors == [0, 1, 2, 3, 4])
  }

  @Test("pages that bring nothing are counted in a row only", arguments: [1, 2])
  func emptyPagesInRow(limit: Int) async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(Page([3], next: 5)), .succeed(Page([5], next: 6)), .succeed(Page([5], next: 7))],
      pageOptions: LoadPageOptions(timing: .none, emptyPageLimit: limit))
    #expect(await screen.pages.loadMore() == (limit == 1 ? .stopped : .idle))
    #expect(await screen.pages.loadMore(reason: .userRetry) == .idle)
    #expect(await screen.pages.loadMore() == (limit == 1 ? .stopped : .idle))
  }

  @Test("items that come again are dropped, the first of each stays")
  func duplicates() async {
    let screen = PageScreen([
      .succeed(Page([1, 2, 1, 3], next: 3)), .succeed(Page([3, 4, 4, 2, 5], next: 5)),
      .succeed(Page([5, 6], next: nil)),
    ])
    await screen.pages.list.load("")
    #expect(screen.pages.items == [1, 2, 3])
    await screen.pages.loadMore()
    #expect(screen.pages.items == [1, 2, 3, 4, 5])
    await screen.pages.loadMore()
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6])
  }

  @Test(
    "a first page that does not fill the screen asks on, until the footer is off the screen",
    arguments: [3, 4, 6, 7, 99])
  func fillsScreen(rows: Int) async {
    let screen = PageScreen()
    await screen.pages.list.load("")
    // What a view does with a footer: it asks when that appears, and when its identity has changed while it is there.
    var asked: NextPageID?
    while screen.pages.items.count < rows, screen.pages.nextPageID != asked {
      asked = screen.pages.nextPageID
      await screen.pages.loadMore()
    }
    #expect(screen.cursors.count == (rows <= 3 ? 1 : rows <= 6 ? 2 : 3))
    #expect(screen.pages.nextPage == (rows > 6 ? .end : .idle))
  }

  @Test("a cell near the end asks for the next page", arguments: [(4, false), (5, true), (9, true), (20, true)])
  func prefetch(index: Int, asks: Bool) async {
    let screen = PageScreen(
      [.succeed(Page(Array(1...10), next: 11)), .hang], pageOptions: LoadPageOptions(prefetchDistance: 4))
    screen.pages.itemAppeared(at: 0)
    await screen.pages.list.load("")
    screen.pages.itemAppeared(at: index)
    await screen.turn()
    #expect(screen.cursors == (asks ? [0, 11] : [0]))
  }

  @Test("a list that does not ask by itself shows a button from the start")
  func onDemand() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(PageScreen.page(4))], pageOptions: LoadPageOptions(timing: .none, isAutomatic: false))
    #expect(screen.pages.nextPage == .stopped)
    await screen.pages.loadMore()
    #expect(screen.cursors == [0])
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.pages.items.count == 6)
    #expect(screen.pages.nextPage == .stopped)
  }
}
