/// Content from an earlier time, which shows until there is newer: from a cache, a file, or an earlier run of the app.
public struct LoadCachedValue<Value> {
  /// The content.
  public var value: Value
  /// How old it is; `nil` if that is unknown.
  public var age: Duration?

  /// Creates cached content.
  ///
  /// - Parameters:
  ///   - value: The content.
  ///   - age: How old it is. Negative counts as zero.
  public init(_ value: Value, age: Duration? = nil) {
    self.value = value
    self.age = age.map { max(.zero, $0) }
  }
}

extension LoadCachedValue: Sendable where Value: Sendable {}
extension LoadCachedValue: Equatable where Value: Equatable {}
