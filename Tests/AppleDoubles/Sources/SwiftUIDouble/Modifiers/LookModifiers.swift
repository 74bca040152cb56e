extension View {
  /// https://developer.apple.com/documentation/swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// https://developer.apple.com/documentation/swiftui/view/fontweight(_:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/bold(_:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/monospaceddigit()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func monospacedDigit() -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/tint(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/linelimit(_:)
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-4hzfa
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/imagescale(_:)
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  /// https://developer.apple.com/documentation/swiftui/view/opacity(_:)
  public nonisolated func opacity(_ opacity: Double) -> some View {
    changingElement { element, _ in
      if opacity < 1 { element.attributes["opacity"] = "\(opacity)" }
      // What cannot be seen can be neither touched nor heard.
      if opacity <= 0 { element.isDrawn = false }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/hidden()
  public nonisolated func hidden() -> some View {
    changingElement { element, _ in
      element.isDrawn = false
      element.isHidden = true
    }
  }
}

extension Text {
  /// https://developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Sendable { case head, tail, middle }
}

/// https://developer.apple.com/documentation/swiftui/textselectability
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {}

/// https://developer.apple.com/documentation/swiftui/enabledtextselectability
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {}

/// https://developer.apple.com/documentation/swiftui/disabledtextselectability
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisabledTextSelectability: TextSelectability {}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/textselection(_:)
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    noting("textSelection", S.self == EnabledTextSelectability.self ? "enabled" : "disabled")
  }
}
