/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  let name: String

  init(named name: String) { self.name = name }

  /// https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(named: "white \(white) \(alpha)") }
  /// https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(named: "rgb \(red) \(green) \(blue) \(alpha)")
  }

  /// https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(named: "\(name) \(alpha)") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  open override var hash: Int { name.hashValue }
  open override var description: String { name }
}

// Semantic colours, which follow the appearance. `fixed` ones do not: a renderer has no use for them.
extension UIColor {
  /// https://developer.apple.com/documentation/uikit/uicolor/label
  public class var label: UIColor { UIColor(named: "label") }
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarylabel
  public class var secondaryLabel: UIColor { UIColor(named: "secondaryLabel") }
  /// https://developer.apple.com/documentation/uikit/uicolor/tertiarylabel
  public class var tertiaryLabel: UIColor { UIColor(named: "tertiaryLabel") }
  /// https://developer.apple.com/documentation/uikit/uicolor/separator
  public class var separator: UIColor { UIColor(named: "separator") }
  /// https://developer.apple.com/documentation/uikit/uicolor/systembackground
  @available(tvOS, unavailable)
  public class var systemBackground: UIColor { UIColor(named: "systemBackground") }
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground
  @available(tvOS, unavailable)
  public class var secondarySystemBackground: UIColor { UIColor(named: "secondarySystemBackground") }
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgroupedbackground
  @available(tvOS, unavailable)
  public class var systemGroupedBackground: UIColor { UIColor(named: "systemGroupedBackground") }
  /// https://developer.apple.com/documentation/uikit/uicolor/secondarysystemfill
  @available(tvOS, unavailable)
  public class var secondarySystemFill: UIColor { UIColor(named: "secondarySystemFill") }
  /// https://developer.apple.com/documentation/uikit/uicolor/systemgray
  public class var systemGray: UIColor { UIColor(named: "systemGray") }
  /// https://developer.apple.com/documentation/uikit/uicolor/systemred
  public class var systemRed: UIColor { UIColor(named: "systemRed") }
  /// https://developer.apple.com/documentation/uikit/uicolor/tintcolor
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public class var tintColor: UIColor { UIColor(named: "tint") }
  /// https://developer.apple.com/documentation/uikit/uicolor/clear
  public class var clear: UIColor { UIColor(named: "clear") }
  /// https://developer.apple.com/documentation/uikit/uicolor/white
  public class var white: UIColor { UIColor(named: "fixed white") }
  /// https://developer.apple.com/documentation/uikit/uicolor/black
  public class var black: UIColor { UIColor(named: "fixed black") }
}

/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  let style: TextStyle?
  let isMonospaced: Bool
  /// https://developer.apple.com/documentation/uikit/uifont/pointsize
  public let pointSize: CGFloat

  init(style: TextStyle?, size: CGFloat, isMonospaced: Bool = false) {
    self.style = style
    self.pointSize = size
    self.isMonospaced = isMonospaced
  }

  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style: style, size: 17) }
  /// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(style: nil, size: fontSize) }
  /// https://developer.apple.com/documentation/uikit/uifont/monospacedsystemfont(ofsize:weight:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(style: nil, size: fontSize, isMonospaced: true)
  }

  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/rawvalue
    public var rawValue: String
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/largetitle
    @available(tvOS, unavailable)
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title1
    public static let title1 = TextStyle(rawValue: "title1")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title2
    public static let title2 = TextStyle(rawValue: "title2")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title3
    public static let title3 = TextStyle(rawValue: "title3")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/headline
    public static let headline = TextStyle(rawValue: "headline")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/subheadline
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/body
    public static let body = TextStyle(rawValue: "body")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/callout
    public static let callout = TextStyle(rawValue: "callout")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/footnote
    public static let footnote = TextStyle(rawValue: "footnote")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/caption1
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/caption2
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uifont/weight/rawvalue
    public var rawValue: CGFloat
    /// https://developer.apple.com/documentation/uikit/uifont/weight/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uifont/weight/regular
    public static let regular = Weight(rawValue: 0)
    /// https://developer.apple.com/documentation/uikit/uifont/weight/semibold
    public static let semibold = Weight(rawValue: 0.3)
    /// https://developer.apple.com/documentation/uikit/uifont/weight/bold
    public static let bold = Weight(rawValue: 0.4)
  }
}

/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// https://developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(style: style, size: font.pointSize, isMonospaced: font.isMonospaced)
  }
}

/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  let name: String

  init(symbol name: String) { self.name = name }

  /// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public convenience init?(systemName name: String) {
    // Symbols have names in lower case, without spaces.
    guard !name.isEmpty, name == name.lowercased(), !name.contains(" ") else { return nil }
    self.init(symbol: name)
  }

  /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    let style: UIFont.TextStyle?

    /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:)
    public convenience init(textStyle: UIFont.TextStyle) { self.init(style: textStyle) }

    init(style: UIFont.TextStyle?) { self.style = style }
  }
}

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/nstextalignment/left
  case left
  /// https://developer.apple.com/documentation/uikit/nstextalignment/center
  case center
  /// https://developer.apple.com/documentation/uikit/nstextalignment/right
  case right
  /// https://developer.apple.com/documentation/uikit/nstextalignment/justified
  case justified
  /// https://developer.apple.com/documentation/uikit/nstextalignment/natural
  case natural
}

/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/nslinebreakmode/bywordwrapping
  case byWordWrapping
  /// https://developer.apple.com/documentation/uikit/nslinebreakmode/bytruncatingtail
  case byTruncatingTail = 4
}

/// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/rawvalue
  public var rawValue: String
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/large
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/extraextraextralarge
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitymedium
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AccessibilityM")
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXXXL")
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("Accessibility") }
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/unspecified
  case unspecified
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/light
  case light
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/dark
  case dark
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/lefttoright
  case leftToRight
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/righttoleft
  case rightToLeft
}

/// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor open class UITraitCollection: NSObject {
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
  public nonisolated let preferredContentSizeCategory: UIContentSizeCategory
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  public nonisolated let userInterfaceStyle: UIUserInterfaceStyle
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
  public nonisolated let layoutDirection: UIUserInterfaceLayoutDirection

  nonisolated init(
    _ size: UIContentSizeCategory = .large, _ style: UIUserInterfaceStyle = .light,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    preferredContentSizeCategory = size
    userInterfaceStyle = style
    layoutDirection = direction
    super.init()
  }
}
