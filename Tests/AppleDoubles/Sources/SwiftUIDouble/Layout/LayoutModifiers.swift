extension View {
  /// https://developer.apple.com/documentation/swiftui/view/padding(_:)
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
  public nonisolated func padding(_ length: CGFloat) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/fixedsize()
  public nonisolated func fixedSize() -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/scaledtofit()
  public nonisolated func scaledToFit() -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/scaledtofill()
  public nonisolated func scaledToFill() -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/zindex(_:)
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// https://developer.apple.com/documentation/swiftui/safearearegions
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
