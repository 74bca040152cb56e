#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The object that a hidden view keeps alive, and calls when its window changes.
  @MainActor protocol AnchorOwner: AnyObject {
    /// The view has come into a window, or left it.
    func anchorDidMove()
    /// Takes all views of the owner out of the screen.
    func end()
  }

  /// The hidden view that a controller puts into the screen. The screen keeps it, and it keeps the controller: so the
  /// app has nothing to hold on to, and everything goes with the screen.
  final class AnchorView: UIView {
    var owner: (any AnchorOwner)?
    /// The view in whose place the owner draws, if there can be only one such owner.
    private(set) weak var place: UIView?

    init(place: UIView?) {
      self.place = place
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Goes into a view, or out of the way of the app's own views that have come there.
    ///
    /// The system looks for what scrolls below a large title among the first views, which are to be the app's.
    func stepAside(in view: UIView) {
      if superview !== view { view.addSubview(self) }
      if view.subviews.first === self { view.bringSubviewToFront(self) }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      owner?.anchorDidMove()
    }
  }
#endif
