#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One client: what it has sent, and the steps that answer it. Lives on the server's thread.
final class Connection {
  typealias Instant = ContinuousClock.Instant
  typealias Step = ArticleServer.Step

  /// Where the steps come from.
  struct Replies {
    /// What to do in answer to a request.
    var answer: (ArticleServer.Request) -> [Step]
    /// What to do once the head of a request is there and its body is not, such as asking for it.
    var interim: (ArticleServer.Request) -> [Step]
    /// What to do about a request that is no request.
    var refusal: (RequestReader.Rejection) -> [Step]
  }

  private enum Phase {
    /// Waits for a request.
    case reading
    /// Carries out steps.
    case answering
    /// Has said all, and reads on for a moment: closing with unread bytes would destroy what was sent.
    case lingering
    case closed
  }

  /// Bounds for a client that does nothing.
  private enum Limit {
    static let write: Duration = .seconds(30)
    static let linger: Duration = .milliseconds(500)
    static let lingeringBytes = 1 << 20
    static let longestWait: Duration = .seconds(3_600)
    static let stall: Duration = .seconds(3_600)
    static let readSize = 16 << 10
  }

  let descriptor: Descriptor
  private let options: ArticleServer.Options
  private var reader = RequestReader()
  private var phase = Phase.reading
  private var steps: ArraySlice<Step> = []
  /// What is left of the bytes being sent.
  private var output: ArraySlice<UInt8> = []
  /// Whether a wait or a stall is going on.
  private var isPaused = false
  private var isStalled = false
  private var keepsAlive = true
  /// Whether a request was answered before.
  private var isReused = false
  /// Whether the body of the request that is arriving was asked for.
  private var hasAskedForBody = false
  private var hasEnded = false
  private var lingeredBytes = 0

  /// When the connection wants to go on without hearing from its client.
  private(set) var deadline: Instant
  /// Whether the connection is over and its descriptor released.
  var isClosed: Bool { phase == .closed }

  /// Takes a client in.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - options: Times and limits.
  ///   - greeting: What to do before any request has arrived.
  ///   - now: The time.
  init(_ descriptor: Descriptor, options: ArticleServer.Options, greeting: [Step] = [], now: Instant) {
    self.descriptor = descriptor
    self.options = options
    deadline = now + options.requestTimeout
    if !greeting.isEmpty { begin(greeting, keepsAlive: true) }
  }

  // MARK: Events

  /// What to ask `poll` for.
  var interest: Int32 {
    let reads = !hasEnded && (phase != .answering || !reader.isFull)
    return (reads ? Int32(POLLIN) : 0) | (output.isEmpty ? 0 : Int32(POLLOUT))
  }

  /// Reads what there is.
  func receive(now: Instant) {
    switch descriptor.receive(atMost: Limit.readSize) {
    case .nothingYet: break
    case .broken: close()
    case .end: end()
    case .bytes(let bytes):
      guard phase != .lingering else {
        lingeredBytes += bytes.count
        if lingeredBytes > Limit.lingeringBytes { close() }
        return
      }
      // A request has to arrive in time as a whole: a byte now and then does not extend it.
      if phase == .reading, !reader.isInRequest { deadline = now + options.requestTimeout }
      reader.append(bytes)
    }
  }

  /// The client sends nothing more, but may still read, as `nc -N` does.
  private func end() {
    hasEnded = true
    if phase == .lingering || isStalled { close() }
  }

  /// Handles a deadline that has passed.
  func expire(now: Instant, _ replies: Replies) {
    guard now >= deadline else { return }
    switch phase {
    case .answering where isPaused: isPaused = false
    case .reading where reader.isInRequest:
      let rejection = RequestReader.Rejection(status: 408, reason: "The request took too long.")
      begin(replies.refusal(rejection), keepsAlive: false)
    default: close()
    }
  }

  /// Goes on as far as possible without waiting.
  func advance(now: Instant, _ replies: Replies) {
    while true {
      switch phase {
      case .reading:
        guard readRequest(replies) else {
          if hasEnded { close() }
          return
        }
      case .answering: guard runStep(now: now) else { return }
      case .lingering, .closed: return
      }
    }
  }

  private func readRequest(_ replies: Replies) -> Bool {
    do throws(RequestReader.Rejection) {
      guard var request = try reader.next() else { return askForBody(replies) }
      request.isFirst = !isReused
      isReused = true
      hasAskedForBody = false
      begin(replies.answer(request), keepsAlive: request.keepsAlive)
    } catch {
      begin(replies.refusal(error), keepsAlive: false)
    }
    return true
  }

  private func askForBody(_ replies: Replies) -> Bool {
    guard !hasAskedForBody, let request = reader.incomplete else { return false }
    hasAskedForBody = true
    let steps = replies.interim(request)
    if !steps.isEmpty { begin(steps, keepsAlive: true) }
    return !steps.isEmpty
  }

  private func begin(_ steps: [Step], keepsAlive: Bool) {
    self.steps = steps[...]
    self.keepsAlive = keepsAlive
    phase = .answering
  }

  // MARK: Steps

  /// Carries out one step, or goes on with it.
  ///
  /// - Returns: Whether there is more to do at once.
  private func runStep(now: Instant) -> Bool {
    if isPaused { return false }
    if !output.isEmpty { return sendOutput(now: now) }
    switch steps.popFirst() {
    case .send(let bytes)?:
      output = bytes[...]
      deadline = now + Limit.write
    case .wait(let duration)?: pause(for: min(max(.zero, duration), Limit.longestWait), now: now)
    case .stall?:
      isStalled = true
      if hasEnded { close() } else { pause(for: Limit.stall, now: now) }
    case .close?: linger(now: now)
    case .reset?:
      descriptor.reset()
      phase = .closed
    case nil: finish(now: now)
    }
    return true
  }

  private func pause(for duration: Duration, now: Instant) {
    isPaused = true
    deadline = now + duration
  }

  private func sendOutput(now: Instant) -> Bool {
    switch descriptor.transmit(output) {
    case .sent(let count):
      output = output.dropFirst(count)
      deadline = now + Limit.write
      return true
    case .notNow: return false
    case .broken:
      close()
      return false
    }
  }

  /// After the last step.
  private func finish(now: Instant) {
    // A stall that has lasted an hour has nothing more to say.
    guard keepsAlive, !isStalled else { return linger(now: now) }
    phase = .reading
    deadline = now + (reader.isInRequest ? options.requestTimeout : options.idleTimeout)
  }

  private func linger(now: Instant) {
    descriptor.finishSending()
    if hasEnded { return close() }
    phase = .lingering
    deadline = now + Limit.linger
  }

  /// Ends the connection at once.
  func close() {
    guard phase != .closed else { return }
    phase = .closed
    descriptor.release()
  }

  /// Ends the connection at once, as a server does that dies.
  func abort() {
    guard phase != .closed else { return }
    phase = .closed
    descriptor.reset()
  }
}
