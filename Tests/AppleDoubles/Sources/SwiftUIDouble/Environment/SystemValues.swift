/// https://developer.apple.com/documentation/swiftui/scenephase
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// https://developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// https://developer.apple.com/documentation/swiftui/dynamictypesize
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// https://developer.apple.com/documentation/swiftui/dynamictypesize/isaccessibilitysize
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// https://developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }

extension EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion
  public var accessibilityReduceMotion: Bool { user.reducesMotion }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public var accessibilityVoiceOverEnabled: Bool { user.usesVoiceOver }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
  public var accessibilityDifferentiateWithoutColor: Bool { user.differentiatesWithoutColor }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducetransparency
  public var accessibilityReduceTransparency: Bool { user.reducesTransparency }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/locale
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/calendar
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/timezone
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass
  @available(iOS 13.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/verticalsizeclass
  @available(iOS 13.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/font
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
