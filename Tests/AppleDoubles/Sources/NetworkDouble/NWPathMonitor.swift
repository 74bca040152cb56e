import Dispatch
import Synchronization

/// https://developer.apple.com/documentation/network/nwpathmonitor
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let network: SimulatedNetwork
  private let isFor: @Sendable (NWPath) -> Bool

  /// https://developer.apple.com/documentation/network/nwpathmonitor/init()
  public init() {
    network = .present
    isFor = { _ in true }
  }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/init(requiredinterfacetype:)
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    network = .present
    isFor = { $0.usesInterfaceType(requiredInterfaceType) }
  }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/currentpath
  public var currentPath: NWPath { seen(network.path) }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/queue
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:)
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      defer { state.queue = queue }
      return state.queue == nil && !state.isCancelled
    }
    guard isFirst else { return }
    network.add(self)
    deliver(network.path)
  }

  /// https://developer.apple.com/documentation/network/nwpathmonitor/cancel()
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.handler = nil
    }
    network.remove(self)
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func deliver(_ path: NWPath) {
    let path = seen(path)
    queue?.async { [weak self] in self?.pathUpdateHandler?(path) }
  }

  /// The path as far as the monitor looks.
  private func seen(_ path: NWPath) -> NWPath {
    if path.status != .satisfied || isFor(path) { return path }
    return NWPath(
      status: .unsatisfied, unsatisfiedReason: .notAvailable, isExpensive: false, isConstrained: false, interface: nil,
      gateways: [])
  }
}
