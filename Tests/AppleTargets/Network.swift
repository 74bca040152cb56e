// As much of Apple's Network as the sources need to be type-checked. Nothing here runs.
import Dispatch

/// https://developer.apple.com/documentation/network/nwpath
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct NWPath: Sendable {
  /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  /// https://developer.apple.com/documentation/network/nwpath/availableinterfaces
  public var availableInterfaces: [NWInterface] { fatalError() }
  /// https://developer.apple.com/documentation/network/nwpath/gateways
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
  public var gateways: [NWEndpoint] { fatalError() }
}

/// https://developer.apple.com/documentation/network/nwendpoint
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWEndpoint: Hashable, Sendable {
  case unix(path: String)
}

/// https://developer.apple.com/documentation/network/nwinterface
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct NWInterface: Hashable, Sendable {
  public var name: String { fatalError() }
}

/// https://developer.apple.com/documentation/network/nwpathmonitor
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public final class NWPathMonitor {
  public init() {}
  /// https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
  @preconcurrency public final var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { fatalError() }
    set {}
  }
  public final func start(queue: DispatchQueue) {}
  public final func cancel() {}
}
