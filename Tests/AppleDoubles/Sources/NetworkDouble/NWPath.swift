/// https://developer.apple.com/documentation/network/nwpath
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public struct NWPath: Equatable, Sendable {
  /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
  public enum Status: Equatable, Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  /// https://developer.apple.com/documentation/network/nwpath/unsatisfiedreason-swift.enum
  @available(iOS 14.2, macOS 11.0, tvOS 14.2, watchOS 7.1, visionOS 1.0, *)
  public enum UnsatisfiedReason: Equatable, Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
  }

  public let status: Status

  /// https://developer.apple.com/documentation/network/nwpath/unsatisfiedreason-swift.property
  @available(iOS 14.2, macOS 11.0, tvOS 14.2, watchOS 7.1, visionOS 1.0, *)
  public let unsatisfiedReason: UnsatisfiedReason

  /// https://developer.apple.com/documentation/network/nwpath/isexpensive
  public let isExpensive: Bool

  /// https://developer.apple.com/documentation/network/nwpath/isconstrained
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public let isConstrained: Bool

  let interface: NWInterface.InterfaceType?

  /// https://developer.apple.com/documentation/network/nwpath/availableinterfaces
  public var availableInterfaces: [NWInterface] { interface.map { [NWInterface(type: $0)] } ?? [] }

  /// https://developer.apple.com/documentation/network/nwpath/gateways
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public let gateways: [NWEndpoint]

  /// https://developer.apple.com/documentation/network/nwpath/usesinterfacetype(_:)
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == interface }
}

/// Of the endpoints only those are here that a gateway can be. The host is a text; the framework has a type for it.
/// https://developer.apple.com/documentation/network/nwendpoint
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public enum NWEndpoint: Hashable, Sendable {
  case hostPort(host: String, port: UInt16)
}

/// https://developer.apple.com/documentation/network/nwinterface
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public struct NWInterface: Hashable, Sendable {
  /// https://developer.apple.com/documentation/network/nwinterface/interfacetype
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
}
