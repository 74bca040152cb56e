/// The state that the server's thread and its owner share behind one lock.
struct ServerState: Sendable {
  /// How many requests are kept.
  static let logLimit = 1_000
  /// How many addresses a scenario remembers attempts for.
  static let attemptLimit = 1_000

  /// A task that waits until a number is reached.
  struct Watcher: Sendable {
    enum Goal: Sendable { case requests(Int), connections(Int) }
    var id: Int
    var goal: Goal
    var continuation: CheckedContinuation<Void, Never>
  }

  var scenario: Scenario
  var script: ArticleServer.Script?
  /// The number of scenario changes, and the number of the last change that the event loop has carried out.
  var wantedChange = 0
  var carriedOutChange = 0
  var isStopping = false
  var hasStopped = false

  private(set) var log: [ServerRequest] = []
  private(set) var requestCount = 0
  private(set) var connectionCount = 0
  private(set) var acceptedCount = 0
  private var attempts: [String: Int] = [:]
  private var watchers: [Watcher] = []
  private var lastWatcherID = 0
  /// Waits that were cancelled before they were entered.
  private var cancelledWatchers: Set<Int> = []

  init(scenario: Scenario) { self.scenario = scenario }

  /// The command for the event loop.
  var loopCommand: EventLoop.Command {
    isStopping ? .stop : .serve(isListening: scenario != .offline, change: wantedChange)
  }

  // MARK: Requests

  /// Records a request.
  ///
  /// - Returns: How often its target was asked for since the scenario was chosen, this time included.
  mutating func record(_ request: ServerRequest) -> Int {
    requestCount += 1
    log.append(request)
    if log.count > Self.logLimit { log.removeFirst() }
    if attempts.count >= Self.attemptLimit { attempts.removeAll() }
    attempts[request.target, default: 0] += 1
    return attempts[request.target] ?? 1
  }

  /// Counts a new connection.
  ///
  /// - Returns: The steps that come before the first request.
  mutating func recordConnection() -> [ServerStep] {
    acceptedCount += 1
    return if case .fault(let fault) = scenario { fault.greeting } else { [] }
  }

  /// Changes the scenario.
  mutating func choose(_ scenario: Scenario) {
    self.scenario = scenario
    attempts.removeAll()
    wantedChange += 1
  }

  /// Notes how many connections are open.
  mutating func setConnectionCount(_ count: Int) { connectionCount = count }

  // MARK: Waiting

  /// A number for a wait to come.
  mutating func nextWatcherID() -> Int {
    lastWatcherID += 1
    return lastWatcherID
  }

  /// Enters a wait.
  mutating func watch(_ watcher: Watcher) { watchers.append(watcher) }

  /// Ends a wait early, now or as soon as it is entered.
  mutating func cancelWatcher(_ id: Int) { cancelledWatchers.insert(id) }

  /// Drops the note of a cancellation that came too late.
  mutating func forgetWatcher(_ id: Int) { cancelledWatchers.remove(id) }

  /// Removes those whose wait is over, for the caller to resume outside the lock.
  mutating func dueWatchers() -> [CheckedContinuation<Void, Never>] {
    let due = watchers.filter(isOver)
    watchers.removeAll { watcher in due.contains { $0.id == watcher.id } }
    return due.map(\.continuation)
  }

  private func isOver(_ watcher: Watcher) -> Bool {
    isStopping || cancelledWatchers.contains(watcher.id) || isReached(watcher.goal)
  }

  private func isReached(_ goal: Watcher.Goal) -> Bool {
    switch goal {
    case .requests(let count): requestCount >= count
    case .connections(let count): connectionCount == count
    }
  }
}

extension Monitor<ServerState> {
  /// The owner of an event loop: its commands come from the state, its events go there.
  func loopOwner(_ responder: Connection.Responder) -> EventLoop.Owner {
    EventLoop.Owner(
      command: { self.withLock { $0.loopCommand } },
      didCarryOut: { change in self.withLock { $0.carriedOutChange = change } },
      didAccept: { self.update { $0.recordConnection() } },
      didChangeConnectionCount: { count in self.update { $0.setConnectionCount(count) } },
      responder: responder)
  }

  /// Changes the state, then wakes the tasks whose wait is over.
  func update<Result>(_ body: (inout ServerState) -> Result) -> Result {
    let (result, due) = withLock { state in (body(&state), state.dueWatchers()) }
    for continuation in due { continuation.resume() }
    return result
  }

  /// Waits until a number is reached, the task is cancelled or the server stops.
  func reach(_ goal: ServerState.Watcher.Goal) async {
    let id = withLock { $0.nextWatcherID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        update { $0.watch(ServerState.Watcher(id: id, goal: goal, continuation: continuation)) }
      }
    } onCancel: {
      update { $0.cancelWatcher(id) }
    }
    withLock { $0.forgetWatcher(id) }
  }
}
