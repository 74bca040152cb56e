extension UIView {
  /// https://developer.apple.com/documentation/uikit/uiview/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// https://developer.apple.com/documentation/uikit/uiview/trailinganchor
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// https://developer.apple.com/documentation/uikit/uiview/leftanchor
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// https://developer.apple.com/documentation/uikit/uiview/rightanchor
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// https://developer.apple.com/documentation/uikit/uiview/centerxanchor
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// https://developer.apple.com/documentation/uikit/uiview/topanchor
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// https://developer.apple.com/documentation/uikit/uiview/bottomanchor
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// https://developer.apple.com/documentation/uikit/uiview/centeryanchor
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// https://developer.apple.com/documentation/uikit/uiview/widthanchor
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// https://developer.apple.com/documentation/uikit/uiview/heightanchor
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") { UILayoutGuide() } }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  public var layoutMarginsGuide: UILayoutGuide { guide("layoutMargins") { UILayoutGuide() } }
  /// https://developer.apple.com/documentation/uikit/uiview/readablecontentguide
  public var readableContentGuide: UILayoutGuide { guide("readableContent") { UILayoutGuide() } }
  /// https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
  @available(iOS 15.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide("keyboard") { UIKeyboardLayoutGuide() } }
}
