@_spi(Machine) import LoadKit

/// A machine together with everything that an onlooker knows who sees only what goes in and what comes out, and the
/// rules that such an onlooker can hold it to.
///
/// Values are numbers, of which 0 is an empty outcome.
struct MachineWorld {
  /// What happens. Attempts are told by whether they are the one in flight, and time by what the machine waits for.
  enum Move: Hashable {
    case request(input: Int, LoadReason, isWaiting: Bool)
    case answer(Int), value(Int), end, retryableFailure, finalFailure, refusal, cancelled, progress
    case staleAnswer, staleFailure
    case restored(Int, input: Int)
    /// A change of the app, as a function or as the beginning and the end of optimistic work.
    case change(Int), begin(Int), endWork(Int, succeeded: Bool)
    case left, cancel, reset, noInput, invalidate, markStale, set(Int), amend(Int), dismissFailure
    case connection(LoadConnection), signedIn, suspended, resumed, presence(LoadPresence)
    /// The time goes on to the machine's deadline.
    case deadline
    /// The time goes on by 50 ms, or to the machine's deadline if that is earlier.
    case pause
  }

  /// What the next moves depend on, for telling worlds apart: durations are relative to now.
  struct Signature: Hashable {
    var state: LoadState<Int>
    var deadline, runAge, attemptAge, progressAge, indicatorAge, busyAge, visibleAge, pathRunAge: Duration?
    var live, waiting, input, settledInput, starts: Int?
    var flags: [Bool]
    var connection: LoadConnection
    var restored: LoadState<Int>?
  }

  private(set) var machine: LoadMachine<Int>
  private(set) var now = Duration.zero
  private(set) var broken: String?

  private let options: LoadOptions
  private let policy: RetryPolicy

  /// The attempt in flight, be it of a run or of a stream that goes on.
  private var live: Int?
  private var isStream = false
  private var lastAttempt = 0
  /// Starts of the run under way, since somebody or something began to count anew.
  private var starts = 0
  private var waiting = 0
  /// Callers that wait for newer content than a marked attempt brings.
  private var waitingForNewest = 0
  /// Whether the content was invalidated after the attempt in flight began.
  private var isMarked = false
  private var presence = LoadPresence.unattached
  /// The inputs whose operation was called since something was settled and nothing ran.
  private var called: Set<Int> = []
  private var restoredInput: Int?
  /// Whether the last request went back to the settled input while an indicator shows.
  private var isReturning = false
  private var connection = LoadConnection.unknown
  private var wasOffline = false
  private var usablePath: Int?
  /// When an attempt last began because of the network path.
  private var pathRunAt: Duration?
  private var isSuspended = false
  /// What showed when last nothing ran, if no direct change has come since: what cancel goes back to.
  private var restored: LoadState<Int>?
  /// Since when the indicator of a first load shows, and since when a banner is busy, without time in the background.
  private var indicatorSince: Duration?
  private var busySince: Duration?
  /// Since when an indicator shows without a gap, in whatever place, and for what reason it showed last.
  private var visibleSince: Duration?
  private var visibleReason: LoadReason?
  private var runSince, attemptSince, progressSince: Duration?
  private var suspendedFor = Duration.zero
  private var suspendedAt: Duration?
  private var sawEmptyAnswer = false
  /// Whether the run has an outcome, or was cancelled from inside, which may show nothing new.
  private var hasOutcome = false
  private var contentInput: Int?
  private var hasInput = true

  init(options: LoadOptions, seed: LoadSeed<Int> = .none) {
    self.options = options
    policy = options.retry ?? .standard
    machine = LoadMachine(
      options: options, traits: LoadTraits(isEmpty: { $0 == 0 }, isSame: ==), seed: seed,
      applying: { change, _ in change })
    restored = machine.state
  }

  /// The time without that spent in the background.
  private var activeNow: Duration { (suspendedAt ?? now) - suspendedFor }

