#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// Follows the app to the background and back where the scene phase does not: in a `UIHostingController` of an app
  /// with a scene delegate it never changes.
  final class AppObservers {
    private let tokens: [any NSObjectProtocol]

    /// Begins to observe.
    ///
    /// - Parameter change: Called on the main thread with the phase that the app has entered.
    @MainActor init(_ change: @escaping @MainActor (ScenePhase) -> Void) {
      #if canImport(UIKit) && !os(watchOS)
        let phases: [(NSNotification.Name, ScenePhase)] = [
          (UIApplication.didEnterBackgroundNotification, .background),
          (UIApplication.willEnterForegroundNotification, .active),
        ]
        tokens = phases.map { name, phase in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { change(phase) }
          }
        }
      #else
        tokens = []
      #endif
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
