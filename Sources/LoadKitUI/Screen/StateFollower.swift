#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Says what happens to a state of the app's own, and moves the focus along.
  struct StateFollower<Value>: ViewModifier {
    let state: LoadState<Value>
    let empty: EmptyContent?
    let focus: AccessibilityFocusState<LoadFocus?>.Binding
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @State private var memory = StateMemory<Value>()

    func body(content: Content) -> some View {
      memory.adopt(state, settings, settings.words(.standard, empty: empty, locale: locale), focus)
      return
        content
        .onAppear { [memory] in memory.isVisible = true }
        .onDisappear { [memory] in memory.isVisible = false }
        .onNewValue(of: memory.signature) { [memory] _, _ in memory.follow() }
    }
  }

  /// What a screen remembers of its states without being evaluated again for it.
  @MainActor final class StateMemory<Value> {
    var isVisible = false
    private var announcer = LoadAnnouncer<Value>()
    private var regions: LoadRegions?
    private var latest: LoadState<Value>?
    private var settings = LoadSettings()
    private var words: LoadWords?
    private var focus: AccessibilityFocusState<LoadFocus?>.Binding?
    /// Where the focus was before the latest state was drawn: what it was on may be gone afterwards.
    private var lastFocus: LoadFocus?
    private lazy var traits = LoadTraits<Value>.automatic

    nonisolated init() {}

    /// Takes over what the newest evaluation says.
    func adopt(
      _ state: LoadState<Value>, _ settings: LoadSettings, _ words: LoadWords,
      _ focus: AccessibilityFocusState<LoadFocus?>.Binding
    ) {
      if latest == nil {
        announcer = LoadAnnouncer(state)
        regions = LoadRegions(state)
      }
      let before = signature
      latest = state
      if signature != before { lastFocus = focus.wrappedValue }
      self.settings = settings
      self.words = words
      self.focus = focus
    }

    /// The state without its value, which need not be `Equatable`.
    var signature: LoadState<Int?>? { latest?.map { traits.count($0) } }

    /// The state has changed.
    func follow() {
      guard let latest, let words else { return }
      let announcement = announcer.announcement(
        for: latest,
        words: LoadWords(words.wording, common: words.strings, failures: words.messages, empty: words.empty),
        traits: traits)
      if let announcement, settings.announces, isVisible {
        announcement.post(asOnEarlierSystem: settings.imitatesEarlierSystem)
      }
      let next = LoadRegions(latest)
      if let regions, let place = lastFocus?.place, let new = next.next(place, after: regions) {
        focus?.wrappedValue = LoadFocus(owner: nil, place: new)
      }
      regions = next
    }
  }
#endif
