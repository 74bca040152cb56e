#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Polls all sockets of a server and serves the ready ones. The poll is the only blocking call.
///
/// Used only on the server's thread. The owner's closures handle requests and content.
final class EventLoop {
  /// A command of the owner.
  enum Command {
    /// Close all connections and the port.
    case stop
    /// Accept clients, or refuse them. The number is passed to ``Owner/didCarryOut``.
    case serve(isListening: Bool, change: Int)
  }

  /// The owner of a loop: closures that the loop calls on its thread.
  struct Owner {
    /// The current command. The loop asks after every wake-up.
    var command: () -> Command
    /// Called when a command to serve is carried out.
    var didCarryOut: (_ change: Int) -> Void
    /// Called for each new connection. Returns the steps that come before the first request.
    var didAccept: () -> [ServerStep]
    /// Called when the number of open connections changes.
    var didChangeConnectionCount: (Int) -> Void
    /// Makes the responses.
    var responder: Connection.Responder
  }

  /// The limits of a loop.
  struct Limits: Sendable {
    /// The most connections at a time. A further client takes the place of the longest idle one. If none is idle, it
    /// gets a 503.
    var connections: Int
    /// The shortest idle time after which a new client may take the place of a connection. A new connection needs time
    /// to send its request.
    var shortestIdle: Duration
    /// The times that a connection waits for its client.
    var timeouts: Connection.Timeouts
  }

  /// The time after which a listener that failed is tried again.
  private static let pause: Duration = .milliseconds(100)
  /// The most clients at a time that are told that all places are taken. Further ones are only closed.
  private static let refusalLimit = 64

  private let wake: WakePipe
  private let limits: Limits
  private let owner: Owner
  private let port: UInt16
  /// Bound, and listening if `isListening`; `nil` if the port could not be taken back.
  private var listener: Listener?
  private var isListening: Bool
  private var connections: [Connection] = []
  private var reportedCount = 0
  private var listenerRest: ContinuousClock.Instant?

  /// Creates a loop that serves nothing yet.
  ///
  /// - Parameters:
  ///   - wake: Ends a wait when the owner has a new command.
  ///   - listener: A bound port. The loop closes it.
  ///   - isListening: Whether the port listens already.
  ///   - limits: The limits of the loop.
  ///   - owner: Commands the loop and makes the responses.
  init(wake: WakePipe, listener: Listener, isListening: Bool, limits: Limits, owner: Owner) {
    self.wake = wake
    self.listener = listener
    self.isListening = isListening
    self.limits = limits
    self.owner = owner
    port = listener.port
  }

  /// Serves until the owner's command is to stop.
  func serveUntilStopped() {
    while carryOutCommand() { serveReadySockets() }
    for connection in connections { connection.close() }
    listener?.descriptor.release()
    connections = []
    reportConnections()
  }

  // MARK: Commands

  /// Carries out the owner's command.
  ///
  /// - Returns: Whether to continue.
  private func carryOutCommand() -> Bool {
    guard case .serve(let isOnline, let change) = owner.command() else { return false }
    if isOnline != isListening || listener == nil {
      if isOnline { goOnline() } else { goOffline() }
    }
    owner.didCarryOut(change)
    return true
  }

  /// Refuses new clients and resets the open connections. Keeps the port, so that no other program takes it.
  private func goOffline() {
    listener?.descriptor.release()
    listener = try? Listener(port: port)
    isListening = false
    for connection in connections { connection.abort() }
    removeClosedConnections()
  }

  /// Listens again. If another program took the port, tries again after a pause.
  private func goOnline() {
    do throws(SystemError) {
      if listener == nil { listener = try Listener(port: port) }
      try listener?.listen()
      isListening = true
      listenerRest = nil
    } catch {
      listener?.descriptor.release()
      listener = nil
      listenerRest = .now + Self.pause
    }
  }

  // MARK: Sockets

