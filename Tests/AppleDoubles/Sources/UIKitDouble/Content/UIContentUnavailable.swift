/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  let isLoading: Bool
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/image
  public var image: UIImage?
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/text
  public var text: String?
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/secondarytext
  public var secondaryText: String?
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/button
  public var button = UIButton.Configuration.plain()
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.property
  public var buttonProperties = ButtonProperties()
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/secondarybutton
  public var secondaryButton = UIButton.Configuration.plain()
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/secondarybuttonproperties
  public var secondaryButtonProperties = ButtonProperties()

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/empty()
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: false)
  }
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/loading()
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: true)
  }
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/search()
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    return configuration
  }

  init(isLoading: Bool) { self.isLoading = isLoading }

  /// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/makecontentview()
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/updated(for:)
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
  public struct ButtonProperties {
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct/primaryaction
    public var primaryAction: UIAction?
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct/isenabled
    public var isEnabled = true
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct/menu
    public var menu: UIMenu?
  }
}

/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct/init(traitcollection:)
  public init(traitCollection: UITraitCollection) {}

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct/searchtext
  public var searchText: String?
}

/// https://developer.apple.com/documentation/uikit/uicontentunavailableview
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// https://developer.apple.com/documentation/uikit/uicontentview-5fh3z/configuration
  open var configuration: any UIContentConfiguration { didSet { update() } }
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableview/isscrollenabled
  ///
  /// Off by default (U10).
  open var isScrollEnabled = false

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableview/init(configuration:)
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(configured: configuration)
  }
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableview/init(coder:)
  public required init?(coder: NSCoder) { nil }

  init(configured configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    update()
  }

  /// A new set of views for each configuration, as little as there is known of them.
  private func update() {
    for view in subviews { view.removeFromSuperview() }
    guard let configuration = configuration as? UIContentUnavailableConfiguration else { return }
    if configuration.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      addSubview(indicator)
    }
    if let image = configuration.image { addSubview(UIImageView(image: image)) }
    for text in [configuration.text, configuration.secondaryText].compactMap({ $0 }) {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(configuration.button, configuration.buttonProperties)
    add(configuration.secondaryButton, configuration.secondaryButtonProperties)
  }

  private func add(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.title != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    addSubview(button)
  }
}
