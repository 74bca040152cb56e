#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Observers of notifications that UIKit posts on the main thread. Releasing it removes them.
  final class NotificationObservers {
    private let tokens: [any NSObjectProtocol]

    /// Adds an observer for each name.
    ///
    /// - Parameters:
    ///   - names: The names of the notifications.
    ///   - handle: Called with the name of a notification and the identity of its object.
    @MainActor init(
      _ names: [Notification.Name],
      _ handle: @escaping @MainActor (_ name: Notification.Name, _ object: ObjectIdentifier?) -> Void
    ) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          let object = ($0.object as AnyObject?).map(ObjectIdentifier.init)
          MainActor.assumeIsolated { handle(name, object) }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
