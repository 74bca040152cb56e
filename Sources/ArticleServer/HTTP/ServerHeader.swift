/// One header field of a request or a response.
public struct ServerHeader: Sendable, Hashable {
  /// The name as it was sent.
  public var name: String
  /// The value without white space around it.
  public var value: String

  /// Creates a header field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
