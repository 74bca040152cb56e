/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment {
  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(objectType) else {
        fatalError("No Observable object of type \(objectType) found. Add it with View.environment(_:).")
      }
      return object
    }
  }

  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.object(objectType) }
  }
}

// `read` only captures a key path or a type.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) { value = .some(read(node.environment)) }

  func isSame(as other: Environment) -> Bool { Sameness.isSame(value, other.value) }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWrite { $0[keyPath: keyPath] = value })
  }

  /// https://developer.apple.com/documentation/swiftui/view/environment(_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentWrite { $0[T.self] = object })
  }

  /// https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWrite { transform(&$0[keyPath: keyPath]) })
  }
}

/// Writes into the environment of what it is applied to.
struct EnvironmentWrite {
  let write: (inout EnvironmentValues) -> Void
}

extension EnvironmentWrite: EnvironmentChange {
  func change(_ environment: inout EnvironmentValues) { write(&environment) }
}
