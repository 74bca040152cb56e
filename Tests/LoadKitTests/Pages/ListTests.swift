import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("The list of a paged loader") struct ListTests {
  @Test("creating a paged loader does nothing, and a load without suspension needs no timer")
  func lazy() async {
    let screen = PageScreen()
    #expect(screen.isQuiet && screen.cursors.isEmpty)
    #expect(screen.pages.nextPage == .idle)
    #expect(screen.pages.nextPageID == nil)
    // There is nothing to go on from.
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.cursors.isEmpty)
    await screen.pages.list.load("")
    await screen.pages.loadMore()
    #expect(screen.isQuiet)
    #expect(screen.pages.items.count == 6)
  }

  @Test("B63 a refresh that fails leaves all pages and the tail as they are")
  func failedRefresh() async {
    let screen = await PageScreen.loaded(2, then: [.fail(broken), .succeed(PageScreen.page(7))])
    let id = screen.pages.nextPageID
    await screen.pages.list.refresh()
    #expect(screen.pages.list.state.summary == "loaded [1, 2, 3, 4, 5, 6] with failed refresh serverError")
    #expect(screen.pages.nextPage == .idle)
    #expect(screen.pages.nextPageID == id)
    #expect(await screen.pages.loadMore() == .end)
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("B63 a refresh that fails leaves a failed tail failed")
  func failedRefreshOfFailedTail() async {
    let screen = await PageScreen.loaded(1, then: [.fail(broken)])
    await screen.pages.loadMore()
    let nextPage = screen.pages.nextPage
    await screen.pages.list.refresh()
    #expect(screen.pages.nextPage == nextPage)
  }

  @Test("B63 a refresh that succeeds takes the place of all pages, and the tail begins anew")
  func refresh() async {
    let screen = await PageScreen.loaded(
      3, then: [.succeed(Page([9, 1], next: 1), after: ms(100)), .succeed(Page([2], next: nil))])
    screen.pages.list.start(.userRefresh)
    await screen.at(99)
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6, 7])
    #expect(screen.pages.nextPage == .end)
    await screen.at(100)
    #expect(screen.pages.items == [9, 1])
    #expect(screen.pages.nextPage == .idle)
    #expect(screen.pages.list.value?.pageCount == 1)
    #expect(await screen.pages.loadMore() == .end)
    #expect(screen.pages.items == [9, 1, 2])
  }

  @Test(
    "B63 a page that is being loaded when a refresh succeeds is given up, obeying or not", arguments: [false, true])
  func refreshDuringPage(ignores: Bool) async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(Page([4], next: nil), after: ms(200)), .succeed(Page([9], next: 1), after: ms(100))])
    screen.script.ignoresCancellation = ignores
    screen.pages.startMore()
    screen.pages.list.start(.poll)
    await screen.at(100)
    #expect(screen.pages.nextPage == .idle)
    await screen.at(1_000)
    #expect(screen.script.cancellations == 1)
    #expect(screen.pages.items == [9])
    #expect(screen.pages.nextPage == .idle)
    #expect(screen.isQuiet)
  }

  @Test("B63 a page that comes while a refresh runs is shown, until the refresh takes the place of all")
  func pageDuringRefresh() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(Page([9], next: 1), after: ms(200)), .succeed(Page([4], next: nil), after: ms(100))])
    screen.pages.list.start(.poll)
    screen.pages.startMore()
    await screen.at(1_000)
    #expect(
      screen.takeLines() == [
        "0 loaded [1, 2, 3] refreshing poll", "0 next page loading", "100 loaded [1, 2, 3, 4] refreshing poll",
        "100 next page end",
        "200 loaded [9]", "200 next page idle",
      ])
  }

  @Test("B63 a refresh that brings the same page resets a failed tail, and a footer on screen asks again")
  func equalRefresh() async {
    let screen = await PageScreen.loaded(
      1, then: [.fail(broken), .succeed(PageScreen.page(nil)), .succeed(PageScreen.page(4))])
    await screen.at(1_000)
    await screen.pages.loadMore()
    let id = screen.pages.nextPageID
    await screen.pages.list.refresh()
    #expect(screen.pages.nextPage == .idle)
    #expect(screen.pages.nextPageID != id)
    await screen.pages.loadMore()
    #expect(screen.pages.items.count == 6)
  }

  @Test("B63 a refresh that brings the same page does not disturb the page that is being loaded")
  func equalRefreshDuringPage() async {
    let screen = await PageScreen.loaded(
      1, then: [.succeed(PageScreen.page(4), after: ms(200)), .succeed(PageScreen.page(nil), after: ms(100))])
    await screen.at(1_000)
    screen.pages.startMore()
    screen.pages.list.start(.poll)
    await screen.at(1_200)
    #expect(screen.pages.items.count == 6)
    #expect(screen.script.cancellations == 0)
    #expect(screen.cursors == [0, 4, 0])
  }

  @Test(
    "an automatic refresh that brings the same first page keeps the next pages and their end",
    arguments: LoadReason.allCases)
  func sameFirstPage(reason: LoadReason) async {
    let screen = await PageScreen.loaded(
      2, then: [.succeed(PageScreen.page(nil), after: ms(10)), .succeed(PageScreen.page(7))],
      options: LoadOptions(timing: .none, retry: .never, staleAfter: .zero))
    await screen.at(1_000)
    let id = screen.pages.nextPageID
    screen.pages.list.start(reason)
    await screen.at(2_000)
    // Nothing has failed, so there is nothing that a connection or a sign-in would mend.
    let isLoaded = reason != .reconnected && reason != .signedIn
    #expect(screen.cursors == (isLoaded ? [0, 4, 0] : [0, 4]))
    #expect(screen.pages.list.state.status?.asOf == (isLoaded ? ms(1_010) : .zero))
    #expect(screen.pages.items == (reason.isUser ? [1, 2, 3] : [1, 2, 3, 4, 5, 6]))
    #expect((screen.pages.nextPageID == id) == !reason.isUser)
    guard isLoaded, !reason.isUser else { return }
    #expect(await screen.pages.loadMore() == .end)
    #expect(screen.pages.items == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(
    "a first page that is another one takes the place of all, whoever asked",
    arguments: [Page([0, 1, 2], next: 3), Page([1, 2], next: nil), Page([1, 3, 4], next: 5), Page([], next: 1)])
  func otherFirstPage(page: Page) async {
    let screen = await PageScreen.loaded(2, then: [.succeed(page, after: ms(10))])
    screen.pages.list.start(.poll)
    await screen.at(1_000)
    #expect(screen.pages.items == page.items)
    #expect(screen.pages.list.value?.pageCount == 1)
  }

  @Test("a shorter first page that is the beginning of the list is the same one too, and the user's pull makes it new")
  func shorterFirstPage() async {
    let screen = await PageScreen.loaded(2, then: [.succeed(Page([1, 2], next: 3), after: ms(10))])
    screen.pages.list.start(.poll)
    await screen.at(5)
    screen.pages.list.start(.userRefresh)
    await screen.at(1_000)
    #expect(screen.pages.items == [1, 2])
    screen.pages.startMore()
    await screen.at(2_000)
    screen.pages.list.start(.poll)
    await screen.at(3_000)
    #expect(screen.pages.items == [1, 2])
  }

  @Test("items of the same first page that have changed meanwhile are shown as they are now")
  func changedItems() async {
    struct Item: Identifiable, Equatable {
      var id: Int
      var title: String
    }
    @MainActor final class Server { var title = "old" }
    let server = Server()
    let pages = PagedLoader<NoInput, Item, Int> { cursor, _ in
      let first = cursor ?? 0
      return LoadPage(
        [Item(id: first, title: server.title), Item(id: first + 1, title: server.title)], next: first + 2)
    }
    await pages.list.load()
    await pages.loadMore()
    server.title = "new"
    await pages.list.refresh(reason: .poll)
    #expect(pages.items.map(\.title) == ["new", "new", "old", "old"])
    #expect(pages.items.map(\.id) == [0, 1, 2, 3])
    await pages.loadMore()
    #expect(pages.items.count == 6)
  }

  @Test("another input gives the tail up at once, and its pages never show")
  func anotherInput() async {
    let screen = PageScreen(script: { clock in
      ScriptedOperation(clock) { call in
        let base = call.input.input == "a" ? 0 : 100
        return .succeed(Page([base + (call.input.cursor ?? 0)], next: (call.input.cursor ?? 0) + 1), after: ms(100))
      }
    })
    screen.pages.list.start("a")
    await screen.at(100)
    screen.pages.startMore()
    await screen.at(150)
    screen.pages.list.start("b")
    #expect(screen.pages.nextPage == .idle)
    await screen.at(160)
    #expect(screen.script.cancellations == 1)
    // Nothing to go on from, either.
    await screen.pages.loadMore(reason: .userRetry)
    await screen.at(250)
    #expect(screen.pages.items == [100])
    screen.pages.startMore()
    await screen.at(1_000)
    #expect(screen.pages.items == [100, 101])
    #expect(
      screen.script.calls.map(\.input) == [
        PageCall(input: "a", cursor: nil), PageCall(input: "a", cursor: 1), PageCall(input: "b", cursor: nil),
        PageCall(input: "b", cursor: 1),
      ])
  }

  @Test("pages that are kept for another input are not continued; stopping the load brings them back with their tail")
  func keptPages() async {
    let screen = PageScreen(
      script: { clock in
        ScriptedOperation(clock) { call in
          call.input.input == "b" ? .hang : .succeed(PageScreen.page(call.input.cursor))
        }
      }, options: LoadOptions(retry: .never, keepsPreviousContent: true))
    await screen.pages.list.load("a")
    await screen.pages.loadMore()
    screen.pages.list.start("b")
    #expect(screen.pages.items.count == 6)
    #expect(screen.pages.nextPage == .idle)
    await screen.pages.loadMore(reason: .userRetry)
    await screen.script.whenCalled(3)
    #expect(screen.script.calls.map(\.input.input) == ["a", "a", "b"])
    screen.pages.list.cancel()
    #expect(screen.pages.list.input == "a")
    #expect(await screen.pages.loadMore() == .end)
    #expect(screen.script.calls.last?.input == PageCall(input: "a", cursor: 7))
    #expect(screen.pages.items.count == 7)
  }

  @Test("a failed first page has no tail, and its retry loads the first page")
  func failedFirstPage() async {
    let screen = PageScreen(
      [.fail(broken), .succeed(PageScreen.page(nil))], options: LoadOptions(timing: .none, retry: .never))
    await screen.pages.list.load("")
    #expect(screen.pages.nextPage == .idle)
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.cursors == [0])
    await screen.pages.list.retry()
    #expect(screen.pages.items == [1, 2, 3])
  }

  @Test("saved pages are continued where they say how, and their end is not known where they do not")
  func savedPages() async {
    let known = PageScreen(seed: .cached(Pages([1, 2, 3], next: 4), age: .zero))
    #expect(known.pages.nextPage == .idle)
    await known.pages.list.load("")
    #expect(known.cursors == [])
    await known.pages.loadMore()
    #expect(known.pages.items == [1, 2, 3, 4, 5, 6])

    let unknown = PageScreen(seed: .cached(Pages([1, 2])))
    #expect(unknown.pages.nextPage == .idle)
    await unknown.pages.loadMore(reason: .userRetry)
    #expect(unknown.cursors == [])
    await unknown.pages.list.load("")
    #expect(unknown.pages.items == [1, 2, 3])
  }

  @Test("a placeholder has no items and no tail")
  func placeholder() async {
    let screen = PageScreen(seed: .placeholder(Pages([1], next: 2)))
    #expect(screen.pages.items.isEmpty)
    await screen.pages.loadMore(reason: .userRetry)
    #expect(screen.cursors == [])
  }

  @Test("reset forgets the pages and gives up the one that is being loaded")
  func reset() async {
    let screen = await PageScreen.loaded(2, then: [.hang])
    screen.pages.startMore()
    await screen.turn()
    screen.pages.list.reset()
    #expect(screen.pages.list.state.isIdle)
    #expect(screen.pages.nextPage == .idle)
    await screen.turn()
    #expect(screen.isQuiet)
  }
}
