/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
  /// https://developer.apple.com/documentation/uikit/uiapplication/shared
  @available(iOSApplicationExtension, unavailable, message: "Use view controller based solutions")
  public class var shared: UIApplication { UIKitRecords.current.application }
  /// https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIKitRecords.current.opened.append(url)
    completionHandler?(true)
  }

  /// https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
  public class var openSettingsURLString: String { "app-settings:" }

  /// https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/rawvalue
    public var rawValue: String
    /// https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// https://developer.apple.com/documentation/uikit/uiscene
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor open class UIScene: UIResponder {
  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property
  open internal(set) var activationState = ActivationState.foregroundActive
  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  public enum ActivationState: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/unattached
    case unattached = -1
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/foregroundactive
    case foregroundActive = 0
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/foregroundinactive
    case foregroundInactive = 1
    /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/background
    case background = 2
  }

  /// https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// https://developer.apple.com/documentation/uikit/uiwindowscene
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor open class UIWindowScene: UIScene {}

/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  static let size = CGRect(x: 0, y: 0, width: 390, height: 844)
  var ownTraits = UITraitCollection()

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public init(windowScene: UIWindowScene) {
    super.init(frame: Self.size)
    self.windowScene = windowScene
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open weak var windowScene: UIWindowScene?
  /// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.disappear()
      if isShown { rootViewController?.appear(in: self) }
    }
  }
  private var isShown = false
  /// Is told when something in the window changes, for whoever waits for it.
  var onChange: (@MainActor () -> Void)?
  /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() {
    guard !isShown else { return }
    isShown = true
    window = self
    rootViewController?.appear(in: self)
  }

  /// The controller that fills the window.
  var base: UIViewController? { rootViewController }
}
