#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing

@testable import articles

/// A page of rows that are given.
@MainActor private final class RowPage: Page {
  var rows: [Row] = []

  init(_ rows: [Row], isText: Bool = false) {
    self.rows = rows
    super.init(title: "", isText: isText)
  }

  override func allRows(width: Int, frame: Int) -> [Row] { rows }

  func texts(height: Int) -> [String] { visibleRows(width: 80, height: height, frame: 0).map(\.line.text) }
}

@Suite("The focus moves among rows, and the page scrolls with it") @MainActor
struct PageTests {
  private static let banner = [Row(StyledLine("banner")), Row(StyledLine("retry"), .send)]

  private static func articles(_ range: ClosedRange<Int>) -> [Row] {
    range.map { Row(StyledLine("\($0)"), .article($0)) }
  }

  @Test("what comes or goes above leaves the focus where it is on the screen, once the page is scrolled")
  func rowsAbove() {
    let page = RowPage(Self.articles(1...9))
    _ = page.texts(height: 3)
    page.move(5)
    #expect(page.texts(height: 3) == ["4", "5", "6"])
    page.move(-1)
    page.rows = Self.banner + page.rows
    #expect(page.texts(height: 3) == ["4", "5", "6"])
    #expect(page.focus == .article(5) && page.isScrolled)
    page.rows.removeFirst(2)
    #expect(page.texts(height: 3) == ["4", "5", "6"])
    page.rows.removeFirst(3)
    #expect(page.texts(height: 3) == ["4", "5", "6"])
    #expect(page.focus == .article(5))
  }

  @Test("what comes above is seen if the top is, as long as there is room for the focus too")
  func rowsAtTop() {
    let page = RowPage(Self.articles(1...9))
    _ = page.texts(height: 4)
    page.rows = Self.banner + page.rows
    #expect(page.texts(height: 4) == ["banner", "retry", "1", "2"])
    #expect(page.focus == .article(1) && !page.isScrolled)
    #expect(page.texts(height: 2) == ["retry", "1"])
  }

  @Test("a screen that gets smaller still shows the focus; a text that was scrolled away from it stays where it is")
  func resized() {
    let list = RowPage(Self.articles(1...9))
    _ = list.texts(height: 9)
    list.move(6)
    #expect(list.texts(height: 3) == ["5", "6", "7"])
    let text = RowPage(Self.articles(1...9), isText: true)
    _ = text.texts(height: 3)
    text.moveFocus(1)
    text.move(4)
    #expect(text.texts(height: 3) == ["5", "6", "7"])
    #expect(text.texts(height: 2) == ["5", "6"])
  }

  @Test("rows with the same target hold nobody up")
  func duplicates() {
    let page = RowPage(Self.articles(1...1) + Self.articles(1...2))
    _ = page.texts(height: 3)
    for _ in 0..<2 { page.move(1) }
    #expect(page.focus == .article(2))
    for _ in 0..<2 { page.move(-1) }
    #expect(page.focus == .article(1))
  }

  @Test("moves end at the first and the last; where there is nothing, none does harm", arguments: [1, 3, 100])
  func ends(distance: Int) {
    let page = RowPage(Self.articles(1...2) + [.space])
    _ = page.texts(height: 3)
    page.move(distance)
    #expect(page.focus == .article(2))
    page.move(distance)
    #expect(page.focus == .article(2))
    page.moveToEnd(false)
    page.move(-distance)
    #expect(page.focus == .article(1))
    let empty = RowPage([])
    _ = empty.texts(height: 3)
    empty.move(distance)
    empty.moveToEnd(true)
    #expect(empty.focus == nil && empty.texts(height: 3).isEmpty)
  }
}
#endif
