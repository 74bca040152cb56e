/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(responder: ()) }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) { super.init(responder: ()) }
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // View

  private var ownView: UIView?
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView = newValue
      newValue?.controller = self
    }
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
  public var viewIfLoaded: UIView? { ownView }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded
  public var isViewLoaded: Bool { ownView != nil }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open func loadView() { view = UIView(frame: UIWindow.size) }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open func viewWillAppear(_ animated: Bool) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  open func viewIsAppearing(_ animated: Bool) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  open func viewDidAppear(_ animated: Bool) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
  open func viewWillDisappear(_ animated: Bool) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { ownView?.safeAreaInsetsDidChange() } }
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitcollection
  open var traitCollection: UITraitCollection { ownView?.traitCollection ?? UITraitCollection() }

  var safeArea: UIEdgeInsets {
    UIEdgeInsets(
      top: 47 + additionalSafeAreaInsets.top, left: 0, bottom: 34 + additionalSafeAreaInsets.bottom, right: 0)
  }

  // Family

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  open var title: String? { didSet { navigationItem.title = title } }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
  public private(set) weak var parent: UIViewController?
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/children
  public private(set) var children: [UIViewController] = []
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  open func didMove(toParent parent: UIViewController?) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  open func willMove(toParent parent: UIViewController?) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { ownView?.superview ?? parent }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // Presentation

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  public private(set) var presentedViewController: UIViewController?
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  public private(set) weak var presentingViewController: UIViewController?
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let window = view.window else { return }
    precondition(presentedViewController == nil, "It presents another controller already")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if viewControllerToPresent.coversScreen { window.base?.disappear() }
    viewControllerToPresent.appear(in: window)
    completion?()
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    let window = presented.view.window
    presented.disappear()
    presentedViewController = nil
    presented.presentingViewController = nil
    if presented.coversScreen, let window { window.base?.appear(in: window) }
    completion?()
  }

  private var coversScreen: Bool { modalPresentationStyle == .fullScreen }

  // What the system does

  /// The view comes into a view of the window.
  func appear(in container: UIView) {
    loadViewIfNeeded()
    viewWillAppear(false)
    container.addSubview(view)
    viewIsAppearing(false)
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
    for child in appearingChildren { child.appear(in: view) }
    viewDidAppear(false)
  }

  func disappear() {
    guard viewIfLoaded?.window != nil else { return }
    viewWillDisappear(false)
    for child in appearingChildren { child.disappear() }
    view.removeFromSuperview()
    viewDidDisappear(false)
  }

  /// The children whose views a container shows itself.
  var appearingChildren: [UIViewController] { [] }

  // Content that is not available

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-4b95e
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      unavailableView?.removeFromSuperview()
      unavailableView = contentUnavailableConfiguration?.makeContentView()
      if let unavailableView { view.addSubview(unavailableView) }
    }
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfigurationstate-7sczw
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  private var unavailableView: UIView?
}

/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  case fullScreen
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet
  case pageSheet
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet
  case formSheet
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  case automatic = -2
}
