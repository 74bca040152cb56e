/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// https://developer.apple.com/documentation/swiftui/toolbarcontent/body-swift.property
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func build(_ node: Node, _ key: AnyHashable)
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the host and has no body") }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/primaryaction
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// https://developer.apple.com/documentation/swiftui/toolbaritem
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveToolbarContent {
  public typealias Body = Never

  func build(_ node: Node, _ key: AnyHashable) { node.child(key, content) }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public typealias Body = Never

  func build(_ node: Node, _ key: AnyHashable) { node.child(key, content) }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var all: [any ToolbarContent] = []
    for content in repeat each content { all.append(content) }
    return ToolbarContents(all: all)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
}

struct ToolbarContents {
  let all: [any ToolbarContent]
}

extension ToolbarContents: PrimitiveToolbarContent {
  typealias Body = Never

  func build(_ node: Node, _ key: AnyHashable) {
    for (index, content) in all.enumerated() { content.buildItems(node, [key, AnyHashable(index)]) }
  }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func build(_ node: Node, _ key: AnyHashable) { self?.buildItems(node, [key]) }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func build(_ node: Node, _ key: AnyHashable) {
    switch storage {
    case .first(let content): content.buildItems(node, [key, AnyHashable(true)])
    case .second(let content): content.buildItems(node, [key, AnyHashable(false)])
    }
  }
}

extension ToolbarContent {
  func buildItems(_ node: Node, _ key: [AnyHashable]) {
    if let primitive = self as? any PrimitiveToolbarContent {
      primitive.build(node, AnyHashable(key))
    } else {
      body.buildItems(node, key)
    }
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(Toolbar(content: content()))
  }

  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(Toolbar(content: ToolbarItem<Void, Content>(placement: .automatic, content: content())))
  }
}

/// Items in the bar of the screen that a view is on.
struct Toolbar<Content: ToolbarContent> {
  let content: Content
}

extension Toolbar: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) { content.buildItems(node, ["toolbar"]) }

  func element(_ content: Element, _ node: Node) -> Element {
    let items = node.childElements
    if items.isEmpty { return content }
    return Element("Layers", children: [Element("Toolbar", children: items), content])
  }
}
