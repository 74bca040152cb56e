/// https://developer.apple.com/documentation/swiftui/progressview
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/progressview/init()
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// https://developer.apple.com/documentation/swiftui/progressview/init(label:)
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// https://developer.apple.com/documentation/swiftui/progressview/init(_:)
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// https://developer.apple.com/documentation/swiftui/progressview/init(value:total:)
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:)
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  /// https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:currentvaluelabel:)
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// https://developer.apple.com/documentation/swiftui/progressview/init(_:value:total:)
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { Double(min(max($0 / total, 0), 1)) }
  }
}

extension ProgressView: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    if let style = node.environment.progressViewStyle {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: $0) },
        currentValueLabel: currentValueLabel.map { .init(view: $0) })
      node.child("style", StyleBody(inside: \.progressViewStyle) { AnyView(style.make(configuration)) })
      return
    }
    if let label { node.child("label", label) }
    if let currentValueLabel { node.child("value", currentValueLabel) }
  }

  func element(_ node: Node) -> Element {
    var element = Element("ProgressView", children: node.childElements)
    element.attributes["fraction"] = fraction.map { "\($0)" }
    if fraction == nil, node.environment.progressViewStyle == nil, node.isLostSpinner {
      element.attributes["spinner"] = "lost"
    }
    element.isAccessible = true
    element.accessibility.traits = .updatesFrequently
    if let fraction {
      element.accessibility.value =
        node.elements(of: "value").isEmpty ? "\(Int((fraction * 100).rounded()))%" : nil
    }
    element.node = node
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/progressviewstyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/progressviewstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle {
  func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressViewStyleConfiguration {
  public struct Label { let view: any View }

  public struct CurrentValueLabel { let view: any View }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// https://developer.apple.com/documentation/swiftui/progressview/init(_:)
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentWrite { $0.progressViewStyle = style })
  }
}
