#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells when the app, or the scene of a screen, goes to the background and comes back.
  final class AppLifecycle: Sendable {
    private let tokens: Tokens

    /// Begins to tell, until it goes.
    ///
    /// - Parameters:
    ///   - didEnterBackground: The whole app is in the background.
    ///   - willEnterForeground: The app comes back, or one scene of it, which is given then.
    @MainActor init(
      didEnterBackground: @escaping @MainActor () -> Void,
      willEnterForeground: @escaping @MainActor (ObjectIdentifier?) -> Void
    ) {
      let center = NotificationCenter.default
      // UIKit posts these on the main thread.
      tokens = Tokens([
        center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { didEnterBackground() }
        },
        center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { willEnterForeground(nil) }
        },
        center.addObserver(forName: UIScene.willEnterForegroundNotification, object: nil, queue: nil) {
          let scene = ($0.object as AnyObject?).map(ObjectIdentifier.init)
          MainActor.assumeIsolated { willEnterForeground(scene) }
        },
      ])
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
