import Dispatch
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  /// Behaviours of UIKit that the doubles show, each by its id.
  @MainActor @Suite("As UIKit behaves") struct FrameworkTests {
    private func loaded(
      _ steps: [ScriptedStep<[String]>] = [], before: @escaping (ArticlesTable) -> Void = { _ in }
    ) async -> (bench: Bench<NoInput>, screen: ArticlesTable, user: UIKitDriver) {
      let bench = Bench<NoInput>([.succeed(["a", "b", "c"])] + steps)
      let screen = ArticlesTable(bench.loader)
      screen.before = before
      let user = UIKitDriver(screen, isInNavigation: true)
      await bench.turn()
      return (bench, screen, user)
    }

    @Test("U13 a pull never ends within its own event, also offline and where nothing is loaded")
    func jump() async throws {
      for step: ScriptedStep<[String]> in [.fail(LoadFailure(.offline)), .succeed(["a"]), .succeed([])] {
        let (_, _, user) = await loaded([step])
        let control = user.refreshControl
        try user.pull()
        await user.pullEnds()
        #expect(control?.jumps == 0 && control?.isRefreshing == false)
      }
    }

    @Test("U14 a pull that goes on while another screen is on top turns again when its screen is back, and ends")
    func frozen() async throws {
      let (bench, screen, user) = await loaded([.succeed(["b"], after: ms(5_000))])
      let control = try #require(user.refreshControl)
      try user.pull()
      await bench.at(500)
      screen.navigationController?.pushViewController(UIViewController(), animated: false)
      screen.navigationController?.popViewController(animated: false)
      #expect(control.isRefreshing && !control.isFrozen)
      await bench.at(6_000)
      await user.pullEnds()
      #expect(!control.isRefreshing)
      #expect(screen.tableView.adjustedContentInset.top == 47)
    }

    @Test("U15 the refresh button leaves no empty glass in the bar while there is nothing to refresh")
    func capsule() async {
      for isOffered in [true, false] {
        let screen = UITableViewController(style: .plain)
        var refresh: (@MainActor (UITableViewController) async -> Void)?
        if isOffered { refresh = { _ in } }
        let renderer = LoadStateRenderer<[String]>(
          in: screen, wording: .articles, onRetry: { _ in }, onRefresh: refresh, reload: { _ in })
        screen.navigationItem.rightBarButtonItem = renderer.makeRefreshButton()
        let user = UIKitDriver(screen, isInNavigation: true)
        renderer.render(.loaded(["a"], LoadStatus()))
        #expect(!user.elements.contains("empty capsule"))
        #expect(user.elements.contains("Refresh articles, button") == isOffered)
      }
    }

    @Test("U20 a message stands below the header at the height that it has now")
    func header() async throws {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      let bench = Bench<NoInput>([.succeed([])])
      let screen = ArticlesTable(bench.loader)
      screen.before = { $0.tableView.tableHeaderView = header }
      let user = UIKitDriver(screen)
      await bench.turn()
      #expect(user.sees("No Articles"))
      let view = try #require(user.views(StateView.self).first)
      for height in [CGFloat(50), 120, 0] {
        header.frame.size.height = height
        view.setNeedsLayout()
        _ = user.texts
        #expect(view.topSpace == height)
      }
    }

    @Test("U30 a notification that something posts on another thread is handled, and ends nothing")
    func thread() async {
      let (bench, _, user) = await loaded([.succeed(["b"])])
      await bench.at(120_000)
      user.enterBackground()
      let scene = SendableScene(scene: user.scene)
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene.scene)
          done.resume()
        }
      }
      await bench.turn()
      #expect(bench.calls == 2)
    }

    /// A scene that another thread only passes on.
    private struct SendableScene: @unchecked Sendable { let scene: UIScene }

    @Test("V03 the focus stays on its row when the list is reloaded, and where fewer rows are left on the last one")
    func reload() async throws {
      let (bench, _, user) = await loaded([.succeed(["A", "B", "C"]), .succeed(["x"]), .succeed([])])
      try user.focus("b")
      await bench.refresh(.poll)
      #expect(user.focusedLabel == "B")
      await bench.refresh(.poll)
      #expect(user.focusedLabel == "x")
      await bench.refresh(.poll)
      #expect(user.focusedLabel == "No Articles")
    }

    @Test("V03 a focus outside of the rows stays where it is")
    func elsewhere() async throws {
      let header = UILabel()
      header.text = "Header"
      let (bench, _, user) = await loaded([.succeed(["A"])], before: { $0.tableView.tableHeaderView = header })
      try user.focus("Header")
      await bench.refresh(.poll)
      #expect(user.focusedLabel == "Header" && user.focusMoves.isEmpty)
    }

    @Test("V17 a long press on the button in the bar enlarges it")
    func largeContent() async {
      let (_, screen, _) = await loaded()
      let button = screen.loads?.makeRefreshButton().customView
      #expect(button?.showsLargeContentViewer == true)
      #expect(button?.largeContentTitle == "Refresh" && button?.largeContentImage != nil)
    }

    @Test("U10 a message scrolls where it does not fit, and only there")
    func scrolling() async throws {
      let bench = Bench<NoInput>([.succeed([])])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      let message = try #require(user.views(SystemMessageView.self).first)
      let view = try #require(user.views(UIContentUnavailableView.self).first)
      for (height, scrolls) in [(CGFloat(800), false), (10, true), (800, false)] {
        message.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        message.setNeedsLayout()
        message.layoutIfNeeded()
        #expect(view.isScrollEnabled == scrolls)
      }
    }
  }
}
