extension Array where Element: Identifiable {
  /// The elements without those whose identity came before: no list can tell two of the same apart.
  func unique() -> [Element] {
    var known: Set<Element.ID> = []
    return filter { known.insert($0.id).inserted }
  }
}
