import LoadKit

extension LoadConnectivity {
  /// A connectivity that follows the system for as long as it lives. Make one for the app.
  ///
  /// On Apple's systems it follows `NWPathMonitor`. Elsewhere nothing is known, so that every request is tried; a front
  /// end that knows more makes a `LoadConnectionSource` of it.
  ///
  /// ```swift
  /// let environment = LoadEnvironment(connectivity: .system())
  /// ```
  ///
  /// - Returns: The connectivity. Nothing is known until the system reports, which takes some milliseconds.
  public nonisolated static func system() -> LoadConnectivity {
    #if canImport(Network)
      LoadConnectivity(following: PathMonitorSource())
    #else
      LoadConnectivity()
    #endif
  }
}
