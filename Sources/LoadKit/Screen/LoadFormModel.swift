import Observation

#if canImport(Combine)
  import Combine
#endif

/// What a form shows of its submission.
///
/// A renderer draws ``presentation``: the button, the messages at the fields, and the status of the submission. Add the
/// model to a ``LoadDisplay`` to get effects.
///
/// It is `Observable` from iOS 17 on, and an `ObservableObject`. Creating one does nothing and can be done anywhere. It
/// belongs to the main actor.
@MainActor public final class LoadFormModel: LoadDisplayMember {
  /// The general words, and those for failures. Setting them notifies no observer.
  public var words = LoadWords() { didSet { cached = nil } }
  /// The actions that the app carries out itself. Setting them notifies no observer.
  public var handlers: [LoadAction: @MainActor () -> Void] = [:] { didSet { cached = nil } }
  #if canImport(Combine)
    /// Sends before each change of ``presentation``.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  private var source: (any FormSource)?
  private var subscription: LoadSubscription?
  private var observation = LoadObservation()
  private var cached: SubmissionPresentation?
  private var announcement: (@MainActor (LoadWords) -> LoadAnnouncement?)?
  private var regions: ScreenRegions?

  /// Creates a model that shows nothing yet.
  public nonisolated override init() { super.init() }

  /// Shows a submission from now on. Showing the same one again has no effect.
  ///
  /// - Parameter submission: The submission; `nil` for none.
  public func show<Draft: Equatable, Value>(_ submission: LoadSubmission<Draft, Value>?) {
    prepare(submission)
    updateIfChanged()
  }

  /// Makes ``presentation`` show a submission without notifications: for a renderer whose views are evaluated before
  /// they may act.
  ///
  /// - Parameter submission: The submission; `nil` for none.
  public func prepare<Draft: Equatable, Value>(_ submission: LoadSubmission<Draft, Value>?) {
    if let environment { submission?.adopt(environment) }
    guard source !== submission else { return }
    if let display { source?.driver.detach(display) }
    source = submission
    cached = nil
    subscription = submission?.subscribe { [weak self] _, _ in self?.sourceDidChange() }
    listen()
    if let display, let driver = source?.driver {
      driver.attach(display)
      if display.isOnScreen { driver.displayDidAppear(display) }
    }
  }

  /// Notifies observers of the source that was prepared last, if it is drawn differently.
  public func showPrepared() { updateIfChanged() }

  /// What to draw now.
  public var presentation: SubmissionPresentation {
    observation.access(.status)
    return presentationNow
  }

  /// Sends the draft, and returns at once: what the form's button does.
  public func send() {
    display?.userActed()
    source?.start()
  }

  /// Carries out the action of a button, and returns at once.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether the action was carried out.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    display?.userActed()
    if let handler = handlers.first(where: { $0.key.key == action.key })?.value {
      handler()
      return true
    }
    return source?.perform(action) ?? false
  }

  // MARK: Life

  override func shows(_ owner: AnyObject) -> Bool { source === owner }

  override func displayDidChange(_ change: Change) {
    guard let display, let driver = source?.driver else { return }
    switch change {
    case .added: driver.attach(display)
    case .removed: driver.detach(display)
    case .appeared:
      driver.displayDidAppear(display)
      listen()
    case .disappeared, .enteredBackground, .enteredForeground: driver.displaysDidChange()
    }
  }

  override func name(of region: LoadRegion) -> String? {
    switch region {
    case .indicator: presentationNow.indicator?.label
    case .message: presentationNow.message?.title
    case .content, .banner: nil
    }
  }

  override func displayDidEnd() { source?.driver.displaysDidChange() }

  // MARK: Implementation

  private var presentationNow: SubmissionPresentation {
    if let cached { return cached }
    let presentation = makePresentation()
    cached = presentation
    return presentation
  }

  private func makePresentation() -> SubmissionPresentation {
    let options = SubmissionPresentation.Options(available: available(handlers, source?.availableActions))
    return source?.presentation(words: words, options: options)
      ?? SubmissionPresentation(SubmissionState<NoInput>.idle, canSend: false, words: words, options: options)
  }

  /// Begins to follow what is announced, of which nothing is said yet.
  private func listen() {
    announcement = source?.makeAnnouncer()
    // Without keeping it: observers do not know it yet.
    regions = ScreenRegions(form: makePresentation())
  }

  private func sourceDidChange() {
    let said = announcement?(words)
    let next = ScreenRegions(form: makePresentation())
    let focus = regions.flatMap { next.target(after: $0, focused: focusedRegion) }
    regions = next
    updateIfChanged()
    // A form's outcome is always announced: the user waits for it.
    guard let display, let source, source.driver.displays.speaker(for: source) === display else { return }
    display.report(said, focus: focus, about: nil, of: self)
  }

  private func updateIfChanged() {
    let after = makePresentation()
    guard after != cached else { return }
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    observation.willChange(content: false, status: true)
    cached = after
    observation.didChange(content: false, status: true)
    notifyChange()
  }
}

#if canImport(Combine)
  extension LoadFormModel: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadFormModel: Observable {}

extension ScreenRegions {
  /// The regions around a form: the indicator, the message, or the form itself.
  fileprivate init(form: SubmissionPresentation) {
    hasBanner = false
    body = form.indicator != nil ? .indicator : form.message != nil ? .message : .content
  }
}

/// A submission, whatever its types.
@MainActor protocol FormSource: AnyObject {
  var driver: LoadDriver { get }
  var availableActions: Set<LoadAction> { get }
  func presentation(words: LoadWords, options: SubmissionPresentation.Options?) -> SubmissionPresentation
  func start()
  func perform(_ action: LoadAction) -> Bool
  /// Creates a function that says what changed since its last call.
  func makeAnnouncer() -> @MainActor (LoadWords) -> LoadAnnouncement?
}

extension LoadSubmission: FormSource {
  var driver: LoadDriver { loader.driver }

  func makeAnnouncer() -> @MainActor (LoadWords) -> LoadAnnouncement? {
    var announcer = SubmissionAnnouncer(currentState)
    return { [weak self] words in
      guard let self else { return nil }
      return announcer.announcement(for: currentState, wording: wording, words: words)
    }
  }
}
