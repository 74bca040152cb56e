import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@_spi(Double) @testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Leaving and coming back") struct LeavingTests {
    @Test("B43 a load goes on for a second after its screen has gone, and is then given up")
    func leaves() async {
      let bench = Bench<NoInput>([.hang])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(500)
      user.window.rootViewController = UIViewController()
      await bench.at(1_499)
      #expect(bench.script.cancellations == 0)
      await bench.at(1_500)
      #expect(bench.script.cancellations == 1)
      #expect(bench.loader.state.isIdle)
      #expect(bench.clock.pendingSleepCount == 0)
    }

    @Test("B43 push and pop within a second neither reload nor blink", arguments: HostKind.allCases)
    func pushAndPop(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(2_500))])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host, isInNavigation: true)
      await bench.at(500)
      host.navigationController?.pushViewController(UIViewController(), animated: true)
      await bench.at(1_499)
      host.navigationController?.popViewController(animated: true)
      #expect(user.spins)
      await bench.at(2_000)
      #expect(user.spins)
      #expect(!user.sees("Articles Not Loaded"))
      await bench.at(2_500)
      #expect(user.sees("a"))
      #expect(bench.calls == 1)
      #expect(user.announcements == ["Loading articles", "1 article"])
    }

    @Test(
      "Coming back after the load was given up begins anew, and shows no error and no question",
      arguments: HostKind.allCases)
    func comesBack(kind: HostKind) async {
      let bench = Bench<NoInput>([.hang, .succeed(["a"], after: ms(900))])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host, isInNavigation: true)
      await bench.at(500)
      host.navigationController?.pushViewController(UIViewController(), animated: true)
      await bench.at(3_000)
      #expect(bench.loader.state.isIdle)
      host.navigationController?.popViewController(animated: true)
      #expect(user.elements == ["Loading articles"])
      #expect(user.texts.isEmpty)
      await bench.turn()
      #expect(user.texts.isEmpty)
      await bench.at(3_900)
      #expect(user.sees("a"))
      #expect(bench.calls == 2)
    }

    @Test("B26 coming back to fresh content loads nothing; to stale content, in the background", arguments: [30, 120])
    func freshness(seconds: Int) async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(100))])
      let host = ArticlesTable(bench.loader)
      let user = UIKitDriver(host, isInNavigation: true)
      await bench.turn()
      host.navigationController?.pushViewController(UIViewController(), animated: true)
      await bench.at(seconds * 1_000)
      host.navigationController?.popViewController(animated: true)
      await bench.turn()
      #expect(user.rows == ["a"])
      await bench.at(seconds * 1_000 + 100)
      #expect(bench.calls == (seconds == 30 ? 1 : 2))
      #expect(user.rows == [seconds == 30 ? "a" : "b"])
    }

    @Test("B43 another screen that waits for the same loader keeps the load going")
    func shared() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(5_000))])
      let tabs = UITabBarController()
      let first = ArticlesTable(bench.loader)
      tabs.viewControllers = [first, UIViewController()]
      let user = UIKitDriver(tabs)
      let other = UIWindow(windowScene: user.scene)
      other.rootViewController = ArticleScreen(bench.loader)
      other.makeKeyAndVisible()
      await bench.turn()
      tabs.selectedIndex = 1
      await bench.at(4_000)
      #expect(bench.script.cancellations == 0)
      await bench.at(5_000)
      #expect(bench.calls == 1)
      tabs.selectedIndex = 0
      #expect(user.rows == ["a"])
    }

    @Test("B43 five keystrokes in a row never blink, and the latest input wins (B40)")
    func typing() async throws {
      let bench = Bench<String>([.succeed(["all"]), .hang, .hang, .hang, .hang, .succeed(["swift"], after: ms(900))])
      let user = UIKitDriver(SearchScreen(bench.loader))
      await bench.turn()
      #expect(user.rows == ["all"])
      for (index, text) in ["s", "sw", "swi", "swif", "swift"].enumerated() {
        try user.search(text)
        await bench.at(index * 100)
        #expect(!user.sees("Articles Not Loaded"))
        #expect(!user.sees("all"))
      }
      await bench.at(1_300)
      #expect(user.rows == ["swift"])
      #expect(bench.script.calls.map(\.input) == ["", "s", "sw", "swi", "swif", "swift"])
    }

    @Test("A search without results has words of its own, and an action that helps")
    func noResults() async throws {
      let bench = Bench<String>([.succeed(["all"]), .succeed([]), .succeed(["all"])])
      let user = UIKitDriver(SearchScreen(bench.loader))
      await bench.turn()
      try user.search("xyz")
      await bench.turn()
      #expect(user.texts == ["No Results for “xyz”", "Check the spelling or try other words.", "Clear Search"])
      try user.tap("Clear Search")
      await bench.turn()
      #expect(user.rows == ["all"])
    }

    @Test("An input that changes while the screen is away is loaded when it appears")
    func inputWhileAway() async {
      let bench = Bench<String>([.succeed(["a"])])
      let screen = SearchScreen(bench.loader)
      let user = UIKitDriver(screen, isInNavigation: true)
      await bench.turn()
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
      screen.loads?.load("later")
      await bench.turn()
      #expect(bench.calls == 1)
      #expect(screen.loads?.input == "later")
      screen.navigationController?.popViewController(animated: true)
      await bench.turn()
      #expect(bench.script.calls.last?.input == "later")
      #expect(user.rows == ["a"])
    }

    @Test("B44 a pull goes on when its screen goes")
    func pullGoesOn() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(5_000))])
      let host = ArticlesTable(bench.loader)
      let user = UIKitDriver(host, isInNavigation: true)
      await bench.turn()
      try user.pull()
      host.navigationController?.pushViewController(UIViewController(), animated: true)
      await bench.at(5_000)
      #expect(bench.script.cancellations == 0)
      host.navigationController?.popViewController(animated: true)
      #expect(user.rows == ["b"])
      await user.pullEnds()
      #expect(user.refreshControl?.isRefreshing == false)
    }

    @Test("B41 a cancelled operation shows nothing and says nothing")
    func cancelledByItself() async {
      let bench = Bench<NoInput>([.fail(CancellationError(), after: ms(100))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(100)
      #expect(user.texts == ["Articles Not Loaded", "Load articles"])
      #expect(user.announcements.isEmpty)
    }

    @Test("A sheet over a screen does not make it leave; a full screen does", arguments: [true, false])
    func presenting(isFullScreen: Bool) async {
      let bench = Bench<NoInput>([.hang])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = isFullScreen ? .fullScreen : .automatic
      screen.present(sheet, animated: true)
      #expect(user.top === sheet)
      await bench.at(2_000)
      #expect(bench.script.cancellations == (isFullScreen ? 1 : 0))
    }

    // MARK: The app in the background

    @Test(
      "Rule 22: stale content is renewed when the app comes back, once, and fresh content is not", arguments: [30, 120])
    func foreground(seconds: Int) async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(50))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      user.enterBackground()
      await bench.at(seconds * 1_000)
      user.enterForeground()
      await bench.turn()
      #expect(bench.calls == (seconds == 30 ? 1 : 2))
      #expect(user.refreshControl?.isRefreshing == false)
      await bench.at(seconds * 1_000 + 100)
      #expect(user.rows == [seconds == 30 ? "a" : "b"])
      #expect(user.announcements.isEmpty)
    }

    @Test("B49 what comes back after the user has stopped a load for another input is what is renewed")
    func foregroundAfterCancel() async throws {
      let bench = Bench<String>([.succeed(["all"]), .hang, .succeed(["newer"])])
      let screen = SearchScreen(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      try user.search("x")
      await bench.at(4_000)
      try user.tap("Cancel loading articles")
      #expect(user.rows == ["all"])
      user.enterBackground()
      await bench.at(120_000)
      user.enterForeground()
      await bench.turn()
      #expect(bench.script.calls.map(\.input) == ["", "x", ""])
      #expect(user.rows == ["newer"])
    }

    @Test("B49 time in the background does not make a load slow")
    func suspended() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(70_000))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(500)
      user.enterBackground()
      await bench.at(60_000)
      user.enterForeground()
      await bench.at(60_100)
      #expect(!user.sees("This is taking longer than usual"))
      await bench.at(64_000)
      #expect(user.sees("This is taking longer than usual"))
      #expect(bench.calls == 1)
    }

    @Test("Mere inactivity renews nothing")
    func inactivity() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(120_000)
      NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
      NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
      await bench.turn()
      #expect(bench.calls == 1)
      #expect(user.rows == ["a"])
    }

    @Test("The scene of another window that comes back is of no interest; its own is")
    func scenes() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(120_000)
      let center = NotificationCenter.default
      center.post(name: UIScene.didEnterBackgroundNotification, object: user.scene)
      center.post(name: UIScene.willEnterForegroundNotification, object: UIWindowScene(responder: ()))
      // That of the app sums up all scenes (U02).
      center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await bench.turn()
      #expect(bench.calls == 1)
      center.post(name: UIScene.willEnterForegroundNotification, object: user.scene)
      await bench.turn()
      #expect(bench.calls == 2)
    }

    @Test("A screen that is away is not renewed when the app comes back, but when it appears")
    func away() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen, isInNavigation: true)
      await bench.turn()
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
      user.enterBackground()
      await bench.at(120_000)
      user.enterForeground()
      await bench.turn()
      #expect(bench.calls == 1)
      screen.navigationController?.popViewController(animated: true)
      await bench.turn()
      #expect(bench.calls == 2)
    }
  }
}
