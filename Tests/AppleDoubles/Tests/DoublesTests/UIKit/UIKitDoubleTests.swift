import Testing

@testable import UIKit

/// What the double of UIKit does as UIKit does it.
@MainActor @Suite("The double of UIKit", .appOfItsOwn) struct UIKitDoubleTests {
  /// Notes what happens to it.
  private final class Screen: UIViewController {
    var notes: [String] = []
    let button = UIButton(configuration: .plain())

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.append("load")
      button.accessibilityLabel = "Press"
      button.addAction(UIAction { [weak self] _ in self?.notes.append("press") }, for: .primaryActionTriggered)
      view.addSubview(button)
    }

    override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { notes.append("appearing") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appear") }
    override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappear") }
  }

  private final class Probe: UIView {
    var windows: [Bool] = []
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  // MARK: Appearing

  @Test("A controller loads its view once, and appears and disappears in UIKit's order")
  func lifecycle() {
    let screen = Screen()
    #expect(screen.notes.isEmpty)
    let user = UIKitDriver(screen, isInNavigation: true)
    #expect(screen.notes == ["load", "will appear", "appearing", "appear"])
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(screen.notes.suffix(2) == ["will disappear", "disappear"])
    #expect(screen.view.window == nil)
    screen.navigationController?.popViewController(animated: true)
    #expect(screen.notes.suffix(3) == ["will appear", "appearing", "appear"])
    #expect(user.top === screen)
  }

  @Test("Views are told of their window when it comes and goes, hidden ones too")
  func windows() {
    let screen = Screen()
    let probe = Probe()
    probe.isHidden = true
    screen.view.addSubview(probe)
    #expect(probe.windows == [])
    let user = UIKitDriver(screen)
    #expect(probe.windows == [true])
    user.window.rootViewController = nil
    #expect(probe.windows == [true, false])
  }

  @Test("A tab that is left disappears; a sheet leaves what is below on screen, a full screen does not")
  func containers() {
    let (first, second) = (Screen(), Screen())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let user = UIKitDriver(tabs)
    tabs.selectedIndex = 1
    #expect(first.notes.last == "disappear")
    #expect(second.notes.last == "appear")
    second.present(Screen(), animated: true)
    #expect(second.notes.last == "appear")
    second.dismiss(animated: true)
    let cover = Screen()
    cover.modalPresentationStyle = .fullScreen
    second.present(cover, animated: true)
    #expect(second.notes.last == "disappear")
    #expect(user.top === cover)
    cover.dismiss(animated: true)
    #expect(second.notes.last == "appear")
  }

  @Test("Nothing keeps a screen that has gone")
  func lifetime() {
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let user = UIKitDriver(Screen())
      gone = user.top
      view = gone?.view
      #expect(view != nil)
      user.window.rootViewController = nil
    }
    #expect(gone == nil)
    #expect(view == nil)
  }

  // MARK: Pressing

  @Test("What a user could not press is refused, with the reason")
  func refusals() throws {
    let screen = Screen()
    let user = UIKitDriver(screen)
    try user.tap("Press")
    #expect(screen.notes.last == "press")
    func reason(_ label: String = "Press") -> String {
      do {
        try user.tap(label)
        return "pressed"
      } catch { return error.description }
    }
    screen.button.isEnabled = false
    #expect(reason() == "\"Press\" is disabled")
    screen.button.isEnabled = true
    screen.view.isUserInteractionEnabled = false
    #expect(reason() == "\"Press\" is in a view that takes no touches")
    screen.view.isUserInteractionEnabled = true
    screen.button.isHidden = true
    #expect(reason() == "\"Press\" is hidden")
    #expect(reason("Other").hasPrefix("There is no control \"Other\""))
  }