  var signature: Signature {
    let active = activeNow
    return Signature(
      state: machine.state.withoutNumbers(now), deadline: machine.deadline.map { $0 - now },
      runAge: machine.isRunning ? runSince.map { active - $0 } : nil,
      attemptAge: live == nil ? nil : attemptSince.map { active - $0 },
      progressAge: live == nil ? nil : progressSince.map { active - $0 },
      indicatorAge: indicatorSince.map { active - $0 },
      busyAge: busySince.map { active - $0 }, visibleAge: visibleSince.map { active - $0 },
      pathRunAge: pathRunAt.map { min(now - $0, .seconds(10)) }, live: live == nil ? 0 : 1, waiting: waiting,
      input: machine.input, settledInput: machine.settledInput, starts: starts,
      flags: [
        isStream, isSuspended, machine.isStale(at: now), machine.isRunning, sawEmptyAnswer, wasOffline, isMarked,
        called.isEmpty, waitingForNewest > 0, presence == .shown,
      ],
      connection: connection, restored: restored?.withoutNumbers(now))
  }

  // MARK: Moving

  /// Whether a move can happen at all here.
  func allows(_ move: Move) -> Bool {
    switch move {
    case .answer, .value, .end, .retryableFailure, .finalFailure, .refusal, .cancelled, .progress: live != nil
    case .staleAnswer, .staleFailure: lastAttempt > 0
    case .left: waiting + waitingForNewest > 0
    case .deadline: machine.deadline != nil
    case .suspended: !isSuspended
    case .resumed: isSuspended
    default: true
    }
  }

  /// Makes a move, lets come what is due then, and checks the rules.
  mutating func make(_ move: Move) {
    switch move {
    case .pause, .deadline:
      let due = machine.deadline
      let target = move == .pause ? now + .milliseconds(50) : due ?? now
      if let due, due <= target {
        now = due
      } else {
        now = target
        checkEarlyTick()
      }
    default:
      handle(move)
    }
    settleDue()
  }

  /// Ticks for as long as something is due; each tick has to get further.
  private mutating func settleDue() {
    var ticks = 0
    while let deadline = machine.deadline, deadline <= now {
      tick()
      ticks += 1
      // A wait of no length may end in an attempt that has no time: two ticks at one instant, but no more.
      if ticks > 2 { return fail("a tick at its deadline gets no further") }
    }
  }

  private mutating func checkEarlyTick() {
    if let deadline = machine.deadline, deadline <= now { return }
    var copy = machine
    let commands = copy.handle(.tick, at: now)
    if commands != LoadCommands() || copy.state != machine.state || copy.deadline != machine.deadline {
      fail("a tick before the deadline changes something")
    }
  }

  private mutating func tick() {
    let before = machine.state
    let wasRunning = machine.isRunning
    let run = machine.runID
    let wasMarked = isMarked
    let commands = machine.handle(.tick, at: now)
    notePathRun(commands, wasRunning: wasRunning, isReport: false)
    if commands.starts != nil, isSuspended { fail("an attempt starts by itself in the background") }
    carryOut(commands)
    checkMark(wasMarked, run: run, move: .deadline)
    check(from: before, wasRunning: wasRunning, move: .deadline)
    if !machine.isRunning { (waiting, waitingForNewest) = (0, 0) }
  }

