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
    private let perform: @MainActor (LoadAction) -> Void
    private var refreshItems: [WeakItem] = []
    private var drawn: LoadPresentation?
    private var hasLeft = false

    private struct WeakItem {
      weak var item: UIBarButtonItem?
      weak var button: ActionButton?
    }

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - host: The view controller.
    ///   - area: The view that holds the content, if it is not the whole screen.
    ///   - placeholder: Stands where otherwise an indicator would be.
    ///   - perform: Carries out an action.
    ///   - refresh: Refreshes the display, and returns when all has settled.
    init(
      host: UIViewController, area: UIView?, placeholder: UIView?, perform: @escaping @MainActor (LoadAction) -> Void,
      refresh: @escaping @MainActor () -> Task<Void, Never>?
    ) {
      self.perform = perform
      let view = area ?? Self.content(of: host)
      let list = view as? any BackgroundList
      surface = list.map(ListSurface.init) ?? ViewSurface(view)
      // A list fills its screen; any other view within one has what belongs to it inside of it.
      let container: UIView = area == nil || list != nil ? host.view : view
      // Two controllers in one place would draw over each other.
      for case let other as AnchorView in container.subviews where other.place === view { other.owner?.end() }
      stateView = StateView(placeholder: placeholder, perform: perform)
      status = StatusBar(
        in: container, of: host, StatusView(perform: perform, dismiss: { perform(.dismiss) }))
      pullControl = PullControl(view as? UIScrollView, refresh: refresh)
      let anchor = AnchorView(place: view)
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
      let button = ActionButton(.plain(), perform: perform)
      let item = UIBarButtonItem(customView: button)
      refreshItems.append(WeakItem(item: item, button: button))
      if let drawn { update(item, button, drawn) }
      return item
    }

    private func update(_ item: UIBarButtonItem, _ button: ActionButton, _ presentation: LoadPresentation) {
      // The item itself: the bar's glass stays around a hidden view.
      Platform.hide(item, button, presentation.refreshAction == nil)
      if let action = presentation.refreshAction { button.update(action, symbol: "arrow.clockwise") }
    }

    // MARK: Drawing

    /// Draws what a presentation says.
    ///
    /// - Parameter presentation: What to draw.
    func draw(_ presentation: LoadPresentation) {
      guard !hasLeft else { return }
      drawn = presentation
      stateView.update(presentation.body)
      if let anchor, let view = anchor.superview { anchor.stepAside(in: view) }
      if presentation.body == .content { surface.hide(stateView) } else { surface.show(stateView) }
      let isCovered = presentation.body != .content && surface.coversContent
      status.draw(presentation, over: isCovered ? stateView : nil)
      pullControl.update(presentation)
      refreshItems.removeAll { $0.item == nil }
      for shown in refreshItems {
        if let item = shown.item, let button = shown.button { update(item, button, presentation) }
      }
    }

    /// The screen has come into a window.
    func screenDidEnterWindow() { pullControl.screenDidEnterWindow() }

    /// Lets a list remove the cells of rows that it no longer has.
    func layOutContent() {
      if isInWindow { surface.view?.layoutIfNeeded() }
    }

    /// Takes all of its views out of the screen.
    func leave() {
      hasLeft = true
      surface.hide(stateView)
      status.leave()
      pullControl.isWanted = false
      anchor?.owner = nil
      anchor?.removeFromSuperview()
    }

    // MARK: Focus

    /// The region that has the focus of assistive technology.
    var focusedRegion: LoadRegion? {
      guard let view = FocusKeeper.focusedView else { return nil }
      if view.isDescendant(of: status.view) { return .banner }
      if view.isDescendant(of: stateView) {
        switch drawn?.body {
        case .message: return .message
        case .content, nil: return nil
        case .placeholder, .indicator: return .indicator
        }
      }
      return drawn?.body == .content && surface.isContent(view) ? .content : nil
    }

    /// The row of the content that has the focus of assistive technology.
    var focusedRow: FocusedRow? { drawn?.body == .content ? surface.focusedRow : nil }

    /// Puts the focus back to a row after the content was drawn again.
    func keepFocus(on row: FocusedRow) {
      if drawn?.body == .content { surface.keepFocus(on: row) }
    }

    /// The view at the start of a region, after the screen was laid out.
    func focusTarget(of region: LoadRegion) -> UIView? {
      surface.view?.window?.layoutIfNeeded()
      return switch region {
      case .content: surface.firstElement
      case .indicator, .message: stateView.part?.focusTarget
      case .banner: status.view.focusTarget
      }
    }
  }
#endif
