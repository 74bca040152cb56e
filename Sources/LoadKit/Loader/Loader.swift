#if canImport(Combine)
  import Combine
#endif

/// Loads a value for a screen and tells what the screen shows meanwhile.
///
/// A loader owns one `LoadMachine`, at most one task for the attempt in flight, and at most one that sleeps until the
/// machine's next deadline. It belongs to the main actor, as do its operation and its value, which need not be
/// `Sendable`. Creating one does nothing, and can be done anywhere (SwiftUI creates them often); dropping the last
/// reference cancels its work (rule 18). It is `Observable` from iOS 17 on, and an `ObservableObject`.
///
/// ```swift
/// let articles = Loader(.articles) { _ in try await service.articles() }
/// await articles.load()
/// ```
@MainActor public final class Loader<Input: Equatable, Value> {
  /// What is called to load: gets the input, and what is known about the attempt. Its errors are classified by
  /// ``LoadEnvironment/classifier``.
  public typealias Operation = @MainActor (_ input: Input, _ context: LoadContext) async throws -> Value

  typealias Source = @MainActor (Input, LoadContext, _ emit: @MainActor (Value) -> Void) async throws -> Void

  enum Work {
    case operation(Operation)
    case simple(@MainActor (LoadContext) async throws -> Value)
    case stream(Source)
  }

  /// The words for this screen.
  public nonisolated var wording: LoadWording { sharedWording.value }
  let sharedWording: Shared<LoadWording>
  /// The options that the loader was created with.
  ///
  /// With ``LoadEnvironment/options`` they are those of the last run.
  public var options: LoadOptions { usedDriver?.machine.options ?? firstOptions }
  /// What the loader knows about its values.
  public var traits: LoadTraits<Value> {
    if let madeTraits { return madeTraits }
    _ = driver
    return madeTraits ?? LoadTraits()
  }
  /// Is told every change of the state, in order, on the main actor. For logging and analytics.
  public var onTransition: (@MainActor (LoadTransition<Value>) -> Void)?

  /// Called when a run has failed, before the failure shows: the app may deal with it instead, as with a "not found"
  /// that leaves the screen. On the main actor; not for attempts that are repeated, nor for cancellations.
  ///
  /// ```swift
  /// article.onFailure = { failure in
  ///   guard failure.kind == .notFound else { return .shown }
  ///   navigation.removeLast()
  ///   return .handled
  /// }
  /// ```
  public var onFailure: (@MainActor (LoadFailure) -> LoadFailureHandling)?
  /// The loader that this one follows, and the input that it gave last.
  var dependency: LoadSubscription?
  var followedInput: Input?

  let work: Work
  private let firstOptions: LoadOptions
  /// The environment that was given at the creation, or by the place that shows the loader.
  private var environment: LoadEnvironment?
  var driver: LoadDriver { usedDriver ?? makeDriver() }
  /// The driver, if the loader has been used: what belongs to the main actor is made only then.
  private(set) var usedDriver: LoadDriver?
  private var madeTraits: LoadTraits<Value>?
  var inputs = LoadInputs<Input>()
  /// The transitions have the driver's type; a subscriber opens the values that it reads.
  private var subscriptions = LoadObservers<LoadTransition<LoadContent>>()
  private var observation = LoadObservation()
  #if canImport(Combine)
    /// Sends before each change of the state.
    public let objectWillChange = ObservableObjectPublisher()
    /// The publishers of objects that hold the loader.
    var forwarded: [ObservableObjectPublisher] = []
    /// The states for ``statePublisher``, once it has been asked for.
    var stateSubject: CurrentValueSubject<LoadState<Value>, Never>?
  #endif
  /// Whether it has forgotten what belonged to a user who signed out, and loads again for the next one.
  var awaitsSignIn = false
  /// Whether the content was forgotten because the user has signed out, so that idle offers to sign in (rule 1).
  var isSignedOut = false
  /// The offset of the row that was found last; see ``row(id:)``.
  var lastRow = 0
  /// Gives cached content, and what is under way to get some.
  var restore: (@MainActor (Input) async -> LoadCachedValue<Value>?)?
  var restoration: LoadRestoration?

