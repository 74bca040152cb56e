#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The server's thread: waits for all its sockets at once and serves whichever is ready. It never blocks elsewhere.
final class EventLoop {
  /// How long to leave the listener alone when it cannot be served.
  private static let pause: Duration = .milliseconds(100)

  private let state: Monitor<ServerState>
  private let wake: WakePipe
  private let options: ArticleServer.Options
  private var site: Site
  private var submissions = Submissions()
  private let port: UInt16
  /// Bound, and listening if `isListening`; `nil` if the port could not be taken back.
  private var listener: Listener?
  private var isListening: Bool
  private var connections: [Connection] = []
  private var listenerRest: ContinuousClock.Instant?

  init(
    _ state: Monitor<ServerState>, wake: WakePipe, listener: Listener, isListening: Bool, site: Site,
    options: ArticleServer.Options
  ) {
    self.state = state
    self.wake = wake
    self.listener = listener
    self.isListening = isListening
    self.site = site
    self.options = options
    port = listener.port
  }

  /// Serves until the state says stop.
  func run() {
    while obey() { waitAndServe() }
    for connection in connections { connection.close() }
    listener?.descriptor.release()
    connections = []
    reportConnections()
  }

  // MARK: Commands

  /// Does what the owner has asked for.
  ///
  /// - Returns: Whether to go on.
  private func obey() -> Bool {
    let (isStopping, isOnline, change) = state.withLock { state in
      (state.isStopping, state.scenario != .offline, state.wantedChange)
    }
    if isStopping { return false }
    if isOnline != isListening || listener == nil {
      if isOnline { goOnline() } else { goOffline() }
    }
    state.withLock { $0.carriedOutChange = change }
    return true
  }

  /// Refuses clients from now on and drops those that are here; keeps the port, so that nobody else gets it.
  private func goOffline() {
    listener?.descriptor.release()
    listener = try? Listener(port: port)
    isListening = false
    for connection in connections { connection.abort() }
    sweep()
  }

  /// Listens again. If another program took the port, tries again after a rest.
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

  private func waitAndServe() {
    let accepts = isListening && listenerRest == nil && connections.count < options.connectionLimit
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
    sweep()
  }

  private func serve(_ connection: Connection, ready: Int32, now: ContinuousClock.Instant) {
    let gone = Int32(POLLERR) | Int32(POLLNVAL)
    if ready & gone != 0 { return connection.close() }
    // Both directions are shut: there is nobody to answer, though what was sent may still be read.
    if ready & Int32(POLLHUP) != 0, connection.interest & Int32(POLLIN) == 0 { return connection.close() }
    if ready & (Int32(POLLIN) | Int32(POLLHUP)) != 0 { connection.receive(now: now) }
    connection.expire(now: now, replies)
    connection.advance(now: now, replies)
  }

  private func acceptClients(now: ContinuousClock.Instant) {
    while connections.count < options.connectionLimit {
      switch listener?.accept() {
      case .client(let descriptor)?: welcome(descriptor, now: now)
      case .outOfDescriptors?:
        // The client stays in the queue; asking again at once would spin.
        listenerRest = now + Self.pause
        return
      case .none?, nil: return
      }
    }
  }

  private func welcome(_ descriptor: Descriptor, now: ContinuousClock.Instant) {
    let greeting = state.update { $0.accept() }
    let connection = Connection(descriptor, options: options, greeting: greeting, now: now)
    connections.append(connection)
    connection.advance(now: now, replies)
  }

  /// Forgets connections that are over.
  private func sweep() {
    connections.removeAll { $0.isClosed }
    reportConnections()
  }

  private func reportConnections() {
    let count = connections.count
    guard state.withLock({ $0.connectionCount }) != count else { return }
    state.update { $0.setConnectionCount(count) }
  }

  /// Milliseconds until something is due, rounded up; -1 for never.
  private func timeout() -> Int32 {
    guard let next = (connections.map(\.deadline) + [listenerRest].compactMap(\.self)).min() else { return -1 }
    let left = ContinuousClock.now.duration(to: next)
    if left <= .zero { return 0 }
    return Int32(min(left / .milliseconds(1) + 1, 3_600_000))
  }

  // MARK: Answers

  private var replies: Connection.Replies {
    Connection.Replies(answer: answer, interim: interim, refusal: refuse)
  }

  private func answer(_ request: ArticleServer.Request) -> [ArticleServer.Step] {
    let (scenario, script, attempt) = state.update { state in
      let attempt = state.record(request)
      return (state.scenario, state.script, attempt)
    }
    if let steps = script?(request) { return steps }
    return scenario.steps(exchange(request, scenario, attempt: attempt))
  }

  /// A fault may answer before the body has arrived; else the body is asked for if the client waits for that (RFC 9110,
  /// section 10.1.1).
  private func interim(_ request: ArticleServer.Request) -> [ArticleServer.Step] {
    if case .fault(let fault) = state.withLock({ $0.scenario }) {
      let steps = fault.interimSteps(exchange(request, .fault(fault), attempt: 1))
      if !steps.isEmpty {
        _ = state.update { $0.record(request) }
        return steps
      }
    }
    let waits = request.header("Expect")?.lowercased() == "100-continue"
    return waits ? [.send("HTTP/1.1 100 Continue\r\n\r\n")] : []
  }

  private func exchange(_ request: ArticleServer.Request, _ scenario: Scenario, attempt: Int) -> Exchange {
    let isEmpty = scenario == .empty
    return Exchange(
      request: request, site: LazyResponse { [self] in respond(to: request, isEmpty: isEmpty) }, attempt: attempt,
      options: options, date: date())
  }

  private func respond(to request: ArticleServer.Request, isEmpty: Bool) -> ArticleServer.Response {
    if Submissions.takes(request) { return submissions.respond(to: request, &site) }
    var site = site
    if isEmpty { site.catalog = Catalog(authors: site.catalog.authors) }
    return site.respond(to: request)
  }

  private func refuse(_ rejection: RequestReader.Rejection) -> [ArticleServer.Step] {
    let response = ArticleServer.Response(failure: rejection.status, rejection.reason)
    return [.send(response.head(keepsAlive: false, date: date()) + response.body)]
  }

  private func date() -> String { ServerDate.text(options.now()) }
}
