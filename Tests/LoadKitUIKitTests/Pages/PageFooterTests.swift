import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A list of titles with its end in a section of its own.
private final class PagesTable: UITableViewController {
  let pages: PagedLoader<NoInput, String, Int>
  private var loads: LoadStateController<NoInput, LoadPages<String, Int>>?

  init(_ pages: PagedLoader<NoInput, String, Int>) {
    self.pages = pages
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    loads = LoadStateController(pages.list, in: self) { $0.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(2) ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? pages.items.count : 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if indexPath.section == 1 {
      cell.contentConfiguration = LoadPageFooterConfiguration(pages)
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = pages.items[indexPath.row]
      cell.contentConfiguration = content
    }
    return cell
  }
}

extension UIKitSuites {
  @MainActor @Suite("The end of a paged list") struct PageFooterTests {
    private typealias Page = LoadPage<String, Int>
    private let clock = ManualClock()

    private func show(
      _ steps: [ScriptedStep<Page>], wording: LoadWording = .articles
    ) -> (ScriptedOperation<Int, Page>, PagedLoader<NoInput, String, Int>, UIKitDriver) {
      let script = ScriptedOperation<Int, Page>(clock, steps)
      let pages = PagedLoader<NoInput, String, Int>(
        wording, options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock), id: { $0 }
      ) { (cursor: Int?, context) in try await script.operation(cursor ?? 0, context) }
      return (script, pages, UIKitDriver(PagesTable(pages)))
    }

    private func at(_ milliseconds: Int, _ user: UIKitDriver) async {
      await clock.advance(to: ms(milliseconds))
      _ = user.texts
    }

    @Test("B72 It asks for the next page when it is displayed, says that it comes and what has come")
    func next() async {
      let (script, _, user) = show([
        .succeed(Page(["One"], next: 2)), .succeed(Page(["Two", "Three"], next: nil), after: ms(900)),
      ])
      await at(0, user)
      #expect(user.texts == ["One"])
      #expect(script.calls.map(\.input) == [0, 2])
      await at(199, user)
      #expect(!user.elements.contains("Loading more"))
      await at(200, user)
      #expect(user.elements.contains { $0.hasPrefix("Loading more") })
      await at(900, user)
      #expect(user.texts == ["One", "Two", "Three"])
      #expect(user.announcements == ["Loading more", "2 more items"])
      #expect(script.calls.count == 2)
    }

    @Test("B60 B61 A page that fails leaves the list, is not asked for by scrolling, and once by its retry")
    func failure() async throws {
      let (script, _, user) = show([
        .succeed(Page(["One"], next: 2)), .fail(LoadFailure.broken), .succeed(Page(["Two"], next: nil), after: ms(900)),
      ])
      await at(1_000, user)
      #expect(user.sees("One"))
      #expect(user.sees("Couldn’t Load More"))
      let screen = user.window.rootViewController
      for _ in 0..<5 {
        user.window.rootViewController = UIViewController()
        user.window.rootViewController = screen
      }
      await at(2_000, user)
      #expect(script.calls.map(\.input) == [0, 2])
      try user.focus("Retry loading more items")
      for _ in 0..<5 { try? user.tap("Retry loading more items") }
      #expect(user.focusedLabel?.hasPrefix("Loading more") == true)
      await at(4_000, user)
      #expect(script.calls.map(\.input) == [0, 2, 2])
      #expect(user.texts == ["One", "Two"])
    }

    @Test("A page without items is followed by the next one, without a row that is displayed anew")
    func emptyPage() async {
      let (script, _, user) = show([
        .succeed(Page(["One"], next: 2)), .succeed(Page([], next: 3), after: ms(10)),
        .succeed(Page(["Two"], next: nil), after: ms(10)),
      ])
      for time in [0, 10, 20] { await at(time, user) }
      #expect(script.calls.map(\.input) == [0, 2, 3])
      #expect(user.texts == ["One", "Two"])
    }

    @Test("What the user stopped is a button; at the end there is nothing, or the note of the wording")
    func stopped() async throws {
      var wording = LoadWording.articles
      wording.nextPage.end = "No more articles"
      let (script, pages, user) = show(
        [.succeed(Page(["One"], next: 2)), .hang, .succeed(Page(["Two"], next: nil))], wording: wording)
      await at(300, user)
      pages.cancelMore()
      await at(1_000, user)
      #expect(script.calls.count == 2)
      try user.tap("Load More")
      await at(2_000, user)
      #expect(user.texts == ["One", "Two", "No more articles"])
    }

