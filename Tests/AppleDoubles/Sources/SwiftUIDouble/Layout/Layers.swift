extension View {
  /// https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(Layer(place: .overlay, content: content()))
  }

  /// https://developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// https://developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layer(place: .background, content: content()))
  }

  /// https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)-89n7j
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layer(place: edge == .top ? .above : .below, content: content()))
  }
}

/// A view in front of another, behind it, or at its edge.
struct Layer<Content: View> {
  enum Place { case overlay, background, above, below }

  let place: Place
  let content: Content
}

extension Layer: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) { node.child("layer", content) }

  func element(_ content: Element, _ node: Node) -> Element {
    let layer = node.childElements
    if layer.isEmpty { return content }
    let children: [Element] =
      switch place {
      case .overlay, .below: [content] + layer
      case .background, .above: layer + [content]
      }
    // What modifiers outside say about the whole is passed on to the parts, so the view itself is only a holder.
    return Element("Layers", children: children)
  }
}
