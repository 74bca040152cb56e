/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier
  public let reuseIdentifier: String?
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/contentview
  ///
  /// With a content configuration it is the view that draws it (U08).
  open private(set) var contentView = UIView()
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property
  open var accessoryType = AccessoryType.none
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessoryview
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property
  open var selectionStyle = SelectionStyle.default
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = contentView.replaced(in: self, for: contentConfiguration) }
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()
  ///
  /// Spinners in the cell stop, and are not started again (U07).
  open func prepareForReuse() { stopSpinners() }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public enum CellStyle: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/default
    case `default`
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/value1
    case value1
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/value2
    case value2
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/subtitle
    case subtitle
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  @available(tvOS, unavailable)
  public enum SeparatorStyle: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle/none
    case none
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle/singleline
    case singleLine
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  public enum AccessoryType: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum/none
    case none
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum/disclosureindicator
    case disclosureIndicator
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum/checkmark
    case checkmark = 3
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  public enum SelectionStyle: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum/none
    case none
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum/default
    case `default` = 3
  }
}
