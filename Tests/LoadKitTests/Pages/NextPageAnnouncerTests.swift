import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

@MainActor @Suite("What is said about further pages") struct LoadTailAnnouncerTests {
  /// What is said while a screen loads its second page, and then does more.
  private func said(
    _ steps: [ScriptedStep<Page>], wording: LoadWording = .articles, strings: CommonWording = .english,
    _ act: (PageScreen) async -> Void
  ) async -> [String] {
    let screen = await PageScreen.loaded(1, then: steps, pageOptions: LoadPageOptions())
    var announcer = NextPageAnnouncer()
    var list = LoadAnnouncer(screen.pages.list.state)
    var said: [String] = []
    func hear() {
      let nextPage = announcer.announcement(
        for: screen.pages.nextPage, pages: screen.pages.list.value, words: LoadWords(wording, common: strings))
      let rest = list.announcement(
        for: screen.pages.list.state, words: LoadWords(wording, common: strings), traits: screen.pages.list.traits)
      said += [nextPage, rest].compactMap { $0.map { "\($0.text) (\($0.priority))" } }
    }
    hear()
    let subscription = screen.pages.list.subscribe { _ in hear() }
    screen.pages.onNextPageChange = { _ in hear() }
    await act(screen)
    withExtendedLifetime(subscription) {}
    return said
  }

  @Test("B72 a next page says how many came, also if its indicator never showed", arguments: [100, 900])
  func morePages(answer: Int) async {
    let said = await said([.succeed(Page([3, 4, 5], next: 6), after: ms(answer))]) { screen in
      screen.pages.startMore()
      await screen.at(2_000)
    }
    #expect(said == (answer == 900 ? ["Loading more articles (low)"] : []) + ["2 more articles (normal)"])
  }

  @Test("B72 one more is one, and in general words where the screen has none")
  func one() async {
    let page = ScriptedStep.succeed(Page([4], next: nil))
    let act: (PageScreen) async -> Void = { await $0.pages.loadMore() }
    #expect(await said([page], act) == ["1 more article (normal)"])
    #expect(await said([page], wording: .standard, act) == ["1 more item (normal)"])
    #expect(await said([page], wording: .standard, strings: .german, act) == ["1 weiterer Eintrag (normal)"])
  }

  @Test("B72 a refresh with equal data says nothing, nor does one that brings another first page by itself")
  func refresh() async {
    let said = await said([.succeed(PageScreen.page(nil)), .succeed(Page([8, 9], next: 4))]) { screen in
      screen.pages.list.start(.poll)
      await screen.at(1_000)
      screen.pages.list.start(.poll)
      await screen.at(2_000)
    }
    #expect(said == [])
  }

  @Test("B71 attempts that fail say nothing, the failure is said once with what can be done")
  func failure() async {
    let said = await said([.fail(LoadFailure(.notFound), after: ms(10)), .fail(LoadFailure(.notFound), after: ms(10))])
    {
      screen in
      screen.pages.startMore()
      await screen.at(1_000)
      for _ in 0..<3 { screen.pages.startMore() }
      screen.pages.startMore(.userRetry)
      await screen.at(3_000)
    }
    #expect(said.count == 3)
    #expect(said.first?.hasPrefix("Couldn’t Load More Articles. ") == true)
    #expect(said.first?.hasSuffix("(normal)") == true)
    #expect(said.dropFirst().first == "Loading more articles (low)")
    // The user waits for this one.
    #expect(said.last == said.first?.replacing("(normal)", with: "(high)"))
  }

  @Test("what the user stops says nothing, and neither does the failure that shows again then")
  func stopped() async {
    let said = await said([.fail(broken, after: ms(10)), .hang]) { screen in
      screen.pages.startMore()
      await screen.at(1_000)
      screen.pages.startMore(.userRetry)
      await screen.at(2_000)
      screen.pages.cancelMore()
    }
    #expect(said.count == 2)
    #expect(said.last == "Loading more articles (low)")
  }

  @Test("a last page that brings nothing says that there is no more, to whoever waited for it", arguments: [100, 900])
  func nothingCame(answer: Int) async {
    let said = await said([.succeed(Page([], next: nil), after: ms(answer))]) { screen in
      screen.pages.startMore()
      await screen.at(2_000)
    }
    #expect(said == (answer == 900 ? ["Loading more articles (low)", "No more articles (normal)"] : []))
  }

  @Test("a page of another list is no further page")
  func anotherList() {
    var announcer = NextPageAnnouncer()
    let first = Pages([1], next: 2)
    #expect(announcer.announcement(for: .idle, pages: first) == nil)
    // As if the renderer was late: another list, with as many pages as the one before might have.
    #expect(announcer.announcement(for: .idle, pages: Pages([1, 2, 3], next: 2)) == nil)
    #expect(announcer.announcement(for: .idle, pages: Pages?.none) == nil)
    #expect(announcer.announcement(for: .end, pages: first) == nil)
  }

  @Test("a failure that was on screen at the beginning is not said")
  func old() {
    let nextPage = NextPageState.failed(.numbered(1))
    var announcer = NextPageAnnouncer(nextPage)
    #expect(announcer.announcement(for: nextPage, pages: Pages([1], next: 2)) == nil)
    #expect(announcer.announcement(for: .failed(.numbered(2)), pages: Pages([1], next: 2)) != nil)
  }
}
