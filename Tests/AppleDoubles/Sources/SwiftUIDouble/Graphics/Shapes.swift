/// https://developer.apple.com/documentation/swiftui/shape
///
/// Paths are not part of the double.
public protocol Shape: Sendable, View where Body == Never {}

/// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}

/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// https://developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  /// https://developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:)
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
  public nonisolated init() {}
}

/// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// https://developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

/// https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
  public nonisolated init() {}
}

extension Rectangle: DrawnShape {}
extension RoundedRectangle: DrawnShape {}
extension Capsule: DrawnShape {}
extension Circle: DrawnShape {}

@MainActor protocol DrawnShape: Primitive {}

extension DrawnShape {
  func element(_ node: Node) -> Element { Element("\(Self.self)") }
}

extension Shape {
  /// https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    noting("fill")
  }

  /// https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:)
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { noting("stroke") }
}

extension InsettableShape {
  /// https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { noting("strokeBorder") }
}

extension Shape where Self == Rectangle {
  /// https://developer.apple.com/documentation/swiftui/shape/rect
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:)
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// https://developer.apple.com/documentation/swiftui/shape/capsule
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// https://developer.apple.com/documentation/swiftui/shape/circle
  public nonisolated static var circle: Circle { Circle() }
}