  /// Makes the driver and the traits; `nil` afterwards.
  private var recipe: (@MainActor (LoadEnvironment) -> (LoadDriver, LoadTraits<Value>))?

  /// Creates a loader, on any thread, and does nothing else.
  ///
  /// It does not belong to the main actor so that it can be called in the initial value of a property, together with an
  /// operation that calls what does not belong there: the compiler takes the two for a contradiction otherwise.
  nonisolated init(
    wording: LoadWording, seed: @escaping @MainActor () -> LoadSeed<Value>, options: LoadOptions,
    traits: @escaping @MainActor () -> LoadTraits<Value>, environment: LoadEnvironment?, work: Work
  ) {
    sharedWording = Shared(wording)
    self.work = work
    firstOptions = options
    self.environment = environment ?? LoadEnvironment.override
    recipe = { environment in
      let traits = traits()
      let changes = LoadChanges()
      let seed = seed().closed()
      let machine = LoadMachine(
        options: options, traits: traits.closed(), seed: seed, applying: { changes.apply($0, to: $1) })
      return (LoadDriver(machine, environment, changes, seed: seed), traits)
    }
  }

  private func makeDriver() -> LoadDriver {
    guard let make = recipe else { preconditionFailure("A loader makes its driver once.") }
    let (driver, traits) = make(environment ?? .default)
    recipe = nil
    madeTraits = traits
    usedDriver = driver
    driver.owner = self
    // A loader that needs no input can always load.
    if Input.self == NoInput.self, let input = NoInput() as? Input { _ = inputs.number(of: input) }
    observeEnvironment(driver)
    return driver
  }

  /// Takes the environment of the place that shows the loader, unless it has one.
  func offer(_ environment: LoadEnvironment) {
    if self.environment == nil, usedDriver == nil { self.environment = environment }
  }

  // MARK: What shows

  /// What the screen shows now.
  public var state: LoadState<Value> {
    observation.access(.content, .status)
    return driver.published.open(as: Value.self)
  }

  /// The content. Whoever reads only this is not notified of what goes on around it.
  public var value: Value? {
    observation.access(.content)
    return driver.published.value?.open(as: Value.self)
  }

  /// Counts the changes of content: while the number is the same, the content is the same (rule 8). Read it to compare
  /// content without comparing values.
  public var contentVersion: Int {
    observation.access(.content)
    return driver.publishedVersion
  }

  /// The work under way. Whoever reads only this is not notified of content.
  public var activity: LoadActivity? {
    observation.access(.status)
    return driver.published.activity
  }

  /// The failure that shows, in place of content or in the banner of a failed refresh.
  public var failure: LoadFailure? {
    observation.access(.status)
    return driver.published.failure
  }

  /// The error that the operation threw, if a failure shows. It is not fit for display or logs: it may hold secrets.
  public var underlyingError: (any Error)? {
    guard let failure, failure.occurrence == driver.settledError?.occurrence else { return nil }
    return driver.settledError?.error
  }

  /// The input that is on screen, or was asked for last; a retry asks for it again. `nil` before the first load.
  public var input: Input? {
    // The driver first: what it makes on its first use includes the inputs.
    let number = driver.input
    return inputs[number]
  }

  /// The time since the loader was used for the first time, on the clock of its environment. ``LoadStatus/asOf`` is on
  /// this time line.
  public var now: Duration { driver.clock.now() }

  /// The number of the run in progress.
  package var runID: Int? { driver.runID }

  /// How old the content on screen is; `nil` if there is none or its age is unknown.
  public var age: Duration? { driver.published.status?.asOf.map { now - $0 } }

  /// Whether a screen that appears now would load (rule 4).
  public var isStale: Bool { driver.machine.isStale(at: now) }

  /// All states from now on, beginning with the present one; see ``LoadStates``.
  public var states: LoadStates<Value> {
    let feed = LoadFeed(driver.published, wakes: driver.clock.wakes)
    driver.feeds.removeAll { $0.feed == nil }
    driver.feeds.append(WeakFeed(feed: feed))
    return LoadStates(feed: feed)
  }

