/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  open var contentOffset = CGPoint.zero
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentsize
  open var contentSize = CGSize.zero
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentinset
  open var contentInset = UIEdgeInsets.zero
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right)
  }
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  open var isScrollEnabled = true
  /// https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical
  open var alwaysBounceVertical = false
  /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    willSet { if refreshControl !== newValue { refreshControl?.removeFromSuperview() } }
    didSet { if let refreshControl, oldValue !== refreshControl { insertSubview(refreshControl, at: 0) } }
  }
  /// https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  open var frameLayoutGuide: UILayoutGuide { guide("frame") { UILayoutGuide() } }
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  open var contentLayoutGuide: UILayoutGuide { guide("content") { UILayoutGuide() } }

  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/none
    case none
    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag
    case onDrag
    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive
    case interactive
  }
}

/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@available(tvOS, unavailable)
@MainActor open class UIRefreshControl: UIControl {
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing
  open private(set) var isRefreshing = false { didSet { alpha = isRefreshing ? 1 : 0 } }
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/attributedtitle
  open var attributedTitle: NSAttributedString?
  /// The calls of `beginRefreshing()` and `endRefreshing()` that had an effect, in order.
  private(set) var calls: [String] = []
  /// The number of calls of `beginRefreshing()` outside of a window.
  private(set) var ignoredBegins = 0
  /// Is told once when it has ended.
  var whenEnded: (() -> Void)?

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    precondition(UIDevice.current.userInterfaceIdiom != .mac, "A Mac app of Catalyst with one is ended by UIKit")
    super.init(frame: frame)
    // Not seen before it is pulled.
    alpha = 0
  }
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  ///
  /// UIKit logs and ignores the call while the control is not on screen.
  open func beginRefreshing() {
    guard window != nil else {
      ignoredBegins += 1
      return
    }
    isRefreshing = true
    calls.append("begin")
  }
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() {
    isRefreshing = false
    calls.append("end")
    whenEnded?()
    whenEnded = nil
  }

  func pull() {
    isRefreshing = true
    send(.valueChanged)
  }
}
