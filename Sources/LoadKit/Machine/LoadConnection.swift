/// The state of the device's connection, as a monitor sees it.
///
/// A monitor can be wrong, so no state stops a request (rule 21).
public struct LoadConnection: Sendable, Hashable {
  private enum Status: UInt8 {
    case unknown, online, offline
  }

  private let status: Status
  /// Identifies the network path while the device is online; 0 by default.
  public let path: Int

  private init(_ status: Status, path: Int = 0) {
    self.status = status
    self.path = path
  }

  /// The state isn't known.
  public static var unknown: LoadConnection { LoadConnection(.unknown) }
  /// A usable path exists.
  public static var online: LoadConnection { LoadConnection(.online) }
  /// No usable path exists.
  public static var offline: LoadConnection { LoadConnection(.offline) }

  /// A usable path exists, which differs from the paths with other numbers: another Wi-Fi network, or mobile data.
  ///
  /// - Parameter path: Identifies the path.
  /// - Returns: The state.
  public static func online(path: Int) -> LoadConnection { LoadConnection(.online, path: path) }

  /// Whether a usable path exists.
  public var isOnline: Bool { status == .online }

  /// Whether no usable path exists.
  public var isOffline: Bool { status == .offline }
}
