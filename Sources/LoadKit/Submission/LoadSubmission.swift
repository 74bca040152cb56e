#if canImport(Combine)
  import Combine
#endif

/// Sends what a user has filled in: once, however often the button is pressed, and without losing what was typed.
///
/// It holds the draft, so that it sees every edit: a draft that was edited is another submission, with an idempotency
/// key of its own, even if it was changed back (rule 12). The draft stays as it is, whatever happens. One submission is
/// under way at a time, and goes on to its end when its view, or the last reference to it, goes. It belongs to the main
/// actor, is `Observable` from iOS 17 on, and an `ObservableObject`.
///
/// ```swift
/// let compose = LoadSubmission(.article, draft: Draft(), options: SubmissionOptions(retry: .submission)) { draft,
///   context in try await service.create(draft, context: context)
/// }
/// compose.draft.title = "Tea"
/// if case .sent(let article) = await compose.send() { show(article) }
/// ```
@MainActor public final class LoadSubmission<Draft: Equatable, Value> {
  /// What is called to send: gets the draft as it was when the user sent it, and what is known about the attempt.
  public typealias Operation = @MainActor (_ draft: Draft, _ context: LoadContext) async throws -> Value

  /// The words for this form.
  public let wording: SubmissionWording
  /// The options that the submission was created with.
  public let options: SubmissionOptions
  /// Is told every change of the state, in order, on the main actor. For announcements, logging and analytics.
  public var onTransition: (@MainActor (_ previous: SubmissionState<Value>, _ state: SubmissionState<Value>) -> Void)?

  /// Called when sending has failed, before the failure shows: the app may deal with it instead. On the main actor; not
  /// for what ``init(_:draft:options:environment:fields:validate:operation:)`` finds out on the device.
  public var onFailure: (@MainActor (SubmissionFailure) -> LoadFailureHandling)?

  let loader: Loader<SubmittedDraft<Draft>, Value>
  private var observers = LoadObservers<(previous: SubmissionState<Value>, state: SubmissionState<Value>)>()
  #if canImport(Combine)
    /// Sends before each change of the draft or the state.
    public let objectWillChange = ObservableObjectPublisher()
  #endif
  private var subscription: LoadSubscription?
  private let unconfirmed = UnconfirmedSubmissions()
  private var observation = LoadObservation()
  private let firstDraft: @MainActor () -> Draft
  private lazy var currentDraft = firstDraft()
  /// Counts the edits. Two drafts with the same number are the same submission.
  private var edits = 0
  /// The draft that was sent last, or refused on the device.
  private var checkedDraft: Draft?
  private let fields: DraftFields<Draft>
  private let validate: (@MainActor (Draft) -> [FieldError])?
  /// Checks the draft before it is sent, and returns its errors.
  private var invalid: (failure: LoadFailure, errors: [FieldError])?
  private var lastInvalid = 0
  /// The number that was sent last.
  private var sentEdits: Int?
  /// The failure that the user has put away.
  private var dismissedOccurrence: Int?
  /// The state that shows.
  private(set) var currentState = SubmissionState<Value>.idle
  /// The field errors of the failure that shows, with its number.
  private var fieldErrors: (occurrence: Int, errors: [FieldError])?
  /// Keeps what is under way alive when nobody else does.
  private var keeper: LoadSubmission?