  /// Counts resumed callers, if the clock is one for tests.
  package var wakes: (any LoadWakeCounter)? { driver.clock.wakes }

  /// Calls a function at every transition from now on, in order, at once, on the main actor: after
  /// ``onTransition``, and any number of them.
  ///
  /// - Parameter notify: What is called. It may change the loader; what follows from that is told afterwards.
  /// - Returns: The subscription, which lasts for as long as it is held.
  package func subscribe(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription {
    subscriptions.subscribe { if $0.isChange { notify($0.open(as: Value.self)) } }
  }

  /// Calls a function at every transition, as ``subscribe(_:)``, and at the end of a run that changes nothing.
  func follow(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription {
    subscriptions.subscribe { notify($0.open(as: Value.self)) }
  }

  /// Calls a function at every transition, as ``subscribe(_:)``, without its values.
  func followChanges(_ notify: @escaping @MainActor () -> Void) -> LoadSubscription {
    subscriptions.subscribe { if $0.isChange { notify() } }
  }

  /// Notes that an observer reads the state.
  func noteRead() { observation.access(.content, .status) }

  /// Follows the connection and the sign-in, also where the app itself has put the content in place.
  private func observeEnvironment(_ driver: LoadDriver) {
    driver.environment.authentication?.observe(driver) { [weak self] in self?.authenticationDidChange($0) }
    guard let connectivity = driver.environment.connectivity else { return }
    connectivity.observe(driver) { [weak driver] in driver?.send(.connection($0)) }
    if connectivity.connection != .unknown { driver.send(.connection(connectivity.connection)) }
  }
}

// MARK: What the driver needs

extension Loader: LoadDriverOwner {
  func body(of start: LoadAttempt, _ context: LoadContext) -> LoadBody? {
    // One closure for each kind, and no function between it and the operation: every call of an asynchronous function
    // costs a part of what a whole load does.
    switch work {
    case .operation(let operation):
      guard let input = inputs[start.input] else { return nil }
      return { @MainActor [weak driver] in
        // Cancelled before it began: it never begins (rule 16).
        if Task.isCancelled { return }
        do {
          let value = try await operation(input, context)
          driver?.end(start.id, .success(LoadContent(value), attempt: start.id))
        } catch {
          driver?.fail(start.id, error)
        }
      }
    case .simple(let operation):
      return { @MainActor [weak driver] in
        if Task.isCancelled { return }
        do {
          let value = try await operation(context)
          driver?.end(start.id, .success(LoadContent(value), attempt: start.id))
        } catch {
          driver?.fail(start.id, error)
        }
      }
    case .stream(let source):
      guard let input = inputs[start.input] else { return nil }
      return { @MainActor [weak driver] in
        if Task.isCancelled { return }
        do {
          try await source(input, context) { driver?.send(.element(LoadContent($0), attempt: start.id)) }
          driver?.end(start.id, .finished(attempt: start.id))
        } catch {
          driver?.fail(start.id, error)
        }
      }
    }
  }

  func willChange(content: Bool, activity: Bool) {
    #if canImport(Combine)
      objectWillChange.send()
      for publisher in forwarded { publisher.send() }
    #endif
    observation.willChange(content: content, status: activity)
  }

  func didChange(content: Bool, activity: Bool) {
    observation.didChange(content: content, status: activity)
  }

  func handles(_ failure: LoadFailure) -> Bool { onFailure?(failure) == .handled }

  var isFollowed: Bool {
    #if canImport(Combine)
      if stateSubject != nil { return true }
    #endif
    return onTransition != nil || !subscriptions.isEmpty
  }

  func tell(_ transition: LoadTransition<LoadContent>) {
    if transition.isChange, let onTransition { onTransition(transition.open(as: Value.self)) }
    #if canImport(Combine)
      if transition.isChange { stateSubject?.send(transition.state.open(as: Value.self)) }
    #endif
    subscriptions.tell(transition)
  }
}
