extension LoadTraits {
  /// Traits found from the type: a collection without elements and `nil` are empty, equal values are the same, and a
  /// collection's count is announced.
  ///
  /// A dictionary, a set, a string and data are collections too. An optional is judged by what it holds.
  public static var automatic: LoadTraits {
    var traits = LoadTraits()
    if let type = Value.self as? any Collection.Type { adopt(collection: type, &traits) }
    if let type = Value.self as? any Equatable.Type { adopt(equatable: type, &traits) }
    if let type = Value.self as? any AnyOptional.Type { adopt(optional: type, &traits) }
    return traits
  }

  // The functions are cast, once, rather than the values at every call: `C` and `E` are `Value`.

  private static func adopt<C: Collection>(collection: C.Type, _ traits: inout LoadTraits) {
    let isEmpty: (C) -> Bool = { $0.isEmpty }
    let count: (C) -> Int? = { $0.count }
    traits.isEmpty = isEmpty as? (Value) -> Bool ?? traits.isEmpty
    traits.count = count as? (Value) -> Int? ?? traits.count
  }

  private static func adopt<E: Equatable>(equatable: E.Type, _ traits: inout LoadTraits) {
    let isSame: (E, E) -> Bool = { $0 == $1 }
    traits.isSame = isSame as? (Value, Value) -> Bool ?? traits.isSame
  }

  private static func adopt<O: AnyOptional>(optional: O.Type, _ traits: inout LoadTraits) {
    let wrapped = LoadTraits<O.Wrapped>.automatic
    traits.isEmpty = { ($0 as? O)?.wrappedValue.map(wrapped.isEmpty) ?? true }
    traits.count = { ($0 as? O)?.wrappedValue.flatMap(wrapped.count) }
  }
}

private protocol AnyOptional {
  associatedtype Wrapped
  var wrappedValue: Wrapped? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Wrapped? { self }
}
