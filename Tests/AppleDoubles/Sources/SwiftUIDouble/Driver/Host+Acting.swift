extension Host {
  /// The elements that a user can name with these words: with the label, or else with the identifier.
  public func find(_ name: String) -> [AccessibilityElement] { find(name, in: front) }

  private func find(_ name: String, in front: Element) -> [AccessibilityElement] {
    let all = front.accessibilityElements
    let named = all.filter { $0.label == name }
    return named.isEmpty ? all.filter { $0.identifier == name } : named
  }

  /// Whether there is such an element.
  public func has(_ name: String) -> Bool { !find(name).isEmpty }

  /// Chooses an entry of a picker or a menu.
  public func choose(_ choice: String, in name: String) throws {
    let element = try control(name).element
    guard let entry = element.choices.first(where: { $0.label == choice }) else {
      throw HostError("\"\(name)\" offers \(element.choices.map(\.label)), not \"\(choice)\".", self)
    }
    guard entry.isEnabled else { throw HostError("\"\(choice)\" of \"\(name)\" is disabled.", self) }
    try act(entry.choose)
  }

  /// Types into a field, in place of what is there.
  public func type(_ text: String, into name: String) throws {
    let element = try control(name).element
    guard let type = element.type else { throw HostError("\"\(name)\" takes no text.", self) }
    try act {
      for target in front.all.flatMap(\.keyboardFocus)
      where !element.keyboardFocus.contains(where: {
        $0.location == target.location
      }) { target.leave() }
      for target in element.keyboardFocus { target.focus() }
      core.editedField = element.node
      try type(text)
    }
  }

  /// Presses the return key in a field.
  public func submit(_ name: String) throws {
    let element = try control(name).element
    guard let submit = element.submit else { throw HostError("\"\(name)\" takes no text.", self) }
    act { submit(element.isSearch ? .search : .text) }
  }

  /// Moves a slider or a stepper by a step, as VoiceOver's swipe up or down does.
  public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) throws {
    let element = try control(name).element
    guard let adjust = element.accessibility.adjust ?? element.adjust else {
      throw HostError("\"\(name)\" cannot be adjusted.", self)
    }
    act { adjust(direction) }
  }

  /// Swipes away the sheet on top.
  public func swipeAway() throws {
    guard let dismiss = front.dismiss else { throw HostError("There is no sheet.", self) }
    guard !front.all.contains(where: { $0.attributes["interactiveDismissDisabled"] != nil }) else {
      throw HostError("The sheet cannot be swiped away.", self)
    }
    act(dismiss)
  }

  /// Goes back, in the navigation stack on screen.
  public func goBack() throws { try tap("BackButton") }

  /// Carries out a further action of an element, as VoiceOver's menu of actions does.
  public func perform(_ action: String, of name: String) throws {
    let element = try control(name)
    guard let perform = element.named.first(where: { $0.name == action })?.perform else {
      throw HostError("\"\(name)\" has the actions \(element.actions), not \"\(action)\".", self)
    }
    try act(perform)
  }

  /// Presses a key together with others, as on a hardware keyboard.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) throws {
    let shortcut = Element.Shortcut(key: key.character, modifiers: modifiers)
    // The first control in depth-first order has the shortcut, also if it is disabled.
    guard let element = front.all.first(where: { $0.shortcut == shortcut && !$0.isHidden }),
      let activate = element.activate
    else { throw HostError("No control has the shortcut \(key.character).", self) }
    guard element.isEnabled else {
      throw HostError("The control with the shortcut \(key.character) is disabled.", self)
    }
    try act(activate)
  }

  /// Pulls down the list or scroll view on screen, and waits until its refresh is over.
  ///
  /// - Throws: ``HostError`` if nothing can be pulled, as on all systems but iOS and iPadOS (S52).
  public func pull() async throws {
    let refresh = try beginPull()
    await refresh.value
    core.update()
  }

  /// Pulls, and does not wait.
  ///
  /// - Returns: The refresh under way. It is cancelled with the task, and when the view that was pulled is removed or
  ///   its `refreshable` is declared again.
  @discardableResult public func beginPull() throws -> Task<Void, Never> {
    guard core.system == .iOS else { throw HostError("Only lists of iOS and iPadOS can be pulled.", self) }
    guard let view = front.pullable, let refresh = view.pull else {
      throw HostError("Nothing on screen can be pulled.", self)
    }
    let task = core.perform { Task { await refresh() } }
    view.node?.hold(task, of: refresh)
    return task
  }

  func control(_ name: String) throws -> AccessibilityElement { try control(name, in: front) }

  func control(_ name: String, in front: Element) throws -> AccessibilityElement {
    let found = find(name, in: front)
    guard let element = found.first else { throw HostError("There is no \"\(name)\".", self) }
    let usable = found.filter { $0.isEnabled && $0.element.isHitTestable }
    guard let control = usable.first(where: { $0.element.isControl }) ?? usable.first else {
      throw HostError("\"\(name)\" \(element.isEnabled ? "takes no taps" : "is disabled").", self)
    }
    return control
  }

  func act(_ action: () throws -> Void) rethrows {
    core.isActing = true
    core.log.beginTurn()
    core.log.systemSpeaks()
    defer {
      core.update()
      core.isActing = false
      core.log.endTurn()
    }
    try core.perform { try action() }
  }
}

extension Element {
  var isControl: Bool {
    activate != nil || tapGesture != nil || type != nil || !choices.isEmpty || adjust != nil
      || accessibility.adjust != nil
  }

  /// The frontmost scroll view that can be pulled.
  var pullable: Element? {
    guard isDrawn, isHitTestable else { return nil }
    return pull != nil ? self : children.reversed().lazy.compactMap(\.pullable).first
  }
}
