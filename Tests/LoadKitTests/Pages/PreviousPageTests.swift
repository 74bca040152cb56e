import LoadKitTesting
import Testing

@testable import LoadKit

/// A chat of which the newest messages are the first page.
@MainActor @Suite("Pages before the first", .timeLimit(.minutes(5))) struct PreviousPageTests {
  /// Numbers from 0 to 99, of which a page has ten; the cursor is the first or the last number of the page next to it.
  private func chat(
    from first: Int = 90, after wait: Int? = 100, fails: @escaping (PageCall) -> Bool = { _ in false },
    options: LoadPageOptions = .plain
  ) -> PageScreen {
    PageScreen(
      script: { clock in
        ScriptedOperation(clock) { call in
          if fails(call.input) { return .fail(broken, after: ms(wait ?? 0)) }
          let start = call.input.cursor ?? first
          let page = Page(
            Array(start..<min(100, start + 10)), next: start + 10 < 100 ? start + 10 : nil,
            previous: start == 0 ? nil : max(0, start - 10))
          return wait.map { .succeed(page, after: ms($0)) } ?? .succeed(page)
        }
      }, pageOptions: options)
  }

  @Test("rule 24: earlier pages come before the first, with a state of their own, until there is none")
  func earlier() async {
    let screen = chat(from: 20)
    #expect(screen.pages.previousPage == .idle)
    screen.pages.list.start("")
    await screen.at(100)
    #expect(screen.pages.items == Array(20..<30))
    screen.pages.startPrevious()
    screen.pages.startPrevious()
    #expect(screen.pages.previousPage.activity != nil && screen.pages.nextPage == .idle)
    await screen.at(200)
    #expect(screen.pages.items == Array(10..<30))
    screen.pages.startPrevious()
    screen.pages.startMore()
    await screen.at(300)
    #expect(screen.pages.items == Array(0..<40))
    #expect(screen.pages.previousPage == .end && screen.pages.nextPage == .idle)
    screen.pages.startPrevious(.userRetry)
    await screen.at(400)
    #expect(screen.cursors.sorted() == [0, 0, 10, 30])
    #expect(screen.isQuiet)
  }

  @Test("B60 B61 an earlier page that fails leaves all pages, waits for the user, and is asked for by its own cursor")
  func failure() async {
    var isBroken = true
    let screen = chat(fails: { $0.cursor == 80 && isBroken })
    screen.pages.list.start("")
    await screen.at(100)
    screen.pages.startPrevious()
    await screen.at(200)
    #expect(screen.pages.previousPage.failure?.kind == .serverError)
    #expect(screen.pages.items == Array(90..<100))
    #expect(screen.pages.nextPage == .end)
    for _ in 1...10 { screen.pages.startPrevious() }
    await screen.at(300)
    #expect(screen.cursors == [0, 80])
    isBroken = false
    for _ in 1...5 { screen.pages.performPreviousPageAction(.retry) }
    await screen.at(400)
    #expect(screen.cursors == [0, 80, 80])
    #expect(screen.pages.items == Array(80..<100))
  }

  @Test(
    "B61 after a network failure a page is asked for once more when the connection returns, at either end",
    arguments: LoadPageEdge.allCases)
  func connectionReturns(edge: LoadPageEdge) async {
    let connectivity = LoadConnectivity()
    let screen = PageScreen(
      [
        .succeed(Page([5], next: 6, previous: 4)), .fail(LoadFailure(.cannotConnect)),
        .succeed(Page([edge == .next ? 6 : 4], next: nil), after: ms(10)),
      ], connectivity: connectivity)
    await screen.pages.list.load("")
    screen.pages.start(edge, .appeared)
    await screen.turn()
    #expect(screen.pages.snapshot(at: edge).nextPage.failure != nil)
    for _ in 1...10 { screen.pages.start(edge, .appeared) }
    #expect(screen.script.calls.count == 2)
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.at(100)
    #expect(screen.pages.items == (edge == .next ? [5, 6] : [4, 5]))
    #expect(screen.cursors == [0, edge == .next ? 6 : 4, edge == .next ? 6 : 4])
  }

  @Test("rule 24: both ends at once: each page is added at its own end, and stopping one leaves the other")
  func bothEnds() async {
    let screen = chat(from: 50)
    screen.pages.list.start("")
    await screen.at(100)
    screen.pages.startPrevious()
    await screen.at(150)
    screen.pages.startMore()
    await screen.at(200)
    #expect(screen.pages.items == Array(40..<60))
    #expect(screen.pages.nextPage.activity != nil)
    screen.pages.startPrevious()
    screen.pages.cancelPrevious()
    #expect(screen.pages.previousPage == .stopped)
    await screen.at(250)
    #expect(screen.pages.items == Array(40..<70))
    screen.pages.startPrevious()
    #expect(screen.pages.previousPage == .stopped)
    screen.pages.performPreviousPageAction(.load)
    await screen.at(350)
    #expect(screen.pages.items == Array(30..<70))
  }

  @Test("rule 24: a refresh that brings the same first page keeps the earlier pages; another first page replaces all")
  func refresh() async {
    let screen = chat()
    screen.pages.list.start("")
    await screen.at(100)
    screen.pages.startPrevious()
    await screen.at(200)
    screen.pages.list.start(.foreground)
    screen.pages.list.start(.poll)
    await screen.at(300)
    #expect(screen.pages.items == Array(80..<100))
    screen.pages.list.start(.userRefresh)
    await screen.at(1_400)
    #expect(screen.pages.items == Array(90..<100))
    #expect(screen.pages.previousPage == .idle)
  }

  @Test("rule 24: duplicates of an earlier page are dropped, and earlier pages without items stop after three")
  func duplicates() async {
    let screen = PageScreen([
      .succeed(Page([5, 6], next: nil, previous: 1)), .succeed(Page([4, 5], next: nil, previous: 2)),
      .succeed(Page([], next: nil, previous: 3)), .succeed(Page([5], next: nil, previous: 4)),
      .succeed(Page([], next: nil, previous: 5)),
    ])
    await screen.pages.list.load("")
    for _ in 1...9 { await screen.pages.loadPrevious() }
    #expect(screen.pages.items == [4, 5, 6])
    #expect(screen.cursors == [0, 1, 2, 3, 4])
    #expect(screen.pages.previousPage == .stopped)
  }

  @Test("rule 24: earlier pages are announced and reported as items at the beginning")
  func effects() async {
    let screen = chat(after: 10)
    let (display, model, header) = (LoadDisplay(), LoadScreenModel<Pages>(), LoadNextPageModel())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    display.add(header)
    model.show(.loader(screen.pages.list, input: ""))
    header.show(screen.pages, edge: .previous)
    display.appear()
    await screen.at(10)
    effects = []
    header.footerAppeared()
    await screen.at(20)
    #expect(effects == ["say 10 more items", "content prepended(Range(0..<10))"])
    #expect(screen.cursors == [0, 80])
  }

  // MARK: Limited pages

  @Test("rule 24: with maxPages the far end is dropped, and comes again by scrolling back, every item once")
  func maxPages() async {
    let screen = chat(
      from: 0, after: nil, options: LoadPageOptions(timing: .none, maxUnscrolledPages: 5, maxPages: 3))
    await screen.pages.list.load("")
    for _ in 1...5 { await screen.pages.loadMore() }
    #expect(screen.pages.items == Array(30..<60))
    #expect(screen.pages.list.value?.pageCount == 3)
    #expect(screen.pages.previousPage == .idle)
    for _ in 1...2 { await screen.pages.loadPrevious() }
    #expect(screen.pages.items == Array(10..<40))
    #expect(screen.pages.nextPage == .idle)
    await screen.pages.loadMore()
    #expect(screen.pages.items == Array(20..<50))
    for _ in 1...4 { await screen.pages.loadPrevious() }
    #expect(screen.pages.items == Array(0..<30))
    #expect(screen.pages.previousPage == .end)
    for _ in 1...20 { await screen.pages.loadMore() }
    #expect(screen.pages.items == Array(70..<100))
    #expect(screen.pages.nextPage == .end)
  }

  @Test("rule 24: without cursors back, dropped pages are asked for as they were, the first one without a cursor")
  func maxPagesOneWay() async {
    let screen = PageScreen(
      script: { clock in
        ScriptedOperation(clock) { call in
          let start = call.input.cursor ?? 0
          return .succeed(Page([start, start + 1], next: start + 2))
        }
      }, pageOptions: LoadPageOptions(timing: .none, maxPages: 2))
    await screen.pages.list.load("")
    for _ in 1...3 { await screen.pages.loadMore() }
    #expect(screen.pages.items == [4, 5, 6, 7])
    for _ in 1...2 { await screen.pages.loadPrevious() }
    #expect(screen.pages.items == [0, 1, 2, 3])
    #expect(screen.pages.previousPage == .end)
    #expect(screen.script.calls.map(\.input.cursor) == [nil, 2, 4, 6, 2, nil])
    await screen.pages.loadMore()
    #expect(screen.pages.items == [2, 3, 4, 5])
  }
}

