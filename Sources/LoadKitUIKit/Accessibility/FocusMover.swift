#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Moves the focus of assistive technology, and posts the announcement of a move after it (rule 28).
  ///
  /// VoiceOver reads the element that gets the focus, and drops an announcement that was posted together with the move.
  @MainActor final class FocusMover {
    /// The longest wait for the report of a move, after which its announcement is posted.
    static let longestWait = Duration.seconds(1)

    /// The clock of that wait; another one in tests.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Posts an announcement.
    var post: @MainActor (LoadAnnouncement) -> Void = { _ in }

    private var pending: LoadAnnouncement?
    private weak var target: UIView?
    private var reports: NotificationObservers?
    private var alarm: Task<Void, Never>?

    deinit { alarm?.cancel() }

    /// Posts an announcement now, after one that still waits for a move.
    func announce(_ announcement: LoadAnnouncement) {
      postPending()
      post(announcement)
    }

    /// Moves the focus to a view, or to the first element inside of it.
    ///
    /// - Parameters:
    ///   - target: The view; `nil` leaves the focus where it is.
    ///   - announcement: The announcement that is posted when the move is reported. It is not posted if the element
    ///     with the focus has the same text.
    func move(to target: UIView?, announcing announcement: LoadAnnouncement?) {
      postPending()
      guard let target else {
        if let announcement { post(announcement) }
        return
      }
      self.target = target
      pending = announcement
      if announcement != nil { waitForReport() }
      UIAccessibility.post(notification: .layoutChanged, argument: target)
    }

    private func waitForReport() {
      reports = NotificationObservers([UIAccessibility.elementFocusedNotification]) { [weak self] _, _ in
        self?.focusDidMove()
      }
      alarm = Task { [weak self, clock] in
        // Only a cancellation ends the wait early.
        guard (try? await clock.sleep(for: Self.longestWait)) != nil else { return }
        self?.postPending()
      }
    }

    private func focusDidMove() {
      guard let target, let focused = FocusKeeper.focusedView else { return }
      if focused.isDescendant(of: target) || target.isDescendant(of: focused) { postPending() }
    }

    private func postPending() {
      alarm?.cancel()
      (alarm, reports) = (nil, nil)
      guard let announcement = pending else { return }
      pending = nil
      if FocusKeeper.focusedText != announcement.text { post(announcement) }
    }
  }
#endif
