import LoadKit

extension LoadConnectivity {
  /// A connectivity that follows the system until it is released. Create one for the app.
  ///
  /// On Apple's systems it follows `NWPathMonitor`. Elsewhere the state stays unknown, so every request is tried; a
  /// front end can provide a `LoadConnectionSource`.
  ///
  /// ```swift
  /// let environment = LoadEnvironment(connectivity: .system())
  /// ```
  ///
  /// - Returns: The connectivity. Its state is unknown for some milliseconds, until the system reports.
  public nonisolated static func system() -> LoadConnectivity {
    #if canImport(Network)
      LoadConnectivity(following: PathMonitorSource())
    #else
      LoadConnectivity()
    #endif
  }
}
