import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Lists are left as the app has them") struct ListTests {
    private func make(
      _ steps: [ScriptedStep<[String]>] = [.succeed(["a"], after: ms(900))],
      before: @escaping (ArticlesTable) -> Void = { _ in }, after: @escaping (ArticlesTable) -> Void = { _ in }
    ) -> (bench: Bench<NoInput>, screen: ArticlesTable, user: UIKitDriver) {
      let bench = Bench<NoInput>(steps)
      let screen = ArticlesTable(bench.loader)
      screen.before = before
      screen.after = after
      return (bench, screen, UIKitDriver(screen))
    }

    @Test("There are no sections while there is nothing to show, and the app's number with content")
    func sections() async {
      let (bench, screen, user) = make([.succeed([], after: ms(900)), .succeed(["a"])])
      #expect(screen.loads?.sections(3) == 0)
      await bench.at(300)
      #expect(screen.loads?.sections(3) == 0)
      await bench.at(900)
      #expect(screen.loads?.sections(3) == 0)
      #expect(!user.sees("Recent"))
      await bench.refresh()
      #expect(screen.loads?.sections(3) == 3)
      #expect(user.sees("Recent"))
      #expect(user.table?.numberOfSections == 1)
    }

    @Test(
      "Separators are hidden while there are no rows, and are again as the app has them",
      arguments: [UITableViewCell.SeparatorStyle.singleLine, .none])
    func separators(own: UITableViewCell.SeparatorStyle) async {
      let (bench, screen, _) = make(before: { $0.tableView.separatorStyle = own })
      #expect(screen.tableView.separatorStyle == .none)
      await bench.at(500)
      #expect(screen.tableView.separatorStyle == .none)
      await bench.at(900)
      #expect(screen.tableView.separatorStyle == own)
      bench.loader.reset()
      #expect(screen.tableView.separatorStyle == .none)
    }

    @Test("A style of separators that the app sets meanwhile is the one that comes back", arguments: [100, 500, 899])
    func changedSeparators(time: Int) async {
      let (bench, screen, _) = make(before: { $0.tableView.separatorStyle = .none })
      await bench.at(time)
      screen.tableView.separatorStyle = .singleLine
      if time < 200 {
        // Not drawn without rows, whoever set it.
        await bench.at(200)
        #expect(screen.tableView.separatorStyle == .none)
      }
      await bench.at(900)
      #expect(screen.tableView.separatorStyle == .singleLine)
    }

    @Test("Separators that the app changes with content on screen are its own from then on")
    func laterSeparators() async {
      let (bench, screen, _) = make([.succeed(["a"]), .hang, .succeed(["b"])])
      await bench.turn()
      screen.tableView.separatorStyle = .none
      bench.loader.start(.poll)
      await bench.turn()
      #expect(screen.tableView.separatorStyle == .none)
      bench.loader.reset()
      bench.loader.start()
      await bench.turn()
      #expect(screen.tableView.separatorStyle == .none)
    }

    @Test("The indicator stands in the background view, which is the app's own afterwards", arguments: HostKind.lists)
    func background(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.at(500)
      let list = user.views(UIScrollView.self).first { $0 is BackgroundList } as? any BackgroundList
      let spinner = user.views(UIActivityIndicatorView.self).first
      #expect(list?.backgroundView is StateView)
      #expect(spinner.map { $0.isDescendant(of: list?.backgroundView ?? $0) } == true)
      await bench.at(900)
      #expect(list?.backgroundView == nil)
    }

    @Test("The app's own background view stays in sight behind the indicator, and is alone again with content")
    func ownBackground() async {
      let own = UIView()
      let (bench, screen, user) = make(before: { $0.tableView.backgroundView = own })
      await bench.at(500)
      #expect(user.views(UIView.self).contains { $0 === own })
      #expect(own.superview is StateView)
      #expect(own.superview?.subviews.first === own)
      #expect(user.spins)
      await bench.at(900)
      #expect(screen.tableView.backgroundView === own)
      #expect(own.superview === screen.tableView)
      #expect(screen.tableView.subviews.first === own)
    }

    @Test("A background view that the app sets meanwhile is kept in the same way")
    func changedBackground() async {
      let (first, second) = (UIView(), UIView())
      let (bench, screen, user) = make(before: { $0.tableView.backgroundView = first })
      await bench.at(100)
      screen.tableView.backgroundView = second
      await bench.at(500)
      #expect(user.spins)
      #expect(second.superview is StateView)
      #expect(first.window == nil)
      await bench.at(900)
      #expect(screen.tableView.backgroundView === second)
    }

    @Test("A background view that the app sets at the very last is left alone")
    func lastBackground() async {
      let own = UIView()
      let (bench, screen, _) = make()
      await bench.at(899)
      screen.tableView.backgroundView = own
      await bench.at(900)
      #expect(screen.tableView.backgroundView === own)
    }

    @Test("Headers, footers, insets, scrolling and large titles are not touched")
    func surroundings() async {
      let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80)), UIView())
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let (bench, screen, user) = make([.succeed(["a"], after: ms(900)), .fail(LoadFailure.broken)]) {
        $0.tableView.tableHeaderView = header
        $0.tableView.tableFooterView = footer
        $0.tableView.contentInset = insets
        $0.navigationItem.largeTitleDisplayMode = .always
      }
      await bench.at(500)
      let state = screen.tableView.backgroundView as? StateView
      #expect(state?.headerHeight() == 80)
      let top = LayoutCheck.constraints(in: screen.tableView).first {
        $0.firstItem === state?.part && $0.firstAttribute == .top
      }
      #expect(top?.constant == 80)
      await bench.at(1_000)
      bench.loader.start(.poll)
      await bench.turn()
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(screen.tableView.tableHeaderView === header)
      #expect(screen.tableView.tableFooterView === footer)
      #expect(screen.tableView.contentInset == insets)
      #expect(screen.tableView.contentOffset == .zero)
      #expect(screen.navigationItem.largeTitleDisplayMode == .always)
      #expect(screen.tableView.subviews.first !== screen.loads?.screen.canvas.anchor)
    }

    @Test("Rows that the app shows whatever the state says are not covered, and what is behind them cannot be pressed")
    func behindRows() async throws {
      let (bench, screen, user) = make([.fail(LoadFailure.broken)])
      await bench.turn()
      try user.tap("Retry loading articles")
      await bench.at(300)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      screen.tableView.addSubview(cell)
      #expect(user.elements.contains("Retry loading articles, button"))
    }

    @Test("A banner makes room for itself at the bottom, within the safe area, and gives it back")
    func room() async throws {
      let (bench, screen, user) = make([.succeed(["a"]), .fail(LoadFailure.broken)])
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      await bench.turn()
      bench.loader.start(.poll)
      await bench.turn()
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(screen.additionalSafeAreaInsets.bottom > 47)
      #expect(screen.additionalSafeAreaInsets.top == 5)
      screen.additionalSafeAreaInsets.bottom += 10
      try user.tap("Dismiss the message")
      #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 17, right: 0))
    }

    @Test("Plain and diffable lists reload only when the content changes", arguments: HostKind.lists)
    func reloads(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(5_000)), .succeed(["a"]), .succeed(["b"]), .succeed([])])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.at(4_999)
      #expect(host.reloads == 0)
      await bench.at(5_000)
      #expect(host.reloads == 1)
      await bench.refresh()
      #expect(host.reloads == 1)
      await bench.refresh()
      #expect(host.reloads == 2)
      #expect(user.rows == ["b"])
      await bench.refresh()
      #expect(host.reloads == 3)
      #expect(user.rows.isEmpty)
      #expect(user.sees("No Articles"))
    }
  }
}
