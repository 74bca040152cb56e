#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Shows states in a view controller, for an app whose own view model has them; ``LoadStateController`` does it for a
  /// loader.
  ///
  /// Create one in `viewDidLoad` and give it each state. It belongs to a hidden view that it puts into the screen, and
  /// holds neither the view controller nor its views.
  ///
  /// ```swift
  /// renderer = LoadStateRenderer(in: self, wording: .articles, onRetry: { $0.model.retry() }) {
  ///   $0.tableView.reloadData()
  /// }
  /// model.onChange = { [weak self] state in self?.renderer?.render(state) }
  /// ```
  @MainActor public final class LoadStateRenderer<Value> {
    /// What is drawn now.
    public private(set) var presentation: LoadPresentation
    /// What to say about an empty answer now, if not the usual words of the screen: that a query found nothing.
    public var empty: EmptyContent? { didSet { if empty != oldValue { redraw() } } }
    /// Words for all screens, and what else can be set.
    public var options: LoadStateOptions {
      didSet {
        canvas.pullsToRefresh = pullsToRefresh
        redraw()
      }
    }
    /// Whether the app is about to load, so that an idle state is drawn as the beginning of that (rule 1).
    ///
    /// Default: yes until the first state is given.
    public var isAboutToLoad: Bool {
      get { expectsLoad }
      set {
        expectsLoad = newValue
        redraw()
      }
    }

    let canvas: LoadCanvas
    /// Whether to draw and to speak as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false {
      didSet {
        canvas.stateView.imitatesEarlierSystem = imitatesEarlierSystem
        redraw()
      }
    }
    private let wording: LoadWording
    private let traits: LoadTraits<Value>
    private let actions: LoadActions
    private let now: @MainActor () -> Duration?
    private let reload: @MainActor () -> Void
    private var state: LoadState<Value>
    private var announcer: LoadAnnouncer<Value>
    private var expectsLoad = true
    /// Whether there is content that was there from the start and is not drawn yet.
    private var owesReload: Bool

    /// Prepares to show states in a view controller.
    ///
    /// - Parameters:
    ///   - host: The view controller; its view is loaded by this.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - wording: The words for this screen.
    ///   - traits: Counts items for VoiceOver and tells whether two values are the same.
    ///   - placeholder: A view with the layout of the content, shown where otherwise an indicator would be.
    ///   - actions: What the app does about a message, `.cancel` included. An action without an entry is not shown.
    ///     `custom` actions are told apart by their `id` alone.
    ///   - options: Words for all screens, and what else can be set.
    ///   - onRetry: Loads again, or for the first time.
    ///   - onRefresh: Fetches newer content; the pull control shows until it returns.
    ///   - onDismiss: Puts the banner of a failed refresh away, in the state.
    ///   - reload: Draws the content anew, or nothing if there is none: called whenever it changes.
    @discardableResult public convenience init<Host: UIViewController>(
      in host: Host, over area: UIView? = nil, wording: LoadWording = .standard,
      traits: LoadTraits<Value> = .automatic, placeholder: UIView? = nil,
      actions: [LoadAction: @MainActor (Host) -> Void] = [:], options: LoadStateOptions = LoadStateOptions(),
      onRetry: @escaping @MainActor (Host) -> Void, onRefresh: (@MainActor (Host) async -> Void)? = nil,
      onDismiss: (@MainActor (Host) -> Void)? = nil, reload: @escaping @MainActor (Host) -> Void
    ) {
      var all = LoadActions()
      all.add([.load: onRetry, .retry: onRetry], of: host)
      if let onRefresh { all.add([.refresh: { host in Task { await onRefresh(host) } }], of: host) }
      all.add(actions, of: host)
      var refresh: (@MainActor () async -> Void)?
      if let onRefresh { refresh = { [weak host] in if let host { await onRefresh(host) } } }
      self.init(
        .idle, in: host, over: area, wording: wording, traits: traits, placeholder: placeholder, actions: all,
        options: options, now: { nil }, dismissesFailure: { [weak host] in if let host { onDismiss?(host) } },
        onRefresh: refresh, reload: { [weak host] in if let host { reload(host) } })
    }

    /// Shows a state.
    ///
    /// The content is drawn anew if it is not the same as before by the traits: with values that are not `Equatable`,
    /// each time.
    ///
    /// - Parameter state: The state now.
    public func render(_ state: LoadState<Value>) {
      expectsLoad = false
      let isSame =
        switch (self.state.value, state.value) {
        case (nil, nil): true
        case (let old?, let new?): traits.isSame(old, new)
        default: false
        }
      render(state, changesContent: !isSame, hearing: state)
    }

    /// How many sections the content has now: none while there is nothing to show.
    ///
    /// - Parameter count: How many it has when there is content.
    /// - Returns: The count, or 0.
    public func sections(_ count: Int) -> Int { presentation.body == .content ? count : 0 }

    /// A button for the navigation bar that refreshes, shows that it does, and has the screen's name for it.
    ///
    /// - Returns: A new button. It follows the states for as long as the bar keeps it.
    public func makeRefreshButton() -> UIBarButtonItem { canvas.makeRefreshButton() }

    // MARK: Implementation

    init(
      _ state: LoadState<Value>, in host: UIViewController, over area: UIView?, wording: LoadWording,
      traits: LoadTraits<Value>, placeholder: UIView?, actions: LoadActions, options: LoadStateOptions,
      now: @escaping @MainActor () -> Duration?, dismissesFailure: @escaping @MainActor () -> Void,
      onRefresh: (@MainActor () async -> Void)?, reload: @escaping @MainActor () -> Void
    ) {
      self.state = state
      self.now = now
      self.wording = wording
      self.traits = traits
      self.actions = actions
      self.options = options
      self.reload = reload
      announcer = LoadAnnouncer(state)
      owesReload = state.value != nil
      canvas = LoadCanvas(
        host: host, area: area, placeholder: placeholder, actions: actions, dismissesFailure: dismissesFailure,
        refresh: {
          guard let onRefresh else {
            actions[.refresh]?()
            return nil
          }
          return Task { await onRefresh() }
        })
      presentation = LoadPresentation(state)
      presentation = present()
      canvas.pullsToRefresh = pullsToRefresh
      canvas.draw(presentation)
      canvas.anchor?.owner = self
    }

    private var pullsToRefresh: Bool { options.pullsToRefresh && actions[.refresh] != nil }

    /// Shows a state.
    ///
    /// - Parameters:
    ///   - state: The state now.
    ///   - changesContent: Whether the content is another one than was drawn.
    ///   - heard: The state of which VoiceOver is told.
    func render(_ state: LoadState<Value>, changesContent: Bool, hearing heard: LoadState<Value>) {
      let announcement = announcer.announcement(
        for: heard, words: LoadWords(wording, common: options.strings, failures: options.messages, empty: empty),
        traits: traits)
      self.state = state
      if !state.isIdle { expectsLoad = false }
      let showed = presentation.body == .content
      presentation = present()
      if changesContent || showed != (presentation.body == .content) { owesReload = true }
      draw()
      if let announcement, options.announces, canvas.isInWindow {
        Announcements.post(announcement, asOnEarlierSystem: imitatesEarlierSystem)
      }
    }

    /// The screen is in a window: what was there from the start is drawn now that the app can ask for ``sections(_:)``,
    /// and the age of content is told anew.
    ///
    /// - Parameter expectsLoad: Whether a load follows at once.
    func appeared(expectsLoad: Bool) {
      self.expectsLoad = expectsLoad
      redraw(reloads: true)
    }

    private func redraw(reloads: Bool = false) {
      presentation = present()
      draw(reloads: reloads)
    }

    private func draw(reloads: Bool = true) {
      let reloads = reloads && owesReload
      if reloads { owesReload = false }
      canvas.draw(presentation, reload: reloads ? reload : nil)
    }

    private func present() -> LoadPresentation {
      LoadPresentation(
        state, words: LoadWords(wording, common: options.strings, failures: options.messages),
        options: LoadPresentation.Options(
          isAboutToLoad: expectsLoad, available: actions.available, empty: empty, drawsSamples: false, now: now(),
          showsAgeAfter: options.showsAgeAfter ?? .seconds(Int64.max)))
    }
  }

  extension LoadStateRenderer: AnchorOwner {
    func anchorDidMove() {
      if canvas.isInWindow { appeared(expectsLoad: expectsLoad) }
    }
  }
#endif
