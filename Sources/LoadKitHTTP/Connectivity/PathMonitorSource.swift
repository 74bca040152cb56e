#if canImport(Network)
  import Dispatch
  import LoadKit
  import Network

  /// Reports whether the system's `NWPathMonitor` finds a network path, and whether it is another one.
  ///
  /// A path is another one if its first interface or its gateways are others: mobile data in place of Wi-Fi, or another
  /// Wi-Fi network. A path that becomes expensive or constrained is the same path.
  ///
  /// A path that a connection has to establish first, for example over a VPN on demand, counts as unknown: a request
  /// establishes it.
  ///
  /// `@unchecked Sendable`, since `NWPathMonitor` is declared Sendable only from iOS 17 on. The property never changes.
  /// `LoadConnectivity` calls `start` once and `stop` after it, and the handler is set before the monitor starts.
  public final class PathMonitorSource: LoadConnectionSource, @unchecked Sendable {
    private let monitor = NWPathMonitor()

    /// Creates a source over all kinds of interfaces.
    public init() {}

    /// Starts monitoring; see `LoadConnectionSource`. A stopped monitor cannot start again.
    public func start(_ report: @escaping @Sendable (LoadConnection) -> Void) {
      let paths = LoadLock(PathNumbers())
      monitor.pathUpdateHandler = { path in
        report(paths.withLock { $0.connection(for: path) })
      }
      monitor.start(queue: DispatchQueue(label: "LoadKitHTTP.connection"))
    }

    /// Stops monitoring. The system retains the monitor until then.
    public func stop() { monitor.cancel() }
  }

  /// Numbers usable paths in their order: the number changes with the path.
  private struct PathNumbers: Sendable {
    private var last: (interface: NWInterface?, gateways: [NWEndpoint])?
    private var number = 0

    mutating func connection(for path: NWPath) -> LoadConnection {
      switch path.status {
      case .satisfied:
        let new = (interface: path.availableInterfaces.first, gateways: path.gateways)
        if let last, last != new { number += 1 }
        last = new
        return .online(path: number)
      case .unsatisfied: return .offline
      case .requiresConnection: return .unknown
      @unknown default: return .unknown
      }
    }
  }
#endif
