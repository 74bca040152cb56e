import AccessibilityDouble

extension Host {
  /// Does something as the app does: what is announced meanwhile is heard by this host.
  ///
  /// Announcements of the screen's own work, and of the tasks that it begins, are heard anyway. This method is for work
  /// that a test does in the place of the system: moving a clock, reporting a connection.
  ///
  /// - Parameter action: What is done.
  /// - Returns: What the action returns.
  /// - Throws: What the action throws.
  public func hearing<T>(_ action: @MainActor () async throws -> T) async rethrows -> T {
    defer { core.update() }
    return try await AccessibilityLog.$current.withValue(core.log) { try await action() }
  }
}
