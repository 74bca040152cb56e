/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-5rlyb
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  open var configuration: Configuration?
  /// https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// https://developer.apple.com/documentation/uikit/uibutton/menu
  @available(iOS 14.0, tvOS 17.0, visionOS 1.0, *)
  open var menu: UIMenu?
  /// https://developer.apple.com/documentation/uikit/uibutton/showsmenuasprimaryaction
  @available(iOS 14.0, tvOS 17.0, visionOS 1.0, *)
  open var showsMenuAsPrimaryAction = false
  /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.property
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open var role = Role.normal

  private var stateTitle: String?

  /// https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.typealias
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// https://developer.apple.com/documentation/uikit/uibutton/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
  }
  /// https://developer.apple.com/documentation/uikit/uibutton/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(primaryAction)
  }
  /// https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty, configuration?.title == nil {
      if configuration == nil { stateTitle = action.title } else { configuration?.title = action.title }
    }
    if let image = action.image, configuration?.image == nil { configuration?.image = image }
  }

  /// https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
  open func setTitle(_ title: String?, for state: State) { if state == .normal { stateTitle = title } }
  /// https://developer.apple.com/documentation/uikit/uibutton/currenttitle
  open var currentTitle: String? { configuration?.title ?? stateTitle }
  /// https://developer.apple.com/documentation/uikit/uibutton/setneedsupdateconfiguration()
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 34) }

  /// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/custom
    case custom
    /// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/system
    case system
    /// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/close
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    case close = 7
  }

  /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public enum Role: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum/normal
    case normal
    /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum/primary
    case primary
    /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum/cancel
    case cancel
    /// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum/destructive
    case destructive
  }

  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public struct Configuration {
    let look: String
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title
    public var title: String?
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitle
    public var subtitle: String?
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/image
    public var image: UIImage?
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagepadding
    public var imagePadding: CGFloat = 0
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/showsactivityindicator
    public var showsActivityIndicator = false
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/buttonsize
    public var buttonSize = Size.medium
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property
    public var cornerStyle = CornerStyle.dynamic
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor
    public var baseForegroundColor: UIColor?
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor
    public var baseBackgroundColor: UIColor?

    init(look: String) { self.look = look }

    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()
    public static func plain() -> Configuration { Configuration(look: "plain") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()
    public static func gray() -> Configuration { Configuration(look: "gray") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/tinted()
    public static func tinted() -> Configuration { Configuration(look: "tinted") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()
    public static func filled() -> Configuration { Configuration(look: "filled") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderless()
    public static func borderless() -> Configuration { Configuration(look: "borderless") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/bordered()
    public static func bordered() -> Configuration { Configuration(look: "bordered") }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderedprominent()
    public static func borderedProminent() -> Configuration { Configuration(look: "borderedProminent") }

    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size
    public enum Size: Int, Sendable {
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size/medium
      case medium
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size/small
      case small
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size/mini
      case mini
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size/large
      case large
    }

    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable {
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum/fixed
      case fixed = -1
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum/dynamic
      case dynamic = 0
      /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum/capsule
      case capsule = 4
    }
  }
}
