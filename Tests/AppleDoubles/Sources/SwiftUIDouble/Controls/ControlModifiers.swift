import UIKitDouble

/// https://developer.apple.com/documentation/swiftui/controlsize
@available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// https://developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}

/// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// https://developer.apple.com/documentation/swiftui/buttonbordershape
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
}

/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/controlsize(_:)
  @available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
  @available(iOS 15.0, macOS 14.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/labelshidden()
  public nonisolated func labelsHidden() -> some View { noting("labelsHidden") }

  /// https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/help(_:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibility { $0.hint = textKey.resolved }
  }

  /// https://developer.apple.com/documentation/swiftui/view/badge(_:)
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ count: Int) -> some View { noting("badge", "\(count)") }
}

/// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}
