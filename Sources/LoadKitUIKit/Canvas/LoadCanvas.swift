#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Draws presentations into a view controller. It holds what it draws, and nothing of the app's.
  @MainActor final class LoadCanvas {
    /// The hidden view that keeps its owner alive, until the screen has gone.
    private(set) weak var anchor: AnchorView?
    /// What stands in place of content.
    let stateView: StateView

    private let surface: any Surface
    private let status: StatusBar
    private let pullControl: PullControl
    private let actions: LoadActions
    private var refreshButtons: [WeakButton] = []
    private var drawn: LoadPresentation?

    private struct WeakButton { weak var button: ActionButton? }

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - host: The view controller.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - placeholder: Stands where otherwise an indicator would be.
    ///   - actions: What can be done.
    ///   - dismissesFailure: Puts the banner of a failed refresh away.
    ///   - refresh: Refreshes; see ``PullControl``.
    init(
      host: UIViewController, area: UIView?, placeholder: UIView?, actions: LoadActions,
      dismissesFailure: @escaping @MainActor () -> Void, refresh: @escaping @MainActor () -> Task<Void, Never>?
    ) {
      self.actions = actions
      let view = area ?? Self.content(of: host)
      let list = view as? any BackgroundList
      surface = list.map(ListSurface.init) ?? ViewSurface(view)
      // A list fills its screen; any other view within one has what belongs to it inside of it.
      let container: UIView = area == nil || list != nil ? host.view : view
      let perform: @MainActor (LoadAction) -> Void = { [actions] in actions[$0]?() }
      stateView = StateView(placeholder: placeholder, perform: perform)
      status = StatusBar(
        in: container, of: host, StatusView(perform: perform, dismiss: dismissesFailure))
      pullControl = PullControl(view as? UIScrollView, refresh: refresh)
      let anchor = AnchorView()
      anchor.stepAside(in: container)
      self.anchor = anchor
    }

    private static func content(of host: UIViewController) -> UIView {
      (host as? UITableViewController)?.tableView ?? (host as? UICollectionViewController)?.collectionView ?? host.view
    }

    /// Whether the screen is in a window.
    var isInWindow: Bool { anchor?.window != nil }

    /// The scene that the screen is in.
    var scene: UIWindowScene? { anchor?.window?.windowScene }

    /// Whether a list or another scroll view can be pulled.
    var pullsToRefresh: Bool {
      get { pullControl.isWanted }
      set { pullControl.isWanted = newValue }
    }

    /// A button for the navigation bar that refreshes.
    func makeRefreshButton() -> UIBarButtonItem {
      let button = ActionButton(.plain()) { [actions] in actions[$0]?() }
      refreshButtons.append(WeakButton(button: button))
      if let drawn { update(button, drawn) }
      return UIBarButtonItem(customView: button)
    }

    private func update(_ button: ActionButton, _ presentation: LoadPresentation) {
      button.isHidden = presentation.refreshAction == nil
      if let action = presentation.refreshAction { button.update(action, symbol: "arrow.clockwise") }
    }

    // MARK: Drawing

    /// Draws what a presentation says, and moves the focus if what had it is gone.
    ///
    /// - Parameters:
    ///   - presentation: What to draw.
    ///   - reload: Draws the content anew, if it has changed.
    func draw(_ presentation: LoadPresentation, reload: (@MainActor () -> Void)? = nil) {
      let focus = Focus(self)
      reload?()
      drawn = presentation
      stateView.update(presentation.body)
      if let anchor, let view = anchor.superview { anchor.stepAside(in: view) }
      if presentation.body == .content { surface.hide(stateView) } else { surface.show(stateView) }
      status.draw(presentation)
      pullControl.update(presentation)
      refreshButtons.removeAll { $0.button == nil }
      for button in refreshButtons { if let button = button.button { update(button, presentation) } }
      if focus.isLost(self) { FocusKeeper.move(to: start) }
    }

    /// Where the content begins, or what stands in its place.
    private var start: UIView? {
      drawn?.body == .content ? surface.firstElement : stateView.part?.focusTarget
    }

    /// Where the focus was, before something was drawn.
    @MainActor private struct Focus {
      private let view: UIView?
      private let part: (any StatePart)?
      private let region: Region

      private enum Region { case state, status, content, elsewhere }

      init(_ canvas: LoadCanvas) {
        view = FocusKeeper.focusedView
        part = canvas.stateView.part
        region =
          switch view {
          case nil: .elsewhere
          case let view? where view.isDescendant(of: canvas.stateView): .state
          case let view? where view.isDescendant(of: canvas.status.view): .status
          case let view? where canvas.drawn?.body == .content && canvas.surface.isContent(view): .content
          default: .elsewhere
          }
      }

      func isLost(_ canvas: LoadCanvas) -> Bool {
        switch region {
        case .state: canvas.drawn?.body == .content || canvas.stateView.part !== part
        case .status: view.map { !$0.isDescendant(of: canvas.status.view) || !$0.isVisible } ?? true
        case .content: canvas.drawn?.body != .content
        case .elsewhere: false
        }
      }
    }
  }
#endif
