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
  ///   loads?.value?.count ?? 0
  /// }
  /// ```
  ///
  /// A diffable data source needs no answer about sections. Its cell provider finds an item in ``value``:
  ///
  /// ```swift
  /// loads = LoadStateController(articles, in: self) { screen in
  ///   screen.loads?.apply(to: screen.dataSource, in: .main)
  /// }
  /// ```
  ///
  /// Prefer it: `reloadData()` closes open swipe actions, drops the selection, and may move a list whose rows size
  /// themselves.
  @MainActor public final class LoadStateController<Input: Equatable, Value>: LoadContentController, AppliedItems {
    /// The loader whose states are shown.
    public private(set) var loader: Loader<Input, Value>
    /// What the screen loads for; see ``load(_:)``.
    public private(set) var input: Input

    let screen: ScreenController<Value>
    /// The items that were applied to a diffable data source last.
    var applied: Any?

    /// Shows the states of a loader in a view controller.
    ///
    /// - Parameters:
    ///   - loader: The loader. Several controllers can show one; the one that appeared last announces.
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
    ///   - reload: Draws ``value``, or nothing if that is `nil`. Called whenever the value changes while the screen is
    ///     in a window.
    @discardableResult public init<Host: UIViewController>(
      _ loader: Loader<Input, Value>, input: Input, in host: Host, over area: UIView? = nil,
      placeholder: UIView? = nil, actions: [LoadAction: @MainActor (Host) -> Void] = [:],
      options: LoadStateOptions = LoadStateOptions(), reload: @escaping @MainActor (Host) -> Void
    ) {
      self.loader = loader
      self.input = input
      screen = ScreenController(
        in: host, over: area, wording: nil, placeholder: placeholder, actions: actions, options: options, reload: reload
      )
      screen.model.prepare(.loader(loader, input: input))
      screen.draw()
      screen.canvas.anchor?.owner = self
      // The app may keep this in a property and ask for sections, which it can only when this has returned.
      if screen.canvas.isInWindow { Task { [weak self] in self?.anchorDidMove() } }
    }

    /// The value to draw; `nil` while something else takes the place of the content. Data sources read it.
    public var value: Value? { screen.value }

    /// The identity of ``value``: another one for another input (rule 30). Where cells stay for equal items of two
    /// inputs, because a data source compares their identifiers, make it a part of the identifier.
    public var contentID: LoadContentID { screen.model.content.id }

    /// How many sections the content has now: none while there is nothing to show.
    ///
    /// For `numberOfSections(in:)` of a table or a collection view.
    ///
    /// - Parameter count: How many it has when there is content.
    /// - Returns: The count, or 0.
    public func sections(_ count: Int) -> Int { screen.sections(count) }

    /// Loads for another input, a search text for example: at once if the screen is in a window, else when it appears.
    ///
    /// The latest input wins (rule 3).
    ///
    /// - Parameter input: What to load for.
    public func load(_ input: Input) { show(loader, input: input) }

    /// Shows another loader from now on, in the same place: another item in the detail of a split view, for example.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: What to load for.
    public func show(_ loader: Loader<Input, Value>, input: Input) {
      guard !screen.hasEnded else { return }
      self.loader = loader
      self.input = input
      screen.model.show(.loader(loader, input: input))
      screen.draw()
    }

    /// Ends this controller: its views leave the screen, and its loader is no longer on display there.
    ///
    /// A new controller for the same place ends it, too. It draws and loads nothing from now on, and has no sections.
    public func end() { screen.end() }

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

    /// Refreshes, as a pull does. Call it from a key command (Command-R) or a menu.
    public func refresh() { screen.display.startRefresh() }

    /// A button for the navigation bar that refreshes, shows that it does, and has the screen's name for it.
    ///
    /// - Returns: A new button. It follows the loader for as long as the bar keeps it.
    public func makeRefreshButton() -> UIBarButtonItem { screen.canvas.makeRefreshButton() }
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
    func anchorDidMove() { screen.anchorDidMove() }
  }
#endif
