import Observation

#if canImport(Combine)
  import Combine
#endif

/// What one screen shows of a loader, a group or an own state, and what it asks for.
///
/// Renderers of all toolkits read ``frame`` and draw it. A frame is a pure read: reading one causes no effect, no load
/// and no notification, any number of times, also before the display appears. Add the model to a ``LoadDisplay`` to
/// load and to get effects.
///
/// ```swift
/// let model = LoadScreenModel<[Article]>()
/// let display = LoadDisplay()
/// display.onEffect = { effect, _ in carryOut(effect) }
/// display.add(model)
/// model.show(.loader(articles))
/// display.appear()
/// draw(model.frame)
/// ```
///
/// It is `Observable` from iOS 17 on, and an `ObservableObject`: ``presentation`` and ``content`` are followed
/// separately, so that a progress update redraws no list. Creating one does nothing and can be done anywhere. It
/// belongs to the main actor.
@MainActor public final class LoadScreenModel<Value>: LoadDisplayMember {
  /// The words of the screen. Setting them notifies no observer: a renderer sets them before it reads a frame.
  public var words = LoadWords() { didSet { cached = nil } }
  /// The actions that the app carries out itself, in place of the source or in addition to it. An app's own action is
  /// known by its identifier alone. Setting them notifies no observer.
  public var handlers: [LoadAction: @MainActor () -> Void] = [:] { didSet { cached = nil } }
  /// A sample value in place of the source's. Setting it notifies no observer.
  public var sample: Value? { didSet { cached = nil } }
  /// Whether the renderer draws sample values. Default: yes.
  public var drawsSamples = true { didSet { if drawsSamples != oldValue { cached = nil } } }
  /// The age from which on content says how old it is; `nil` for no age. Default: 60 s. Cached content, and content
  /// whose refresh failed, always say it.
  public var showsAgeAfter: Duration? = .seconds(60) { didSet { if showsAgeAfter != oldValue { cached = nil } } }
  #if canImport(Combine)
    /// Sends before each change of a frame.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  private var source: ScreenSource<Value>?
  private var subscription: LoadSubscription?
  private var observation = LoadObservation()
  private var cached: LoadFrame<Value>?
  private var timer: LoadTimer?

  /// Whether the display asked for what the source shows since it appeared.
  private var hasAsked = false
  private var announcer = LoadAnnouncer<Value>()
  /// The regions of the frame that is on screen.
  private var regions: ScreenRegions?
  /// The state that was announced last, for a state of the app's own.
  private var heard: LoadState<Value>?
  /// The user's last request, until the next outcome of a state of the app's own.
  private var acted: LoadReason?
  /// The announcement that waits for further typing.
  private var queue: QueuedAnnouncement?
  /// The words of the app about an empty outcome, from when its input was on screen.
  private var answeredEmpty: (input: Int, empty: EmptyContent?)?
  private var drawnContent = DrawnContent<Value>()

  /// Creates a model that shows nothing yet.
  public nonisolated override init() { super.init() }

  // MARK: The source

  /// Shows a source from now on. If the display is on screen, it loads what the source asks for.
  ///
  /// Showing the same loader with an equal input again has no effect.
  ///
  /// - Parameter source: The source; `nil` for none.
  public func show(_ source: LoadScreenSource<Value>?) {
    let before = frameNow
    prepare(source)
    showPrepared(drawnBefore: before)
  }

  /// Shows the source that was prepared last, as ``show(_:)`` does.
  public func showPrepared() { showPrepared(drawnBefore: cached) }

  private func showPrepared(drawnBefore before: LoadFrame<Value>?) {
    if case let body as StateSource<Value> = self.source {
      hear(LoadTransition(previous: heard ?? .idle, state: body.state, time: .zero), drawnBefore: before)
    } else {
      update(cachedBefore: before)
    }
    if isOnScreen { askIfNeeded() }
    armTimer()
  }

