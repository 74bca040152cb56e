#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Calls a display when the scene of its screen goes to the background and comes back.
  ///
  /// The app's own notifications count only for a screen that is in no scene: they sum up all scenes of an app, so with
  /// several windows they say nothing about one. On a Mac nothing is suspended (rule 22).
  @MainActor final class AppLifecycle {
    private let observers: NotificationObservers
    private weak var display: LoadDisplay?
    private let scene: @MainActor () -> UIScene?

    /// Begins to observe, until it is released.
    ///
    /// - Parameters:
    ///   - display: The display. It is not held.
    ///   - scene: Returns the scene of the screen now, or `nil`.
    init(_ display: LoadDisplay, scene: @escaping @MainActor () -> UIScene?) {
      self.display = display
      self.scene = scene
      let names = [
        UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      ]
      observers = NotificationObservers(Platform.suspendsInBackground ? names : []) { [weak display] name, object in
        let isOfScene =
          name == UIScene.didEnterBackgroundNotification || name == UIScene.willEnterForegroundNotification
        let own = scene().map(ObjectIdentifier.init)
        guard let display, isOfScene ? own != nil && object == own : own == nil else { return }
        if name == UIScene.didEnterBackgroundNotification || name == UIApplication.didEnterBackgroundNotification {
          display.enterBackground()
        } else {
          display.enterForeground()
        }
      }
    }

    /// Brings the display back to the foreground if the screen came into a scene that is there.
    ///
    /// A screen that left its window in the background misses the notification of the return.
    func screenDidEnterWindow() {
      switch scene()?.activationState {
      case .foregroundActive, .foregroundInactive: display?.enterForeground()
      default: break
      }
    }
  }
#endif
