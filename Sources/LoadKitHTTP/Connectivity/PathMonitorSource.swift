#if canImport(Network)
  import Dispatch
  import LoadKit
  import Network

  /// Reports what the system's `NWPathMonitor` finds: whether there is a way for connections to go.
  ///
  /// A way that a connection would first have to open, as over a VPN on demand, counts as unknown: the request opens
  /// it.
  ///
  /// `@unchecked Sendable`, since `NWPathMonitor` is declared so only from iOS 17 on: it is used twice, one call after
  /// the other, to start and to cancel it, and its handler is set before.
  public final class PathMonitorSource: LoadConnectionSource, @unchecked Sendable {
    private let monitor = NWPathMonitor()

    /// Creates a source over all kinds of interfaces.
    public init() {}

    /// Begins to watch; see `LoadConnectionSource`. A monitor that was stopped cannot begin anew.
    public func start(_ report: @escaping @Sendable (LoadConnection) -> Void) {
      monitor.pathUpdateHandler = { report(LoadConnection($0.status)) }
      monitor.start(queue: DispatchQueue(label: "LoadKitHTTP.connection"))
    }

    /// Ends the watch. The system keeps a monitor until then.
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
