/// https://developer.apple.com/documentation/swiftui/visibility
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    noting("listRowSeparator", "\(visibility)")
  }

  /// https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/liststyle(_:)
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { noting("listStyle", "\(S.self)") }

  /// https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS 9.0, *)
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {}

/// https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle { public init() {} }

/// https://developer.apple.com/documentation/swiftui/groupedliststyle
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle { public init() {} }

/// https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
@available(iOS 14.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
