/// https://developer.apple.com/documentation/swiftui/binding
@dynamicMemberLookup @propertyWrapper public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  public var transaction = Transaction()
  /// What two bindings to the same thing have in common.
  private let source: AnyHashable?
  /// Whether the app made the binding from closures.
  private(set) var isOfClosures = false

  /// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(source: nil, getter: get, setter: { value, _ in set(value) })
    isOfClosures = true
  }

  private init(
    source: AnyHashable?, getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void
  ) {
    self.source = source
    self.getter = getter
    self.setter = setter
  }

  init(_ location: Location<Value>) {
    self.init(
      source: AnyHashable(ObjectIdentifier(location)), getter: { location.get() },
      setter: { value, _ in location.set(value) })
  }

  /// A binding made by the double itself.
  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    self.init(source: nil, getter: get, setter: { value, _ in set(value) })
  }

  /// https://developer.apple.com/documentation/swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, getter: { value }, setter: { _, _ in })
  }

  /// https://developer.apple.com/documentation/swiftui/binding/init(projectedvalue:)
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// https://developer.apple.com/documentation/swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// https://developer.apple.com/documentation/swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      source: source.map { [$0, AnyHashable(keyPath)] },
      getter: { getter()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = getter()
        whole[keyPath: keyPath] = value
        setter(whole, transaction)
      })
  }

  /// https://developer.apple.com/documentation/swiftui/binding/animation(_:)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
  /// https://developer.apple.com/documentation/swiftui/binding/init(_:)
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: base.source, getter: { base.wrappedValue },
      setter: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// https://developer.apple.com/documentation/swiftui/binding/init(_:)
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      source: base.source, getter: { base.wrappedValue ?? first }, setter: { value, _ in base.wrappedValue = value })
  }

  /// https://developer.apple.com/documentation/swiftui/binding/init(_:)
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      source: base.source, getter: { AnyHashable(base.wrappedValue) },
      setter: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
  }
}

extension Binding where Value: MutableCollection {
  /// https://developer.apple.com/documentation/swiftui/binding/subscript(_:)
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      { wrappedValue[position] },
      { value in
        if wrappedValue.indices.contains(where: { $0 == position }) { wrappedValue[position] = value }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// `getter` and `setter` are closures of values that may be sent, or closures that the initialiser demanded be Sendable.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {}

  // Whoever read the value through the binding is told of changes by where it is kept.
  func isSame(as other: Binding) -> Bool { source != nil && source == other.source }
}
