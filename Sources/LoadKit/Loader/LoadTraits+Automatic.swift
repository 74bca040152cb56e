extension LoadTraits {
  /// Traits found from the type: a collection without elements and `nil` are empty, equal values are the same, and a
  /// collection's count is announced.
  ///
  /// A dictionary, a set, a string and data are collections too. An optional is judged by what it holds.
  public static var automatic: LoadTraits {
    var traits = LoadTraits()
    if let type = Value.self as? any Collection.Type { traits = traits.adopting(collection: type) }
    if let type = Value.self as? any Equatable.Type { traits = traits.adopting(equatable: type) }
    if let type = Value.self as? any AnyOptional.Type { traits = traits.adopting(optional: type) }
    return traits
  }

  // The traits are cast, once, rather than the values at every call: `C`, `E` and `O` are `Value`. A cast of each
  // function would allocate twice.

  private func adopting<C: Collection>(collection: C.Type) -> LoadTraits {
    guard var traits = self as? LoadTraits<C> else { return self }
    traits.isEmpty = { $0.isEmpty }
    traits.count = { $0.count }
    return traits as? LoadTraits ?? self
  }

  private func adopting<E: Equatable>(equatable: E.Type) -> LoadTraits {
    guard var traits = self as? LoadTraits<E> else { return self }
    traits.isSame = { $0 == $1 }
    return traits as? LoadTraits ?? self
  }

  private func adopting<O: AnyOptional>(optional: O.Type) -> LoadTraits {
    guard var traits = self as? LoadTraits<O> else { return self }
    let wrapped = LoadTraits<O.Wrapped>.automatic
    traits.isEmpty = { $0.wrappedValue.map(wrapped.isEmpty) ?? true }
    traits.count = { $0.wrappedValue.flatMap(wrapped.count) }
    return traits as? LoadTraits ?? self
  }
}

private protocol AnyOptional {
  associatedtype Wrapped
  var wrappedValue: Wrapped? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Wrapped? { self }
}
