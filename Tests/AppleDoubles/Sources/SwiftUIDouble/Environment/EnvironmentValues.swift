/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count))" }

  /// Objects of the environment, by their type.
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { setObject(newValue, objectType) }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?, _ type: T.Type) { values[ObjectIdentifier(type)] = object }

  func isSame(as other: EnvironmentValues) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let value2 = other.values[key] else { return false }
      func compare<T>(_ value: T) -> Bool { (value2 as? T).map { Sameness.isSame(value, $0) } ?? false }
      return _openExistential(value, do: compare)
    }
  }
}