  private mutating func handle(_ move: Move) {
    let before = machine.state
    let wasRunning = machine.isRunning
    let run = machine.runID
    let deadline = machine.deadline
    let isStale = machine.isStale(at: now)
    let event = event(for: move, attempt: live ?? -1)
    let wasMarked = isMarked
    let wasShown = machine.state
    let (callsBefore, attemptAge) = (lastAttempt, live == nil || isStream ? nil : attemptSince.map { activeNow - $0 })
    let wasForInput = machine.input
    note(move)
    if move.hasOutcome { hasOutcome = true }
    let wasLive = live
    if move.endsAttempt { live = nil }
    let commands = machine.handle(event, at: now)
    if move.isStale {
      let isSame = machine.state == before && machine.deadline == deadline && machine.isStale(at: now) == isStale
      if !isSame || commands != LoadCommands() { fail("an attempt that is over changes something") }
    }
    if let value = move.changedContent {
      let state = machine.state
      let isAround =
        state.activity == before.activity && state.failure == before.failure && state.status == before.status
        && machine.deadline == deadline && machine.isStale(at: now) == isStale && commands == LoadCommands()
      if !isAround { fail("a change of the content changes something else") }
      // A next page is joined under the changes of the app.
      let isOnTop = if case .amend = move { false } else { true }
      if isOnTop, before.status?.origin != .previousInput, before.value != nil, before.status?.origin != .placeholder,
        state.value != (value == 0 ? nil : value)
      {
        fail("changed content does not show")
      }
    }
    if case .value = move { isStream = true }
    if case .connection = move { notePathRun(commands, wasRunning: wasRunning, isReport: true) }
    if move.endsAttempt, commands.cancelsAttempt { fail("attempt \(wasLive ?? 0) is cancelled after its end") }
    carryOut(commands)
    checkMark(wasMarked, run: run, move: move)
    checkPull(move, before: wasShown, input: wasForInput, attemptAge: attemptAge, started: lastAttempt > callsBefore)
    checkGoingBack(move, input: wasForInput, wasRunning: wasRunning, started: lastAttempt > callsBefore)
    if machine.runID != run, machine.runID != nil {
      hasOutcome = isReturning
      isReturning = false
      starts = commands.starts == nil ? 0 : 1
      runSince = activeNow
      if case .request = move { (waiting, waitingForNewest) = (0, 0) }
    }
    if machine.isRunning { noteCaller(move) }
    if !machine.isRunning { (waiting, waitingForNewest) = (0, 0) }
    check(from: before, wasRunning: wasRunning, move: move)
  }

  /// Counts a caller that waits for the run.
  private mutating func noteCaller(_ move: Move) {
    guard case .request(_, let reason, true) = move else { return }
    if reason == .userRefresh || reason == .invalidated { waitingForNewest += 1 } else { waiting += 1 }
  }

  // MARK: The rules of newer content, of a pull, and of going back

  /// A marked attempt that ends its run is followed by another run in the same turn (rule 3).
  private mutating func checkMark(_ wasMarked: Bool, run: Int?, move: Move) {
    guard wasMarked else { return }
    let isStopped =
      switch move {
      case .cancel, .reset, .noInput, .set: true
      // Another input, or the user's own wish, has its own attempt.
      case .request: true
      // Nobody was left who wanted it.
      case .deadline: waiting + waitingForNewest == 0 && presence != .shown
      default: false
      }
    if isStopped, !machine.isRunning || live != nil && run != machine.runID { return isMarked = false }
    if !machine.isRunning {
      if connection != .offline, !isStopped { fail("a marked attempt ends the run, and no other follows") }
      isMarked = false
    } else if run != machine.runID, !isStopped {
      // The value of the first shows, and its other callers are done.
      waiting = 0
      restored = nil
      if machine.state.activity?.followsOutdatedValue != true { fail("a second run that does not say so") }
      if machine.state.value == nil, !machine.state.isEmpty { fail("a second run, and no first value") }
    } else if move.endsAttempt, machine.state.failure != nil, machine.state.activity == nil {
      fail("the failure of a marked attempt shows")
    }
  }

  /// A pull over content replaces an attempt that began by itself 1 s ago or earlier, and joins every other (rule 7).
  private mutating func checkPull(
    _ move: Move, before: LoadState<Int>, input: Int, attemptAge: Duration?, started: Bool
  ) {
    guard case .request(let asked, .userRefresh, _) = move, asked == input, let age = attemptAge else { return }
    guard let activity = before.activity, before.value != nil || before.isEmpty else { return }
    let replaces = age >= .seconds(1) && !activity.reason.isUser && options.progress != .determinate
    if started != replaces { fail("a pull \(replaces ? "joins" : "replaces") an attempt that is \(age) old") }
  }

  /// Back to the settled input before another one was called: what was settled shows, and nothing is asked (rule 3).
  private mutating func checkGoingBack(_ move: Move, input: Int, wasRunning: Bool, started: Bool) {
    guard case .request(let asked, let reason, _) = move, reason == .appeared || reason == .inputChanged else { return }
    guard wasRunning, asked != input, asked == restoredInput, called.isEmpty, let restored, !restored.isNothing else {
      return
    }
    if started { fail("the settled input is asked for again") }
    if indicatorSince != nil, machine.isRunning {
      // It returns at the end of the indicator's minimum, with nothing asked for.
      if machine.state.activity?.indicator != .visible { fail("an indicator that shows goes on a way back") }
      isReturning = true
    } else if machine.state != restored {
      fail("back to \(machine.state), not to \(restored)")
    }
  }

