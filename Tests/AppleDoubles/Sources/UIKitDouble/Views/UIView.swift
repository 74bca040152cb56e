/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect) {
    self.frame = frame
    super.init(responder: ())
  }

  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(responder: ())
  }

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  public convenience init() { self.init(frame: .zero) }

  // Looks

  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-2kf3d
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    func origin(of view: UIView?) -> CGPoint {
      var origin = CGPoint.zero
      var current = view
      while let view = current {
        origin.x += view.frame.origin.x
        origin.y += view.frame.origin.y
        current = view.superview
      }
      return origin
    }
    let (own, other) = (origin(of: self), origin(of: view))
    return CGRect(
      x: rect.minX + own.x - other.x, y: rect.minY + own.y - other.y, width: rect.width, height: rect.height)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/frame
  open var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }
  /// https://developer.apple.com/documentation/uikit/uiview/bounds
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/layer
  public let layer = CALayer()
  /// https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
  open var backgroundColor: UIColor?
  /// https://developer.apple.com/documentation/uikit/uiview/tintcolor
  open var tintColor: UIColor! = .tintColor
  /// https://developer.apple.com/documentation/uikit/uiview/alpha
  open var alpha: CGFloat = 1
  /// https://developer.apple.com/documentation/uikit/uiview/ishidden
  open var isHidden = false { didSet { if isHidden != oldValue { window?.onChange?() } } }
  /// https://developer.apple.com/documentation/uikit/uiview/isopaque
  open var isOpaque = true
  /// https://developer.apple.com/documentation/uikit/uiview/clipstobounds
  open var clipsToBounds = false
  /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
  open var contentMode = ContentMode.scaleToFill
  /// https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled = true
  /// https://developer.apple.com/documentation/uikit/uiview/tag
  open var tag = 0
  /// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { traitCollection.layoutDirection }
  /// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  open var traitCollection: UITraitCollection { window?.ownTraits ?? superview?.traitCollection ?? UITraitCollection() }

  // Hierarchy

  /// https://developer.apple.com/documentation/uikit/uiview/subviews
  public private(set) final var subviews: [UIView] = []
  /// https://developer.apple.com/documentation/uikit/uiview/superview
  public private(set) final weak var superview: UIView?
  /// https://developer.apple.com/documentation/uikit/uiview/window
  public internal(set) final weak var window: UIWindow?
  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { controller ?? superview }

  /// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    // A stack view no longer arranges it (U38).
    (superview as? UIStackView)?.removeArrangedSubview(self)
    superview.subviews.removeAll { $0 === self }
    superview.dropConstraints(of: self)
    self.superview = nil
    superview.setNeedsLayout()
    move(to: nil)
    didMoveToSuperview()
  }
  /// https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool { ancestry.contains { $0 === view } }

  /// https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}
  /// https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  private func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view cannot be inside of itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.move(to: window)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  func move(to window: UIWindow?) {
    guard self.window !== window else { return }
    willMove(toWindow: window)
    self.window = window
    for view in subviews { view.move(to: window) }
    if window != nil { setNeedsLayout() }
    didMoveToWindow()
  }

  /// The subviews in the order in which they are read.
  var subviewsInOrder: [UIView] { subviews }

  var ancestry: [UIView] { [self] + (superview?.ancestry ?? []) }

  // Focus

  /// https://developer.apple.com/documentation/uikit/uiview/canbecomefocused
  open var canBecomeFocused: Bool { false }

  // Large content

  /// https://developer.apple.com/documentation/uikit/uiview/showslargecontentviewer
  @available(iOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/largecontenttitle
  @available(iOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/largecontentimage
  @available(iOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  private var largeContent: (isShown: Bool, title: String?, image: UIImage?) = (false, nil, nil)

  // Layout

  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  open var translatesAutoresizingMaskIntoConstraints = true
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  open var autoresizingMask: AutoresizingMask = []
  /// https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// https://developer.apple.com/documentation/uikit/uiview/preserveslayoutmargins
  open var preservesSuperviewLayoutMargins = false
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  open var safeAreaInsets: UIEdgeInsets { controller?.safeArea ?? superview?.safeAreaInsets ?? .zero }
  /// https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
  open func safeAreaInsetsDidChange() {}
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
  /// https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  open func setNeedsLayout() {
    needsLayout = true
    window?.onChange?()
  }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open func layoutSubviews() {
    for view in subviews where view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
      view.frame = bounds
    }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  ///
  /// The order of subviews decides, and not `zPosition`: the last subview that contains the point is hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  private(set) var needsLayout = true
  var ownConstraints: [NSLayoutConstraint] = []
  private(set) var ownGuides: [UILayoutGuide] = []

  /// How high it would be: a row of text is 20 points. There is no solver behind it.
  var fittingHeight: CGFloat {
    max(intrinsicContentSize.height, subviews.filter { !$0.isHidden }.map(\.fittingHeight).max() ?? 0, 0)
  }

  private func dropConstraints(of view: UIView) {
    for constraint in ownConstraints {
      let items = [constraint.firstItem, constraint.secondItem]
      if items.contains(where: { NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) == true }) {
        constraint.isActive = false
      }
    }
    superview?.dropConstraints(of: view)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/constraints
  open var constraints: [NSLayoutConstraint] { ownConstraints }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutguides
  open var layoutGuides: [UILayoutGuide] { ownGuides }
  /// https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    ownGuides.append(layoutGuide)
  }

  func guide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let guide = ownGuides.first(where: { $0.identifier == name }) as? Guide { return guide }
    let guide = make()
    guide.identifier = name
    addLayoutGuide(guide)
    return guide
  }

  // Animation

  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    UIKitRecords.current.animations += 1
    animations()
  }
  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations)
    completion?(true)
  }
  /// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/scaletofill
    case scaleToFill
    /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/scaleaspectfit
    case scaleAspectFit
    /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/scaleaspectfill
    case scaleAspectFill
    /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/center
    case center = 4
  }

  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/rawvalue
    public let rawValue: UInt
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblewidth
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleheight
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}

/// https://developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent: NSObject {}

/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/unspecified
  case unspecified
  /// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/forcelefttoright
  case forceLeftToRight = 3
  /// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/forcerighttoleft
  case forceRightToLeft = 4
}