  /// Makes ``frame`` show a source, without loading it, without effects and without notifications: for a renderer whose
  /// views are evaluated before they may act. Call ``show(_:)`` with the same source afterwards.
  ///
  /// - Parameter source: The source; `nil` for none.
  public func prepare(_ source: LoadScreenSource<Value>?) {
    let (old, new) = (self.source, source?.body)
    if let environment { new?.adopt(environment) }
    if let old, let new, new.isSame(as: old) {
      new.inherit(from: old)
      self.source = new
      cached = nil
      keepEmptyWords()
      return
    }
    let isSameOwner = old?.owner != nil && old?.owner === new?.owner
    hasAsked = false
    cached = nil
    self.source = new
    // Another input comes before the announcement.
    queue?.drop()
    if isSameOwner, new?.isTyped(.inputChanged) == true { display?.userActed() }
    if isSameOwner, let old { new?.inherit(from: old) }
    guard !isSameOwner else { return }
    subscription = nil
    timer = nil
    queue = nil
    acted = nil
    answeredEmpty = nil
    if let display { old?.detach(display) }
    guard let new else { return }
    heard = new.state
    announcer = LoadAnnouncer(new.state)
    keepEmptyWords()
    subscription = new.observe { [weak self] in self?.hear($0, drawnBefore: nil) }
    guard let display else { return }
    new.attach(display)
    if display.isOnScreen { new.displayDidAppear(display) }
  }

  // MARK: Frames

  /// What to draw now.
  public var frame: LoadFrame<Value> {
    observation.access(.content, .status)
    return frameNow
  }

  /// The words, symbols and actions to draw now. Observing only this ignores changes of content.
  public var presentation: LoadPresentation {
    observation.access(.status)
    return frameNow.presentation
  }

  /// The content to draw now. Observing only this ignores progress and other activity.
  public var content: LoadFrameContent<Value> {
    observation.access(.content)
    return frameNow.content
  }

  /// Tells the model which version of the content the renderer has drawn, so that it reports how content changed since.
  ///
  /// - Parameter version: ``LoadFrameContent/version`` of the content that was drawn.
  public func drawn(_ version: Int) {
    drawnContent.note(version, of: frameNow.content, asOf: source?.state.status?.asOf)
  }

  // MARK: Actions

