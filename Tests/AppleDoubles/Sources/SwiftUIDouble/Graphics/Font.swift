/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  private let name: String

  /// https://developer.apple.com/documentation/swiftui/font/textstyle
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// https://developer.apple.com/documentation/swiftui/font/design
  public enum Design: Hashable, Sendable {
    case `default`
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    case serif
    case rounded
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    case monospaced
  }

  /// https://developer.apple.com/documentation/swiftui/font/weight
  public struct Weight: Hashable, Sendable {
    private let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title2 = Font(name: "title2")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let caption2 = Font(name: "caption2")

  /// https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(size)")
  }

  /// https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: "system \(style)")
  }

  /// https://developer.apple.com/documentation/swiftui/font/bold()
  public func bold() -> Font { Font(name: name + " bold") }

  /// https://developer.apple.com/documentation/swiftui/font/italic()
  public func italic() -> Font { Font(name: name + " italic") }

  /// https://developer.apple.com/documentation/swiftui/font/weight(_:)
  public func weight(_ weight: Weight) -> Font { Font(name: name + " \(weight)") }

  /// https://developer.apple.com/documentation/swiftui/font/monospaced()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func monospaced() -> Font { Font(name: name + " monospaced") }

  /// https://developer.apple.com/documentation/swiftui/font/monospaceddigit()
  public func monospacedDigit() -> Font { Font(name: name + " monospacedDigit") }
}
