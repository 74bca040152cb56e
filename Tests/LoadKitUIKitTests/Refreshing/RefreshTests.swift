import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Refresh") struct RefreshTests {
    /// A screen with rows, one second after it came.
    private func loaded(
      _ steps: [ScriptedStep<[String]>], kind: HostKind = .table, connectivity: LoadConnectivity? = nil
    ) async -> (bench: Bench<NoInput>, host: any ArticlesHost, user: UIKitDriver) {
      let bench = Bench<NoInput>([.succeed(["a"])] + steps, connectivity: connectivity)
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.at(1_000)
      return (bench, host, user)
    }

    @Test(
      "B20 content stays while it is renewed: no indicator in its place, no message, no reload",
      arguments: HostKind.allCases)
    func contentStays(kind: HostKind) async {
      let (bench, host, user) = await loaded([.succeed(["b"], after: ms(900))], kind: kind)
      let before = host.reloads
      bench.loader.start(.invalidated)
      for time in [1_000, 1_199, 1_200, 1_899] {
        await bench.at(time)
        #expect(user.sees("a"))
        #expect(!user.sees("Loading articles"))
        #expect(host.reloads == before)
      }
      await bench.at(1_900)
      #expect(user.sees("b"))
      #expect(host.reloads == before + 1)
    }

    @Test("Rule 5: the sign of a refresh is small and beside the content, after the grace period")
    func sign() async {
      let (bench, _, user) = await loaded([.succeed(["b"], after: ms(900))])
      bench.loader.start(.poll)
      await bench.at(1_199)
      #expect(!user.spins)
      await bench.at(1_200)
      #expect(user.spins)
      #expect(user.elements.contains("Refreshing articles"))
      #expect(user.rows == ["a"])
      #expect(user.top?.additionalSafeAreaInsets == .zero)
      await bench.at(1_900)
      #expect(!user.spins)
      #expect(!user.elements.contains("Refreshing articles"))
    }

    @Test("B21 a failed refresh keeps the rows and shows a banner", arguments: HostKind.allCases)
    func banner(kind: HostKind) async {
      let (bench, host, user) = await loaded([.fail(LoadFailure.broken)], kind: kind)
      let before = host.reloads
      bench.loader.start(.poll)
      await bench.turn()
      #expect(user.sees("a"))
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(user.elements.contains("Retry loading articles, button"))
      #expect(user.elements.contains("Dismiss the message, button"))
      #expect(host.reloads == before)
    }

    @Test("B22 the user's retry makes the banner busy, and it cannot be pressed again; the next success clears it")
    func bannerRetry() async throws {
      let (bench, _, user) = await loaded([.fail(LoadFailure.broken), .succeed(["b"], after: ms(50))])
      bench.loader.start(.poll)
      await bench.turn()
      try user.tap("Retry loading articles")
      #expect(user.rows == ["a"])
      let button = user.views(UIButton.self).first { $0.accessibilityLabel == "Retry loading articles" }
      #expect(button?.configuration?.showsActivityIndicator == true)
      #expect(button?.isEnabled == false)
      #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Retry loading articles") }
      #expect(!user.spins)
      await bench.at(1_299)
      #expect(user.rows == ["a"])
      await bench.at(1_300)
      #expect(user.rows == ["b"])
      #expect(!user.sees("Couldn’t Refresh Articles"))
      #expect(bench.calls == 3)
    }

    @Test("B22 an automatic refresh leaves the banner as it is until it settles")
    func bannerStays() async {
      let (bench, _, user) = await loaded([.fail(LoadFailure.broken), .succeed(["b"], after: ms(900))])
      bench.loader.start(.poll)
      await bench.turn()
      let button = user.views(UIButton.self).first { $0.accessibilityLabel == "Retry loading articles" }
      bench.loader.start(.poll)
      await bench.at(1_500)
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(button?.isEnabled == true)
      #expect(button?.window != nil)
      #expect(!user.spins)
      await bench.at(1_900)
      #expect(!user.sees("Couldn’t Refresh Articles"))
    }

    @Test("A banner can be put away, and comes back with the next failure")
    func dismissed() async throws {
      let (bench, _, user) = await loaded([.fail(LoadFailure.broken)])
      bench.loader.start(.poll)
      await bench.turn()
      try user.tap("Dismiss the message")
      #expect(!user.sees("Couldn’t Refresh Articles"))
      #expect(user.rows == ["a"])
      bench.loader.start(.poll)
      await bench.turn()
      #expect(user.sees("Couldn’t Refresh Articles"))
    }

    @Test("B23 the pull control follows the user's refresh until an outcome", arguments: HostKind.lists, [0, 1, 2])
    func pull(kind: HostKind, outcome: Int) async throws {
      let steps: [ScriptedStep<[String]>] = [
        .succeed(["b"], after: ms(900)), .fail(LoadFailure.broken, after: ms(900)), .succeed([], after: ms(900)),
      ]
      let (bench, _, user) = await loaded([steps[outcome]], kind: kind)
      try user.pull()
      await bench.at(1_500)
      #expect(user.refreshControl?.isRefreshing == true)
      #expect(user.refreshControl?.accessibilityLabel == "Refresh articles")
      #expect(user.sees("a"))
      #expect(!user.spins)
      await bench.at(1_900)
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
      #expect(user.refreshControl?.calls == ["end"])
      #expect(bench.calls == 2)
    }

    @Test("There is no pull control where UIKit has none: in a Mac app of Catalyst", arguments: HostKind.lists)
    func macIdiom(kind: HostKind) async {
      UIDevice.current.userInterfaceIdiom = .mac
      let (_, _, user) = await loaded([.hang], kind: kind)
      #expect(user.refreshControl == nil)
      #expect(user.sees("a"))
    }

    @Test(
      "B23 automatic refreshes never move the pull control",
      arguments: [LoadReason.poll, .foreground, .reconnected, .invalidated])
    func automatic(reason: LoadReason) async {
      let (bench, _, user) = await loaded([.succeed(["b"], after: ms(900))])
      bench.loader.invalidate()
      bench.loader.start(reason)
      for time in stride(from: 1_000, through: 2_000, by: 100) {
        await bench.at(time)
        #expect(user.refreshControl?.isRefreshing == false)
      }
      #expect(user.refreshControl?.calls == [])
    }

    @Test("B23 the pull control ends when the user stops the refresh")
    func cancelledPull() async throws {
      let (bench, _, user) = await loaded([.hang])
      try user.pull()
      await bench.at(5_000)
      #expect(user.sees("This is taking longer than usual"))
      try user.tap("Cancel loading articles")
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
      #expect(user.rows == ["a"])
    }

    @Test("B24 an equal answer reloads nothing and announces nothing", arguments: HostKind.allCases)
    func equal(kind: HostKind) async {
      let (bench, host, user) = await loaded([.succeed(["a"])], kind: kind)
      let before = host.reloads
      bench.loader.start(.poll)
      await bench.turn()
      #expect(bench.calls == 2)
      #expect(host.reloads == before)
      #expect(user.announcements.isEmpty)
    }

    @Test("B25 an empty list is renewed without an indicator in its place, and filled", arguments: HostKind.allCases)
    func fromEmpty(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.succeed([]), .succeed(["a"], after: ms(900))])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.turn()
      bench.loader.start(.userRefresh)
      await bench.at(500)
      #expect(user.sees("No Articles"))
      #expect(!user.sees("Loading articles"))
      await bench.at(900)
      #expect(user.sees("a"))
      #expect(!user.sees("No Articles"))
    }

    @Test("B27 a pull while an automatic refresh runs joins it, with the control shown")
    func joins() async throws {
      let (bench, _, user) = await loaded([.succeed(["b"], after: ms(900))])
      bench.loader.start(.poll)
      await bench.at(1_300)
      #expect(user.spins)
      try user.pull()
      #expect(!user.spins)
      #expect(user.refreshControl?.isRefreshing == true)
      await bench.at(1_900)
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
      #expect(bench.calls == 2)
    }

    @Test("A pull works where there are no rows: a failure and an empty list can be pulled", arguments: HostKind.lists)
    func pullWithoutRows(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed([]), .succeed(["a"])])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.turn()
      try user.pull()
      await bench.at(300)
      #expect(user.sees("No Articles"))
      await user.pullEnds()
      try user.pull()
      await bench.at(600)
      #expect(user.rows == ["a"])
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
    }

    @Test("B53 a pull while offline keeps the rows, ends the control and says why")
    func offline() async throws {
      let connectivity = LoadConnectivity(.online)
      let (bench, _, user) = await loaded([.fail(LoadFailure(.offline))], connectivity: connectivity)
      connectivity.update(.offline)
      try user.pull()
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
      #expect(user.rows == ["a"])
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(user.texts.contains { $0.contains("Offline") })
      #expect(bench.calls == 2)
      try user.pull()
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
    }

    @Test("A refresh that changes nothing on screen ends the control too")
    func nothingChanges() async throws {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let screen = ArticlesTable(bench.loader)
      screen.actions = [.refresh: { $0.note("refresh") }]
      let user = UIKitDriver(screen)
      await bench.turn()
      try user.pull()
      #expect(screen.did == ["refresh"])
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
    }

    @Test("B50 offline the screen says so after one call; back online it loads automatically")
    func backOnline() async {
      let connectivity = LoadConnectivity(.offline)
      let bench = Bench<NoInput>([.fail(LoadFailure(.offline)), .succeed(["a"])], connectivity: connectivity)
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      #expect(user.sees("You’re Offline"))
      #expect(bench.calls == 1)
      connectivity.update(.online)
      await bench.turn()
      #expect(user.rows == ["a"])
      #expect(bench.calls == 2)
    }

    @Test("The app's own refresh control is left alone")
    func ownControl() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let screen = ArticlesTable(bench.loader)
      let own = UIRefreshControl()
      screen.before = { $0.refreshControl = own }
      let user = UIKitDriver(screen)
      bench.loader.start(.userRefresh)
      await bench.at(1_000)
      #expect(user.refreshControl === own)
      #expect(own.calls.isEmpty)
      #expect(own.accessibilityLabel == nil)
    }

    @Test("A refresh control that the app sets later is left alone too")
    func laterControl() async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(900))])
      let screen = ArticlesTable(bench.loader)
      let own = UIRefreshControl()
      screen.after = { $0.refreshControl = own }
      let user = UIKitDriver(screen)
      await bench.turn()
      bench.loader.start(.userRefresh)
      await bench.at(1_000)
      #expect(user.refreshControl === own)
      #expect(own.calls.isEmpty)
      screen.loads?.options.pullsToRefresh = false
      #expect(user.refreshControl === own)
    }

    @Test("A list that can be pulled bounces without rows, and is as before if it no longer can")
    func bounces() {
      let bench = Bench<NoInput>([.hang])
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let screen = UIViewController()
      screen.view.addSubview(collection)
      let loads = LoadStateController(bench.loader, in: screen, over: collection) { _ in }
      #expect(collection.alwaysBounceVertical)
      loads.options.pullsToRefresh = false
      #expect(!collection.alwaysBounceVertical)
    }

    @Test("A list need not be pulled")
    func noPull() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let screen = ArticlesTable(bench.loader)
      screen.options.pullsToRefresh = false
      let user = UIKitDriver(screen)
      #expect(user.refreshControl == nil)
      screen.loads?.options.pullsToRefresh = true
      #expect(user.refreshControl != nil)
      screen.loads?.options.pullsToRefresh = false
      #expect(user.refreshControl == nil)
    }

    @Test("The refresh button of the bar has the screen's name, is busy while the user's refresh runs, and asks once")
    func barButton() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(900))])
      let screen = ArticlesTable(bench.loader)
      screen.after = { $0.navigationItem.rightBarButtonItem = $0.loads?.makeRefreshButton() }
      let user = UIKitDriver(screen, isInNavigation: true)
      await bench.turn()
      let button = try #require(screen.navigationItem.rightBarButtonItem?.customView as? UIButton)
      #expect(button.accessibilityLabel == "Refresh articles")
      #expect(button.configuration?.image?.name == "arrow.clockwise")
      try user.tap("Refresh articles")
      #expect(button.configuration?.showsActivityIndicator == true)
      #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Refresh articles") }
      // Begun by code, the control would only move the list (U12).
      #expect(user.refreshControl?.isRefreshing == false)
      await bench.at(900)
      #expect(button.configuration?.showsActivityIndicator == false)
      #expect(button.isEnabled)
      #expect(user.rows == ["b"])
      #expect(bench.calls == 2)
    }
  }
}
