import Testing

@testable import UIKit

@MainActor @Suite("Scenes", .appOfItsOwn) struct SceneTests {
  /// Records the life-cycle notifications of the app and of its scenes.
  @MainActor private final class Log {
    private(set) var events: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(Notification.Name, String)] = [
        (UIScene.willEnterForegroundNotification, "scene foreground"),
        (UIScene.didEnterBackgroundNotification, "scene background"),
        (UIApplication.willEnterForegroundNotification, "app foreground"),
        (UIApplication.didEnterBackgroundNotification, "app background"),
      ]
      for (name, event) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let source = (note.object as AnyObject?).map(ObjectIdentifier.init)
            MainActor.assumeIsolated { self?.note(event, source) }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    var scenes: [ObjectIdentifier: String] = [:]

    private func note(_ event: String, _ source: ObjectIdentifier?) {
      let name = source.flatMap { scenes[$0] }
      events.append(name.map { "\(event) of \($0)" } ?? event)
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  @MainActor private final class Sources {
    var sources: [ObjectIdentifier?] = []
  }

  private final class Screen: UIViewController {
    var notes: [String] = []
    private var token: (any NSObjectProtocol)?

    override func viewDidAppear(_ animated: Bool) {
      notes.append("appear")
      token = NotificationCenter.default.addObserver(
        forName: UIScene.willEnterForegroundNotification, object: view.window?.windowScene, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.notes.append("foreground") }
      }
    }
  }

  @Test("U01 The first connection of a scene posts the foreground notification after the view is in the window")
  func launch() {
    let log = Log()
    let screen = Screen()
    let user = UIKitDriver(screen)
    #expect(screen.notes == ["appear", "foreground"])
    #expect(log.take() == ["scene foreground", "app foreground"])
    user.enterBackground()
    user.enterForeground()
    #expect(log.take() == ["scene background", "app background", "scene foreground", "app foreground"])
    #expect(screen.notes == ["appear", "foreground", "foreground"])
  }

  @Test("U02 The app's notifications follow the sum of its scenes, and a scene in the background keeps its views")
  func twoScenes() {
    let log = Log()
    let first = UIKitDriver(Screen())
    let second = first.openWindow(Screen())
    log.scenes = [ObjectIdentifier(first.scene): "first", ObjectIdentifier(second.scene): "second"]
    #expect(log.take() == ["scene foreground", "app foreground", "scene foreground"])
    second.enterBackground()
    #expect(log.take() == ["scene background of second"])
    #expect(second.top?.view.window === second.window)
    first.enterBackground()
    #expect(log.take() == ["scene background of first", "app background"])
    first.enterForeground()
    #expect(log.take() == ["scene foreground of first", "app foreground"])
    second.enterForeground()
    #expect(log.take() == ["scene foreground of second"])
  }

  @Test("U02 The object of the app's notification is the application, and of the scene's the scene") func objects() {
    let log = Sources()
    let tokens = [UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        let source = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated { log.sources.append(source) }
      }
    }
    let user = UIKitDriver(Screen())
    #expect(log.sources == [ObjectIdentifier(user.scene), ObjectIdentifier(UIApplication.shared)])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