  private func serveReadySockets() {
    let accepts = isListening && listenerRest == nil
    var entries = [pollfd(fd: wake.output.number, events: Int16(POLLIN), revents: 0)]
    // A negative descriptor is skipped.
    entries.append(pollfd(fd: accepts ? listener?.descriptor.number ?? -1 : -1, events: Int16(POLLIN), revents: 0))
    entries += connections.map { pollfd(fd: $0.descriptor.number, events: Int16($0.interest), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), timeout()) >= 0 else { return }
    wake.drain()
    let now = ContinuousClock.now
    if let rest = listenerRest, now >= rest { listenerRest = nil }
    for (connection, entry) in zip(connections, entries.dropFirst(2)) {
      serve(connection, ready: Int32(entry.revents), now: now)
    }
    if entries[1].revents != 0 { acceptClients(now: now) }
    removeClosedConnections()
  }

  private func serve(_ connection: Connection, ready: Int32, now: ContinuousClock.Instant) {
    let gone = Int32(POLLERR) | Int32(POLLNVAL)
    if ready & gone != 0 { return connection.close() }
    // Both directions are shut: no client reads a response, though its bytes may still be read.
    if ready & Int32(POLLHUP) != 0, connection.interest & Int32(POLLIN) == 0 { return connection.close() }
    if ready & (Int32(POLLIN) | Int32(POLLHUP)) != 0 { connection.receive(now: now) }
    connection.expire(now: now, owner.responder)
    connection.advance(now: now, owner.responder)
  }

  private func acceptClients(now: ContinuousClock.Instant) {
    while true {
      switch listener?.accept() {
      case .client(let descriptor)?: admit(descriptor, now: now)
      case .outOfDescriptors?:
        // The client stays in the queue; asking again at once would spin.
        listenerRest = now + Self.pause
        return
      case .none?, nil: return
      }
    }
  }

  /// Serves a new client, in the place of the longest idle one if all are taken, or refuses it.
  private func admit(_ descriptor: Descriptor, now: ContinuousClock.Instant) {
    let open = connections.filter { !$0.isClosed }
    let refused = open.count { $0.isRefused }
    if open.count - refused >= limits.connections {
      let longest = open.filter { !$0.isRefused }.min { ($0.idleSince ?? now) < ($1.idleSince ?? now) }
      guard let longest, let since = longest.idleSince, since + limits.shortestIdle <= now else {
        return refuse(descriptor, isTold: refused < Self.refusalLimit, now: now)
      }
      longest.close()
    }
    register(Connection(descriptor, timeouts: limits.timeouts, greeting: owner.didAccept(), now: now), now: now)
  }

  private func refuse(_ descriptor: Descriptor, isTold: Bool, now: ContinuousClock.Instant) {
    guard isTold else { return descriptor.release() }
    let steps = owner.responder.reject(RequestReader.Rejection(status: 503, reason: "All places are taken."))
    register(
      Connection(descriptor, timeouts: limits.timeouts, greeting: steps, isRefused: true, now: now), now: now)
  }

  private func register(_ connection: Connection, now: ContinuousClock.Instant) {
    connections.append(connection)
    connection.advance(now: now, owner.responder)
  }

  /// Removes closed connections.
  private func removeClosedConnections() {
    connections.removeAll { $0.isClosed }
    reportConnections()
  }

  private func reportConnections() {
    let count = connections.count
    guard count != reportedCount else { return }
    reportedCount = count
    owner.didChangeConnectionCount(count)
  }

  /// Milliseconds until something is due, rounded up; -1 for never.
  private func timeout() -> Int32 {
    guard let next = (connections.map(\.deadline) + [listenerRest].compactMap(\.self)).min() else { return -1 }
    let left = ContinuousClock.now.duration(to: next)
    if left <= .zero { return 0 }
    return Int32(min(left / .milliseconds(1) + 1, 3_600_000))
  }
}
