// As much of Apple's Dispatch as the sources need to be type-checked. Nothing here runs.

/// https://developer.apple.com/documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:)
  public init(label: String) {}
}
