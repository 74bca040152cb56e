/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor open class UIBarItem: NSObject {
  /// https://developer.apple.com/documentation/uikit/uibaritem/title
  open var title: String?
  /// https://developer.apple.com/documentation/uikit/uibaritem/image
  open var image: UIImage?
  /// https://developer.apple.com/documentation/uikit/uibaritem/isenabled
  open var isEnabled = true
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  open var accessibilityLabel: String?
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  open var accessibilityValue: String?
  /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  open var accessibilityIdentifier: String?
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview
  open var customView: UIView?
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open var primaryAction: UIAction?
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/menu
  @available(iOS 14.0, tvOS 17.0, visionOS 1.0, *)
  open var menu: UIMenu?
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/tintcolor
  open var tintColor: UIColor?
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/ishidden
  @available(iOS 16.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  open var isHidden: Bool {
    get { isOutOfSight }
    set { isOutOfSight = newValue }
  }
  var isOutOfSight = false
  private(set) var systemItem: SystemItem?

  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(customview:)
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? (primaryAction?.title.isEmpty == false ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/done
    case done
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/cancel
    case cancel
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/edit
    case edit
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/add
    case add = 4
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/flexiblespace
    case flexibleSpace = 5
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/refresh
    case refresh = 13
    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/close
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    case close = 24
  }
}

/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor open class UITabBarItem: UIBarItem {
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
}

/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/title
  open var title: String?
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
  open var leftBarButtonItem: UIBarButtonItem?
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
  @available(tvOS, unavailable)
  open var searchController: UISearchController?
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
  @available(tvOS, unavailable)
  open var hidesSearchBarWhenScrolling = true
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property
  @available(tvOS, unavailable)
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// https://developer.apple.com/documentation/uikit/uinavigationitem/init(title:)
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/automatic
    case automatic
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/always
    case always
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/never
    case never
  }
}
