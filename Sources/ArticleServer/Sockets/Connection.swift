#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One client: its bytes, and the steps of the response. Used only on the server's thread.
final class Connection {
  typealias Instant = ContinuousClock.Instant

  /// The times that a connection waits for its client.
  struct Timeouts: Sendable {
    /// The longest time for one request to arrive.
    var request: Duration
    /// The longest time between two requests.
    var idle: Duration
  }

  /// The closures that make the steps of a response.
  struct Responder {
    /// Responds to a complete request.
    var respond: (ServerRequest) -> [ServerStep]
    /// Responds to a head whose body has not arrived: asks for the body, or rejects it. No steps: wait for the body.
    var respondToHead: (ServerRequest) -> [ServerStep]
    /// Responds to bytes that are not a valid request.
    var reject: (RequestReader.Rejection) -> [ServerStep]
  }

  private enum Phase {
    /// Waits for a request.
    case reading
    /// Carries out steps.
    case responding
    /// Has sent everything and reads on for a moment: closing with unread bytes would discard the sent ones.
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
  private let timeouts: Timeouts
  private var reader = RequestReader()
  private var phase = Phase.reading
  private var steps: ArraySlice<ServerStep> = []
  /// The bytes still to send in this step.
  private var output: ArraySlice<UInt8> = []
  /// Whether a wait or a stall is going on.
  private var isPaused = false
  private var isStalled = false
  private var keepsAlive = true
  /// Whether an earlier request had a response.
  private var isReused = false
  /// Whether the head of the request in progress had a response of its own.
  private var hasRespondedToHead = false
  private var hasEnded = false
  private var lingeredBytes = 0
  private var lastResponse: Instant
  /// Whether the client is only told that all places are taken.
  let isRefused: Bool

  /// When the connection wants to go on without hearing from its client.
  private(set) var deadline: Instant
  /// Whether the connection is over and its descriptor released.
  var isClosed: Bool { phase == .closed }
  /// Since when it waits for a request without a byte of one: since its opening, or the end of the last response.
  var idleSince: Instant? { phase == .reading && !reader.isInRequest ? lastResponse : nil }

  /// Creates a connection to a client.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - timeouts: The times to wait for the client.
  ///   - greeting: The steps before the first request.
  ///   - isRefused: Whether the connection ends after the greeting.
  ///   - now: The time.
  init(
    _ descriptor: Descriptor, timeouts: Timeouts, greeting: [ServerStep] = [], isRefused: Bool = false, now: Instant
  ) {
    self.descriptor = descriptor
    self.timeouts = timeouts
    self.isRefused = isRefused
    lastResponse = now
    deadline = now + timeouts.request
    if !greeting.isEmpty { enqueue(greeting, keepsAlive: !isRefused) }
  }

  // MARK: Events

  /// The events to poll for.
  var interest: Int32 {
    let reads = !hasEnded && (phase != .responding || !reader.isFull)
    return (reads ? Int32(POLLIN) : 0) | (output.isEmpty ? 0 : Int32(POLLOUT))
  }

  /// Reads the available bytes.
  func receive(now: Instant) {
    switch descriptor.receive(atMost: Limit.readSize) {
    case .nothingYet: break
    case .broken: close()
    case .end: receiveEnd()
    case .bytes(let bytes):
      guard phase != .lingering else {
        lingeredBytes += bytes.count
        if lingeredBytes > Limit.lingeringBytes { close() }
        return
      }
      // A request has to arrive in time as a whole: a byte now and then does not extend it. An empty line begins none.
      let isWaiting = idleSince != nil
      reader.append(bytes)
      if isWaiting, reader.isInRequest { deadline = now + timeouts.request }
    }
  }

  /// The client sends nothing more, but may still read, as `nc -N` does.
  private func receiveEnd() {
    hasEnded = true
    if phase == .lingering || isStalled { close() }
  }

  /// Handles a deadline that has passed.
  func expire(now: Instant, _ responder: Responder) {
    guard now >= deadline else { return }
    switch phase {
    case .responding where isPaused: isPaused = false
    case .reading where reader.isInRequest:
      let rejection = RequestReader.Rejection(status: 408, reason: "The request took too long.")
      enqueue(responder.reject(rejection), keepsAlive: false)
    default: close()
    }
  }

  /// Goes on as far as possible without waiting.
  func advance(now: Instant, _ responder: Responder) {
    while true {
      switch phase {
      case .reading:
        guard readRequest(responder) else {
          if hasEnded { close() }
          return
        }
      case .responding: guard runStep(now: now) else { return }
      case .lingering, .closed: return
      }
    }
  }

  private func readRequest(_ responder: Responder) -> Bool {
    do throws(RequestReader.Rejection) {
      guard var request = try reader.next() else { return respondToHead(responder) }
      request.isFirst = !isReused
      isReused = true
      hasRespondedToHead = false
      enqueue(responder.respond(request), keepsAlive: request.keepsAlive)
    } catch {
      enqueue(responder.reject(error), keepsAlive: false)
    }
    return true
  }

  private func respondToHead(_ responder: Responder) -> Bool {
    guard !hasRespondedToHead, let request = reader.incomplete else { return false }
    hasRespondedToHead = true
    let steps = responder.respondToHead(request)
    if !steps.isEmpty { enqueue(steps, keepsAlive: true) }
    return !steps.isEmpty
  }

  private func enqueue(_ steps: [ServerStep], keepsAlive: Bool) {
    self.steps = steps[...]
    self.keepsAlive = keepsAlive
    phase = .responding
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
    lastResponse = now
    deadline = now + (reader.isInRequest ? timeouts.request : timeouts.idle)
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
