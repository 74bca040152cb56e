#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells where the focus of assistive technology is.
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

    /// The text of the element with the focus.
    static var focusedText: String? {
      let element = UIAccessibility.focusedElement(using: nil) as? UIResponder
      return element?.accessibilityLabel ?? (element as? UILabel)?.text
    }
  }

  extension UIView {
    /// Whether nothing hides the view or what it is in.
    var isVisible: Bool { !isHidden && superview?.isVisible ?? true }
  }
#endif
