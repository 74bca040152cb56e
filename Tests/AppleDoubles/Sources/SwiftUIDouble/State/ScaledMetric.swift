/// https://developer.apple.com/documentation/swiftui/scaledmetric
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }

  public init(wrappedValue: Value) {
    base = wrappedValue
    scaled = wrappedValue
  }

  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {
    let sizes = DynamicTypeSize.allCases
    let steps = (sizes.firstIndex(of: node.environment.dynamicTypeSize) ?? 3) - (sizes.firstIndex(of: .large) ?? 3)
    // Apple's tables differ from style to style; what counts is that larger text makes a larger metric.
    scaled = base * (1 + Value(steps) / 10)
  }

  func isSame(as other: ScaledMetric) -> Bool { scaled == other.scaled }
}
