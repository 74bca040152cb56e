#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where the focus of assistive technology is, and where it goes if that is replaced (rule 28).
  @MainActor enum FocusKeeper {
    /// The view with the focus, or the one that holds the element with it.
    static var focusedView: UIView? {
      var element = UIAccessibility.focusedElement(using: nil) as AnyObject?
      while let current = element {
        if let view = current as? UIView { return view }
        element = (current as? UIAccessibilityElement)?.accessibilityContainer
      }
      return nil
    }

    /// Moves the focus to an element, or to the first one inside of a view.
    static func move(to view: UIView?) {
      UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
  }

  extension UIView {
    /// Whether nothing hides the view or what it is in.
    var isVisible: Bool { !isHidden && superview?.isVisible ?? true }
  }
#endif
