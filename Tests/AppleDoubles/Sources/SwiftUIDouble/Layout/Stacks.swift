/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View> {
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View> {
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View> {
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// https://developer.apple.com/documentation/swiftui/pinnedscrollableviews
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// https://developer.apple.com/documentation/swiftui/lazyvstack
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyVStack<Content: View> {
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/griditem
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// https://developer.apple.com/documentation/swiftui/lazyvgrid
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyVGrid<Content: View> {
  let content: Content

  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/grid
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct Grid<Content: View> {
  let content: Content

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/gridrow
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct GridRow<Content: View> {
  let content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A view that arranges others, which is not seen itself.
@MainActor protocol Arrangement: Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Arrangement {
  func build(_ node: Node) { node.child("content", content) }

  func element(_ node: Node) -> Element {
    var element = Element("\(Self.self)".prefix { $0 != "<" }.description, children: node.childElements)
    element.node = node
    return element
  }
}

extension VStack: Arrangement { public typealias Body = Never }
extension HStack: Arrangement { public typealias Body = Never }
extension ZStack: Arrangement { public typealias Body = Never }
extension LazyVStack: Arrangement, RowContainer { public typealias Body = Never }
extension LazyVGrid: Arrangement, RowContainer { public typealias Body = Never }
extension Grid: Arrangement { public typealias Body = Never }
extension GridRow: Arrangement { public typealias Body = Never }
