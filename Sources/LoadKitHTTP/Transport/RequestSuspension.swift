import LoadKit

/// Tells whether the time of the loader that asked stands still, because the app is in the background (rule 22). The
/// deadlines of its requests then stand still, too.
///
/// The client sets it for the task that sends a request, so that a transport around another one passes it on.
struct RequestSuspension: Sendable {
  /// The suspension of the current task's request.
  @TaskLocal static var current: RequestSuspension?

  /// Whether the time stands still now. Called on any thread.
  let isSuspended: @Sendable () -> Bool
  /// Calls a closure at each change, as long as the result is held.
  let observe: @Sendable (_ notify: @escaping @Sendable (_ isSuspended: Bool) -> Void) -> any Sendable
}

extension RequestSuspension {
  /// The suspension of a loader.
  init(_ suspension: LoadSuspension) {
    self.init(isSuspended: { suspension.isSuspended }, observe: { suspension.observe($0) })
  }
}
