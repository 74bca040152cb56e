/// https://developer.apple.com/documentation/swiftui/refreshaction
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// https://developer.apple.com/documentation/swiftui/refreshaction/callasfunction()
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/refresh
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EnvironmentWrite { $0.refresh = RefreshAction(action: action) })
  }
}
