/// Tells loaders whether the device has a connection.
///
/// Whoever knows (a path monitor, a test, a debug menu) calls ``update(_:)``; loaders that share the object follow.
@MainActor public final class LoadConnectivity {
  /// What is known now.
  public private(set) var connection: LoadConnection

  private var observers: [(owner: Weak, notify: @MainActor (LoadConnection) -> Void)] = []

  private struct Weak { weak var object: AnyObject? }

  /// Creates a connectivity about which nothing is known yet.
  public nonisolated init(_ connection: LoadConnection = .unknown) { self.connection = connection }

  /// Tells all loaders what is known now. Without effect if that is nothing new.
  ///
  /// - Parameter connection: What is known.
  public func update(_ connection: LoadConnection) {
    guard connection != self.connection else { return }
    self.connection = connection
    observers.removeAll { $0.owner.object == nil }
    for observer in observers {
      observer.notify(connection)
      // Who was told may have told something newer meanwhile, which everybody has heard by now.
      guard connection == self.connection else { return }
    }
  }

  /// Calls `notify` at every change for as long as `owner` lives.
  func observe(_ owner: AnyObject, _ notify: @escaping @MainActor (LoadConnection) -> Void) {
    observers.removeAll { $0.owner.object == nil }
    observers.append((Weak(object: owner), notify))
  }
}
