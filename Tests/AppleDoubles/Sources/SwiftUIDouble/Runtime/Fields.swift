@_spi(Reflection) import Swift

/// The stored properties of a type, with their place in memory.
struct Field {
  let offset: Int
  let type: Any.Type

  static func all(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return fields
  }
}

/// Whether two values are certainly the same, as far as can be told without knowing their type.
///
/// Like Apple's, it looks at the bytes first, then at what is `Equatable`, then at the stored properties one by one.
/// A closure that captures something is a new one each time it is made, so a view that holds one is drawn anew together
/// with its parent.
enum Sameness {
  static func isSame<T>(_ a: T, _ b: T) -> Bool {
    if let a = a as? any LinkedProperty { return isSameProperty(a, b) }
    if hasSameBytes(a, b) { return true }
    if let a = a as? any Equatable { return isEqual(a, b) }
    // Of an existential, what is in it is compared.
    if isExistential(T.self) { return isSameContent(a, b) }
    let fields = Field.all(of: T.self)
    if fields.isEmpty || T.self is AnyObject.Type { return false }
    return hasSameFields(a, b, fields)
  }

  /// Whether values of the type hold values of other types: its kind is 0x303, or 0x307 with constraints.
  private static func isExistential(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x303 || kind == 0x307
  }

  private static func isSameContent(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b) }
    let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
    if first.displayStyle == .class { return a as AnyObject === b as AnyObject }
    // Functions have no parts to compare.
    guard first.subjectType == second.subjectType, first.displayStyle != nil else { return false }
    return first.children.elementsEqual(second.children) { isSameContent($0.value, $1.value) }
  }

  /// Compares views: by their `==`, if they have one and are more than plain data, else property by property.
  static func isSameView<V>(_ a: V, _ b: V) -> Bool {
    guard !_isPOD(V.self), let equatable = a as? any Equatable else {
      return hasSameFields(a, b, Field.all(of: V.self))
    }
    let properties = Field.all(of: V.self).filter { $0.type is any DynamicProperty.Type }
    return isEqual(equatable, b) && hasSameFields(a, b, properties)
  }

  private static func hasSameFields<T>(_ a: T, _ b: T, _ fields: [Field]) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        fields.allSatisfy { field in
          func compare<F>(_ type: F.Type) -> Bool {
            guard let first = a.baseAddress, let second = b.baseAddress else { return true }
            return isSame(
              (first + field.offset).assumingMemoryBound(to: F.self).pointee,
              (second + field.offset).assumingMemoryBound(to: F.self).pointee)
          }
          return _openExistential(field.type, do: compare)
        }
      }
    }
  }

  private static func hasSameBytes<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }

  private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E).map { $0 == a } ?? false }

  private static func isSameProperty<P: LinkedProperty>(_ a: P, _ b: Any) -> Bool {
    (b as? P).map { a.isSame(as: $0) } ?? false
  }
}
