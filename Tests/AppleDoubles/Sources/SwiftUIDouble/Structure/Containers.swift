/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: Transparent {
  public typealias Body = Never
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T> {
  public var value: T
  private let views: [any View]

  public nonisolated init(_ value: T) {
    self.value = value
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: Transparent {
  public typealias Body = Never

  func build(_ node: Node) {
    for (index, view) in views.enumerated() { node.child(index, view) }
  }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: Primitive, Transparent where TrueContent: View, FalseContent: View {
  func build(_ node: Node) {
    switch storage {
    case .first(let view): node.child("true", view)
    case .second(let view): node.child("false", view)
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive, Transparent where Wrapped: View {
  func build(_ node: Node) {
    if let self { node.child("some", self) }
  }
}

/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Primitive, Transparent where Content: View {
  func build(_ node: Node) { node.child("content", content) }
}

/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView {
  let view: any View

  public nonisolated init<V: View>(_ view: V) { self.view = view }

  public nonisolated init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: Transparent {
  public typealias Body = Never

  // A view of another type in the same place is another view: `child` sees to that.
  func build(_ node: Node) { node.child("view", view) }
}
