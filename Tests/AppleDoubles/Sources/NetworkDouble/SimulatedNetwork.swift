import Synchronization

/// The connection as tests play it, in place of the device's.
///
/// ```swift
/// let network = SimulatedNetwork()
/// let monitor = network.run { NWPathMonitor() }
/// network.change(to: .unsatisfied)
/// ```
///
/// A monitor follows the network that is current where it is made; without any, one that always has a connection.
@_spi(Testing) public final class SimulatedNetwork: Sendable {
  @TaskLocal private static var current: SimulatedNetwork?
  private static let always = SimulatedNetwork()

  static var present: SimulatedNetwork { current ?? always }

  private struct Entry { weak var monitor: NWPathMonitor? }

  private let state: Mutex<(path: NWPath, monitors: [Entry])>

  /// Creates a network.
  public init(_ status: NWPath.Status = .satisfied, over interface: NWInterface.InterfaceType = .wifi) {
    state = Mutex((Self.path(status, interface, isExpensive: false, isConstrained: false, gateway: nil), []))
  }

  /// Makes it the network of the monitors that are made meanwhile, also in tasks that begin meanwhile.
  public func run<T>(_ body: () throws -> T) rethrows -> T { try Self.$current.withValue(self) { try body() } }

  /// Makes it the network of the monitors that are made meanwhile.
  public nonisolated(nonsending) func run<T>(_ body: nonisolated(nonsending) () async throws -> T) async rethrows -> T {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// Tells all monitors about another path. A gateway is an address of the network that the path leads through.
  public func change(
    to status: NWPath.Status, over interface: NWInterface.InterfaceType = .wifi, isExpensive: Bool = false,
    isConstrained: Bool = false, gateway: String? = nil
  ) {
    let path = Self.path(
      status, interface, isExpensive: isExpensive, isConstrained: isConstrained, gateway: gateway)
    let monitors = state.withLock { state in
      state.path = path
      return state.monitors
    }
    for entry in monitors { entry.monitor?.deliver(path) }
  }

  /// How many monitors look on: those that were started and not cancelled.
  public var monitors: Int { state.withLock { $0.monitors.count { $0.monitor != nil } } }

  var path: NWPath { state.withLock { $0.path } }

  func add(_ monitor: NWPathMonitor) { state.withLock { $0.monitors.append(Entry(monitor: monitor)) } }

  func remove(_ monitor: NWPathMonitor) {
    state.withLock { $0.monitors.removeAll { $0.monitor == nil || $0.monitor === monitor } }
  }

  private static func path(
    _ status: NWPath.Status, _ interface: NWInterface.InterfaceType, isExpensive: Bool, isConstrained: Bool,
    gateway: String?
  ) -> NWPath {
    let isSatisfied = status == .satisfied
    return NWPath(
      status: status, unsatisfiedReason: .notAvailable, isExpensive: isSatisfied && isExpensive,
      isConstrained: isSatisfied && isConstrained, interface: isSatisfied ? interface : nil,
      gateways: isSatisfied ? gateway.map { [.hostPort(host: $0, port: 0)] } ?? [] : [])
  }
}
