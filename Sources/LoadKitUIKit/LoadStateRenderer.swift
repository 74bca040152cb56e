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
    public var presentation: LoadPresentation { screen.presentation }
    /// What to say about an empty outcome now, if not the usual words of the screen: that a query found nothing.
    public var empty: EmptyContent? {
      get { screen.empty }
      set { screen.empty = newValue }
    }
    /// Words for all screens, and what else can be set.
    public var options: LoadStateOptions {
      get { screen.options }
      set { screen.options = newValue }
    }
    /// Whether the app is about to load, so that an idle state is drawn as the beginning of that (rule 1).
    ///
    /// Default: yes until the first state is given.
    public var isAboutToLoad: Bool {
      get { expectsLoad }
      set {
        expectsLoad = newValue
        show(state)
      }
    }

    let screen: ScreenController<Value>
    private let traits: LoadTraits<Value>
    private let retry: @MainActor () -> Void
    private let refresh: (@MainActor () async -> Void)?
    private let dismiss: (@MainActor () -> Void)?
    private var state = LoadState<Value>.idle
    private var expectsLoad = true

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
    @discardableResult public init<Host: UIViewController>(
      in host: Host, over area: UIView? = nil, wording: LoadWording = .standard,
      traits: LoadTraits<Value> = .automatic, placeholder: UIView? = nil,
      actions: [LoadAction: @MainActor (Host) -> Void] = [:], options: LoadStateOptions = LoadStateOptions(),
      onRetry: @escaping @MainActor (Host) -> Void, onRefresh: (@MainActor (Host) async -> Void)? = nil,
      onDismiss: (@MainActor (Host) -> Void)? = nil, reload: @escaping @MainActor (Host) -> Void
    ) {
      self.traits = traits
      retry = { [weak host] in if let host { onRetry(host) } }
      if let onRefresh {
        refresh = { [weak host] in if let host { await onRefresh(host) } }
      } else {
        refresh = nil
      }
      if let onDismiss {
        dismiss = { [weak host] in if let host { onDismiss(host) } }
      } else {
        dismiss = nil
      }
      screen = ScreenController(
        in: host, over: area, wording: wording, placeholder: placeholder, actions: actions, options: options,
        reload: reload)
      show(state)
      screen.canvas.anchor?.owner = self
      // The app may keep this in a property and ask for sections, which it can only when this has returned.
      if screen.canvas.isInWindow { Task { [weak self] in self?.anchorDidMove() } }
    }

    /// Shows a state.
    ///
    /// The content is drawn again if it is not the same as before by the traits: with values that are not `Equatable`,
    /// each time.
    ///
    /// - Parameter state: The state now.
    public func render(_ state: LoadState<Value>) {
      expectsLoad = false
      show(state)
    }

    private func show(_ state: LoadState<Value>) {
      guard !screen.hasEnded else { return }
      self.state = state
      screen.model.show(
        .state(
          state, traits: traits, isAboutToLoad: expectsLoad, retry: retry, refresh: refresh,
          cancel: screen.model.handlers[.cancel], dismiss: dismiss))
      screen.draw()
    }

    /// Ends this renderer: its views leave the screen, and it draws nothing from now on. A new renderer or controller
    /// for the same place ends it, too.
    public func end() { screen.end() }

    /// How many sections the content has now: none while there is nothing to show.
    ///
    /// - Parameter count: How many it has when there is content.
    /// - Returns: The count, or 0.
    public func sections(_ count: Int) -> Int { screen.sections(count) }

    /// A button for the navigation bar that refreshes, shows that it does, and has the screen's name for it.
    ///
    /// - Returns: A new button. It follows the states for as long as the bar keeps it.
    public func makeRefreshButton() -> UIBarButtonItem { screen.canvas.makeRefreshButton() }
  }

  extension LoadStateRenderer: AnchorOwner {
    func anchorDidMove() { screen.anchorDidMove() }
  }
#endif
