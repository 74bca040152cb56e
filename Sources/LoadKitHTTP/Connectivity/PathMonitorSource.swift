#if canImport(Network)
  import Dispatch
  import LoadKit
  import Network

  /// Reports whether the system's `NWPathMonitor` finds a network path.
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
      monitor.pathUpdateHandler = { report(LoadConnection($0.status)) }
      monitor.start(queue: DispatchQueue(label: "LoadKitHTTP.connection"))
    }

    /// Stops monitoring. The system retains the monitor until then.
    public func stop() { monitor.cancel() }
  }

  extension LoadConnection {
    init(_ status: NWPath.Status) {
      switch status {
      case .satisfied: self = .online
      case .unsatisfied: self = .offline
      case .requiresConnection: self = .unknown
      @unknown default: self = .unknown
      }
    }
  }
#endif
