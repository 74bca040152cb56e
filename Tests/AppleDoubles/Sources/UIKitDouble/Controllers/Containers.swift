/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
  public let navigationBar = UINavigationBar()
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      let window = viewIfLoaded?.window
      if window != nil { topViewController?.disappear() }
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
      if window != nil { topViewController?.appear(in: view) }
    }
  }
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  open var topViewController: UIViewController? { children.last }

  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = topViewController
    addChild(viewController)
    guard viewIfLoaded?.window != nil else { return }
    old?.disappear()
    viewController.appear(in: view)
  }
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    top.disappear()
    top.removeFromParent()
    if viewIfLoaded?.window != nil { topViewController?.appear(in: view) }
    return top
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
}

/// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  @available(tvOS, unavailable)
  open var prefersLargeTitles = false
}

/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor open class UITabBarController: UIViewController {
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
  open var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue, viewIfLoaded?.window != nil else { return }
      children[oldValue].disappear()
      children[selectedIndex].appear(in: view)
    }
  }
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
  open var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
