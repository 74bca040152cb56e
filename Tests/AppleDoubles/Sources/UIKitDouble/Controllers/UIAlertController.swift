/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor open class UIAlertController: UIViewController {
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// https://developer.apple.com/documentation/uikit/uialertcontroller/message
  open var message: String?
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle
  public private(set) var preferredStyle = Style.alert
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/actions
  public private(set) var actions: [UIAlertAction] = []
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// https://developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uialertcontroller/style/actionsheet
    case actionSheet
    /// https://developer.apple.com/documentation/uikit/uialertcontroller/style/alert
    case alert
  }
}

/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor open class UIAlertAction: NSObject {
  /// https://developer.apple.com/documentation/uikit/uialertaction/title
  public let title: String?
  /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.property
  public let style: Style
  /// https://developer.apple.com/documentation/uikit/uialertaction/isenabled
  open var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/default
    case `default`
    /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/cancel
    case cancel
    /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/destructive
    case destructive
  }
}
