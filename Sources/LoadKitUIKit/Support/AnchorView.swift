#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a hidden view keeps alive, and tells of its window.
  @MainActor protocol AnchorOwner: AnyObject {
    /// The view has come into a window, or left it.
    func anchorDidMove()
  }

  /// The hidden view that a controller puts into the screen. The screen keeps it, and it keeps the controller: so the
  /// app has nothing to hold on to, and everything goes with the screen.
  final class AnchorView: UIView {
    var owner: (any AnchorOwner)?

    override init(frame: CGRect) {
      super.init(frame: frame)
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
