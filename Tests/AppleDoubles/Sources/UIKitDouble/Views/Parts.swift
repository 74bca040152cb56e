/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  /// https://developer.apple.com/documentation/uikit/uilabel/text
  open var text: String? { didSet { if text != oldValue { window?.onChange?() } } }
  /// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString?
  /// https://developer.apple.com/documentation/uikit/uilabel/font
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// https://developer.apple.com/documentation/uikit/uilabel/textcolor
  open var textColor: UIColor! = .label
  /// https://developer.apple.com/documentation/uikit/uilabel/textalignment
  open var textAlignment = NSTextAlignment.natural
  /// https://developer.apple.com/documentation/uikit/uilabel/numberoflines
  open var numberOfLines = 1
  /// https://developer.apple.com/documentation/uikit/uilabel/linebreakmode
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    isUserInteractionEnabled = false
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(8 * (text ?? "").count), height: (text ?? "").isEmpty ? 0 : 20)
  }
}

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiimageview/image
  open var image: UIImage?
  /// https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting/adjustsimagesizeforaccessibilitycontentsizecategory
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { image == nil ? .zero : CGSize(width: 20, height: 20) }
}

/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor open class UIActivityIndicatorView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property
  open var style: Style
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/color
  open var color: UIColor! = .systemGray
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating
  open private(set) var isAnimating = false

  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
    isHidden = true
  }
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(frame:)
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
    isHidden = true
  }
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(coder:)
  public required init(coder: NSCoder) { preconditionFailure("Archives are not part of the double") }

  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
  /// Stops turning, as UIKit does without a call of the app's: it stays in sight.
  func freeze() { isAnimating = false }
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
  }

  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum/medium
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    case medium = 100
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum/large
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    case large = 101
  }
}

/// https://developer.apple.com/documentation/uikit/uiprogressview
@MainActor open class UIProgressView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiprogressview/progress
  open var progress: Float = 0
  /// https://developer.apple.com/documentation/uikit/uiprogressview/progressviewstyle
  open var progressViewStyle: Style

  /// https://developer.apple.com/documentation/uikit/uiprogressview/init(progressviewstyle:)
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// https://developer.apple.com/documentation/uikit/uiprogressview/init(frame:)
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }
  /// https://developer.apple.com/documentation/uikit/uiprogressview/init(coder:)
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
  }

  /// https://developer.apple.com/documentation/uikit/uiprogressview/setprogress(_:animated:)
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    if animated { UIKitRecords.current.animations += 1 }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }

  /// https://developer.apple.com/documentation/uikit/uiprogressview/style
  public enum Style: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiprogressview/style/default
    case `default`
    /// https://developer.apple.com/documentation/uikit/uiprogressview/style/bar
    case bar
  }
}

/// https://developer.apple.com/documentation/uikit/uistackview
@MainActor open class UIStackView: UIView {
  /// https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  open private(set) var arrangedSubviews: [UIView] = []
  /// https://developer.apple.com/documentation/uikit/uistackview/axis
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property
  open var distribution = Distribution.fill
  /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.property
  open var alignment = Alignment.fill
  /// https://developer.apple.com/documentation/uikit/uistackview/spacing
  open var spacing: CGFloat = 0
  /// https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement
  open var isLayoutMarginsRelativeArrangement = false

  /// https://developer.apple.com/documentation/uikit/uistackview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// https://developer.apple.com/documentation/uikit/uistackview/init(coder:)
  public required init(coder: NSCoder) { preconditionFailure("Archives are not part of the double") }
  /// https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
  /// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  override var fittingHeight: CGFloat {
    let heights = arrangedSubviews.filter { !$0.isHidden }.map(\.fittingHeight)
    let margins =
      isLayoutMarginsRelativeArrangement ? directionalLayoutMargins.top + directionalLayoutMargins.bottom : 0
    guard axis == .vertical else { return (heights.max() ?? 0) + margins }
    return heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)) + margins
  }

  /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill
    case fill
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fillequally
    case fillEqually
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fillproportionally
    case fillProportionally
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/equalspacing
    case equalSpacing
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/equalcentering
    case equalCentering
  }

  /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/fill
    case fill
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/leading
    case leading
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/firstbaseline
    case firstBaseline
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/center
    case center
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/trailing
    case trailing
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top
    public static let top = Alignment.leading
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/bottom
    public static let bottom = Alignment.trailing
  }
}
