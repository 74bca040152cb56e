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
      #expect(user.sees("Couldn't Load More"))
      let screen = user.window.rootViewController
      for _ in 0..<5 {
        user.window.rootViewController = UIViewController()
        user.window.rootViewController = screen
      }
      await at(2_000, user)
      #expect(script.calls.map(\.input) == [0, 2])
      try user.focus("Retry loading more")
      for _ in 0..<5 { try? user.tap("Retry loading more") }
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
      await clock.advance(by: .zero)
      #expect(other.calls.map(\.input).filter { $0 == 5 }.count == 1)
      footer.configuration = LoadPageFooterConfiguration(pages)
      await clock.advance(by: .zero)
      #expect(script.calls.map(\.input).filter { $0 == 2 }.count == 1)
      footer.configuration = UIListContentConfiguration.cell()
      #expect(footer.configuration is LoadPageFooterConfiguration<NoInput, String, Int>)
    }
  }
}
