#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Shows any source in a view controller: a group of loaders, a database that a loader brings up to date, or a loader
  /// of another screen. ``LoadStateController`` is for a loader of this screen.
  ///
  /// Create one at the end of `viewDidLoad`. It belongs to a hidden view that it puts into the screen, and does not
  /// hold the view controller.
  ///
  /// ```swift
  /// loads = LoadSourceController(.group(dashboard), in: self) { $0.showValues() }
  /// ```
  ///
  /// Content of a database is given again when it changes:
  ///
  /// ```swift
  /// store.onChange = { [weak self] notes in self?.loads?.show(.showing(notes, syncedBy: sync)) }
  /// ```
  @MainActor public final class LoadSourceController<Value>: LoadContentController, AppliedItems {
    let screen: ScreenController<Value>
    var applied: Any?

    /// Shows a source in a view controller.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - host: The view controller; its view is loaded by this.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - placeholder: A view with the layout of the content, shown where otherwise an indicator would be.
    ///   - actions: Functions of the app for the actions of messages. An action without an entry is not shown, unless
    ///     the source carries it out itself; an entry for such an action replaces that.
    ///   - options: Words for all screens, and what else can be set.
    ///   - reload: Draws ``value``, or nothing if that is `nil`. Called whenever the value changes while the screen is
    ///     in a window.
    @discardableResult public init<Host: UIViewController>(
      _ source: LoadScreenSource<Value>, in host: Host, over area: UIView? = nil, placeholder: UIView? = nil,
      actions: [LoadAction: @MainActor (Host) -> Void] = [:], options: LoadStateOptions = LoadStateOptions(),
      reload: @escaping @MainActor (Host) -> Void
    ) {
      screen = ScreenController(
        in: host, over: area, wording: nil, placeholder: placeholder, actions: actions, options: options, reload: reload
      )
      screen.model.prepare(source)
      screen.draw()
      screen.canvas.anchor?.owner = self
      // The app may keep this in a property and ask for sections, which it can only when this has returned.
      if screen.canvas.isInWindow { Task { [weak self] in self?.anchorDidMove() } }
    }

    /// The value to draw; `nil` while something else takes the place of the content. Data sources read it.
    public var value: Value? { screen.value }

    /// The identity of ``value``: another one for another input (rule 30).
    public var contentID: LoadContentID { screen.model.content.id }

    /// Shows a source from now on, in the same place.
    ///
    /// - Parameter source: The source. The same loader with an equal input loads nothing again.
    public func show(_ source: LoadScreenSource<Value>) {
      guard !screen.hasEnded else { return }
      screen.model.show(source)
      screen.draw()
    }

    /// How many sections the content has now: none while there is nothing to show.
    ///
    /// - Parameter count: How many it has when there is content.
    /// - Returns: The count, or 0.
    public func sections(_ count: Int) -> Int { screen.sections(count) }

    /// The presentation on screen.
    public var presentation: LoadPresentation { screen.presentation }

    /// What to say about an empty outcome now, if not the usual words of the screen.
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
    /// - Returns: A new button. It follows the source for as long as the bar keeps it.
    public func makeRefreshButton() -> UIBarButtonItem { screen.canvas.makeRefreshButton() }

    /// Ends this controller: its views leave the screen, and it draws and loads nothing from now on. A new controller
    /// for the same place ends it, too.
    public func end() { screen.end() }
  }

  extension LoadSourceController: AnchorOwner {
    func anchorDidMove() { screen.anchorDidMove() }
  }
#endif
