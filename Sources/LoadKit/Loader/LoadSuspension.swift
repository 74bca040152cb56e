/// Whether the time of a loader stands still because the app is in the background (rule 22).
///
/// The loader stops its own timeouts. An operation or a transport that measures a deadline stops it meanwhile:
///
/// ```swift
/// let observation = context.suspension.observe { isSuspended in
///   if isSuspended { deadline.stop() } else { deadline.resume() }
/// }
/// ```
public struct LoadSuspension: Sendable {
  private let reporter: ProgressReporter?

  init(_ reporter: ProgressReporter?) { self.reporter = reporter }

  /// Whether the time stands still now. Can be read on any thread.
  public var isSuspended: Bool { reporter?.isSuspended ?? false }

  /// Calls a closure at every change from now on.
  ///
  /// - Parameter notify: Called on the main actor's thread; it has to return quickly. `true` when the time stops.
  /// - Returns: The observation. Releasing it ends the calls.
  public func observe(_ notify: @escaping @Sendable (_ isSuspended: Bool) -> Void) -> LoadSuspensionObservation {
    LoadSuspensionObservation(reporter, notify)
  }
}

/// An observation of a ``LoadSuspension``, for as long as it is held.
public final class LoadSuspensionObservation: Sendable {
  private let reporter: ProgressReporter?
  private let id: Int

  init(_ reporter: ProgressReporter?, _ notify: @escaping @Sendable (Bool) -> Void) {
    self.reporter = reporter
    id = reporter?.observeSuspension(notify) ?? 0
  }

  deinit { reporter?.stopObservingSuspension(id) }
}
