/// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/init()
  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  /// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/wrappedvalue
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/projectedvalue
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding
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

extension AccessibilityFocusState: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {
    location = node.stored(place) {
      let location = Location(initial)
      node.host.focusStates[ObjectIdentifier(location)] = FocusStateWatch(location, none: initial)
      return location
    }
  }

  func isSame(as other: AccessibilityFocusState) -> Bool { true }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusAnchor(location: binding.location, value: value, none: binding.initial, isKeyboard: false))
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(FocusAnchor(location: condition.location, value: true, none: false, isKeyboard: false))
  }
}