  /// Creates a submission that sends nothing yet, on any thread: it can be the initial value of a property.
  ///
  /// - Parameters:
  ///   - wording: The words for this form.
  ///   - draft: What the form is filled with at first. Evaluated when the form is used for the first time.
  ///   - options: Everything that can be set.
  ///   - environment: The clock, connection and sign-in of the form. Default: those of the view that shows it, else
  ///     the app's.
  ///   - fields: Where the draft has the fields of errors, for those whose names are not the names of the draft's
  ///     properties: `["user_name": \.name]`. The error at a field goes when that part of the draft is edited.
  ///   - validate: Checks a draft before it is sent. If it returns errors nothing is called, and they show at their
  ///     fields. Default: nothing is checked.
  ///   - operation: Sends a draft.
  public nonisolated init(
    _ wording: SubmissionWording = .standard, draft: @autoclosure @escaping @MainActor () -> Draft,
    options: SubmissionOptions = SubmissionOptions(), environment: LoadEnvironment? = nil,
    fields: [String: PartialKeyPath<Draft> & Sendable] = [:],
    validate: (@MainActor (Draft) -> [FieldError])? = nil,
    operation: @escaping Operation
  ) {
    self.wording = wording
    self.options = options
    firstDraft = draft
    self.fields = DraftFields(paths: fields)
    self.validate = validate
    let unconfirmed = unconfirmed
    // Every outcome counts as one, an empty one too.
    loader = Loader(options: options.loadOptions, traits: LoadTraits(), environment: environment) {
      submitted, context in
      try await unconfirmed.attempt(submitted.edits) {
        try await operation(submitted.draft, context)
      }
    }
  }

  /// Gives the form the environment of the place that is about to show it; see ``Loader/adopt(_:)``.
  ///
  /// - Parameter environment: The environment.
  public func adopt(_ environment: LoadEnvironment) { loader.offer(environment) }

  // MARK: The draft

  /// What the user has filled in, for the form to show and change. Changing it never disturbs what is being sent.
  ///
  /// Every assignment of another value counts as an edit.
  public var draft: Draft {
    get {
      observation.access(.content)
      return currentDraft
    }
    set { edit(newValue) }
  }

  private func edit(_ draft: Draft) {
    // A text field that gets the focus assigns what is there already.
    guard draft != currentDraft else { return }
    change(draft: true) {
      currentDraft = draft
      edits += 1
    }
    draftDidChange()
  }

  // MARK: What shows

  /// How far the sending is.
  public var state: SubmissionState<Value> {
    observation.access(.status)
    return currentState
  }

  /// Whether ``send()`` would send: nothing is under way, and the draft was not sent yet as it is.
  public var canSend: Bool {
    observation.access(.content)
    let state = state
    return !state.isSending && (edits != sentEdits || !state.isSent)
  }

  /// Whether what was sent last, or is being sent, may have arrived although no outcome says so. Worth a warning before
  /// the form goes, and the key with it: what is filled in anew is another submission.
  public var mayHaveArrived: Bool {
    _ = state
    return !options.signsIn && !unconfirmed.submissions.isEmpty
  }

  private func state(of state: LoadState<Value>) -> SubmissionState<Value> {
    if invalid != nil, let failure = failureNow { return .failed(failure) }
    return switch state {
    case .idle, .empty: .idle
    case .loading(let activity): .sending(activity)
    case .loaded(let value, _): .sent(value)
    case .failed(let failure): failure.occurrence == dismissedOccurrence ? .idle : .failed(self.failure(failure))
    }
  }

  private func failure(_ failure: LoadFailure) -> SubmissionFailure {
    self.failure(failure, fieldErrors?.occurrence == failure.occurrence ? fieldErrors?.errors ?? [] : [])
  }

  private func failure(_ failure: LoadFailure, _ errors: [FieldError]) -> SubmissionFailure {
    let isEdited: (FieldError) -> Bool = { [checkedDraft, currentDraft, fields] error in
      checkedDraft.map { fields.differs(error, $0, currentDraft) } ?? false
    }
    var result = SubmissionFailure(
      failure, fieldErrors: errors.filter { !isEdited($0) }, mayHaveBeenSent: mayHaveBeenSent(failure))
    result.editedFieldErrors = errors.filter(isEdited)
    result.isWrongCredentials = options.signsIn && failure.kind == .unauthorized
    return result
  }

