#if canImport(UIKit) && !os(watchOS)
  import Dispatch
  import UIKit

  /// Observers of notifications that UIKit posts on the main thread. A notification from another thread is handled
  /// on the main thread a moment later. Releasing it removes them.
  final class NotificationObservers {
    private let tokens: [any NSObjectProtocol]
    /// Marks the main queue.
    private static let isMain = DispatchSpecificKey<Void>()

    /// Adds an observer for each name.
    ///
    /// - Parameters:
    ///   - names: The names of the notifications.
    ///   - handle: Called with the name of a notification and the identity of its object.
    @MainActor init(
      _ names: [Notification.Name],
      _ handle: @escaping @MainActor (_ name: Notification.Name, _ object: ObjectIdentifier?) -> Void
    ) {
      DispatchQueue.main.setSpecific(key: Self.isMain, value: ())
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          let object = ($0.object as AnyObject?).map(ObjectIdentifier.init)
          if DispatchQueue.getSpecific(key: Self.isMain) != nil {
            MainActor.assumeIsolated { handle(name, object) }
          } else {
            Task { @MainActor in handle(name, object) }
          }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
