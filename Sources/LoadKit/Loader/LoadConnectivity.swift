/// Tells loaders whether the device has a connection.
///
/// Whoever knows tells it: a source that watches (``init(following:)``), or anybody by ``update(_:)``. Loaders that
/// share the object follow. A request is sent in every state. The state decides when loads run again, and how a failed
/// load ends (rule 21).
@MainActor public final class LoadConnectivity {
  /// What is known now.
  public private(set) var connection: LoadConnection

  private var observers = LoadObservers<LoadConnection>()
  private let source: (any LoadConnectionSource)?

  /// Creates a connectivity that is told by ``update(_:)``.
  ///
  /// - Parameter connection: What is known at first. Default: nothing.
  public nonisolated init(_ connection: LoadConnection = .unknown) {
    self.connection = connection
    source = nil
  }

  /// Creates a connectivity that follows a source for as long as it lives. Nothing is known until the source reports.
  ///
  /// Reports that come faster than the main actor takes them are put together: only the last one counts, and whether
  /// the device was offline in between.
  ///
  /// - Parameter source: Watches the connection. It is started at once, and stopped at the end.
  public nonisolated init(following source: any LoadConnectionSource) {
    connection = .unknown
    self.source = source
    let mailbox = ConnectionMailbox { [weak self] in self?.update($0) }
    source.start { mailbox.put($0) }
  }

  deinit { source?.stop() }

  /// Notifies all loaders of the connection, if it has changed. On a new usable path (``LoadConnection/online(path:)``)
  /// loads that failed for the network run again.
  ///
  /// - Parameter connection: What is known.
  public func update(_ connection: LoadConnection) {
    guard connection != self.connection else { return }
    self.connection = connection
    // Who is told may tell something newer meanwhile, which everybody has heard by then.
    observers.tell(connection) { connection == self.connection }
  }

  /// Calls `notify` at every change for as long as `owner` lives.
  package func observe(_ owner: AnyObject, _ notify: @escaping @MainActor (LoadConnection) -> Void) {
    observers.add(owner, notify)
  }

  /// How many observers are kept, those included that are gone and not cleared away yet.
  package var observerCount: Int { observers.count }
}

/// Watches the connection of the device: the system's path monitor, or whatever a platform has.
public protocol LoadConnectionSource: Sendable {
  /// Begins to watch. Called once.
  ///
  /// - Parameter report: Is told what is known: at once or soon, and again at every change; from any thread, in order.
  func start(_ report: @escaping @Sendable (LoadConnection) -> Void)

  /// Ends the watch. Called once, on any thread; what is reported after that has no effect.
  func stop()
}

/// Brings reports from any thread to the main actor, at most one delivery at a time.
private final class ConnectionMailbox: Sendable {
  private struct Pending: Sendable {
    var last: LoadConnection?
    var wasOffline = false
  }

  private let pending = LoadLock(Pending())
  private let deliver: @MainActor @Sendable (LoadConnection) -> Void

  init(_ deliver: @escaping @MainActor @Sendable (LoadConnection) -> Void) { self.deliver = deliver }

  func put(_ connection: LoadConnection) {
    let isFirst = pending.withLock { pending in
      defer {
        pending.last = connection
        if connection == .offline { pending.wasOffline = true }
      }
      return pending.last == nil
    }
    if isFirst { Task { @MainActor in self.take() } }
  }

  @MainActor private func take() {
    let pending = pending.withLock { pending in
      defer { pending = Pending() }
      return pending
    }
    // A connection that went and came back is a return, even if nobody saw it gone.
    if pending.wasOffline { deliver(.offline) }
    if let last = pending.last { deliver(last) }
  }
}
