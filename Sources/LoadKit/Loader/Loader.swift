/// Loads a value for a screen and tells what the screen shows meanwhile.
///
/// A loader owns one ``LoadMachine``, at most one task for the attempt in flight, and at most one that sleeps until the
/// machine's next deadline. It belongs to the main actor, as do its operation and its value, which need not be
/// `Sendable`. Creating one does nothing (SwiftUI creates them often); dropping the last reference cancels its work
/// (rule 18). It is `Observable` from iOS 17 on, and an `ObservableObject`.
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
    case stream(Source)
  }

  /// The words for this screen.
  public let wording: LoadWording
  /// The options that the loader was created with.
  public var options: LoadOptions { machine.options }
  /// What the loader knows about its values.
  public let traits: LoadTraits<Value>
  /// Is told every change of the state, in order, on the main actor. For logging and analytics.
  public var onTransition: (@MainActor (LoadTransition<Value>) -> Void)?

  let environment: LoadEnvironment
  let clock: LoadClock
  let work: Work

  var machine: LoadMachine<LoadContent>
  var inputs = LoadInputs<Input>()

  /// The attempt in flight, and the task that runs it.
  var attempt: Int?
  var attemptTask: Task<Void, Never>?
  /// The attempt whose task was made and has not begun yet; only where tasks cannot begin at once.
  var beginning: Int?
  var timer: LoadTimer?
  /// What the last attempt of the run threw, and the error of the failure that is settled.
  var thrown: (error: any Error, failure: LoadFailure)?
  var settledError: (occurrence: Int, error: (any Error)?)?
  var idempotencyKey: (key: String, input: Int)?
  var isFollowingConnection = false

  /// How deep in ``send(_:)`` the loader is: an operation that does not suspend answers within the request.
  var depth = 0
  var published: LoadState<LoadContent>
  var publishedVersion: Int
  /// Whether observers are being told.
  var isChanging = false
  var untold: [LoadTransition<LoadContent>] = []
  var isTelling = false
  var observation = LoaderObservation<Input, Value>()
  var feeds: [WeakFeed] = []
  var waiters: [LoadWaiter] = []

  init(
    wording: LoadWording, seed: LoadSeed<Value>, options: LoadOptions, traits: LoadTraits<Value>,
    environment: LoadEnvironment, work: Work
  ) {
    self.wording = wording
    self.traits = traits
    self.environment = environment
    self.work = work
    clock = LoadClock(environment.clock)
    machine = LoadMachine(options: options, traits: traits.closed(), seed: seed.closed())
    published = machine.state
    publishedVersion = machine.contentVersion
    // A loader that needs no input can always load.
    if Input.self == NoInput.self, let input = NoInput() as? Input { _ = inputs.number(of: input) }
  }

  deinit {
    attemptTask?.cancel()
    let feeds = feeds.compactMap { $0.feed }
    if !feeds.isEmpty { Task { @MainActor in for feed in feeds { feed.finish() } } }
  }

  // MARK: What shows

  /// What the screen shows now.
  public var state: LoadState<Value> {
    observation.access(self, content: true, activity: true)
    return published.open(as: Value.self)
  }

  /// The content. Whoever reads only this is not notified of what goes on around it.
  public var value: Value? {
    observation.access(self, content: true, activity: false)
    return published.value?.open(as: Value.self)
  }

  /// The work under way. Whoever reads only this is not notified of content.
  public var activity: LoadActivity? {
    observation.access(self, content: false, activity: true)
    return published.activity
  }

  /// The failure that shows, in place of content or in the banner of a failed refresh.
  public var failure: LoadFailure? {
    observation.access(self, content: false, activity: true)
    return published.failure
  }

  /// The error that the operation threw, if a failure shows. It is not fit for display or logs: it may hold secrets.
  public var underlyingError: (any Error)? {
    guard let failure, failure.occurrence == settledError?.occurrence else { return nil }
    return settledError?.error
  }

  /// The input that is on screen, or was asked for last; a retry asks for it again. `nil` before the first load.
  public var input: Input? { inputs[machine.input] }

  /// The time since the loader was created, on the clock of its environment. ``LoadStatus/asOf`` is on this time line.
  public var now: Duration { clock.now() }

  /// How old the content on screen is; `nil` if there is none or its age is unknown.
  public var age: Duration? { published.status?.asOf.map { now - $0 } }

  /// Whether a screen that appears now would load (rule 4).
  public var isStale: Bool { machine.isStale(at: now) }

  /// All states from now on, beginning with the present one; see ``LoadStates``.
  public var states: LoadStates<Value> {
    let feed = LoadFeed(published)
    feeds.removeAll { $0.feed == nil }
    feeds.append(WeakFeed(feed: feed))
    return LoadStates(feed: feed)
  }
}
