/// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public protocol UIContentConfiguration {
  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/makecontentview()
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/updated(for:)
  func updated(for state: any UIConfigurationState) -> Self
}

/// https://developer.apple.com/documentation/uikit/uicontentview-5fh3z
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uicontentview-5fh3z/configuration
  var configuration: any UIContentConfiguration { get set }
}

/// https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public protocol UIConfigurationState {
  /// https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd/init(traitcollection:)
  init(traitCollection: UITraitCollection)
}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/text
  public var text: String?
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/secondarytext
  public var secondaryText: String?
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/image
  public var image: UIImage?
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.property
  public var textProperties = TextProperties()
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/secondarytextproperties
  public var secondaryTextProperties = TextProperties()

  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/cell()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/subtitlecell()
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/makecontentview()
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/updated(for:)
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
  public struct TextProperties {
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/font
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/color
    public var color = UIColor.label
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines
    public var numberOfLines = 0
  }
}

/// https://developer.apple.com/documentation/uikit/uilistcontentview
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor open class UIListContentView: UIView, UIContentView {
  /// https://developer.apple.com/documentation/uikit/uilistcontentview/configuration
  open var configuration: any UIContentConfiguration { didSet { update() } }

  /// https://developer.apple.com/documentation/uikit/uilistcontentview/init(configuration:)
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    update()
  }
  /// https://developer.apple.com/documentation/uikit/uilistcontentview/init(coder:)
  public required init?(coder: NSCoder) { nil }

  private func update() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    let texts = [configuration.text, configuration.secondaryText].compactMap { $0 }
    for label in subviews.dropFirst(texts.count) { label.removeFromSuperview() }
    for (index, text) in texts.enumerated() {
      let label = subviews.indices.contains(index) ? subviews[index] as? UILabel : nil
      let shown = label ?? UILabel()
      shown.text = text
      if label == nil { addSubview(shown) }
    }
  }
}
