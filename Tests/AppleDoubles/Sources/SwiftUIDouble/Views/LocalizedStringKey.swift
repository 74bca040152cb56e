/// https://developer.apple.com/documentation/swiftui/localizedstringkey
///
/// There is no string table here: every key stands for itself.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let resolved: String

  public init(_ value: String) { resolved = value }

  public init(stringLiteral value: String) { resolved = value }

  public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.text }

  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { text += "\(value)" }

    public mutating func appendInterpolation(_ text: Text) { self.text += text.plain }

    public mutating func appendInterpolation(_ image: Image) {}

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}

/// Numbers that can stand in a key.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