  @Test("Bar buttons, rows, text fields and alerts are used as a user does")
  func others() throws {
    let screen = Screen()
    var pressed: [String] = []
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { _ in pressed.append("save") })
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in pressed.append("close") })
    let field = UITextField()
    field.placeholder = "Name"
    field.addAction(UIAction { pressed.append(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    screen.view.addSubview(field)
    let user = UIKitDriver(screen, isInNavigation: true)
    #expect(user.elements.prefix(2) == ["Save, button", "Close, button"])
    try user.tap("Save")
    try user.tap("Close")
    try user.type("Ada", into: "Name")
    field.isEnabled = false
    #expect(throws: UIKitDriver.Refusal.self) { try user.type("x", into: "Name") }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in pressed.append("yes") })
    screen.present(alert, animated: true)
    #expect(throws: UIKitDriver.Refusal.self) { try user.answer("No") }
    try user.answer("Yes")
    #expect(pressed == ["save", "close", "Ada", "yes"])
    #expect(user.top === screen)
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(user.elements.first == "Save, button, dimmed")
    #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Save") }
  }

  // MARK: Lists

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String] = ["a", "b"]
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  @Test("A table draws by the numbers of its last reload")
  func table() throws {
    let source = Source()
    let table = UITableView(frame: .zero, style: .plain)
    let screen = UIViewController()
    screen.view.addSubview(table)
    table.dataSource = source
    table.delegate = source
    let user = UIKitDriver(screen)
    #expect(user.texts == ["a", "b"])
    source.rows.append("c")
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(user.texts == ["a", "b"])
    table.reloadData()
    #expect(user.texts == ["a", "b", "c"])
    try user.tap("b")
    #expect(source.selected == [1])
  }

  @Test("A background view is behind the rows, and what is in it cannot be pressed there")
  func background() throws {
    let source = Source()
    let table = UITableView(frame: .zero, style: .plain)
    let screen = UIViewController()
    screen.view.addSubview(table)
    table.dataSource = source
    let back = UIView()
    let button = UIButton(configuration: .plain())
    button.accessibilityLabel = "Behind"
    back.addSubview(button)
    table.backgroundView = back
    let user = UIKitDriver(screen)
    #expect(user.texts == ["a", "b"])
    #expect(table.subviews.first === back)
    #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Behind") }
    source.rows = []
    table.reloadData()
    try user.tap("Behind")
    table.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test("A pull needs a control and a list that bounces")
  func pull() throws {
    let scroll = UIScrollView()
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    let user = UIKitDriver(screen)
    #expect(throws: UIKitDriver.Refusal.self) { try user.pull() }
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(throws: UIKitDriver.Refusal.self) { try user.pull() }
    scroll.alwaysBounceVertical = true
    try user.pull()
    #expect(control.isRefreshing)
    #expect(throws: UIKitDriver.Refusal.self) { try user.pull() }
  }

  @Test("U11 A refresh control outside of a window ignores beginRefreshing, also when its tab is shown later")
  func refreshOffScreen() {
    let control = UIRefreshControl()
    control.beginRefreshing()
    #expect(!control.isRefreshing)
    let scroll = UIScrollView()
    scroll.refreshControl = control
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), screen]
    let user = UIKitDriver(tabs)
    control.beginRefreshing()
    #expect(!control.isRefreshing && control.ignoredBegins == 2)
    tabs.selectedIndex = 1
    #expect(user.refreshControl?.isRefreshing == false)
    control.beginRefreshing()
    #expect(control.isRefreshing && control.ignoredBegins == 2)
    #expect(control.calls == ["begin"])
  }

  // MARK: Hearing

  @Test("What is hidden is not heard, an element hides what is in it, and a modal view what is beside it")
  func accessibility() {
    let screen = UIViewController()
    let labels = ["one", "two", "three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let group = UIView()
    group.addSubview(labels[1])
    for view in [labels[0], group, labels[2]] { screen.view.addSubview(view) }
    let user = UIKitDriver(screen)
    #expect(user.elements == ["one", "two", "three"])
    labels[0].isHidden = true
    group.isAccessibilityElement = true
    group.accessibilityLabel = "group"
    #expect(user.elements == ["group", "three"])
    group.accessibilityElementsHidden = true
    #expect(user.elements == ["three"])
    labels[0].isHidden = false
    labels[2].accessibilityViewIsModal = true
    #expect(user.elements == ["three"])
  }

  @Test("Announcements are recorded, and a change of layout moves the focus")
  func posts() throws {
    let screen = Screen()
    let user = UIKitDriver(screen)
    UIAccessibility.post(notification: .announcement, argument: "Hello")
    #expect(user.announcements == ["Hello"])
    UIAccessibility.post(notification: .layoutChanged, argument: screen.view)
    #expect(user.focusedLabel == "Press")
    #expect(user.focusMoves.count == 1)
    #expect(throws: UIKitDriver.Refusal.self) { try user.focus("Nothing") }
  }

  // MARK: Layout

  @Test("Constraints are recorded while they are active, and go with the views that they tie")
  func constraints() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 4)
    #expect(outer.constraints.isEmpty)
    constraint.isActive = true
    #expect(outer.constraints.first === constraint)
    #expect(LayoutCheck.faults(in: outer) == ["UIView has a constraint and a frame"])
    inner.translatesAutoresizingMaskIntoConstraints = false
    #expect(LayoutCheck.faults(in: outer) == [])
    inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    #expect(LayoutCheck.faults(in: outer) == ["left or right in a constraint"])
    inner.removeFromSuperview()
    #expect(outer.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test("A safe area is as large as the controller makes it, and trait changes reach every view")
  func traits() {
    let screen = Screen()
    let user = UIKitDriver(screen)
    let before = screen.button.safeAreaInsets
    screen.additionalSafeAreaInsets.bottom = 10
    #expect(screen.button.safeAreaInsets.bottom == before.bottom + 10)
    user.change(size: .accessibilityMedium, style: .dark, direction: .rightToLeft)
    #expect(screen.button.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(screen.button.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.button.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
