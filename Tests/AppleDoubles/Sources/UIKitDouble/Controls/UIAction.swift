/// https://developer.apple.com/documentation/uikit/uimenuelement
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor open class UIMenuElement: NSObject {
  /// https://developer.apple.com/documentation/uikit/uimenuelement/title
  open internal(set) var title: String
  /// https://developer.apple.com/documentation/uikit/uimenuelement/image
  open internal(set) var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/rawvalue
    public let rawValue: UInt
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/disabled
    public static let disabled = Attributes(rawValue: 1)
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/destructive
    public static let destructive = Attributes(rawValue: 2)
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes/hidden
    public static let hidden = Attributes(rawValue: 4)
  }

  /// https://developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uimenuelement/state/off
    case off
    /// https://developer.apple.com/documentation/uikit/uimenuelement/state/on
    case on
    /// https://developer.apple.com/documentation/uikit/uimenuelement/state/mixed
    case mixed
  }
}

/// https://developer.apple.com/documentation/uikit/uiactionhandler
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// https://developer.apple.com/documentation/uikit/uiaction
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor open class UIAction: UIMenuElement {
  /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.property
  public let identifier: Identifier
  /// https://developer.apple.com/documentation/uikit/uiaction/attributes
  open var attributes: UIMenuElement.Attributes
  /// https://developer.apple.com/documentation/uikit/uiaction/state
  open var state: UIMenuElement.State
  /// https://developer.apple.com/documentation/uikit/uiaction/sender
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, image)
  }

  func perform() {
    handler(self)
    sender = nil
  }

  /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/rawvalue
    public var rawValue: String
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(_:)
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// https://developer.apple.com/documentation/uikit/uimenu
@available(iOS 13.0, tvOS 14.0, visionOS 1.0, *)
@MainActor open class UIMenu: UIMenuElement {
  /// https://developer.apple.com/documentation/uikit/uimenu/children
  open private(set) var children: [UIMenuElement]

  /// https://developer.apple.com/documentation/uikit/uimenu/init(title:subtitle:image:identifier:options:preferredelementsize:children:)
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title, image)
  }
}
