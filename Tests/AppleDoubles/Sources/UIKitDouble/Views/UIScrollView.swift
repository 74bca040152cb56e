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
      top: contentInset.top + safeAreaInsets.top + refreshInset, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right)
  }
  /// While the refresh control refreshes, the top is larger by its height, whoever began it (U12).
  private var refreshInset: CGFloat {
    #if os(tvOS)
      0
    #else
      refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    #endif
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
  /// How often it was ended within its own event, after which the list stays below its place (U13).
  private(set) var jumps = 0
  private var isSending = false
  /// Whether it came back to a window in the middle of refreshing: it does not turn until it is ended and begun (U14).
  private(set) var isFrozen = false

  static let height: CGFloat = 60

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
    isFrozen = false
    calls.append("begin")
  }
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() {
    if isSending { jumps += 1 }
    isRefreshing = false
    isFrozen = false
    calls.append("end")
    whenEnded?()
    whenEnded = nil
  }

  func pull() {
    isRefreshing = true
    isSending = true
    send(.valueChanged)
    isSending = false
  }

  /// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isRefreshing { isFrozen = true }
  }
}
