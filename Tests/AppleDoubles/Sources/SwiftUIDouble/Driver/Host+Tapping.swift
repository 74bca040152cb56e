extension Host {
  /// Taps an element, as a finger does.
  ///
  /// In the row of a list or a form, all buttons with the automatic style take the taps of the whole row (S17): a tap
  /// on one of them presses all, and so does one on what takes no taps itself.
  ///
  /// - Parameter name: Its label, or its identifier.
  /// - Throws: ``HostError`` if there is none, or it takes no taps.
  public func tap(_ name: String) throws {
    let front = front
    let element = try control(name, in: front).element
    let actions = front.actions(ofTapOn: element)
    guard !actions.isEmpty else { throw HostError("\"\(name)\" does nothing when it is tapped.", self) }
    try act { for action in actions { try action() } }
  }

  /// The names of what the remote control of a TV can move the focus to (S75).
  public var focusable: [String] {
    accessibility.filter { $0.isEnabled && $0.element.isControl || $0.element.isFocusable }.map(\.label)
  }

  /// The name of the field that has the keyboard.
  public var keyboardField: String? {
    core.update()
    guard let field = core.editedField else { return nil }
    return accessibility.first { $0.element.node === field }?.label
  }

  /// The titles that alerts and dialogs had in the frames so far.
  public var dialogTitles: [String] {
    core.update()
    return core.dialogTitles
  }
}

extension Element {
  /// What a tap on an element within does.
  fileprivate func actions(ofTapOn element: Element) -> [() throws -> Void] {
    if let activate = element.activate, !element.takesRow { return [activate] }
    let way = way(to: element)
    if element.activate == nil, let gesture = way.last(where: { $0.tapGesture != nil })?.tapGesture { return [gesture] }
    if let row = way.row {
      let buttons = row.inRow.filter { $0.takesRow && $0.isEnabled && $0.isDrawn && $0.isHitTestable }
      if !buttons.isEmpty { return buttons.compactMap(\.activate) }
    }
    return element.activate.map { [$0] } ?? []
  }

  /// The elements from this one to one within.
  private func way(to element: Element) -> [Element] {
    if id == element.id { return [self] }
    for child in children {
      let way = child.way(to: element)
      if !way.isEmpty { return [self] + way }
    }
    return []
  }

  /// The element and everything in it that is in the same row, and not over it.
  private var inRow: [Element] { isModal ? [] : [self] + children.flatMap(\.inRow) }
}

extension [Element] {
  /// The row of a list on the way to an element.
  @MainActor fileprivate var row: Element? {
    guard let list = lastIndex(where: { $0.kind == "List" || $0.kind == "Form" }) else { return nil }
    return self[(list + 1)...].first { $0.kind != "Section" }
  }
}
