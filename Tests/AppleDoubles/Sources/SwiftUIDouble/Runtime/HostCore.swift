import AccessibilityDouble
import UIKitDouble

/// The tree of views behind a ``Host``: draws what is out of date, then tells what came and went.
@MainActor final class HostCore {
  let mailbox = Mailbox()
  let ledger = Ledger()
  let log: AccessibilityLog
  let app = AppScenes()
  /// The scene that the window of the screen is in.
  let scene: UIWindowScene
  var nodes: [Int: Node] = [:]
  /// How often the body of each type of view was asked for.
  private(set) var evaluations: [ObjectIdentifier: Int] = [:]
  private var actions: [() -> Void] = []
  /// What removed views do; it comes after what new views do.
  private var departures: [() -> Void] = []
  private var isRemoving = false
  /// The modifiers whose members came on screen or left it in this update, and whether that was by removal.
  private var lives: [(node: Node, isRemoving: Bool)] = []
  /// Members that look at what is drawn in them.
  var observers: [Node] = []
  private var lastNode = 0
  private(set) var root: Node?
  private var isUpdating = false
  /// Whether the user does something now.
  var isActing = false
  private(set) var isEnded = false
  let behaviour: SystemBehaviour
  let system: SystemKind
  /// The presentations on screen, in the order in which they were opened.
  var presentations: [Presentation] = []
  /// The focus states of assistive technology in the views.
  var focusStates: [ObjectIdentifier: any FocusWatch] = [:]
  /// What sets a focus state when the element that had the focus is gone.
  var defaultFocus: [ObjectIdentifier: ([FocusTarget]) -> Void] = [:]
  /// The field that has the keyboard.
  var editedField: Node?
  /// The titles of alerts and dialogs in the frames so far.
  var dialogTitles: [String] = []
  /// The places of spinners whose row has left the list.
  var lostSpinners: Set<[AnyHashable]> = []
  var isOnScreen = true { didSet { isStale = true } }
  /// The addresses that views have opened.
  var opened: [URL] = []
  /// How many rows of a list fit on the screen; `nil` for all.
  var rowLimit: Int? { didSet { isStale = true } }
  /// Whether something other than a view has changed what is on screen.
  private var isStale = true
  /// The views at the root, for a new environment.
  private var content: any View
  var environment: EnvironmentValues { didSet { isStale = true } }

  init(_ content: any View, _ environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
    behaviour = environment.behaviour
    system = environment.system
    scene = app.makeScene()
    log = AccessibilityLog { [ledger] in ledger.signal() }
    mailbox.open { [weak self, ledger] in
      let work = ledger.begin()
      Task { @MainActor in
        self?.update()
        work.end()
      }
    }
  }

  func nextNode() -> Int {
    lastNode += 1
    return lastNode
  }

  func count<V>(_ type: V.Type) { evaluations[ObjectIdentifier(type), default: 0] += 1 }

  func isSame<V>(_ a: V, _ b: V) -> Bool { Sameness.isSameView(a, b) }

  private var hasActions: Bool { !actions.isEmpty || !departures.isEmpty || !lives.isEmpty }

  /// Runs something once the views are drawn.
  func after(_ action: @escaping () -> Void) {
    if isRemoving { departures.append(action) } else { actions.append(action) }
  }

  /// Removes views whose identity is gone: new views appear before the old ones disappear.
  ///
  /// - Parameter node: The view. With `transition(.identity)` it disappears first.
  func remove(_ node: Node) {
    let wasRemoving = isRemoving
    isRemoving = wasRemoving || !node.hasIdentityTransition
    node.unmount()
    isRemoving = wasRemoving
  }

  /// Members of a modifier that acts once for all of them came on screen or left it.
  func lifeDidChange(of node: Node) {
    if let index = lives.firstIndex(where: { $0.node === node }) {
      lives[index].isRemoving = isRemoving
    } else {
      lives.append((node, isRemoving))
    }
  }

  /// Lets modifiers act that act once for all their members.
  func tellLives() {
    let due = lives
    lives = []
    for (node, isLeaving) in due {
      let wasRemoving = isRemoving
      isRemoving = isLeaving
      node.tellLife()
      isRemoving = wasRemoving
    }
  }

  /// Runs what is due, and reports whether there was anything.
  private func runActions() -> Bool {
    let due = actions + departures
    actions = []
    departures = []
    for action in due { action() }
    return !due.isEmpty
  }

  /// Runs what belongs to this host: announcements are noted here, and tasks begun are waited for.
  func perform<T>(_ action: @MainActor () throws -> T) rethrows -> T {
    try AccessibilityLog.$current.withValue(log) {
      try Work.$current.withValue(ledger.begin()) { try action() }
    }
  }

  /// Brings the screen up to date.
  func update() {
    // Looking at a screen on which nothing is new is no event, lest those who wait for one and look wake themselves.
    guard !isUpdating, !isEnded, isStale || !mailbox.isEmpty || hasActions || hasUncheckedFocus else { return }
    isStale = false
    isUpdating = true
    defer { isUpdating = false }
    log.beginTurn()
    defer { if !isActing { log.endTurn() } }
    perform {
      var rounds = 0
      var hasChanged = false
      repeat {
        rounds += 1
        precondition(rounds < 1000, "Drawing never comes to an end: a view changes what it reads each time it is drawn")
        if draw() { hasChanged = true }
        root?.resolve()
        observers = []
        for member in root?.members ?? [] { member.show(isOnScreen) }
        tellLives()
        checkFocus()
        checkKeyboard()
        for node in observers { (node.memberModifier as? any ScreenObserver)?.look(node) }
        if runActions() { hasChanged = true }
      } while !mailbox.isEmpty || hasActions || hasUncheckedFocus
      if hasChanged { ledger.signal() }
    }
  }

  /// Draws what is out of date.
  ///
  /// - Returns: Whether anything was.
  private func draw() -> Bool {
    guard let root else {
      let node = Node(host: self, parent: nil, view: content, environment: environment)
      root = node
      node.evaluate()
      return true
    }
    let isElsewhere = !environment.isSame(as: root.environment)
    if isElsewhere { root.update(content, environment) }
    let dirty = mailbox.take().compactMap { nodes[$0] }
    for node in dirty { node.invalidate() }
    for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isMounted && node.needsDrawing {
      node.evaluate()
    }
    return isElsewhere || !dirty.isEmpty
  }

  /// What is on screen is to be looked through again, though no view has changed.
  func invalidate() { isStale = true }

  func replace(_ content: any View) {
    self.content = content
    isStale = true
    perform {
      if let root, type(of: root.view) == type(of: content) {
        root.update(content, environment)
      } else {
        if let root { remove(root) }
        root = nil
      }
    }
    update()
  }

  /// Removes all views, as closing the window does.
  func end() {
    isEnded = true
    perform {
      root?.unmount()
      root = nil
      observers = []
      tellLives()
      _ = runActions()
    }
  }
}
