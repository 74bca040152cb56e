/// A window with a screen in it, and a user: what is seen, what is heard, what is pressed.
@MainActor final class UIKitDriver {
  let scene: UIWindowScene
  let window: UIWindow
  private let app: AppScenes
  private let records = UIKitRecords.current

  /// Launches a new app, which shows a controller in its first window.
  convenience init(_ root: UIViewController, isInNavigation: Bool = false) {
    UIKitRecords.current.reset()
    self.init(AppScenes(), root, isInNavigation: isInNavigation)
  }

  /// Connects a scene: the view is in the window before the scene enters the foreground, in the same turn.
  private init(_ app: AppScenes, _ root: UIViewController, isInNavigation: Bool) {
    self.app = app
    scene = app.makeScene()
    window = UIWindow(windowScene: scene)
    window.rootViewController = isInNavigation ? UINavigationController(rootViewController: root) : root
    window.makeKeyAndVisible()
    app.enterForeground(scene)
  }

  /// Prepares a window for a controller that is a part of another screen.
  init(embedding root: UIViewController, in scene: UIWindowScene, of app: AppScenes) {
    self.app = app
    self.scene = scene
    window = UIWindow(windowScene: scene)
  }

  /// Opens another window of the same app, in a scene of its own.
  func openWindow(_ root: UIViewController, isInNavigation: Bool = false) -> UIKitDriver {
    UIKitDriver(app, root, isInNavigation: isInNavigation)
  }

  /// Why something cannot be done, in words for a test's failure.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  // Seeing

  /// The controller that is seen.
  var top: UIViewController? {
    var controller = window.rootViewController
    while let next = controller?.presentedViewController ?? controller?.appearingChildren.first { controller = next }
    return controller
  }

