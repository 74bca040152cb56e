import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  /// Whatever belongs to the app is at the end as the app has set it last.
  @MainActor @Suite("Settings of the app are the app's again") struct RestoringTests {
    private func loaded(
      before: @escaping (ArticlesTable) -> Void = { _ in }
    ) async -> (bench: Bench<NoInput>, screen: ArticlesTable, user: UIKitDriver) {
      let bench = Bench<NoInput>([.succeed(["a"]), .fail(LoadFailure.broken), .succeed(["b"])])
      let screen = ArticlesTable(bench.loader)
      screen.before = before
      let user = UIKitDriver(screen)
      await bench.turn()
      return (bench, screen, user)
    }

    @Test("The bounce, with the app's setting before and since", arguments: [true, false], [true, false, nil])
    func bounce(before: Bool, since: Bool?) async {
      let (_, screen, _) = await loaded(before: { $0.tableView.alwaysBounceVertical = before })
      #expect(screen.tableView.alwaysBounceVertical)
      if let since { screen.tableView.alwaysBounceVertical = since }
      screen.loads?.end()
      // That the app has set `true` again cannot be told from the setting for the pull.
      #expect(screen.tableView.alwaysBounceVertical == (since == false ? false : before))
      #expect(screen.tableView.refreshControl == nil)
    }

    @Test("A refresh control of the app's own that came since stays, and nothing of the bounce is left")
    func control() async {
      let (_, screen, _) = await loaded(before: { $0.tableView.alwaysBounceVertical = false })
      let own = UIRefreshControl()
      screen.tableView.refreshControl = own
      screen.loads?.end()
      #expect(screen.tableView.refreshControl === own)
      #expect(!screen.tableView.alwaysBounceVertical)
    }

    @Test(
      "The additional safe area, which the app changes while a banner shows",
      arguments: [CGFloat(0), 20, 300], [CGFloat(0), 20, nil])
    func safeArea(before: CGFloat, since: CGFloat?) async {
      let (bench, screen, user) = await loaded(before: { $0.additionalSafeAreaInsets.bottom = before })
      await bench.refresh(.poll)
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(screen.additionalSafeAreaInsets.bottom > before)
      if let since { screen.additionalSafeAreaInsets.bottom = since }
      await bench.refresh(.userRetry)
      #expect(!user.sees("Couldn’t Refresh Articles"))
      #expect(screen.additionalSafeAreaInsets.bottom == (since ?? before))
    }

    @Test("All of it at once, when the controller ends with a banner, a message or an indicator on screen")
    func ending() async {
      for steps: [ScriptedStep<[String]>] in [
        [.succeed(["a"]), .fail(LoadFailure.broken)], [.fail(LoadFailure.broken)], [.hang],
      ] {
        let bench = Bench<NoInput>(steps)
        let screen = ArticlesTable(bench.loader)
        let (background, header) = (UIView(), UILabel())
        screen.before = {
          $0.tableView.backgroundView = background
          $0.tableView.tableHeaderView = header
          $0.tableView.separatorStyle = .singleLine
          $0.tableView.alwaysBounceVertical = false
          $0.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        let user = UIKitDriver(screen)
        let before = screen.view.subviews.count
        await bench.at(500)
        if steps.count == 2 { await bench.refresh(.poll) }
        _ = user.texts
        screen.loads?.end()
        _ = user.texts
        #expect(screen.tableView.backgroundView === background && background.superview === screen.tableView)
        #expect(screen.tableView.tableHeaderView === header)
        #expect(screen.tableView.separatorStyle == .singleLine)
        #expect(!screen.tableView.alwaysBounceVertical && screen.tableView.refreshControl == nil)
        #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(screen.view.subviews.count <= before)
        #expect(!screen.view.subviews.contains { $0 is AnchorView || $0 is StatusView || $0 is StateView })
      }
    }
  }
}
