/// https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// https://developer.apple.com/documentation/swiftui/geometryproxy
///
/// There is no layout: every view is as large as the screen of a phone.
public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension GeometryReader: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content(GeometryProxy())) }

  func element(_ node: Node) -> Element { Element("GeometryReader", children: node.childElements) }
}

/// https://developer.apple.com/documentation/swiftui/viewthatfits
///
/// There is no layout: the first view always fits.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewThatFits<Content: View> {
  let content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content) }

  func element(_ node: Node) -> Element {
    Element("ViewThatFits", children: node.child(at: "content")?.elements.prefix(1).map { $0 } ?? [])
  }
}
