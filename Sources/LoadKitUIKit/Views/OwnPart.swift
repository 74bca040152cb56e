#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Holds a view of the app's own in place of the content.
  final class OwnPart: UIView, StatePart {
    private var shown: UIView?

    var focusTarget: UIView { shown ?? self }

    func show(_ view: UIView) {
      guard shown !== view else { return }
      shown?.removeFromSuperview()
      shown = view
      view.pin(to: self)
    }
  }
#endif
