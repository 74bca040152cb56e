/// https://developer.apple.com/documentation/swiftui/slider
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let onEditingChanged: (Bool) -> Void
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/slider/init(value:in:label:oneditingchanged:)
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding({ Double(value.wrappedValue) }, { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil, label: label(),
      onEditingChanged: onEditingChanged)
  }

  /// https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:)
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding({ Double(value.wrappedValue) }, { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step), label: label(),
      onEditingChanged: onEditingChanged)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("label", label) }

  func element(_ node: Node) -> Element {
    var element = Element("Slider", children: node.childElements)
    element.isAccessible = true
    let span = bounds.upperBound - bounds.lowerBound
    element.accessibility.value = "\(Int(((value.wrappedValue - bounds.lowerBound) / span * 100).rounded()))%"
    element.isEnabled = node.environment.isEnabled
    element.adjust = { direction in
      onEditingChanged(true)
      let moved = value.wrappedValue + (step ?? span / 10) * (direction == .increment ? 1 : -1)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
    element.node = node
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/stepper
@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label: View> {
  let label: Label
  let value: (() -> String)?
  let step: (AccessibilityAdjustmentDirection) -> Void

  /// https://developer.apple.com/documentation/swiftui/stepper/init(value:in:step:label:oneditingchanged:)
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = { "\(value.wrappedValue)" }
    self.step = { direction in
      onEditingChanged(true)
      let moved = value.wrappedValue.advanced(by: direction == .increment ? step : 0 - step)
      if bounds.contains(moved) { value.wrappedValue = moved }
      onEditingChanged(false)
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("label", label) }

  func element(_ node: Node) -> Element {
    var element = Element("Stepper", children: node.childElements)
    element.isAccessible = true
    element.accessibility.value = value?()
    element.isEnabled = node.environment.isEnabled
    element.adjust = step
    element.node = node
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/gauge
@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:currentvaluelabel:)
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:)
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Gauge: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    node.child("value", currentValueLabel)
  }

  func element(_ node: Node) -> Element {
    var element = Element("Gauge", children: node.childElements)
    element.attributes["fraction"] = "\(fraction)"
    element.isAccessible = true
    if node.elements(of: "value").isEmpty { element.accessibility.value = "\(Int((fraction * 100).rounded()))%" }
    return element
  }
}
