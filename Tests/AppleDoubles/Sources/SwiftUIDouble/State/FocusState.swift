/// https://developer.apple.com/documentation/swiftui/focusstate
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// https://developer.apple.com/documentation/swiftui/focusstate/init()
  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  /// https://developer.apple.com/documentation/swiftui/focusstate/wrappedvalue
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// https://developer.apple.com/documentation/swiftui/focusstate/projectedvalue
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// https://developer.apple.com/documentation/swiftui/focusstate/binding
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @propertyWrapper public struct Binding {
    let initial: Value
    let location: Location<Value>?

    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) { location = node.stored(place) { Location(initial) } }

  func isSame(as other: FocusState) -> Bool { true }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(FocusAnchor(location: binding.location, value: value, none: binding.initial, isKeyboard: true))
  }

  /// https://developer.apple.com/documentation/swiftui/view/focused(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusAnchor(location: condition.location, value: true, none: false, isKeyboard: true))
  }
}
