/// One view in the tree of a ``Host``: what lives as long as the view keeps its identity.
///
/// Nodes stand where views stand (`parent`, `children`). Views such as `Group` only stand for others, so what is on
/// screen is another tree, of members: a node's ``members`` are the views it contributes to the container around it.
@MainActor final class Node {
  let id: Int
  let depth: Int
  let host: HostCore
  private(set) weak var parent: Node?
  private(set) var view: any View
  private(set) var environment: EnvironmentValues

  private(set) var children: [Node] = []
  private var slots: [AnyHashable: Node] = [:]
  private var declared: [Declaration] = []

  /// A child that the view wants.
  private struct Declaration {
    let key: AnyHashable
    let view: any View
    let environment: EnvironmentValues
    let isShown: Bool
  }

  /// What the node's dynamic properties keep, by their place in the view.
  var storage: [Int: AnyObject] = [:]
  /// The identity of the item whose row the node is in, if a `ForEach` made it.
  var itemID: AnyHashable? {
    guard let parent else { return nil }
    if parent.view is any RowSource { return parent.slots.first { $0.value === self }?.key }
    return parent.view is any RowContainer ? nil : parent.itemID
  }

  /// What a primitive view keeps.
  var state: Any?
  /// Whether the parent shows the node: a page that is not selected and a covered screen are not.
  var isShown = true
  /// Whether the view around a member leaves it out at present: a page that is not selected.
  private(set) var isOut = false
  /// Whether it is a row that is scrolled away, or wrapped in one.
  var isOutside = false
  /// Where the rows of the view are, if it is the first view of a row.
  var rowPlace: RowPlace?
  /// Whether the node is on screen; only kept for members, and for modifiers that act once for all their members.
  var isVisible = false
  /// The members on screen, of a modifier that acts once for all of them.
  private var visibleMembers: Set<Int> = []
  /// Whether the node was ever on screen; only kept for members.
  private var hasAppeared = false
  /// Whether the node counts as on screen although another screen covers it.
  private var isCovered = false
  private(set) var isMounted = true
  /// The refresh that a pull of this view began.
  private var pull: (action: RefreshAction, task: Task<Void, Never>)?

  // Members
  private(set) var members: [Node] = []
  var memberModifier: (any MemberModifier)?
  private var wrappers: [Int: Node] = [:]
  private var hasNewModifier = false
  /// The member that a wrapper is around.
  let wrapped: Node?
  /// The key of the node in its parent.
  private(set) var slot = AnyHashable(0)
  /// Whether the system refused what the node wants to present.
  var isRefused = false

  private var linked: (any View)?
  private var isDirty = true
  private(set) var reader: Reader

  init(host: HostCore, parent: Node?, view: any View, environment: EnvironmentValues, wrapped: Node? = nil) {
    id = host.nextNode()
    depth = parent.map { $0.depth + 1 } ?? 0
    self.host = host
    self.parent = parent
    self.view = view
    self.environment = environment
    self.wrapped = wrapped
    reader = Reader(node: id, mailbox: host.mailbox, isDeaf: host.behaviour.contains(.isDeafToObservation))
    host.nodes[id] = self
  }

  // MARK: Evaluation

