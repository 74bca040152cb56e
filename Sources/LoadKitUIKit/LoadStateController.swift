#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Shows what a loader loads in a view controller: the indicator, the message, the banner, refresh, retry and cancel,
  /// and the words for VoiceOver.
  ///
  /// Create one at the end of `viewDidLoad`. It belongs to a hidden view that it puts into the screen, so there is
  /// nothing to hold on to; keep it to change the input or to ask for ``sections(_:)``. It loads when the screen comes
  /// into a window, and gives up what nobody waits for a second after it has gone (rule 17). It holds the loader, and
  /// neither the view controller nor its views.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   loads = LoadStateController(articles, in: self) { $0.tableView.reloadData() }
  /// }
  ///
  /// override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }
  /// override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
  ///   articles.value?.count ?? 0
  /// }
  /// ```
  ///
  /// A diffable data source is given an empty snapshot while there is nothing to show, since it answers for its
  /// sections itself. `loader.value` is `nil` then:
  ///
  /// ```swift
  /// LoadStateController(articles, in: self) { screen in
  ///   var snapshot = NSDiffableDataSourceSnapshot<Section, Article.ID>()
  ///   if let articles = screen.articles.value {
  ///     snapshot.appendSections([.main])
  ///     snapshot.appendItems(articles.map(\.id))
  ///   }
  ///   screen.dataSource.apply(snapshot, animatingDifferences: false)
  /// }
  /// ```
  @MainActor public final class LoadStateController<Input: Equatable, Value> {
    /// The loader whose states are shown.
    public let loader: Loader<Input, Value>
    /// What the screen loads for; see ``load(_:)``.
    public private(set) var input: Input

    let renderer: LoadStateRenderer<Value>
    private var lifecycle: AppLifecycle?
    private var subscription: LoadSubscription?
    /// The number of the content that was drawn (rule 8).
    private var drawnVersion: Int
    /// Waits for the load, for as long as the screen is in a window.
    private var waiting: Task<Void, Never>?

    /// Shows the states of a loader in a view controller.
    ///
    /// - Parameters:
    ///   - loader: The loader. Several controllers can show one; then let only one of them announce.
    ///   - input: What to load for when the screen appears.
    ///   - host: The view controller; its view is loaded by this. In a `UITableViewController` or a
    ///     `UICollectionViewController`, states show behind the rows, in the background view.
    ///   - area: The view that holds the content, if it is not the whole screen: a table or a collection view of
    ///     the host, or a part of the screen with a loader of its own.
    ///   - placeholder: A view with the layout of the content, shown where otherwise an indicator would be. To
    ///     VoiceOver it is one element.
    ///   - actions: What the app does about a message, such as `.signIn` or `.clearSearch`. An action without an entry
    ///     is not shown, apart from those that a loader does itself; an entry for one of these replaces it.
    ///     `custom` actions are told apart by their `id` alone.
    ///   - options: Words for all screens, and what else can be set.
    ///   - reload: Draws the content anew from `loader.value`, or nothing if that is `nil`: called whenever it changes.
    @discardableResult public init<Host: UIViewController>(
      _ loader: Loader<Input, Value>, input: Input, in host: Host, over area: UIView? = nil,
      placeholder: UIView? = nil, actions: [LoadAction: @MainActor (Host) -> Void] = [:],
      options: LoadStateOptions = LoadStateOptions(), reload: @escaping @MainActor (Host) -> Void
    ) {
      self.loader = loader
      self.input = input
      drawnVersion = loader.contentVersion
      var all = LoadActions(loader, input: input)
      all.add(actions, of: host)
      renderer = LoadStateRenderer(
        loader.state, in: host, over: area, wording: loader.wording, traits: loader.traits, placeholder: placeholder,
        actions: all, options: options, now: { [weak loader] in loader?.now },
        dismissesFailure: { [weak loader] in loader?.dismissFailure() }, onRefresh: nil,
        reload: { [weak host] in if let host { reload(host) } })
      subscription = loader.subscribe { [weak self] in self?.follow($0.state) }
      lifecycle = AppLifecycle(
        didEnterBackground: { [weak loader] in loader?.suspended() },
        willEnterForeground: { [weak self] in self?.enterForeground($0) })
      renderer.canvas.anchor?.owner = self
      // The app may keep this in a property and ask for sections, which it can only when this has returned.
      if renderer.canvas.isInWindow { Task { [weak self] in self?.anchorDidMove() } }
    }

    deinit { waiting?.cancel() }

    /// How many sections the content has now: none while there is nothing to show.
    ///
    /// For `numberOfSections(in:)` of a table or a collection view.
    ///
    /// - Parameter count: How many it has when there is content.
    /// - Returns: The count, or 0.
    public func sections(_ count: Int) -> Int { renderer.sections(count) }

    /// Loads for another input, a search text for example: at once if the screen is in a window, else when it appears.
    ///
    /// The latest input wins (rule 3).
    ///
    /// - Parameter input: What to load for.
    public func load(_ input: Input) {
      self.input = input
      if renderer.canvas.isInWindow { begin(input) }
    }

    /// What is drawn now.
    public var presentation: LoadPresentation { renderer.presentation }

    /// What to say about an empty answer now, if not the usual words of the screen: that a query found nothing.
    public var empty: EmptyContent? {
      get { renderer.empty }
      set { renderer.empty = newValue }
    }

    /// Words for all screens, and what else can be set.
    public var options: LoadStateOptions {
      get { renderer.options }
      set { renderer.options = newValue }
    }

    /// A button for the navigation bar that refreshes, shows that it does, and has the screen's name for it.
    ///
    /// - Returns: A new button. It follows the loader for as long as the bar keeps it.
    public func makeRefreshButton() -> UIBarButtonItem { renderer.makeRefreshButton() }

    // MARK: Implementation

    private func follow(_ state: LoadState<Value>) {
      // Somebody who was told before may have changed the state meanwhile: the newest is drawn, and each is heard of.
      let version = loader.contentVersion
      let changesContent = version != drawnVersion
      drawnVersion = version
      renderer.render(loader.state, changesContent: changesContent, hearing: state)
    }

    private func begin(_ input: Input, _ reason: LoadReason? = nil) {
      waiting?.cancel()
      waiting = Task { [loader] in _ = await loader.load(input, reason: reason) }
    }

    /// Fetches newer content if the app was away and it is stale; never after mere inactivity.
    private func enterForeground(_ scene: ObjectIdentifier?) {
      loader.resumed()
      guard renderer.canvas.isInWindow else { return }
      if let scene, scene != renderer.canvas.scene.map(ObjectIdentifier.init) { return }
      // What is on screen is renewed, also if the user has stopped the load for another input.
      begin(loader.input ?? input, .foreground)
    }
  }

  extension LoadStateController where Input == NoInput {
    /// Shows the states of a loader that needs no input; see
    /// ``init(_:input:in:over:placeholder:actions:options:reload:)``.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - host: The view controller.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - placeholder: A view with the layout of the content.
    ///   - actions: What the app does about a message.
    ///   - options: Words for all screens, and what else can be set.
    ///   - reload: Draws the content anew.
    @discardableResult public convenience init<Host: UIViewController>(
      _ loader: Loader<Input, Value>, in host: Host, over area: UIView? = nil, placeholder: UIView? = nil,
      actions: [LoadAction: @MainActor (Host) -> Void] = [:], options: LoadStateOptions = LoadStateOptions(),
      reload: @escaping @MainActor (Host) -> Void
    ) {
      self.init(
        loader, input: NoInput(), in: host, over: area, placeholder: placeholder, actions: actions, options: options,
        reload: reload)
    }
  }

  extension LoadStateController: AnchorOwner {
    func anchorDidMove() {
      if renderer.canvas.isInWindow {
        // Idle is drawn as the beginning of the load that follows, also if an earlier one was given up meanwhile.
        renderer.appeared(expectsLoad: loader.state.isIdle)
        begin(input)
      } else {
        waiting?.cancel()
        waiting = nil
      }
    }
  }

  extension LoadActions {
    /// What a loader does itself.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: What to load for if it was never asked to.
    fileprivate init<Input, Value>(_ loader: Loader<Input, Value>, input: Input) {
      self.init()
      for action in loader.availableActions {
        self[action] = { loader.perform(action, input: loader.input == nil ? input : nil) }
      }
    }
  }
#endif
