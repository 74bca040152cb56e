/// https://developer.apple.com/documentation/swiftui/labelstyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/labelstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle {
  func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LabelStyleConfiguration {
  public struct Title { let view: any View }

  public struct Icon { let view: any View }

  public var title: Title
  public var icon: Icon
}

extension LabelStyleConfiguration.Title: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

extension LabelStyleConfiguration.Icon: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("view", view) }
}

/// https://developer.apple.com/documentation/swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// https://developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  // The title is not drawn, yet read out.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.changingElement { element, _ in element.accessibility.isHidden = true }
    configuration.title.changingElement { element, _ in element.isOnlyHeard = true }
  }
}

/// https://developer.apple.com/documentation/swiftui/titleonlylabelstyle
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentWrite { $0.labelStyle = style })
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