  /// The failure on screen unless the user dismissed it: the failure of the check on the device, else of the last
  /// sending.
  private var failureNow: SubmissionFailure? {
    if let invalid { return failure(invalid.failure, invalid.errors) }
    return loader.driver.published.failure.map(failure)
  }

  /// Reads the field errors off what the operation threw, once for each failure.
  private func readFieldErrors(of failure: LoadFailure?) {
    guard let failure, fieldErrors?.occurrence != failure.occurrence else { return }
    let settled = loader.driver.settledError
    let provider = settled?.occurrence == failure.occurrence ? settled?.error as? any FieldErrorProviding : nil
    fieldErrors = (failure.occurrence, Array((provider?.fieldErrors ?? []).prefix(SubmissionRejection.limit)))
  }

  private func mayHaveBeenSent(_ failure: LoadFailure) -> Bool {
    switch options.retry.idempotency {
    case .idempotent: return false
    case .nonIdempotent: return failure.mayHaveTakenEffect || !unconfirmed.submissions.isEmpty
    case .keyed:
      // The server recognises what is sent again as it is, and may still be at work on it. What was edited since would
      // be a second one.
      return unconfirmed.submissions.contains { $0 != edits || failure.kind == .conflict }
    }
  }

  /// The error that the operation threw, if a failure shows. It is not fit for display or logs: it may hold secrets.
  public var underlyingError: (any Error)? { invalid == nil ? loader.underlyingError : nil }

  // MARK: What users do

  /// Sends the draft as it is now, and waits until that settles, also if the calling task is cancelled.
  ///
  /// While something is being sent, it only waits for that. A draft that was sent as it is, is not sent again: call
  /// ``reset(to:)`` first, to send an equal one on purpose.
  ///
  /// - Returns: How it ended.
  @discardableResult public func send() async -> SubmissionState<Value> {
    start()
    guard loader.driver.runID != nil else { return currentState }
    // Joins what is under way, without effect on it.
    return state(of: await loader.refresh(reason: .poll))
  }

  /// Sends the draft as it is now, and returns at once: what a button does. Otherwise as ``send()``.
  public func start() {
    guard loader.driver.runID == nil, canSend else { return }
    observeLoader()
    checkedDraft = currentDraft
    let errors = validate?(currentDraft) ?? []
    guard errors.isEmpty else { return refuse(errors) }
    invalid = nil
    unconfirmed.classifier = loader.driver.environment.classifier
    keeper = self
    sentEdits = edits
    loader.start(SubmittedDraft(draft: currentDraft, edits: edits), reason: .userRetry)
    if loader.driver.runID == nil { keeper = nil }
  }

  /// Shows the errors of a draft that was not sent.
  private func refuse(_ errors: [FieldError]) {
    // Counted, as those of loaders are, so that each is announced once. Theirs are positive.
    lastInvalid -= 1
    var failure = LoadFailure(.invalidRequest)
    failure.occurrence = lastInvalid
    invalid = (failure, Array(errors.prefix(SubmissionRejection.limit)))
    loaderDidChange()
  }

  /// Stops the sending for the user: what was there before shows again. The draft and its key stay, so that sending it
  /// again cannot do it twice.
  ///
  /// Without effect where stopping is not safe (``SubmissionOptions/isCancellable``): what was sent cannot be called
  /// back.
  public func cancel() {
    // An outcome that is there and waits to be shown is an outcome: it was sent.
    guard loader.options.effectiveIsCancellable, !loader.driver.machine.holdsValue else { return }
    loader.cancel()
  }

  /// Puts the failure away. The draft and its key stay.
  public func dismissFailure() {
    if invalid != nil {
      invalid = nil
      dismissedOccurrence = loader.driver.published.failure?.occurrence ?? dismissedOccurrence
      return loaderDidChange()
    }
    guard case .failed(let failure) = loader.driver.published, dismissedOccurrence != failure.occurrence else { return }
    dismissedOccurrence = failure.occurrence
    loaderDidChange()
  }