  /// What an onlooker learns from the move itself.
  private mutating func note(_ move: Move) {
    switch move {
    case .answer(0), .value(0): sawEmptyAnswer = true
    case .set(let value):
      if value == 0 { sawEmptyAnswer = true }
      restored = nil
    case .change(let value), .begin(let value):
      if value == 0 { sawEmptyAnswer = true }
      restored = nil
    case .amend(let value):
      if value == 0 { sawEmptyAnswer = true }
      // Unless another input is loaded, what cancel goes back to is changed too.
      if machine.state.value != nil || machine.state.isEmpty { restored = nil }
    case .end where !isStream: sawEmptyAnswer = true
    case .progress: progressSince = activeNow
    case .left: if waiting > 0 { waiting -= 1 } else { waitingForNewest -= 1 }
    case .invalidate where presence == .shown, .request(_, .invalidated, _):
      if live != nil || hasOutcome, machine.isRunning { isMarked = true }
      starts = 0
    case .presence(let new): presence = new
    case .connection(let new):
      // A usable path, and the user's wish, begin to count anew.
      if new.isOnline, wasOffline || usablePath != new.path { starts = 0 }
      if new.isOnline { usablePath = new.path }
      if new != .unknown { wasOffline = new.isOffline }
      connection = new
    case .request(_, let reason, _) where reason.isUser: starts = 0
    // So does a sign-in, after a failure for the lack of it.
    case .signedIn: starts = 0
    case .suspended:
      suspendedAt = now
      isSuspended = true
    case .resumed:
      suspendedFor += now - (suspendedAt ?? now)
      suspendedAt = nil
      isSuspended = false
    case .dismissFailure, .reset, .noInput, .restored, .endWork: restored = nil
    default: break
    }
  }

  private func event(for move: Move, attempt: Int) -> LoadEvent<Int> {
    switch move {
    case .request(let input, let reason, let isWaiting):
      .request(LoadRequest(input: input, reason: reason, lifetime: isWaiting ? .waiting : .detached))
    case .answer(let value): .success(value, attempt: attempt)
    case .value(let value): .element(value, attempt: attempt)
    case .end: .finished(attempt: attempt)
    case .retryableFailure: .failure(LoadFailure(.cannotConnect), attempt: attempt)
    case .finalFailure: .failure(LoadFailure(.notFound), attempt: attempt)
    case .refusal: .failure(LoadFailure(.unauthorized), attempt: attempt)
    case .cancelled: .cancelled(attempt: attempt)
    case .progress: .progress(LoadProgress(completed: Int64(lastAttempt), total: 100), attempt: attempt)
    case .staleAnswer: .success(7, attempt: staleAttempt)
    case .staleFailure: .failure(LoadFailure(.serverError), attempt: staleAttempt)
    // Callers of one kind leave before those of the other, so that none is counted as the other.
    case .left: .left(waiting > 0 ? .appeared : .userRefresh)
    case .cancel: .cancel
    case .reset: .reset
    case .noInput: .noInput
    case .invalidate: .invalidate
    case .markStale: .markStale
    case .presence(let presence): .presence(presence)
    case .set(let value): .set(value)
    case .amend(let value): .amend(value)
    case .change(let value): .change(value, isPending: false)
    case .begin(let value): .change(value, isPending: true)
    case .endWork(let value, let succeeded): .changeEnded(value, succeeded: succeeded)
    case .dismissFailure: .dismissFailure
    case .connection(let connection): .connection(connection)
    case .signedIn: .signedIn
    case .restored(let value, let input): .restored(LoadCachedValue(value, age: .seconds(90)), input: input)
    case .suspended: .suspended
    case .resumed: .resumed
    case .deadline, .pause: .tick
    }
  }

  /// The number of an attempt that is over.
  private var staleAttempt: Int { lastAttempt == live ? lastAttempt - 1 : lastAttempt }