/// How often a footer asks that stays in sight.
@MainActor @Suite("Footers that stay in sight", .timeLimit(.minutes(5))) struct UnscrolledFooterTests {
  private func scene(
    _ page: @escaping (Int) -> Page = { Page([$0], next: $0 + 1) }, options: LoadPageOptions = .plain
  ) async -> (PageScreen, LoadNextPageModel, layout: (Int) async -> Void) {
    let screen = PageScreen(
      script: { clock in ScriptedOperation(clock) { .succeed(page($0.input.cursor ?? 0)) } }, pageOptions: options)
    let model = LoadNextPageModel()
    model.show(screen.pages)
    await screen.pages.list.load("")
    return (
      screen, model,
      { times in
        for _ in 0..<times {
          model.footerWasLaidOut()
          await screen.turn()
        }
      }
    )
  }

  private func isButton(_ model: LoadNextPageModel) -> Bool {
    if case .button = model.presentation.body { return true }
    return false
  }

  @Test("rule 24: it asks for five pages in a row, then it is a button, and goes on when it appears again")
  func five() async {
    let (screen, model, layout) = await scene()
    model.footerAppeared()
    await screen.turn()
    await layout(3)
    #expect(screen.cursors == [0, 1, 2, 3, 4])
    #expect(!isButton(model))
    await layout(10)
    #expect(screen.cursors == [0, 1, 2, 3, 4, 5])
    #expect(isButton(model))
    // Appearing twice is no scrolling.
    model.footerAppeared()
    await layout(3)
    #expect(screen.cursors.count == 6)
    model.footerDisappeared()
    #expect(isButton(model))
    model.footerAppeared()
    #expect(!isButton(model))
    await screen.turn()
    await layout(20)
    #expect(screen.cursors.count == 11)
    #expect(isButton(model))
  }

  @Test("rule 24: the button asks for its page at once, and the footer then asks for five more")
  func button() async {
    let (screen, model, layout) = await scene()
    model.footerAppeared()
    await layout(20)
    #expect(screen.cursors.count == 6)
    #expect(model.perform(.load))
    await screen.turn()
    #expect(screen.cursors.count == 7)
    await layout(20)
    #expect(screen.cursors.count == 12)
    #expect(isButton(model))
  }

  @Test("rule 24: after three pages that brought nothing it is a button, and the number can be set")
  func nothing() async {
    let (screen, model, layout) = await scene({ Page($0 == 0 ? [0] : [], next: $0 + 1) })
    model.footerAppeared()
    await layout(20)
    #expect(screen.cursors == [0, 1, 2, 3])
    #expect(isButton(model))
    let (other, footer, layoutOther) = await scene(options: LoadPageOptions(timing: .none, maxUnscrolledPages: 1))
    footer.footerAppeared()
    await layoutOther(20)
    #expect(other.cursors == [0, 1])
    #expect(isButton(footer))
  }

  @Test("rule 24: rows that are displayed count as scrolling, and a page that is asked for twice counts once")
  func rows() async {
    let (screen, model, layout) = await scene()
    for index in 0..<20 {
      screen.pages.itemAppeared(at: index)
      await screen.turn()
    }
    #expect(screen.cursors.count == 21)
    model.footerAppeared()
    await layout(1)
    #expect(!isButton(model))
  }
}