  /// Begins anew: the state is idle, the next sending has a key of its own.
  ///
  /// What is under way is given up, and may have been sent.
  ///
  /// - Parameter draft: What the form is filled with; by default what is there.
  public func reset(to draft: Draft? = nil) {
    unconfirmed.clear()
    let wasInvalid = invalid != nil
    invalid = nil
    loader.reset()
    if wasInvalid { loaderDidChange() }
    change(draft: true) {
      if let draft { currentDraft = draft }
      edits += 1
      sentEdits = nil
      checkedDraft = nil
    }
    draftDidChange()
  }

  /// Lets the user sign in as the app says (``LoadEnvironment/authentication``). Nothing is sent by itself afterwards.
  ///
  /// - Returns: Whether the user has signed in; no, if the app does not say how.
  @discardableResult public func signIn() async -> Bool { await loader.signIn() }

  /// The app goes to the background: until ``resumed()`` the time does not count for timeouts (rule 22).
  package func suspended() { loader.suspended() }

  /// The app is in the foreground again.
  package func resumed() { loader.resumed() }

  /// Calls a function at every change from now on, of the state or of the draft, in order, at once, on the main actor:
  /// after ``onTransition``, and any number of them.
  ///
  /// - Parameter notify: What is called with the state before and the state now.
  /// - Returns: The subscription, which lasts for as long as it is held.
  package func subscribe(
    _ notify: @escaping @MainActor (_ previous: SubmissionState<Value>, _ state: SubmissionState<Value>) -> Void
  ) -> LoadSubscription {
    observers.subscribe { notify($0.previous, $0.state) }
  }

  /// Follows the sending, and whether the user signs in, from the first sending on.
  private func observeLoader() {
    guard subscription == nil else { return }
    loader.onFailure = { [weak self] failure in
      guard let self, let onFailure else { return .shown }
      readFieldErrors(of: failure)
      return onFailure(self.failure(failure))
    }
    subscription = loader.subscribe { [weak self] _ in self?.loaderDidChange() }
    loader.driver.environment.authentication?.observe(self) { [weak self] in self?.authenticationDidChange($0) }
  }

  private func authenticationDidChange(_ event: LoadAuthentication.Event) {
    guard loader.driver.runID == nil else { return }
    switch event {
    case .signedIn:
      // That it was needed is no longer true.
      if case .failed(let failure) = currentState, failure.failure.kind == .unauthorized,
        !failure.mayHaveBeenSent
      {
        dismissFailure()
      }
    case .signedOut:
      reset()
    }
  }

  /// Changes the draft, or else the state, and notifies observers.
  private func change(draft: Bool, _ change: () -> Void) {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    observation.willChange(content: draft, status: !draft)
    change()
    observation.didChange(content: draft, status: !draft)
  }

  /// The draft was edited, which may change what is known of the submission before it.
  private func draftDidChange() {
    let previous = currentState
    if case .failed(let failure) = previous, let next = failureNow, next != failure {
      change(draft: false) { currentState = .failed(next) }
    }
    observers.tell((previous, currentState))
  }

  /// The loader changed, or its failure was dismissed.
  private func loaderDidChange() {
    readFieldErrors(of: loader.driver.published.failure)
    let (previous, next) = (currentState, state(of: loader.driver.published.open(as: Value.self)))
    change(draft: false) { currentState = next }
    if loader.driver.runID == nil { keeper = nil }
    if case .idle = previous, case .idle = next { return }
    onTransition?(previous, next)
    observers.tell((previous, next))
  }
}

/// A draft as it was sent. Two are the same if nothing was edited in between.
struct SubmittedDraft<Draft>: Equatable {
  let draft: Draft
  let edits: Int

  static func == (lhs: SubmittedDraft, rhs: SubmittedDraft) -> Bool { lhs.edits == rhs.edits }
}
