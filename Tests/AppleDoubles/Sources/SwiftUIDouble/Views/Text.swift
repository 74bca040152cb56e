/// https://developer.apple.com/documentation/swiftui/text
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Text: Equatable, Sendable {
  /// What the text says, without its looks.
  let plain: String

  /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) { plain = content }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { plain = String(content) }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    plain = key.resolved
  }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public init(_ attributedContent: AttributedString) { plain = String(attributedContent.characters) }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:)
  public init(_ image: Image) { plain = "" }

  /// https://developer.apple.com/documentation/swiftui/text/init(_:format:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    plain = format.format(input)
  }

  /// https://developer.apple.com/documentation/swiftui/text/+(_:_:)
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.plain + rhs.plain) }
}

extension Text: Primitive {
  public typealias Body = Never

  func element(_ node: Node) -> Element {
    // Apple does not say whether a redacted text is read to VoiceOver users, so it is here: views must see to it.
    var element = Element("Text", text: node.environment.redact(plain))
    element.accessibility.label = plain
    element.isAccessible = true
    element.accessibility.traits = .isStaticText
    element.node = node
    return element
  }
}

extension Text {
  /// https://developer.apple.com/documentation/swiftui/text/font(_:)
  public nonisolated func font(_ font: Font?) -> Text { self }
  /// https://developer.apple.com/documentation/swiftui/text/fontweight(_:)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// https://developer.apple.com/documentation/swiftui/text/bold()
  public nonisolated func bold() -> Text { self }
  /// https://developer.apple.com/documentation/swiftui/text/italic()
  public nonisolated func italic() -> Text { self }
  /// https://developer.apple.com/documentation/swiftui/text/foregroundcolor(_:)
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
  /// https://developer.apple.com/documentation/swiftui/text/monospaceddigit()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func monospacedDigit() -> Text { self }
}
