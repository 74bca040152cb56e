import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Scenes of an app") struct SceneTests {
    @Test(
      "B75 a cold launch loads once, also if the scene enters the foreground in that turn, and again",
      arguments: HostKind.allCases)
    func coldLaunch(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let user = UIKitDriver(kind.make(bench.loader))
      user.enterForeground()
      #expect(user.elements == ["Loading articles"])
      await bench.turn()
      #expect(bench.calls == 1)
      user.enterForeground()
      await bench.at(900)
      #expect(bench.calls == 1)
      #expect(user.sees("a"))
    }

    @Test("An input that changes in the turn in which the scene enters the foreground is loaded")
    func inputChange() async throws {
      let bench = Bench<String>([.succeed(["all"]), .succeed(["x"])])
      let user = UIKitDriver(SearchScreen(bench.loader))
      await bench.turn()
      try user.search("x")
      user.enterForeground()
      await bench.turn()
      #expect(bench.script.calls.map(\.input) == ["", "x"])
      #expect(user.rows == ["x"])
    }

    @Test("B75 a screen that left its window in the background loads when it is shown again")
    func missedReturn() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      let center = NotificationCenter.default
      center.post(name: UIScene.didEnterBackgroundNotification, object: user.scene)
      user.scene.activationState = .background
      user.window.rootViewController = UIViewController()
      user.window.rootViewController = screen
      await bench.at(120_000)
      #expect(bench.calls == 1)
      user.window.rootViewController = UIViewController()
      center.post(name: UIScene.willEnterForegroundNotification, object: user.scene)
      user.scene.activationState = .foregroundInactive
      user.window.rootViewController = screen
      await bench.turn()
      #expect(bench.calls == 2)
    }

    @Test("B75 a window in the background does not suspend what another one shows, and returns once")
    func twoScenes() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(70_000))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      let scene = UIWindowScene(responder: ())
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ArticleScreen(bench.loader)
      window.makeKeyAndVisible()
      let center = NotificationCenter.default
      await bench.turn()
      center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      await bench.at(4_000)
      #expect(user.sees("This is taking longer than usual"))
      user.enterBackground()
      await bench.at(60_000)
      #expect(bench.loader.state.activity?.phase == .slow)
      center.post(name: UIScene.willEnterForegroundNotification, object: scene)
      await bench.at(70_000)
      #expect(bench.calls == 1)
      #expect(bench.loader.value == ["a"])
    }
  }
}
