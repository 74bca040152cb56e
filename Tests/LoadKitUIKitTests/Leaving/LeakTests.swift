import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Nothing leaks") struct LeakTests {
    private final class Watched {
      weak var host: UIViewController?
      weak var view: UIView?
      weak var loader: AnyObject?
      weak var anchor: AnchorView?
      weak var owner: AnyObject?
    }

    @Test(
      "A screen that goes takes its controller, its loader and the work with it, whatever shows",
      .timeLimit(.minutes(5)),
      arguments: HostKind.allCases, [0, 250, 1_000, 5_000])
    func screenGoes(kind: HostKind, time: Int) async {
      for outcome in 0..<4 {
        let watched = Watched()
        let clock = ManualClock()
        let steps: [[ScriptedStep<[String]>]] = [
          [.hang], [.succeed(["a"], after: ms(300)), .fail(LoadFailure.broken)], [.fail(LoadFailure.broken)],
          [.succeed([])],
        ]
        let script = ScriptedOperation<NoInput, [String]>(clock, steps[outcome])
        var user: UIKitDriver?
        let states: LoadStates<[String]>
        do {
          let loader = Loader(
            .articles, options: .once, environment: LoadEnvironment(clock: clock), operation: script.operation)
          let host = kind.make(loader)
          user = UIKitDriver(host)
          await clock.advance(to: ms(time))
          loader.start(.poll)
          await clock.advance(by: .zero)
          watched.host = host
          watched.view = host.view
          watched.loader = loader
          watched.anchor = AnchorView.first(in: host.view)
          watched.owner = watched.anchor?.owner
          states = loader.states
        }
        #expect(watched.owner != nil)
        user?.window.rootViewController = nil
        user = nil
        #expect(watched.host == nil)
        #expect(watched.view == nil)
        #expect(watched.anchor == nil)
        #expect(watched.owner == nil)
        // They end when the loader goes.
        for await _ in states {}
        await clock.advance(by: .zero)
        #expect(watched.loader == nil)
        #expect(script.running == 0)
        #expect(clock.pendingSleepCount == 0)
        #expect(user == nil)
      }
    }

    @Test("A controller that is kept longer than its screen draws nowhere, and a loader goes on for others")
    func controllerStays() async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"])])
      var host: ArticlesTable? = ArticlesTable(bench.loader)
      weak let watched = host
      if let host { _ = UIKitDriver(host) }
      await bench.turn()
      let kept = host?.loads
      host = nil
      await bench.turn()
      #expect(watched == nil)
      await bench.refresh()
      #expect(kept?.sections(1) == 1)
      #expect(bench.loader.value == ["b"])
    }

    @Test("Notifications of the app reach nobody after the screen has gone")
    func notifications() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      do {
        let user = UIKitDriver(ArticlesTable(bench.loader))
        await bench.turn()
        user.window.rootViewController = nil
      }
      await bench.at(120_000)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await bench.turn()
      #expect(bench.calls == 1)
    }

    @Test("Who listens to the app's notifications lets go of everything when it goes")
    func lifecycle() {
      weak var gone: UIView?
      do {
        let (view, display) = (UIView(), LoadDisplay())
        gone = view
        let lifecycle = AppLifecycle(display) { view.window?.windowScene }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        display.appear()
        #expect(!display.isOnScreen)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        #expect(display.isOnScreen)
        withExtendedLifetime(lifecycle) {}
      }
      #expect(gone == nil)
    }

    @Test("A refresh button goes with its bar, and a bar that outlives the screen presses nothing")
    func barButton() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let host = ArticlesTable(bench.loader)
      _ = UIKitDriver(host)
      await bench.turn()
      weak var gone: UIView?
      do {
        let item = host.loads?.makeRefreshButton()
        gone = item?.customView
        #expect(gone != nil)
      }
      #expect(gone == nil)
      await bench.refresh()
    }

    @Test("A hundred screens that came and went leave nothing behind")
    func many() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      var watched: [Watched] = []
      for index in 0..<100 {
        let entry = Watched()
        let host = HostKind.allCases[index % HostKind.allCases.count].make(bench.loader)
        let user = UIKitDriver(host)
        await bench.turn()
        entry.host = host
        entry.owner = AnchorView.first(in: host.view)?.owner
        watched.append(entry)
        user.window.rootViewController = nil
      }
      await bench.turn()
      #expect(watched.allSatisfy { $0.host == nil && $0.owner == nil })
      #expect(bench.calls == 1)
    }
  }
}

extension AnchorView {
  static func first(in view: UIView) -> AnchorView? {
    if let anchor = view as? AnchorView { return anchor }
    for view in view.subviews { if let anchor = first(in: view) { return anchor } }
    return nil
  }
}
