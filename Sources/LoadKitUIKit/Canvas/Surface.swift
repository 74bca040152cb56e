#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The place of the content, in which the state view stands while there is none.
  @MainActor protocol Surface: AnyObject {
    /// The view that holds the content.
    var view: UIView? { get }
    /// Puts the state view in place of the content, or keeps it there.
    func show(_ stateView: StateView)
    /// Takes it away, and leaves everything as the app has it.
    func hide(_ stateView: StateView)
    /// Whether a view is part of the content, and not of what is around it.
    func isContent(_ view: UIView) -> Bool
    /// Where content begins.
    var firstElement: UIView? { get }
    /// The row of the content that has the focus of assistive technology.
    var focusedRow: FocusedRow? { get }
    /// Puts the focus back to the place of a row after the content was drawn again, unless it has stayed: a list that
    /// reloads its rows loses it (rule 28).
    func keepFocus(on row: FocusedRow)
    /// Whether the state view covers the content, so that it also holds what is beside the content.
    var coversContent: Bool { get }
  }

  /// Any view: the state view lies over it.
  @MainActor final class ViewSurface: Surface {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func show(_ stateView: StateView) {
      guard let view else { return }
      if stateView.superview !== view {
        stateView.pin(to: view)
        // Covered content is hidden from VoiceOver. This hides all siblings, so the banner is inside of the state view.
        stateView.accessibilityViewIsModal = true
      }
      stateView.backgroundColor = view.backgroundColor ?? Platform.background
      view.bringSubviewToFront(stateView)
    }

    func hide(_ stateView: StateView) { stateView.removeFromSuperview() }

    func isContent(_ view: UIView) -> Bool { self.view.map(view.isDescendant) ?? false }

    var firstElement: UIView? { view }

    // Any other view is not reloaded.
    let focusedRow: FocusedRow? = nil
    func keepFocus(on row: FocusedRow) {}

    let coversContent = true
  }
#endif
