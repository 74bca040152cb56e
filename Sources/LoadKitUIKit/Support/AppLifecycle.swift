#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Tells a display when the scene of its screen goes to the background and comes back.
  ///
  /// The app's own notifications count only for a screen that is in no scene: they sum up all scenes of an app, so with
  /// several windows they say nothing about one. On a Mac nothing is suspended (rule 22).
  final class AppLifecycle: Sendable {
    private let tokens: Tokens

    /// Begins to tell, until it goes.
    ///
    /// - Parameters:
    ///   - display: The display. It is not held.
    ///   - scene: The scene of the screen now, or `nil`.
    @MainActor init(_ display: LoadDisplay, scene: @escaping @MainActor () -> UIScene?) {
      guard Platform.suspendsInBackground else {
        tokens = Tokens([])
        return
      }
      let changes: [(Notification.Name, @MainActor (LoadDisplay) -> Void)] = [
        (UIScene.didEnterBackgroundNotification, { $0.enterBackground() }),
        (UIScene.willEnterForegroundNotification, { $0.enterForeground() }),
        (UIApplication.didEnterBackgroundNotification, { $0.enterBackground() }),
        (UIApplication.willEnterForegroundNotification, { $0.enterForeground() }),
      ]
      tokens = Tokens(
        changes.map { name, change in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak display] in
            let isOfScene = $0.object is UIScene
            let object = ($0.object as AnyObject?).map(ObjectIdentifier.init)
            // UIKit posts these on the main thread.
            MainActor.assumeIsolated {
              let own = scene().map(ObjectIdentifier.init)
              guard let display, isOfScene ? object == own : own == nil else { return }
              change(display)
            }
          }
        })
    }

    /// Ends the observations when it goes.
    ///
    /// `@unchecked`: nothing changes after its creation, and NotificationCenter may be told from any thread.
    private final class Tokens: @unchecked Sendable {
      private let tokens: [any NSObjectProtocol]

      init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

      deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
      }
    }
  }
#endif