  private mutating func carryOut(_ commands: LoadCommands) {
    if commands.cancelsAttempt {
      if live == nil { fail("an attempt is cancelled and none is in flight") }
      live = nil
      isStream = false
    }
    guard let start = commands.starts else { return }
    if live != nil { fail("an attempt starts while another is in flight") }
    if start.id <= lastAttempt { fail("an attempt has the number of an earlier one") }
    live = start.id
    isMarked = false
    called.insert(start.input)
    isStream = false
    lastAttempt = start.id
    attemptSince = activeNow
    progressSince = activeNow
    starts += 1
  }

  /// An attempt begins because of the path: nothing else begins one at a report, or from rest at a tick, or counts
  /// the attempts again at a tick.
  private mutating func notePathRun(_ commands: LoadCommands, wasRunning: Bool, isReport: Bool) {
    guard commands.starts != nil else { return }
    guard isReport || !wasRunning || (commands.starts?.number == 1 && starts > 0) else { return }
    if let last = pathRunAt, now - last < .seconds(10) { fail("two runs in \(now - last) because of the path") }
    pathRunAt = now
    starts = 0
  }

  private mutating func fail(_ text: String) { broken = broken ?? text }

  // MARK: The rules

  private mutating func check(from before: LoadState<Int>, wasRunning: Bool, move: Move) {
    let state = machine.state
    checkActivity(state)
    checkContent(from: before, to: state, move)
    checkMinimums(state, move)

    if live == nil, !machine.isRunning { isStream = false }
    if live != nil, !isStream, !machine.isRunning { fail("an attempt goes on and nothing runs") }
    if case .request = move, case .failed = state, connection != .offline, let restored, state != restored {
      if case .failed = before {} else { fail("an old failure comes back") }
    }
    if case .failed(let failure) = state, failure.isOfPreviousInput, !machine.isRunning {
      fail("the failure of an input that is not asked for any more")
    }
    if move == .deadline, wasRunning, !machine.isRunning, waiting + waitingForNewest > 0, !hasOutcome, state == restored
    {
      fail("a run is given up while somebody waits")
    }
    if case .restored = move, before.isEmpty || before.value != nil, before.status?.origin != .previousInput,
      state != before
    {
      fail("saved content takes the place of an answer")
    }
    if case .restored = move, wasRunning != machine.isRunning { fail("saved content starts or ends a run") }
    if !machine.isRunning, let deadline = machine.deadline, deadline > now {
      // A stream ends when its displays have left, and another path makes up for a run that came too early.
      let endsStream = presence == .hidden && deadline <= now + options.cancellationDelay
      if !endsStream, pathRunAt.map({ deadline != $0 + .seconds(10) }) ?? true {
        fail("a deadline and nothing that runs")
      }
    }
    if isSuspended, machine.deadline != nil { fail("a deadline in the background") }
    // Waits end by wall time, so one may have ended in the background.
    if let deadline = machine.deadline, deadline < now, move != .resumed { fail("a deadline in the past") }
    if starts > policy.attempts { fail("\(starts) attempts of \(policy.attempts)") }
    if case .empty = state, !sawEmptyAnswer { fail("empty without an empty answer") }
    let forgets = move == .reset || move == .noInput
    if move == .cancel || forgets, machine.isRunning { fail("it runs after it was stopped") }
    if forgets, state.value != nil || state.failure != nil || state.isEmpty { fail("reset leaves something") }
    if forgets { sawEmptyAnswer = false }
    if move == .noInput { hasInput = false }
    if case .request = move, machine.hasInput { hasInput = true }
    if hasInput != machine.hasInput { fail("an input where there is none, or none where there is one") }
    if !hasInput, state.value != nil || state.failure != nil || state.isRunning {
      fail("it shows something for no input")
    }
    if move == .cancel, wasRunning, let restored, state != restored {
      fail("cancel goes back to \(state), not to \(restored)")
    }
    if !machine.isRunning {
      restored = state
      restoredInput = machine.input
      called = []
    }
  }

