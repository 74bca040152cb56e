import CAdwaita
import LoadKit

/// Posts the announcement of a focus move after the move (rule 28): once the frame with the focused widget is laid out,
/// and at the latest after a second.
///
/// A screen reader reads the widget that gets the focus. It would drop an announcement that comes together with it.
@MainActor final class FocusAnnouncement {
  /// The longest wait for the frame, for a window that draws none.
  static let longestWait = Duration.seconds(1)

  private let post: @MainActor (LoadAnnouncement) -> Void
  private var pending: LoadAnnouncement?
  /// Tells the wait for the newest announcement from earlier ones.
  private var number = 0
  private var alarm: Task<Void, Never>?

  /// Creates an announcement that waits for nothing.
  ///
  /// - Parameter post: Posts an announcement.
  init(post: @escaping @MainActor (LoadAnnouncement) -> Void) { self.post = post }

  deinit { alarm?.cancel() }

  /// Posts an announcement after a move of the focus.
  ///
  /// - Parameters:
  ///   - announcement: The announcement.
  ///   - widget: The widget whose window draws the frame.
  func announce(_ announcement: LoadAnnouncement, afterFrameOf widget: Widget) {
    postPending()
    pending = announcement
    number += 1
    let current = number
    let expire: @MainActor () -> Void = { [weak self] in self?.end(current) }
    alarm = Task {
      // Only a cancellation ends the wait early.
      guard (try? await Task.sleep(for: Self.longestWait)) != nil else { return }
      expire()
    }
    callAfterFrame(of: widget, expire)
  }

  /// Posts at once the announcement that waits, if one does: another one follows.
  func postPending() { end(number) }

  private func end(_ number: Int) {
    guard number == self.number, let announcement = pending else { return }
    alarm?.cancel()
    (alarm, pending) = (nil, nil)
    post(announcement)
  }
}

/// Calls a function when a widget's window has laid out its next frame. A window that draws none never calls.
@MainActor private func callAfterFrame(of widget: Widget, _ action: @escaping @MainActor () -> Void) {
  let wait = Unmanaged.passRetained(FrameWait(action))
  gtk_widget_add_tick_callback(
    widget,
    { _, _, data in
      guard let data else { return 0 }
      let wait = Unmanaged<FrameWait>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { wait.frameBegins() } ? 1 : 0
    },
    wait.toOpaque(),
    { data in if let data { Unmanaged<FrameWait>.fromOpaque(data).release() } })
}

/// Counts the beginnings of frames: when the second begins, the first is laid out.
@MainActor private final class FrameWait {
  private let action: @MainActor () -> Void
  private var isLaidOut = false

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// A frame begins.
  ///
  /// - Returns: Whether another one has to follow.
  func frameBegins() -> Bool {
    defer { isLaidOut = true }
    if isLaidOut { action() }
    return !isLaidOut
  }
}
