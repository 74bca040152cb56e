import Testing

@testable import LoadKit

/// The decisions about next pages, on every list and every nextPage there can be.
@Suite("Decisions about further pages") struct PageSceneTests {
  typealias Scene = PagedListSnapshot
  typealias Pages = LoadPages<Int, Int>

  private static let statuses: [LoadStatus] = EveryState.statuses.enumerated().filter { $0.offset % 5 == 0 }.map(
    \.element)

  private static let lists: [LoadState<Pages>] =
    [.idle, .loading(LoadActivity()), .failed(broken)] + statuses.map { .empty($0) }
    + statuses.flatMap { status in
      [Pages([1], next: 2), Pages([1], previous: 2), Pages([], next: 2, previous: 2)].map { .loaded($0, status) }
    }

  private static let nextPages: [LoadState<NextPageResult<Int, Int>>] =
    [
      .idle, .loading(LoadActivity()), .loading(LoadActivity(reason: .userRetry, indicator: .visible)), .failed(broken),
      .loaded(.stopped, LoadStatus()), .loaded(.page(LoadPage([2], next: nil)), LoadStatus()),
    ]

  private func forEach(_ body: (Scene, LoadState<Pages>) -> Void) {
    for edge in LoadPageEdge.allCases { forEach(edge, body) }
  }

  private func forEach(_ edge: LoadPageEdge, _ body: (Scene, LoadState<Pages>) -> Void) {
    for list in Self.lists {
      for nextPage in Self.nextPages {
        for mark in [nil, PageMark(), list.value?[edge].mark] {
          for options in [LoadPageOptions(), LoadPageOptions(isAutomatic: false)] {
            let scene = Scene(
              edge: edge, list: PagedListFacts(list.map { LoadContent($0) }, pages: list.value.map { PagesFacts($0) }),
              nextPageMark: mark,
              nextPageState: PageLoaderFacts(nextPage.map { LoadContent($0) }, outcome: nextPage.value?.outcome),
              options: options)
            body(scene, list)
          }
        }
      }
    }
  }

  @Test("a page is asked for only where one follows and the pages are those of the input")
  func asksOnlyForWhatFollows() {
    var count = 0
    forEach { scene, list in
      for reason in LoadReason.allCases where scene.continues(by: reason) {
        count += 1
        #expect(list.value?[scene.edge].link.exists == true)
        #expect(list.status?.origin != .previousInput)
      }
    }
    #expect(count > 1_000)
  }

  @Test("what failed or was stopped is asked for by the user alone, and the user always can")
  func userAlone() {
    forEach { scene, _ in
      let appears = scene.continues(by: .appeared)
      let user = scene.continues(by: .userRetry)
      switch scene.nextPage {
      case .failed, .stopped: #expect(!appears && user)
      case .loading: #expect(appears && user)
      case .end: #expect(!appears && !user)
      // Nothing is there to go on from, or all is well.
      case .idle: #expect(appears == user)
      }
      for reason in LoadReason.allCases {
        #expect(scene.continues(by: reason) == (reason.isUser ? user : appears))
      }
    }
  }

  @Test("what the tail's loader holds shows for its own pages only")
  func ownPagesOnly() {
    forEach { scene, list in
      let isOwn = scene.nextPageMark != nil && scene.nextPageMark === list.value?[scene.edge].mark
      if !isOwn {
        #expect(scene.nextPage.activity == nil && scene.nextPage.failure == nil)
        #expect(!scene.hasArrived)
        #expect(scene.isNextPageOutdated == !scene.nextPageState.isIdle)
      }
      if scene.hasArrived { #expect(!scene.isNextPageOutdated) }
    }
  }

  @Test("a page is appended with what is new of it")
  func appending() {
    let pages = Pages([1, 2], next: 3).adding(LoadPage([2, 3], next: 4), at: .next) { $0 != 2 }
    #expect(pages.items == [1, 2, 3])
    #expect(pages.next == 4)
    #expect(pages.pageCount == 2)
    #expect((pages.nextEnd.addedPages, pages.nextEnd.addedItems, pages.nextEnd.emptyPageCount) == (1, 1, 0))
    let same = pages.adding(LoadPage([2], next: nil), at: .next) { $0 != 2 }
    #expect(same.items == pages.items)
    #expect(same.pageCount == 3)
    #expect((same.nextEnd.addedPages, same.nextEnd.addedItems, same.nextEnd.emptyPageCount) == (2, 1, 1))
    #expect(same.nextEnd.mark !== pages.nextEnd.mark && same.list === pages.list)
    #expect(same.previousEnd.mark === pages.previousEnd.mark)
  }

  @Test("pages are a collection, and equal if they look the same")
  func collection() {
    let pages = Pages([4, 5, 6], next: 7)
    #expect(Array(pages) == [4, 5, 6])
    #expect(pages[1] == 5 && pages.count == 3 && pages.last == 6)
    #expect("\(pages)" == "[4, 5, 6]")
    #expect(pages == Pages([4, 5, 6], next: 7))
    #expect(pages != Pages([4, 5, 6], next: nil))
    #expect(pages != Pages([4, 5], next: 7))
  }
}
