/// Compares single fields of two drafts, so that an error at a field goes when the user edits that field.
///
/// A field is found by its key path, if the form names one, else by the name of the property: without regard to case,
/// underscores and hyphens, through nested values ("address.street") and elements ("tags.0").
struct DraftFields<Draft: Equatable> {
  typealias Path = PartialKeyPath<Draft> & Sendable

  let paths: [String: Path]

  /// Whether a field differs between two drafts. A field that is not found never does, unless the draft is one value.
  func differs(_ error: FieldError, _ old: Draft, _ new: Draft) -> Bool {
    guard old != new, let field = error.field else { return false }
    if let path = paths.first(where: { error.isAbout($0.key) })?.value {
      return !isSame(old[keyPath: path], new[keyPath: path])
    }
    if Mirror(reflecting: old).children.isEmpty, Mirror(reflecting: new).children.isEmpty { return true }
    guard let before = value(of: field, in: old), let after = value(of: field, in: new) else { return false }
    return !isSame(before, after)
  }

  /// The value of a field, or of the nearest value around it that is found.
  private func value(of field: String, in draft: Draft) -> Any? {
    var found: Any?
    for part in field.split(whereSeparator: { ".[]/".contains($0) }) {
      guard let next = child(String(part), of: found ?? draft) else { return found }
      found = next
    }
    return found
  }

  private func child(_ name: String, of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { child(name, of: $0.value) } }
    if let index = Int(name), mirror.displayStyle == .collection {
      return mirror.children.dropFirst(max(0, index)).first?.value
    }
    let key = plain(name)
    return mirror.children.first { $0.label.map(plain) == key }?.value
  }

  private func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  private func isSame(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? any Equatable else { return true }
    return equals(old, new)
  }

  private func equals<Field: Equatable>(_ old: Field, _ new: Any) -> Bool { new as? Field == old }
}
