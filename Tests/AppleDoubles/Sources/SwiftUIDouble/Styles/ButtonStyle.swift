/// https://developer.apple.com/documentation/swiftui/buttonstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/buttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ButtonStyleConfiguration
}

/// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ButtonStyleConfiguration {
  public struct Label { let view: any View }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct PrimitiveButtonStyleConfiguration {
  public struct Label { let view: any View }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/trigger()
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

/// How a button of the environment is drawn.
enum AnyButtonStyle {
  /// As Apple does: only looks.
  case builtIn(String)
  case style(any ButtonStyle)
  /// The style makes the whole button, and decides itself what triggers it.
  case primitive(any PrimitiveButtonStyle)

  var isPrimitive: Bool { if case .primitive = self { true } else { false } }

  /// Whether it is the style without which a button has it too.
  var isAutomatic: Bool { if case .builtIn("DefaultButtonStyle") = self { true } else { false } }

  var name: String {
    switch self {
    case .builtIn(let name): name
    case .style(let style): "\(type(of: style))"
    case .primitive(let style): "\(type(of: style))"
    }
  }

  @MainActor func make(_ label: any View, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void) -> AnyView {
    switch self {
    case .builtIn: AnyView(label)
    case .style(let style): AnyView(style.make(.init(role: role, label: .init(view: label), isPressed: false)))
    case .primitive(let style): AnyView(style.make(.init(role: role, label: .init(view: label), action: action)))
    }
  }
}

extension ButtonStyle {
  fileprivate func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension PrimitiveButtonStyle {
  fileprivate func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWrite { $0.buttonStyle = .style(style) })
  }

  /// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWrite { $0.buttonStyle = style is any BuiltInButtonStyle ? .builtIn("\(S.self)") : .primitive(style) })
  }
}
