import Synchronization

/// What assistive technology was told, for tests.
///
/// A host of views makes its log the current one while it draws and acts, and tasks begun then inherit it, so hosts in
/// tests that run side by side do not hear each other.
package final class AccessibilityLog: Sendable {
  /// The log of the host that draws or acts now, or that started the current task.
  @TaskLocal package static var current: AccessibilityLog?

  package enum Event: Equatable, Sendable {
    case announcement(String)
    case layoutChanged
    case screenChanged
  }

  private let log = Mutex<[(event: Event, priority: String?)]>([])
  private let onRecord: @Sendable () -> Void

  /// - Parameter onRecord: Is called after each event, on the thread that posted it.
  package init(onRecord: @escaping @Sendable () -> Void = {}) { self.onRecord = onRecord }

  /// - Parameter priority: "low", "default" or "high", if the announcement says so.
  package func record(_ event: Event, priority: String? = nil) {
    log.withLock { $0.append((event, priority)) }
    onRecord()
  }

  package var events: [Event] { log.withLock { $0.map(\.event) } }

  /// The priorities of all announcements.
  package var priorities: [String?] {
    log.withLock { log in log.compactMap { if case .announcement = $0.event { .some($0.priority) } else { nil } } }
  }

  package var announcements: [String] {
    events.compactMap { if case .announcement(let text) = $0 { text } else { nil } }
  }

  package func clear() { log.withLock { $0 = [] } }
}
