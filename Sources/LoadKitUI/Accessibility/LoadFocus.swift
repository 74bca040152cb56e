#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A place on a screen where the focus of assistive technology can be (rule 28).
  struct LoadFocus: Hashable {
    /// The model whose part it is, since one list can show several; `nil` if there is none.
    var owner: ObjectIdentifier?
    var place: Place

    enum Place: Hashable {
      case region(LoadRegion)
      case action(LoadAction, LoadRegion)

      /// The region that the place is in.
      var region: LoadRegion {
        switch self {
        case .region(let region), .action(_, let region): region
        }
      }
    }
  }

  /// Moves the focus of assistive technology to a part of a screen, after that part is on screen.
  @MainActor final class FocusTracker {
    /// The longest wait for the report of a move, after which its announcement is posted.
    private static let longestWait = Duration.seconds(1)

    /// Where the focus is.
    var binding: AccessibilityFocusState<LoadFocus?>.Binding?
    /// Posts an announcement.
    var post: @MainActor (LoadAnnouncement) -> Void = { _ in }

    /// The parts on screen, with the number of their elements.
    private var parts: [LoadFocus: Int] = [:]
    private var target: LoadFocus?
    private var announcement: LoadAnnouncement?
    private var alarm: Task<Void, Never>?

    nonisolated init() {}

    deinit { alarm?.cancel() }

    /// The region of a model that has the focus.
    func region(of owner: ObjectIdentifier) -> LoadRegion? {
      guard let focus = binding?.wrappedValue, focus.owner == owner else { return nil }
      return focus.place.region
    }

    /// Moves the focus, now or when the part appears. The announcement is posted when the move is reported, or after a
    /// second.
    func move(to target: LoadFocus, announcing announcement: LoadAnnouncement?) {
      postPending()
      self.target = target
      self.announcement = announcement
      alarm = Task { [weak self] in
        // Only a cancellation ends the wait early.
        guard (try? await ContinuousClock().sleep(for: Self.longestWait)) != nil else { return }
        self?.postPending()
      }
      if parts[target] != nil { setFocus(target) }
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
      if focus != nil, focus == target { postPending() }
    }

    private func setFocus(_ focus: LoadFocus) {
      guard binding?.wrappedValue != focus else { return postPending() }
      binding?.wrappedValue = focus
    }

    private func postPending() {
      alarm?.cancel()
      alarm = nil
      target = nil
      guard let announcement else { return }
      self.announcement = nil
      post(announcement)
    }
  }

  extension EnvironmentValues {
    private struct LoadFocusKey: EnvironmentKey {
      static var defaultValue: AccessibilityFocusState<LoadFocus?>.Binding? { nil }
    }

    private struct FocusTrackerKey: EnvironmentKey {
      static var defaultValue: FocusTracker? { nil }
    }

    private struct LoadOwnerKey: EnvironmentKey {
      static var defaultValue: ObjectIdentifier? { nil }
    }

    /// The focus state of the display around a view.
    var loadFocus: AccessibilityFocusState<LoadFocus?>.Binding? {
      get { self[LoadFocusKey.self] }
      set { self[LoadFocusKey.self] = newValue }
    }

    /// The focus tracker of the display around a view.
    var focusTracker: FocusTracker? {
      get { self[FocusTrackerKey.self] }
      set { self[FocusTrackerKey.self] = newValue }
    }

    /// The model whose parts a view draws.
    var loadOwner: ObjectIdentifier? {
      get { self[LoadOwnerKey.self] }
      set { self[LoadOwnerKey.self] = newValue }
    }
  }

  extension View {
    /// Ties an element to a region where the focus can be.
    func loadFocus(_ region: LoadRegion) -> some View { modifier(LoadFocusAnchor(place: .region(region))) }

    /// Ties a button to a place where the focus can be.
    func loadFocus(_ action: LoadAction, in region: LoadRegion) -> some View {
      modifier(LoadFocusAnchor(place: .action(action, region)))
    }
  }

  private struct LoadFocusAnchor: ViewModifier {
    let place: LoadFocus.Place
    @Environment(\.loadFocus) private var binding
    @Environment(\.focusTracker) private var tracker
    @Environment(\.loadOwner) private var owner

    func body(content: Content) -> some View {
      let focus = LoadFocus(owner: owner, place: place)
      if let binding {
        content
          .accessibilityFocused(binding, equals: focus)
          .onAppear { [tracker] in tracker?.partDidAppear(focus) }
          .onDisappear { [tracker] in tracker?.partDidDisappear(focus) }
      } else {
        content
      }
    }
  }
#endif