    @Test("While it is not displayed it asks for nothing")
    func notDisplayed() async {
      let (script, pages, user) = show([.succeed(Page(["One"], next: 2)), .succeed(Page(["Two"], next: 3))])
      let footer = LoadPageFooterConfiguration(pages).makeContentView()
      await pages.list.load()
      await clock.advance(by: .zero)
      user.window.rootViewController = UIViewController()
      await pages.list.refresh()
      await clock.advance(by: ms(1_000))
      #expect(script.calls.map(\.input).filter { $0 == 2 }.count == 1)
      withExtendedLifetime(footer) {}
    }

    @Test("The time in the background does not count")
    func background() async {
      let (_, pages, user) = show([.succeed(Page(["One"], next: 2)), .hang])
      await at(1_000, user)
      user.enterBackground()
      await at(60_000, user)
      user.enterForeground()
      await at(61_000, user)
      #expect(pages.nextPage.activity != nil)
    }

    @Test("A view that is given another list follows that; another kind of content is ignored")
    func otherList() async {
      let (script, pages, user) = show([.succeed(Page(["One"], next: 2)), .succeed(Page(["Two"], next: nil))])
      let (other, otherPages, _) = show([.succeed(Page(["Un"], next: 5)), .hang])
      user.window.rootViewController = UIViewController()
      await pages.list.load()
      otherPages.list.start()
      await clock.advance(by: .zero)
      let footer = LoadPageFooterConfiguration(otherPages).makeContentView()
      user.window.rootViewController?.view.addSubview(footer)
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(other.calls.map(\.input).filter { $0 == 5 }.count == 1)
      footer.configuration = LoadPageFooterConfiguration(pages)
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(script.calls.map(\.input).filter { $0 == 2 }.count == 1)
      footer.configuration = UIListContentConfiguration.cell()
      #expect(footer.configuration is LoadPageFooterConfiguration<NoInput, String, Int>)
    }

    /// A footer in a row of a scroll view on screen, below a list whose first page is there.
    private func footerInRow() async -> (
      script: ScriptedOperation<Int, Page>, row: UIView, footer: UIView, user: UIKitDriver,
      navigation: UINavigationController?
    ) {
      let steps = (1...9).map { (page: Int) in ScriptedStep.succeed(Page([String(page)], next: page)) }
      let (script, pages, _) = show(steps)
      let (screen, scroll, row) = (UIViewController(), UIScrollView(), UIView())
      let user = UIKitDriver(screen, isInNavigation: true)
      await pages.list.load()
      let count = script.calls.count
      scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      row.isHidden = true
      let footer = LoadPageFooterConfiguration(pages).makeContentView()
      row.addSubview(footer)
      scroll.addSubview(row)
      screen.view.addSubview(scroll)
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(script.calls.count == count)
      return (script, row, footer, user, screen.navigationController)
    }

    @Test("Rule 24: a footer in a hidden row asks for nothing, whatever comes and goes in front of the list")
    func hiddenRow() async {
      let (script, row, footer, user, navigation) = await footerInRow()
      let count = script.calls.count
      for _ in 0..<3 {
        navigation?.pushViewController(UIViewController(), animated: true)
        navigation?.popViewController(animated: true)
        footer.setNeedsLayout()
        _ = user.texts
        await clock.advance(by: .zero)
      }
      #expect(script.calls.count == count)
      row.isHidden = false
      footer.setNeedsLayout()
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(script.calls.count > count)
    }

    @Test("Rule 24: a footer below the visible part of its list asks for nothing")
    func belowBounds() async {
      let (script, row, footer, user, _) = await footerInRow()
      let count = script.calls.count
      row.isHidden = false
      row.frame = CGRect(x: 0, y: 410, width: 300, height: 44)
      footer.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      footer.setNeedsLayout()
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(script.calls.count == count)
      row.frame.origin.y = 390
      footer.setNeedsLayout()
      _ = user.texts
      await clock.advance(by: .zero)
      #expect(script.calls.count == count + 1)
      // The page that came moved the footer out of sight before the layout.
      row.frame.origin.y = 434
      for _ in 0..<3 {
        _ = user.texts
        await clock.advance(by: .zero)
      }
      #expect(script.calls.count == count + 1)
    }

    @Test("Rule 27: a refresh of the list is announced while its footer is displayed")
    func refresh() async throws {
      let (_, _, user) = show([
        .succeed(Page(["One"], next: nil)), .succeed(Page(["One", "Two"], next: nil), after: ms(900)),
      ])
      await at(0, user)
      try user.pull()
      await at(900, user)
      #expect(user.announcements == ["2 articles"])
    }
  }
}