  /// All texts that are seen, in order.
  var texts: [String] {
    layout()
    return visibleViews.compactMap { view in
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let text as UITextView: text.text
      default: nil
      }
    }.filter { !$0.isEmpty }
  }

  /// Whether a text is seen.
  func sees(_ text: String) -> Bool { texts.contains(text) }

  /// The views of a kind that are seen.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    layout()
    return visibleViews.compactMap { $0 as? View }
  }

  /// Whether an indicator turns.
  var spins: Bool { views(UIActivityIndicatorView.self).contains(where: \.isAnimating) }

  private func layout() { window.layoutIfNeeded() }

  private var visibleViews: [UIView] {
    func visible(_ view: UIView) -> [UIView] {
      view.isHidden || view.alpha < 0.01 ? [] : [view] + view.subviewsInOrder.flatMap(visible)
    }
    return visible(window)
  }

  // Hearing

  /// What assistive technology finds, in order: the buttons of the bar, and the screen.
  var elements: [String] {
    layout()
    let bar = barItems.flatMap { item -> [String] in
      // The glass of a bar belongs to the item (U15).
      if item.customView?.isHidden == true { return ["empty capsule"] }
      if let view = item.customView { return AccessibilityTree.elements(in: view).map(\.description) }
      return ["\(name(of: item)), button\(item.isEnabled ? "" : ", dimmed")"]
    }
    return bar + AccessibilityTree.elements(in: window).map(\.description)
  }

  /// The announcements so far.
  var announcements: [String] {
    records.posts.filter { $0.notification == .announcement }.compactMap(\.text)
  }

  /// What was posted to move the focus.
  var focusMoves: [UIKitRecords.Post] { records.posts.filter { $0.notification != .announcement } }

  /// What the focus of assistive technology is on.
  var focusedLabel: String? {
    (records.focus as? UIView).flatMap { AccessibilityTree.elements(in: $0).first?.label }
  }

  /// Moves the focus of assistive technology to an element.
  func focus(_ label: String) throws(Refusal) {
    layout()
    guard let element = AccessibilityTree.elements(in: window).first(where: { $0.label == label }) else {
      throw Refusal(description: "Nothing is called \"\(label)\"; there is \(elements)")
    }
    records.focus = element.object
  }

  /// What a remote or a keyboard can focus: controls that are enabled, and views that say so (U16).
  var focusable: [UIView] {
    layout()
    return visibleViews.filter { view in
      let isFocusable = (view as? UIControl)?.isEnabled ?? view.canBecomeFocused
      return isFocusable && view.ancestry.allSatisfy(\.isUserInteractionEnabled)
    }
  }

  // Doing

  /// Presses what has a name, if a user could.
  func tap(_ label: String) throws(Refusal) {
    layout()
    if let item = barItems.first(where: { name(of: $0) == label }), item.customView == nil {
      guard item.isEnabled else { throw Refusal(description: "\"\(label)\" in the bar is disabled") }
      item.primaryAction?.perform()
      return
    }
    if let row = rows.first(where: { texts(in: $0.cell).contains(label) }) { return row.table.select(row.indexPath) }
    let controls = (barItems.compactMap(\.customView) + visibleViews).compactMap { $0 as? UIControl }.filter {
      $0.accessibilityLabel == label || AccessibilityTree.text(of: $0) == label
    }
    guard let control = controls.first else {
      let hidden = allControls(in: window).contains { $0.accessibilityLabel == label }
      throw Refusal(
        description: hidden ? "\"\(label)\" is hidden" : "There is no control \"\(label)\"; there is \(elements)")
    }
    if let refusal = refusal(of: control) { throw Refusal(description: "\"\(label)\" \(refusal)") }
    control.send(.touchUpInside)
    control.send(.primaryActionTriggered)
  }

  /// Touches a point of the window: presses the control that is hit, or selects the row.
  ///
  /// There is no solver behind constraints, so the views on the way need frames.
  ///
  /// - Returns: The view that is hit.
  @discardableResult func tap(at point: CGPoint) -> UIView? {
    layout()
    let hit = window.hitTest(point, with: nil)
    for view in hit?.ancestry ?? [] {
      if let control = view as? UIControl {
        guard control.isEnabled else { break }
        control.send(.touchUpInside)
        control.send(.primaryActionTriggered)
        break
      }
      if let row = rows.first(where: { $0.cell === view }) {
        row.table.select(row.indexPath)
        break
      }
    }
    return hit
  }

  /// How many rows of a list fit on the screen. `nil`, the default: all.
  var rowLimit: Int? {
    get { records.rowLimit }
    set {
      records.rowLimit = newValue.map { max(1, $0) }
      for list in lists { list.setNeedsLayout() }
      layout()
    }
  }

  /// Scrolls the list on screen down by a number of rows, or up if it is negative.
  func scroll(by rows: Int) throws(Refusal) {
    guard let list = lists.first, records.rowLimit != nil else {
      throw Refusal(description: "There is no list whose rows are limited")
    }
    list.firstRow = max(0, list.shownRows.lowerBound + rows)
    list.setNeedsLayout()
    layout()
  }

  private var lists: [any RowList] { visibleViews.compactMap { $0 as? any RowList } }

  /// Where lists keep cells that they do not show. Default: `.removed`.
  var pooledCells: PooledCells {
    get { records.pooledCells }
    set { records.pooledCells = newValue }
  }

  /// Pulls the list, or whatever scrolls, down.
  func pull() throws(Refusal) {
    layout()
    guard let control = refreshControl else { throw Refusal(description: "There is no refresh control") }
    guard (control.superview as? UIScrollView)?.alwaysBounceVertical == true else {
      throw Refusal(description: "The list does not bounce, and so cannot be pulled")
    }
    guard !control.isRefreshing else { throw Refusal(description: "The refresh control shows already") }
    control.pull()
  }

  /// The refresh control that is seen.
  @available(tvOS, unavailable)
  var refreshControl: UIRefreshControl? { views(UIScrollView.self).compactMap(\.refreshControl).first }

  /// Types into a search field.
  func search(_ text: String) throws(Refusal) {
    guard let controller = top?.navigationItem.searchController else {
      throw Refusal(description: "There is no search field")
    }
    controller.type(text)
  }

  /// Types into a text field, which is known by its name or its placeholder.
  func type(_ text: String, into label: String) throws(Refusal) {
    guard
      let field = views(UITextField.self).first(where: { $0.accessibilityLabel == label || $0.placeholder == label })
    else { throw Refusal(description: "There is no text field \"\(label)\"; there is \(elements)") }
    if let refusal = refusal(of: field) { throw Refusal(description: "\"\(label)\" \(refusal)") }
    field.text = text
    field.send(.editingChanged)
  }

  /// Presses a button of the alert that is seen.
  func answer(_ title: String) throws(Refusal) {
    guard let alert = top as? UIAlertController, let action = alert.actions.first(where: { $0.title == title }) else {
      throw Refusal(description: "There is no alert with \"\(title)\"")
    }
    alert.dismiss(animated: false)
    action.handler?(action)
  }

  /// Moves the scene of this window to the background, and with the last scene the app.
  ///
  /// The views stay in the window.
  func enterBackground() { app.enterBackground(scene) }

  /// Moves the scene of this window to the foreground, and the app if all its scenes were in the background.
  func enterForeground() { app.enterForeground(scene) }

  /// The user changes settings of the system.
  func change(
    size: UIContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    window.ownTraits = UITraitCollection(size, style, direction)
    func invalidate(_ view: UIView) {
      view.setNeedsLayout()
      for view in view.subviews { invalidate(view) }
    }
    invalidate(window)
    layout()
  }

  /// The buttons in the bar, with whether they can be pressed.
  var barButtons: [(title: String, isEnabled: Bool)] {
    barItems.filter { $0.customView == nil }.map { ($0.accessibilityLabel ?? $0.title ?? "", $0.isEnabled) }
  }

  /// What a button of the bar is called; the system names its own.
  private func name(of item: UIBarButtonItem) -> String {
    let system: String =
      switch item.systemItem {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .add: "Add"
      case .refresh: "Refresh"
      case .close: "Close"
      case .flexibleSpace, nil: ""
      }
    return item.accessibilityLabel ?? item.title ?? system
  }

  private var barItems: [UIBarButtonItem] {
    guard let item = top?.navigationItem else { return [] }
    let items = (item.rightBarButtonItems ?? []) + (item.leftBarButtonItem.map { [$0] } ?? [])
    return items.filter { !$0.isOutOfSight }
  }

  private var rows: [(table: UITableView, indexPath: IndexPath, cell: UITableViewCell)] {
    views(UITableView.self).flatMap { table in
      (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).compactMap { row in
          let indexPath = IndexPath(row: row, section: section)
          return table.cellForRow(at: indexPath).map { (table, indexPath, $0) }
        }
      }
    }
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  private func allControls(in view: UIView) -> [UIControl] {
    (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(allControls)
  }

  /// Why a control that is seen cannot be pressed.
  private func refusal(of control: UIControl) -> String? {
    if !control.isEnabled { return "is disabled" }
    if control.ancestry.contains(where: { !$0.isUserInteractionEnabled }) {
      return "is in a view that takes no touches"
    }
    for view in control.ancestry {
      if let table = view.superview as? UITableView, table.backgroundView === view, !table.visibleCells.isEmpty {
        return "is behind rows"
      }
      if let list = view.superview as? any RowList, list.isCovered(view) { return "is under a row" }
    }
    return nil
  }
}