  /// Takes over a new value of the same view, and draws it anew if it differs from the one before.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    let hasNewEnvironment = !environment.isSame(as: self.environment)
    if hasNewEnvironment {
      self.environment = environment
      endReplacedPull()
    }
    func take<V: View>(_ view: V) {
      if !isDirty, !(view is any Primitive), let before = linked as? V {
        if host.isSame(before, link(view)) {
          self.view = view
          // Not drawn anew itself, but views below may read what is new in the environment.
          if hasNewEnvironment { for child in children { child.update(child.view, environment) } }
          return
        }
      }
      self.view = view
      evaluate()
    }
    take(view)
  }

  /// Draws the view: asks for its body, or lets a primitive one declare its children.
  func evaluate() {
    isDirty = false
    reader.stop()
    reader = Reader(node: id, mailbox: host.mailbox, isDeaf: host.behaviour.contains(.isDeafToObservation))
    declared = []
    if rowPlace == .outOfSight { dropContent() }
    func draw<V: View>(_ view: V) {
      if let primitive = view as? any Primitive {
        primitive.build(self)
      } else {
        let view = link(view)
        linked = view
        host.count(V.self)
        if !hostUIKit(view) { child("body", view.body) }
      }
    }
    if let wrapper = memberModifier, wrapped != nil {
      if !wrapper.actsOnce { reader.follow { wrapper.build(self) } }
    } else {
      reader.follow { draw(view) }
      hasNewModifier = memberModifier != nil
    }
    let kept = Set(declared.map(\.key))
    for (key, node) in slots where !kept.contains(key) {
      slots[key] = nil
      host.remove(node)
    }
    // Not before now: what the children read is none of this node's business.
    children = declared.map(place)
    declared = []
  }

  /// Declares a child. The same key and type of view is the same child as before.
  func child(_ key: AnyHashable, _ view: any View, _ environment: EnvironmentValues? = nil, isShown: Bool = true) {
    let environment = environment ?? self.environment
    declared.append(Declaration(key: key, view: view, environment: environment, isShown: isShown))
  }

  private func place(_ declaration: Declaration) -> Node {
    if let existing = slots[declaration.key] {
      if type(of: existing.view) == type(of: declaration.view) {
        existing.isShown = declaration.isShown
        existing.update(declaration.view, declaration.environment)
        return existing
      }
      host.remove(existing)
    }
    let node = Node(host: host, parent: self, view: declaration.view, environment: declaration.environment)
    node.isShown = declaration.isShown
    node.slot = declaration.key
    slots[declaration.key] = node
    node.evaluate()
    return node
  }

  func child(at key: AnyHashable) -> Node? { slots[key] }

  /// Removes everything below the view. The view itself keeps its storage.
  private func dropContent() {
    for node in slots.values { node.unmount() }
    slots = [:]
  }

  func invalidate() { isDirty = true }
  /// Whether the node is to be drawn again by itself. A modifier that has changed gets to its members later.
  var needsDrawing: Bool { isDirty && !(wrapped != nil && parent?.hasNewModifier == true) }

  // MARK: Members

  /// Brings members up to date in the whole subtree: modifiers follow the members that came and went.
  func resolve() {
    for child in children { child.resolve() }
    guard wrapped == nil, let modifier = memberModifier else {
      members = Self.isTransparent(view) ? children.flatMap(\.members) : [self]
      return
    }
    if hasNewModifier, modifier.actsOnce { modifier.build(self) }
    let content = children.flatMap(\.members)
    var current: [Int: Node] = [:]
    for member in content {
      if let wrapper = wrappers.removeValue(forKey: member.id) {
        current[member.id] = wrapper
        if hasNewModifier {
          wrapper.view = view
          wrapper.memberModifier = modifier
          wrapper.environment = environment
          wrapper.evaluate()
        }
      } else {
        let wrapper = Node(host: host, parent: self, view: view, environment: environment, wrapped: member)
        wrapper.memberModifier = modifier
        current[member.id] = wrapper
        wrapper.evaluate()
      }
    }
    for wrapper in wrappers.values { wrapper.unmount() }
    wrappers = current
    hasNewModifier = false
    members = content.compactMap { current[$0.id] }
    for wrapper in members { for child in wrapper.children { child.resolve() } }
  }

  static func isTransparent(_ view: any View) -> Bool {
    if isUIKit(view) { return false }
    guard let primitive = view as? any Primitive else { return true }
    return type(of: primitive).isTransparent
  }

  // MARK: Pulling

  /// Ties the refresh of a pull to this view.
  func hold(_ task: Task<Void, Never>, of action: RefreshAction) { pull = (action, task) }

  /// Cancels the refresh of a pull if `refreshable` has been declared again, with another closure.
  private func endReplacedPull() {
    guard let pull else { return }
    if environment.refresh.map({ Sameness.isSame($0, pull.action) }) != true { endPull() }
  }

  private func endPull() {
    guard let pull else { return }
    self.pull = nil
    host.after { pull.task.cancel() }
  }

  // MARK: On and off the screen

  /// Tells members that come on screen or leave it, the innermost first.
  func show(_ isVisible: Bool) {
    wrapped?.show(isVisible)
    let primitive = view as? any Primitive
    if wrapped == nil { (primitive as? any RowContainer)?.layOut(self) }
    for child in children {
      for (index, member) in child.members.enumerated() {
        let isIn =
          child.isShown && !member.isOutside && (wrapped != nil || primitive?.shows(member, index, self) ?? true)
        member.isOut = !isIn
        if isVisible, !child.isShown, member.isVisible, appearsCovered {
          member.cover()
        } else {
          member.isCovered = false
          member.show(isVisible && isIn)
        }
      }
    }
    if self.isVisible != isVisible {
      self.isVisible = isVisible
      if isVisible { hasAppeared = true }
      tellModifier()
      if wrapped == nil, let hosted = state as? any HostedController {
        if isVisible { hosted.embedded.appear() } else { hosted.embedded.disappear() }
      }
      if wrapped == nil, primitive is any Spinner { spinnerDidShow() }
    }
    if memberModifier is any ScreenObserver, wrapped != nil { host.observers.append(self) }
  }

  /// Tells the modifier of a member that the member came on screen or left it.
  private func tellModifier() {
    guard let modifier = memberModifier, wrapped != nil else { return }
    if modifier.actsOnce {
      parent?.memberDidShow(self)
    } else if isVisible {
      modifier.appear(self)
    } else {
      modifier.disappear(self)
    }
  }

  /// A member came on screen or left it. The modifier acts when this update has told all of them.
  private func memberDidShow(_ member: Node) {
    if member.isVisible { visibleMembers.insert(member.id) } else { visibleMembers.remove(member.id) }
    host.lifeDidChange(of: self)
  }

  /// Lets a modifier act once for all its members: when the first appears, and when the last has disappeared (S11).
  func tellLife() {
    let isOnScreen = !visibleMembers.isEmpty && !missesLife
    guard isVisible != isOnScreen, let modifier = memberModifier else { return }
    isVisible = isOnScreen
    if isOnScreen { modifier.appear(self) } else { modifier.disappear(self) }
  }

  /// Whether screens of this stack appear when another one covers them.
  private var appearsCovered: Bool {
    host.behaviour.contains(.coveredScreensAppear) && (view as? any CoveringStack)?.hasPathOfClosures == true
  }

  /// Has a screen disappear and appear because another one covers it, and no more when it is uncovered.
  private func cover() {
    guard !isCovered else { return }
    isCovered = true
    show(false)
    host.tellLives()
    show(true)
  }

  /// Removes the node and everything below for good.
  ///
  /// Members of a tab view or of a navigation stack that were on screen and are hidden now appear once more before.
  func unmount() {
    guard isMounted else { return }
    let hidden = membersThatReappear
    if hidden.isEmpty { return end() }
    for member in hidden { member.show(true) }
    host.after {
      for member in hidden { member.show(false) }
      self.end()
    }
  }

  private var membersThatReappear: [Node] {
    guard isVisible, !host.isEnded, view is any ReappearsOnRemoval else { return [] }
    return children.flatMap(\.members).filter { $0.hasAppeared && !$0.isVisible }
  }

  private func end() {
    guard isMounted else { return }
    isMounted = false
    host.nodes[id] = nil
    reader.stop()
    for wrapper in wrappers.values { wrapper.unmount() }
    if isVisible, wrapped != nil || memberModifier == nil {
      isVisible = false
      tellModifier()
      if view is any Spinner { spinnerDidShow() }
    }
    if let hosted = state as? any HostedController {
      hosted.embedded.disappear()
      hosted.dismantle()
    }
    endPull()
    for child in children { child.unmount() }
    for value in storage.values { (value as? any Detachable)?.detach() }
    // A node is a member of itself, or of its parents.
    members = []
    wrappers = [:]
  }

  // MARK: What shows

  /// The elements of all children that show.
  var childElements: [Element] {
    children.filter(\.isShown).flatMap { $0.members }.filter { !$0.isOut }.map(\.element)
  }

  /// What the node contributes to the container around it.
  var elements: [Element] { members.filter { !$0.isOutside }.map(\.element) }

  var element: Element {
    if let wrapped, let memberModifier { return memberModifier.element(wrapped.element, self) }
    if let hosted = state as? any HostedController { return hosted.element(environment) }
    guard let primitive = view as? any Primitive else { return Element("Group", children: childElements) }
    return primitive.element(self)
  }

  /// The elements of one child.
  func elements(of key: AnyHashable) -> [Element] { slots[key]?.elements ?? [] }
}

/// Something that a node keeps and that must let go when the view is removed.
@MainActor protocol Detachable: AnyObject {
  func detach()
}

/// A container whose hidden members appear once more when it is removed.
@MainActor protocol ReappearsOnRemoval {}

extension TabView: ReappearsOnRemoval where Content: View {}
extension NavigationStack: ReappearsOnRemoval {}

extension Node {
  /// Whether the view, or its only member, has `transition(.identity)`.
  var hasIdentityTransition: Bool {
    if members.contains(where: { $0.modifier(Transition.self)?.transition.isIdentity == true }) { return true }
    var node = parent
    while let next = node, Self.isTransparent(next.view) {
      if let transition = next.memberModifier as? Transition { return transition.transition.isIdentity }
      node = next.parent
    }
    return false
  }
}
