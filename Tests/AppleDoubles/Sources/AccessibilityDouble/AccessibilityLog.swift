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

  /// An event, and what became of it.
  private struct Entry {
    var event: Event
    var priority: String?
    /// Whether it waits for other announcements.
    var isQueued: Bool
    /// When it was posted.
    var time: Duration
    var turn: Int
    var isLost: Bool
  }

  private struct Log {
    var entries: [Entry] = []
    var clock: (@Sendable () -> Duration)?
    /// The turn of the app that goes on.
    var turn = 0
    /// Whether assistive technology speaks by itself in this turn, and until when it does.
    var isSpeaking = false
    var speaksUntil = Duration.zero

    var now: Duration { clock?() ?? .zero }
    var isBusy: Bool { isSpeaking || clock != nil && now < speaksUntil }
  }

  /// How long speech goes on that another one can cut off (S72).
  private static let speech = Duration.milliseconds(500)

  private let log = Mutex(Log())
  private let onRecord: @Sendable () -> Void

  /// - Parameter onRecord: Is called after each event, on the thread that posted it.
  package init(onRecord: @escaping @Sendable () -> Void = {}) { self.onRecord = onRecord }

  /// Notes something that was posted.
  ///
  /// An announcement that does not wait is lost while assistive technology speaks by itself (S04), and cuts off the one
  /// before it (S72). One of priority high is always heard.
  ///
  /// - Parameters:
  ///   - event: What was posted.
  ///   - priority: "low", "default" or "high", if the announcement says so.
  ///   - isQueued: Whether the announcement waits for those before it.
  package func record(_ event: Event, priority: String? = nil, isQueued: Bool = false) {
    log.withLock { log in
      var entry = Entry(
        event: event, priority: priority, isQueued: isQueued, time: log.now, turn: log.turn, isLost: false)
      if case .announcement = event {
        entry.isLost = log.isBusy && priority != "low" && priority != "high"
        if !isQueued, priority != "low", !entry.isLost { Self.cutOff(&log) }
      }
      log.entries.append(entry)
    }
    onRecord()
  }

  /// What is being said ends. What waits is said later.
  private static func cutOff(_ log: inout Log) {
    for index in log.entries.indices {
      let entry = log.entries[index]
      guard case .announcement = entry.event, !entry.isQueued, entry.priority != "low", entry.priority != "high" else {
        continue
      }
      let goesOn = log.clock == nil ? entry.turn == log.turn : log.now - entry.time < speech
      if goesOn { log.entries[index].isLost = true }
    }
  }

  /// Assistive technology speaks by itself: a control was activated, or another element got the focus.
  package func systemSpeaks() {
    log.withLock { log in
      Self.cutOff(&log)
      log.isSpeaking = true
      log.speaksUntil = log.now + Self.speech
    }
  }

  /// A turn of the app begins.
  package func beginTurn() { log.withLock { $0.turn += 1 } }

  /// A turn of the app is over.
  package func endTurn() { log.withLock { $0.isSpeaking = false } }

  /// The time, if the test has one; else speech lasts as long as a turn.
  package var clock: (@Sendable () -> Duration)? {
    get { log.withLock { $0.clock } }
    set { log.withLock { $0.clock = newValue } }
  }

  package var events: [Event] { log.withLock { $0.entries.map(\.event) } }

  /// The announcements that were heard.
  package var heard: [String] {
    log.withLock { log in
      log.entries.compactMap { entry in
        if case .announcement(let text) = entry.event, !entry.isLost { text } else { nil }
      }
    }
  }

  /// The priorities of all announcements.
  package var priorities: [String?] {
    log.withLock { log in
      log.entries.compactMap { if case .announcement = $0.event { .some($0.priority) } else { nil } }
    }
  }

  package var announcements: [String] {
    events.compactMap { if case .announcement(let text) = $0 { text } else { nil } }
  }

  package func clear() { log.withLock { $0.entries = [] } }
}
