#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Moves the focus of assistive technology to a part of a screen, after that part is on screen.
  ///
  /// It publishes each request for a move, so that its container is drawn again in the same update as the new frame and
  /// then calls ``frameWasDrawn()``.
  @MainActor final class FocusTracker: ObservableObject {
    /// The longest wait for the report of a move, after which its announcement is posted.
    private static let longestWait = Duration.seconds(1)

    /// The focus state of the display.
    var binding: AccessibilityFocusState<LoadFocus?>.Binding?
    /// The clock of the wait.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Posts an announcement.
    var post: @MainActor (LoadAnnouncement) -> Void = { _ in }
    /// Whether moves are requested after the new frame was drawn. Default: no.
    var movesAtOnce = false
    /// The number of moves that were requested.
    @Published private(set) var moves = 0

    /// The parts on screen, with the number of their elements.
    private var parts: [LoadFocus: Int] = [:]
    /// Where the focus is about to go.
    private(set) var target: LoadFocus?
    private var announcement: LoadAnnouncement?
    private var wait: Task<Void, Never>?

    nonisolated init() {}

    deinit { wait?.cancel() }

    /// The region of a model that has the focus.
    func region(of owner: ObjectIdentifier) -> LoadRegion? {
      guard let focus = binding?.wrappedValue, focus.owner == owner else { return nil }
      return focus.place.region
    }

    /// Requests a move of the focus, which happens when the part is on screen. The announcement is posted when the move
    /// is reported, or after a second.
    func move(to target: LoadFocus, announcing announcement: LoadAnnouncement?) {
      endMove()
      self.target = target
      self.announcement = announcement
      wait = Task { [weak self, clock] in
        // Only a cancellation ends the wait early.
        guard (try? await clock.sleep(for: Self.longestWait)) != nil else { return }
        self?.endMove()
      }
      moves += 1
      if movesAtOnce { frameWasDrawn() }
    }

    /// The frame was drawn for which the last move was requested. A part that is still missing gets the focus when it
    /// appears.
    func frameWasDrawn() {
      if let target, parts[target] != nil { setFocus(target) }
    }

    /// An element of a part appeared.
    func partDidAppear(_ part: LoadFocus) {
      parts[part, default: 0] += 1
      if part == target { setFocus(part) }
    }

    /// An element of a part disappeared.
    func partDidDisappear(_ part: LoadFocus) {
      guard let count = parts[part] else { return }
      parts[part] = count > 1 ? count - 1 : nil
    }

    /// Assistive technology reports where the focus is.
    func focusDidChange(to focus: LoadFocus?) {
      if focus != nil, focus == target { endMove() }
    }

    private func setFocus(_ focus: LoadFocus) {
      guard binding?.wrappedValue != focus else { return endMove() }
      binding?.wrappedValue = focus
    }

    /// Posts the announcement of the move under way.
    private func endMove() {
      wait?.cancel()
      wait = nil
      target = nil
      guard let announcement else { return }
      self.announcement = nil
      post(announcement)
    }
  }
#endif
