/// https://developer.apple.com/documentation/swiftui/scrollviewreader
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// https://developer.apple.com/documentation/swiftui/scrollviewproxy
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
  /// Where a view is on the screen is not part of the double.
  /// https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension ScrollViewReader: Transparent {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content(ScrollViewProxy())) }
}
