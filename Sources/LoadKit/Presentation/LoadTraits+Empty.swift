extension LoadTraits {
  /// The same traits, which also say why a value is empty.
  ///
  /// ```swift
  /// traits: .automatic.explaining { .noSearchResults(query: $0.query, hasFilters: $0.hasFilters) }
  /// ```
  ///
  /// - Parameter empty: Gives the content for a value that is empty; `nil` for the screen's usual one
  ///   (``LoadWording/empty``). The content of the screen's ``LoadWords/empty`` wins.
  /// - Returns: The traits.
  public func explaining(_ empty: @escaping (Value) -> EmptyContent?) -> LoadTraits {
    var traits = self
    traits.empty = empty
    return traits
  }
}
