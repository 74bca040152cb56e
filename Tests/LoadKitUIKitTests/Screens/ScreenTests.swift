import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A table that makes its controller when it is on screen already.
private final class LateTable: UITableViewController {
  private let articles: Loader<NoInput, [String]>
  private var loads: LoadStateController<NoInput, [String]>?

  init(_ articles: Loader<NoInput, [String]>) {
    self.articles = articles
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loads = LoadStateController(articles, in: self) { $0.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    loads?.value?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = loads?.value?[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension UIKitSuites {
  @MainActor @Suite("Layout, and screens of several parts") struct ScreenTests {
    @Test(
      "The indicator is in the middle by constraints, within the safe area and above the keyboard",
      arguments: HostKind.allCases)
    func middle(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.hang])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.at(4_000)
      #expect(user.spins)
      let state = try #require(user.views(StateView.self).first)
      let part = try #require(state.part)
      let sign = try #require(part.subviews.first)
      let centers = LayoutCheck.constraints(of: sign).filter { $0.secondItem === part }.map(\.firstAttribute)
      #expect(centers.contains(.centerX) && centers.contains(.centerY))
      let edges = LayoutCheck.constraints(of: part)
      #expect(edges.contains { $0.firstAttribute == .top && $0.secondItem === state.safeAreaLayoutGuide })
      #expect(edges.contains { $0.firstAttribute == .bottom && $0.secondItem === state.keyboardLayoutGuide })
      #expect(edges.contains { $0.firstAttribute == .leading && $0.secondItem === state.safeAreaLayoutGuide })
      #expect(LayoutCheck.faults(in: host.view) == [])
    }

    @Test("What covers a screen's own content takes its colour, hides it from VoiceOver, and goes")
    func covers() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let screen = ArticleScreen(bench.loader)
      let user = UIKitDriver(screen)
      screen.view.backgroundColor = .systemGroupedBackground
      screen.label.text = "old"
      await bench.at(300)
      let state = user.views(StateView.self).first
      #expect(screen.view.subviews.last === state)
      #expect(state?.backgroundColor == .systemGroupedBackground)
      #expect(user.elements == ["Loading articles"])
      await bench.at(900)
      #expect(state?.superview == nil)
      #expect(user.elements == ["a"])
    }

    @Test("A screen without a colour is covered by the system's background")
    func systemColour() {
      let bench = Bench<NoInput>([.hang])
      let user = UIKitDriver(ArticleScreen(bench.loader))
      #expect(user.views(StateView.self).first?.backgroundColor == .systemBackground)
    }

    @Test("A scroll view is covered where it is seen, and can be pulled")
    func scrollView() async throws {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(10)), .succeed(["b"], after: ms(500))])
      let scroll = UIScrollView()
      let screen = ArticleScreen(bench.loader, part: scroll)
      let user = UIKitDriver(screen)
      let state = try #require(user.views(StateView.self).first)
      #expect(LayoutCheck.constraints(of: state).allSatisfy { $0.secondItem !== scroll.contentLayoutGuide })
      #expect(LayoutCheck.constraints(of: state).contains { $0.secondItem === scroll.frameLayoutGuide })
      await bench.at(10)
      try user.pull()
      #expect(user.refreshControl?.isRefreshing == true)
      await bench.at(510)
      #expect(user.sees("b"))
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
    }

    @Test("Parts of a screen are independent: a retry asks only for its own part")
    func parts() async throws {
      let article = Bench<NoInput>([.succeed(["text"])])
      let comments = Bench<NoInput>(
        [.fail(LoadFailure.broken), .succeed(["comment"])],
        wording: LoadWording(loading: "Loading comments", retry: "Retry loading comments"))
      let screen = UIViewController()
      let (top, bottom) = (UIView(), UIView())
      let (text, comment) = (UILabel(), UILabel())
      top.addSubview(text)
      bottom.addSubview(comment)
      for part in [top, bottom] { screen.view.addSubview(part) }
      LoadStateController(article.loader, in: screen, over: top) { _ in
        text.text = article.loader.value?.first
      }
      LoadStateController(comments.loader, in: screen, over: bottom) { _ in
        comment.text = comments.loader.value?.first
      }
      let user = UIKitDriver(screen)
      await article.turn()
      await comments.turn()
      #expect(user.sees("text"))
      #expect(!user.sees("comment"))
      try user.tap("Retry loading comments")
      await comments.at(300)
      #expect(user.sees("comment"))
      #expect(article.calls == 1)
      #expect(comments.calls == 2)
    }

    @Test("A controller created in a window loads at once, and draws content that is loaded", arguments: [false, true])
    func lateController(isLoaded: Bool) async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      if isLoaded { await bench.loader.load() }
      let screen = UIViewController()
      let user = UIKitDriver(screen)
      let label = UILabel()
      screen.view.addSubview(label)
      LoadStateController(bench.loader, in: screen) { _ in label.text = bench.loader.value?.first }
      await bench.turn()
      #expect(user.sees("a"))
      #expect(bench.calls == 1)
    }

    @Test("A controller that is made late and kept can be asked for its sections when the list reloads")
    func lateList() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      await bench.loader.load()
      let screen = LateTable(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      #expect(user.rows == ["a"])
    }

    @Test("What is put into a screen before the app's own views is not in the way of its large title")
    func order() {
      let bench = Bench<NoInput>([.hang])
      let screen = ArticleScreen(bench.loader)
      let user = UIKitDriver(screen)
      #expect(screen.view.subviews.first === screen.label)
      #expect(user.texts.isEmpty)
    }
  }
}