  /// Carries out the action of a button, and returns at once: the app's handler if there is one, else the source's.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether the action was carried out.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    display?.userActed()
    acted = action.reason ?? acted
    if let handler = handler(for: action) {
      handler()
      return true
    }
    let isDone = source?.perform(action) ?? false
    // A banner that the source hides changes without a transition.
    if isDone, action == .dismiss, let source, source.hidesBanners, let heard {
      hear(LoadTransition(previous: heard, state: source.state, time: .zero), drawnBefore: nil)
    }
    return isDone
  }

  // MARK: Life

  override func shows(_ owner: AnyObject) -> Bool { source?.owner === owner }

  override func displayDidChange(_ change: Change) {
    guard let display else { return }
    switch change {
    case .added:
      source?.attach(display)
    case .removed:
      source?.detach(display)
      hasAsked = false
      queue?.drop()
      armTimer(isOnScreen: false)
    case .appeared:
      guard let source else { return }
      source.displayDidAppear(display)
      announcer = LoadAnnouncer(source.state)
      heard = source.state
      regions = nil
      updateIfChanged()
      if !drawnContent.includes(frameNow.content) { reportContent() }
      askIfNeeded()
      armTimer()
    case .disappeared:
      source?.displayDidChange()
      hasAsked = false
      cached = nil
      queue?.drop()
      armTimer(isOnScreen: false)
    case .enteredBackground:
      queue?.drop()
      source?.displayDidChange()
      armTimer(isOnScreen: false)
    case .enteredForeground:
      source?.displayDidChange()
      guard display.isOnScreen else { return }
      source?.displayDidAppear(display)
      // The frame may have changed in the background, where no focus was.
      regions = ScreenRegions(makeFrame().presentation)
      if hasAsked { source?.renew() } else { askIfNeeded() }
      updateIfChanged()
      armTimer()
    }
  }

  override func displayDidEnd() { source?.displayDidChange() }

  override func name(of region: LoadRegion) -> String? { frameNow.presentation.name(of: region) }

  override var refreshActionNow: LoadPresentation.Action? { presentation.refreshAction }

  override func beginRefresh() -> (@MainActor () async -> Void)? {
    if let handler = handler(for: .refresh) {
      handler()
      return nil
    }
    acted = .userRefresh
    return source?.beginRefresh()
  }

  private func askIfNeeded() {
    guard !hasAsked, let source else { return }
    hasAsked = true
    source.ask()
    // The request of an input that is there and fresh changes no state, but idle is no longer the beginning of a load.
    updateIfChanged()
  }

  // MARK: Implementation

  private func handler(for action: LoadAction) -> (@MainActor () -> Void)? {
    handlers.first { $0.key.key == action.key }?.value
  }

  private var frameNow: LoadFrame<Value> {
    if let cached { return cached }
    let frame = makeFrame()
    cached = frame
    return frame
  }

  private func makeFrame() -> LoadFrame<Value> {
    let state = (source?.shownState ?? .idle).drawn(with: sample ?? source?.sample)
    var options = LoadPresentation.Options()
    options.isAboutToLoad = source.map { ($0.asks && !hasAsked) || $0.isAboutToLoad } ?? false
    options.available = available(handlers, source?.availableActions)
    options.drawsSamples = drawsSamples
    options.now = source?.now
    options.showsAgeAfter = showsAgeAfter ?? .seconds(Int64.max)
    options.isSignedOut = source?.isSignedOut ?? false
    let presentation = LoadPresentation(state, words: shownWords, options: options)
    let (value, isSample): (Value?, Bool) =
      switch presentation.body {
      case .content: (state.value, false)
      case .placeholder: drawsSamples ? (state.sample ?? sample ?? source?.sample, true) : (nil, false)
      case .indicator, .message: (nil, false)
      }
    let showsSample = isSample && value != nil
    let id = LoadContentID(
      owner: source?.owner.map(ObjectIdentifier.init) ?? ObjectIdentifier(self),
      inputs: showsSample ? [] : source?.contentInput ?? [], isSample: showsSample)
    return LoadFrame(
      presentation: presentation,
      content: LoadFrameContent(
        value: value, isSample: showsSample, id: id, version: source?.contentVersion ?? 0))
  }

  /// The words to draw now.
  private var shownWords: LoadWords {
    var words = words.filled(with: source?.wording ?? .standardWording)
    // The words about an empty outcome belong to the input of the source. The content answers an earlier input.
    if let source, !source.answersInput {
      words.empty = answeredEmpty?.input == source.answeredInput ? answeredEmpty?.empty : nil
    }
    words.empty = words.empty ?? source?.emptyContent
    return words
  }

  /// Keeps the words about an empty outcome for the input that the content answers.
  private func keepEmptyWords() {
    if let source, source.answersInput { answeredEmpty = (source.answeredInput, words.empty) }
  }

  /// The source changed from one state to another.
  private func hear(_ transition: LoadTransition<Value>, drawnBefore: LoadFrame<Value>?) {
    guard let source else { return }
    heard = transition.state
    let before = drawnBefore ?? cached
    var settlement = transition.settlement
    if let reason = settlement?.reason { settlement?.isTyped = source.isTyped(reason) }
    if settlement != nil { keepEmptyWords() }
    let announcement =
      source.tellsSettlements
      ? announcer.announcement(
        for: transition.state, settlement: settlement, words: shownWords, traits: source.traits)
      : announcer.announcement(for: transition.state, reason: acted, words: shownWords, traits: source.traits)
    if announcement != nil || transition.previous.isRunning, !transition.state.isRunning { acted = nil }
    let hasSucceeded = source.tellsSettlements ? settlement?.hasFailed == false : !transition.previous.isSettledSuccess
    if hasSucceeded, transition.state.isSettledSuccess { display?.loaderDidSucceed() }
    // Another input or outcome comes before the announcement.
    if settlement != nil || queue?.input != source.askedInput || transition.state.isIdle { queue?.drop() }
    let after = makeFrame()
    let focus = regions.flatMap { ScreenRegions(after.presentation).target(after: $0, focused: focusedRegion) }
    update(cachedBefore: before, to: after)
    guard let display, display.isOnScreen else { return }
    regions = ScreenRegions(frameNow.presentation)
    let failure = announcement == nil ? nil : transition.state.announcedFailure
    let waits = settlement?.isTyped == true && announcement != nil && !transition.state.isRunning
    if waits, let announcement {
      queueIfPossible(QueuedAnnouncement.Entry(announcement: announcement, failure: failure, input: source.askedInput))
    }
    display.report(
      waits || !source.isSpeaker(display) ? nil : announcement, focus: focus, about: waits ? nil : failure, of: self)
    armTimer()
  }

  /// The input whose outcome waits to be announced, if one does.
  var queuedInput: Int? { queue?.input }

  private func queueIfPossible(_ entry: QueuedAnnouncement.Entry) {
    guard let clock = source?.clock else { return }
    let queue = queue ?? QueuedAnnouncement(clock: clock) { [weak self] in self?.post($0) }
    self.queue = queue
    queue.put(entry)
  }

  /// Announces what waited, if its outcome is still the last one, and this display announces for the source.
  private func post(_ entry: QueuedAnnouncement.Entry) {
    guard let source, let display, display.isOnScreen, source.isSpeaker(display), source.askedInput == entry.input
    else { return }
    display.report(entry.announcement, focus: nil, about: entry.failure, of: self)
  }

  /// Reports how the content differs from the content that the renderer has drawn.
  private func reportContent() {
    let (content, asOf) = (frameNow.content, source?.state.status?.asOf)
    let change = drawnContent.change(to: content, asOf: asOf, traits: source?.traits)
    drawnContent.note(content.version, of: content, asOf: asOf)
    display?.report(change, of: self)
  }

  /// Draws again if the frame differs from the one that observers know.
  private func updateIfChanged() { update(cachedBefore: cached) }

  /// Notifies observers of the parts of the frame that changed.
  private func update(cachedBefore before: LoadFrame<Value>?, to frame: LoadFrame<Value>? = nil) {
    let after = frame ?? makeFrame()
    if regions == nil { regions = ScreenRegions(after.presentation) }
    let changesStatus = before.map { $0.presentation != after.presentation } ?? true
    let changesContent =
      before.map {
        $0.contentVersion != after.contentVersion || $0.contentID != after.contentID
          || ($0.value == nil) != (after.value == nil)
      } ?? true
    guard changesStatus || changesContent else {
      cached = after
      if isOnScreen, !drawnContent.includes(after.content) { reportContent() }
      return
    }
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    observation.willChange(content: changesContent, status: changesStatus)
    cached = after
    observation.didChange(content: changesContent, status: changesStatus)
    // Rows are drawn before what is around them.
    if isOnScreen, !drawnContent.includes(after.content) { reportContent() }
    notifyChange()
  }

  // MARK: Ages

  /// Renews the age on screen each minute.
  private func armTimer(isOnScreen: Bool? = nil) {
    guard isOnScreen ?? self.isOnScreen, showsAgeAfter != nil || frameNow.presentation.age != nil,
      let clock = source?.clock,
      let asOf = source?.state.status?.asOf
    else {
      timer?.arm(nil)
      return
    }
    let age = clock.now() - asOf
    let minute = Duration.seconds(60)
    let nextMinute = minute * (Int64(age / minute) + 1)
    let due = showsAgeAfter.map { age < $0 ? min($0, nextMinute) : nextMinute } ?? nextMinute
    let timer = timer ?? LoadTimer(clock: clock) { [weak self] in self?.ageDidChange() }
    self.timer = timer
    timer.arm(asOf + due)
  }

  private func ageDidChange() {
    updateIfChanged()
    armTimer()
  }
}

#if canImport(Combine)
  extension LoadScreenModel: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadScreenModel: Observable {}
