import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("The end of a list keeps the rules of a load") struct TailTimingTests {
  private func loaded(_ steps: ScriptedStep<Page>..., connectivity: LoadConnectivity? = nil) async -> PageScreen {
    await PageScreen.loaded(1, then: steps, pageOptions: LoadPageOptions(), connectivity: connectivity)
  }

  @Test("rule 2: an indicator shows after the grace period, and for the minimum", arguments: [200, 201, 499, 500, 900])
  func graceAndMinimum(answer: Int) async {
    let screen = await loaded(.succeed(Page([4], next: nil), after: ms(answer)))
    screen.pages.startMore()
    await screen.at(2_000)
    let shown = answer <= 200 ? answer : max(500, answer)
    #expect(
      screen.takeLines() == ["0 next page loading"] + (answer > 200 ? ["200 next page loading visible"] : [])
        + ["\(shown) loaded [1, 2, 3, 4]", "\(shown) next page end"])
  }

  @Test("rule 22: time in the background counts for nothing, for the page under way too")
  func background() async {
    let screen = await loaded(.hang)
    screen.pages.startMore()
    await screen.at(1_000)
    screen.pages.suspended()
    await screen.at(100_000)
    #expect(screen.pages.nextPage.activity?.phase == .working)
    screen.pages.resumed()
    await screen.at(102_999)
    #expect(screen.pages.nextPage.activity?.phase == .working)
    await screen.at(103_000)
    #expect(screen.pages.nextPage.activity?.phase == .slow)
  }

  @Test("rule 10: the user's wish shows at once, also while the page is being loaded already")
  func userShowsAtOnce() async {
    let screen = await loaded(.succeed(Page([4], next: nil), after: ms(150)))
    screen.pages.startMore()
    await screen.at(100)
    screen.pages.startMore(.userRetry)
    await screen.at(2_000)
    #expect(
      screen.takeLines() == [
        "0 next page loading", "100 next page loading visible userRetry", "400 loaded [1, 2, 3, 4]",
        "400 next page end",
      ])
    #expect(screen.cursors == [0, 4])
  }

  @Test("rule 10: the user's wish during the wait for a retry calls at once")
  func userEndsWait() async {
    let screen = await PageScreen.loaded(
      1, then: [.fail(broken, after: ms(10)), .succeed(Page([4], next: nil))], options: LoadOptions(retry: .retries(1)))
    screen.pages.startMore()
    await screen.at(20)
    screen.pages.startMore(.userRetry)
    await screen.at(20)
    #expect(screen.script.calls.map(\.time) == [.zero, .zero, ms(20)])
    #expect(screen.pages.nextPage == .end)
    #expect(screen.isQuiet)
  }

  @Test("rule 16: the user stops a page; from then on only the user asks for it")
  func cancel() async {
    let screen = await loaded(.hang, .succeed(Page([4], next: nil)))
    screen.pages.cancelMore()
    #expect(screen.pages.nextPage == .idle)
    screen.pages.startMore()
    await screen.at(100)
    let id = screen.pages.nextPageID
    screen.pages.cancelMore()
    #expect(screen.pages.nextPage == .stopped)
    #expect(screen.pages.nextPageID == id)
    screen.pages.startMore()
    await screen.at(1_000)
    #expect(screen.cursors == [0, 4])
    #expect(screen.script.cancellations == 1)
    screen.pages.startMore(.userRetry)
    await screen.at(2_000)
    #expect(
      screen.takeLines() == [
        "0 next page loading", "100 next page stopped", "1000 next page idle",
        "1000 next page loading visible userRetry",
        "1300 loaded [1, 2, 3, 4]", "1300 next page end",
      ])
  }

  @Test("rule 16: stopping the retry of a failed page shows that failure again")
  func cancelRetry() async {
    let screen = await loaded(.fail(broken), .hang)
    await screen.pages.loadMore()
    let failed = screen.pages.nextPage
    screen.pages.startMore(.userRetry)
    await screen.at(100)
    #expect(screen.pages.nextPage.activity != nil)
    screen.pages.cancelMore()
    #expect(screen.pages.nextPage == failed)
    #expect(failed.failure != nil)
  }

  @Test("rule 16: a page that was stopped is not missed after a refresh: the tail begins anew")
  func cancelThenRefresh() async {
    let screen = await loaded(.hang, .succeed(Page([9], next: 1)))
    screen.pages.startMore()
    await screen.script.whenCalled(2)
    screen.pages.cancelMore()
    screen.pages.list.start(.poll)
    await screen.at(1_000)
    #expect(screen.pages.items == [9])
    #expect(screen.pages.nextPage == .idle)
  }

  @Test("rule 19: a page that takes long is slow, and stopping it is offered")
  func slow() async {
    let screen = await loaded(.hang)
    screen.pages.startMore()
    await screen.at(4_000)
    #expect(screen.pages.nextPage.summary == "loading visible slow cancellable")
  }

  @Test("rule 14: a page that never comes fails as timed out")
  func timeout() async {
    let screen = await loaded(.hang)
    screen.pages.startMore()
    await screen.at(15_000)
    #expect(screen.pages.nextPage.summary == "failed timedOut")
    #expect(screen.isQuiet)
  }

  @Test(
    "rule 17: a footer that is waited for and goes ends the page a second later, and not before",
    arguments: [999, 1_000])
  func leaving(returns: Int) async {
    let screen = await loaded(.succeed(Page([4], next: nil), after: ms(1_500)), .succeed(Page([4], next: nil)))
    let footer = Task { await screen.pages.loadMore() }
    await screen.at(0)
    footer.cancel()
    _ = await footer.value
    await screen.at(returns)
    screen.pages.startMore()
    await screen.at(3_000)
    #expect(screen.cursors == (returns == 999 ? [0, 4] : [0, 4, 4]))
    #expect(screen.pages.items == [1, 2, 3, 4])
    #expect(screen.script.cancellations == (returns == 999 ? 0 : 1))
  }

  @Test("a page that was only set going does not mind what becomes of the footer")
  func goesOn() async {
    let screen = await loaded(.succeed(Page([4], next: nil), after: ms(5_000)))
    let footer = Task { screen.pages.startMore() }
    await footer.value
    let other = Task { await screen.pages.loadMore() }
    await screen.at(10)
    other.cancel()
    await screen.at(6_000)
    #expect(screen.pages.items == [1, 2, 3, 4])
  }

  @Test("a footer that has gone before it could ask asks nothing")
  func goneBefore() async {
    let screen = await loaded()
    let footer = Task { await screen.pages.loadMore() }
    footer.cancel()
    #expect(await footer.value == .idle)
    #expect(screen.cursors == [0])
  }

  @Test("rule 21: offline a page fails after one attempt, and is asked for once when the connection returns")
  func offline() async {
    let connectivity = LoadConnectivity(.online)
    let screen = await loaded(
      .fail(LoadFailure(.offline)), .succeed(Page([4], next: nil), after: ms(10)), connectivity: connectivity)
    connectivity.update(.offline)
    await screen.pages.loadMore()
    #expect(screen.pages.nextPage.summary == "failed offline")
    #expect(screen.cursors == [0, 4])
    connectivity.update(.online)
    await screen.at(100)
    #expect(screen.pages.nextPage == .end)
    #expect(screen.cursors == [0, 4, 4])
  }

  @Test("rule 21: a connection that returns asks for no page that other pages have made superfluous")
  func offlineThenRefreshed() async {
    let connectivity = LoadConnectivity(.online)
    let screen = await loaded(
      .fail(LoadFailure(.offline)), .succeed(Page([9], next: 1)), connectivity: connectivity)
    connectivity.update(.offline)
    await screen.pages.loadMore()
    screen.pages.list.set(Pages([8], next: 8))
    #expect(screen.pages.nextPage == .idle)
    connectivity.update(.online)
    await screen.at(100)
    #expect(screen.cursors == [0, 4])
  }
}
