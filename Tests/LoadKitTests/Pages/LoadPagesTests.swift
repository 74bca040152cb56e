import Testing

@testable import LoadKit

@Suite("Pages as a collection") struct LoadPagesTests {
  typealias Pages = LoadPages<Int, Int>

  private static func pages(_ sizes: [Int]) -> Pages {
    var pages = Pages([], next: 0)
    pages.chunks = PageChunks()
    var next = 0
    for size in sizes {
      pages = pages.adding(LoadPage(Array(next..<next + size), next: next + size), at: .next) { _ in true }
      next += size
    }
    return pages
  }

  @Test("rule 24: positions, iteration and items agree over pages of any size, also empty ones")
  func access() {
    for sizes in [[], [0], [1], [0, 0, 3], [3, 0, 2, 0], Array(repeating: 3, count: 300), [0, 500, 0]] {
      let pages = Self.pages(sizes)
      let expected = Array(0..<sizes.reduce(0, +))
      #expect(pages.items == expected)
      #expect(Array(pages) == expected)
      #expect(pages.indices.map { pages[$0] } == expected)
      #expect(pages.count == expected.count && pages.isEmpty == expected.isEmpty)
      #expect(Array(pages.reversed()) == expected.reversed())
      #expect(pages.pageCount == sizes.count)
      #expect(Array(pages.dropFirst(2)) == Array(expected.dropFirst(2)))
    }
  }

  @Test("rule 24: edits are those of an array, in any order, and earlier copies stay as they were")
  func edits() {
    var random = LinearRandom(state: 3)
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
    for _ in 0..<60 {
      var pages = Self.pages((0..<below(5)).map { _ in below(4) })
      var items = pages.items
      var copies: [(Pages, [Int])] = []
      for step in 0..<40 {
        copies.append((pages, items))
        let lower = below(items.count + 1)
        let range = lower..<lower + below(items.count - lower + 1)
        let new = (0..<below(3)).map { 1_000 + step * 10 + $0 }
        switch below(9) {
        case 0:
          pages.replaceSubrange(range, with: new)
          items.replaceSubrange(range, with: new)
        case 1:
          pages.append(step)
          items.append(step)
        case 2:
          pages.removeAll { $0 % 3 == 0 }
          items.removeAll { $0 % 3 == 0 }
        case 3 where !items.isEmpty:
          pages[range.lowerBound % items.count] = step
          items[range.lowerBound % items.count] = step
        case 4:
          pages.insert(contentsOf: new, at: lower)
          items.insert(contentsOf: new, at: lower)
        case 5:
          pages.removeSubrange(range)
          items.removeSubrange(range)
        case 6:
          pages = pages.adding(LoadPage(new, next: 1), at: .next) { _ in true }
          items += new
        case 7:
          pages = pages.adding(LoadPage(new, next: nil, previous: 1), at: .previous) { _ in true }
          items = new + items
        default:
          pages.sort()
          items.sort()
        }
        if pages.items != items || Array(pages) != items || pages.indices.map({ pages[$0] }) != items {
          Issue.record("\(pages) is not \(items)")
          return
        }
      }
      #expect(copies.allSatisfy { $0.0.items == $0.1 })
    }
  }

  @Test("rule 24: a page that is added copies no item, at either end, while earlier pages are in use")
  func sharing() {
    let pages = Self.pages(Array(repeating: 50, count: 200))
    let more = pages.adding(LoadPage(Array(10_000..<10_050), next: nil), at: .next) { _ in true }
    let before = pages.adding(LoadPage(Array(-50..<0), next: nil), at: .previous) { _ in true }
    #expect(pages.count == 10_000 && more.count == 10_050 && before.count == 10_050)
    #expect(pages.chunks.isShared(with: more.chunks, atEnd: false))
    #expect(pages.chunks.isShared(with: before.chunks, atEnd: true))
    #expect(before[0] == -50 && before[50] == 0 && before.last == 9_999)
    #expect(more.added(at: .next, since: pages) == 10_000..<10_050)
    #expect(before.added(at: .previous, since: pages) == 0..<50)
    #expect(more.added(at: .previous, since: pages) == nil && before.added(at: .next, since: pages) == nil)
    var edited = more
    edited[10] = 7
    #expect(edited.added(at: .next, since: pages) == nil)
    #expect(pages[10] == 10 && more[10] == 10)
  }

  @Test("rule 24: edits keep the cursors, and pages are equal if items and cursors are")
  func cursors() {
    var pages = Pages([1, 2], next: 3, previous: 0)
    pages.removeAll()
    #expect(pages.next == 3 && pages.previous == 0 && pages.isEmpty)
    pages.append(1)
    pages.append(contentsOf: [2])
    #expect(pages == Pages([1, 2], next: 3, previous: 0))
    #expect(pages != Pages([1, 2], next: 3))
    #expect(pages != Pages([1, 2], next: 4, previous: 0))
    #expect(Self.pages([1, 1]).elementsEqual(Pages([0, 1])))
  }

  @Test("rule 24: dropped pages are requested again by the cursor of the page that is left, else as they were")
  func dropping() {
    var pages = Pages(first: LoadPage([1, 2], next: 3), items: [1, 2])
    for first in [3, 5] {
      pages = pages.adding(LoadPage([first, first + 1], next: first + 2), at: .next) { _ in true }
    }
    let oneWay = pages
    #expect(pages.drop(at: .previous, toPageCount: 2) == [1, 2])
    #expect(pages.items == [3, 4, 5, 6])
    // The first page again, which has no cursor.
    #expect(pages.previousEnd.link.exists && pages.previous == nil)
    #expect(pages.drop(at: .previous, toPageCount: 1) == [3, 4])
    #expect(pages.previous == 3)
    pages = oneWay
    #expect(pages.drop(at: .next, toPageCount: 1) == [5, 6, 3, 4])
    #expect(pages.next == 3)
    #expect(pages.drop(at: .next, toPageCount: 1).isEmpty)
    var both = Pages(first: LoadPage([5], next: 6, previous: 4), items: [5])
    both = both.adding(LoadPage([4], next: 5, previous: 3), at: .previous) { _ in true }
    #expect(both.drop(at: .next, toPageCount: 1) == [5])
    #expect(both.next == 5 && both.previous == 3)
  }
}

extension LoadPages {
  /// The pages with the new items of one more at an end.
  func adding(_ page: LoadPage<Item, Cursor>, at edge: LoadPageEdge, where isNew: (Item) -> Bool) -> LoadPages {
    adding(page, page.items.filter(isNew), at: edge)
  }
}
