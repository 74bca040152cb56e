extension Host {
  /// The label of the element that has VoiceOver's focus, as far as the view follows it.
  public var focus: String? {
    accessibility.first { element in element.focus.contains { $0.isFocused() } }?.label
  }

  /// Moves VoiceOver's focus to an element.
  public func moveFocus(to name: String) throws {
    guard let element = find(name).first else { throw HostError("There is no \"\(name)\".", self) }
    let old = accessibility.flatMap(\.focus)
    core.perform {
      for target in old where !element.focus.contains(where: { $0.location == target.location }) { target.leave() }
      for target in element.focus { target.focus() }
    }
    core.update()
  }
}
