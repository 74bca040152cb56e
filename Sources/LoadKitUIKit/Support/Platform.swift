#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What differs between the systems that have UIKit. tvOS has no refresh control, no keyboard over its screens, no
  /// separators, no background colours of its own and no text as large as elsewhere.
  @MainActor enum Platform {
    /// Behind a screen whose view has no colour.
    static var background: UIColor {
      #if os(tvOS)
        .clear
      #else
        .systemBackground
      #endif
    }

    /// Behind what is beside the content.
    static var raisedBackground: UIColor {
      #if os(tvOS)
        .systemGray
      #else
        .secondarySystemBackground
      #endif
    }

    /// The size of the symbol above a message.
    static var symbolStyle: UIFont.TextStyle {
      #if os(tvOS)
        .title1
      #else
        .largeTitle
      #endif
    }

    /// Where the space of a view ends at the bottom: above the keyboard, and within the safe area.
    static func bottomAnchor(of view: UIView) -> NSLayoutYAxisAnchor {
      #if os(tvOS)
        view.safeAreaLayoutGuide.bottomAnchor
      #else
        view.keyboardLayoutGuide.topAnchor
      #endif
    }

    /// Whether a screen needs something that can take the focus of a remote.
    static var needsFocus: Bool {
      #if os(tvOS)
        true
      #else
        false
      #endif
    }

    /// Whether the system suspends an app in the background (rule 22). On a Mac it goes on.
    static var suspendsInBackground: Bool {
      #if targetEnvironment(macCatalyst)
        false
      #else
        true
      #endif
    }

    #if !os(tvOS)
      /// Whether a scroll view may have a refresh control: UIKit ends an app of Catalyst with the Mac idiom that makes
      /// one.
      static var canPull: Bool { UIDevice.current.userInterfaceIdiom != .mac }
    #endif

    /// Hides an item of a bar, or shows it.
    static func hide(_ item: UIBarButtonItem, _ view: UIView, _ isHidden: Bool) {
      #if os(tvOS)
        view.isHidden = isHidden
      #else
        item.isHidden = isHidden
      #endif
    }

    /// Lets a text be selected and copied, and not changed.
    static func makeReadOnly(_ view: UITextView) {
      #if !os(tvOS)
        view.isEditable = false
      #endif
      view.isSelectable = true
      view.isScrollEnabled = false
    }
  }
#endif