  private mutating func checkActivity(_ state: LoadState<Int>) {
    guard let activity = state.activity else {
      if case .failed = state { return }  // Rule 11: an automatic run leaves the failure on screen for a while.
      if machine.isRunning { fail("a run that does not show") }
      return
    }
    if !machine.isRunning { fail("work shows and nothing runs") }
    if activity.attempt > policy.attempts { fail("attempt \(activity.attempt) shows") }
    // A path that changed in the background is used by a tick at the instant of the return.
    let isDue = machine.deadline.map { $0 <= now } ?? false
    if activity.phase == .waitingForConnection, !connection.isOffline, !isSuspended, !isDue {
      if pathRunAt.map({ now - $0 >= .seconds(10) }) ?? true { fail("it waits for a connection it has") }
    }
    if activity.phase == .waitingForConnection, activity.reason.isUser { fail("the user waits for a connection") }
    if activity.phase == .waitingToRetry, policy.backoff.wait(beforeRetry: 0) < .seconds(1) {
      fail("a short wait shows")
    }
    if activity.phase == .waitingForConnection, live != nil { fail("it waits while an attempt runs") }
    if activity.phase == .waitingToRetry, live != nil { fail("it waits to retry while an attempt runs") }
    if activity.reason == .userRetry, activity.indicator == .pending, options.timing.grace != nil {
      fail("the user's retry is not acknowledged")
    }
    if activity.indicator == .visible, options.timing.grace == nil { fail("an indicator where none is wanted") }
  }

  /// Content is never replaced by an indicator or a failure, unless it answers another input (rules 3 and 5).
  private mutating func checkContent(from before: LoadState<Int>, to state: LoadState<Int>, _ move: Move) {
    let had = before.value != nil || before.isEmpty
    let has = state.value != nil || state.isEmpty
    defer { if has, state.status?.origin != .previousInput { contentInput = machine.input } }
    guard had, !has, move != .reset, move != .noInput else { return }
    if case .request(let input, _, _) = move, input != contentInput,
      before.isEmpty || !options.keepsPreviousContent || state.failure != nil
    {
      return
    }
    // "Nothing there" for an earlier input, which only a change of kept content makes, says nothing about this one.
    if before.isEmpty, before.status?.origin == .previousInput { return }
    // A failure takes the place of content that answers another input.
    if before.status?.origin == .previousInput, case .failed = state { return }
    // Cached content for another input goes with the run that showed it.
    if before.status?.origin == .cached {
      if move == .cancel || move == .cancelled || move == .deadline { return }
      if case .request(let input, _, _) = move, input != contentInput { return }
    }
    fail("content goes: \(before) to \(state)")
  }

  /// What shows, shows for its minimum, unless the user stops it or the app sets something else (rules 2, 6 and 10).
  private mutating func checkMinimums(_ state: LoadState<Int>, _ move: Move) {
    let isStopped = move == .cancel || move == .reset || move == .noInput || move == .set(0) || move == .set(2)
    let isFirstLoad = state.value == nil && !state.isEmpty
    let showsIndicator = isFirstLoad && state.activity?.indicator == .visible
    if let since = indicatorSince, !showsIndicator, !isStopped,
      activeNow - since < options.timing.minimumDisplay
    {
      fail("an indicator for \(activeNow - since)")
    }
    // An indicator that goes on beside content counts from its first showing.
    let first = indicatorSince
    indicatorSince = showsIndicator ? indicatorSince ?? activeNow : nil

    let isBusy = !isFirstLoad && state.activity?.reason == .userRetry && state.activity?.indicator == .visible
    let isReplaced = if case .request = move { true } else { false }
    if let since = busySince, !isBusy, !isStopped, !isReplaced, activeNow - since < options.timing.minimumDisplay {
      fail("a busy banner for \(activeNow - since)")
    }
    busySince = isBusy ? busySince ?? first ?? activeNow : nil

    // A pull has its own control.
    let isVisible = state.activity?.indicator == .visible
    if let since = visibleSince, !isVisible, !isStopped, !isReplaced, visibleReason != .userRefresh,
      activeNow - since < options.timing.minimumDisplay
    {
      fail("an indicator of a refresh for \(activeNow - since)")
    }
    visibleSince = isVisible ? visibleSince ?? activeNow : nil
    visibleReason = state.activity?.reason
  }
}
