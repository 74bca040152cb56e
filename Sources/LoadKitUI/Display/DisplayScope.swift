#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What the views of one display share: the display, the models that several of them draw, and the focus.
  @MainActor final class DisplayScope {
    let display = LoadDisplay()
    let focus = FocusTracker()
    private var models: [ObjectIdentifier: LoadDisplayMember] = [:]
    /// The parts of rows on screen that have no container (``LoadStateRows`` over a state of the app's own).
    private var rowCount = 0

    nonisolated init() {}

    /// Takes over what the newest evaluation of the display's view says.
    func adopt(_ binding: AccessibilityFocusState<LoadFocus?>.Binding, _ settings: LoadSettings) {
      focus.binding = binding
      let isEarlier = settings.imitatesEarlierSystem
      focus.post = { $0.post(asOnEarlierSystem: isEarlier) }
      display.onEffect = { [focus] effect, model in
        switch effect {
        case .announce(let announcement):
          announcement.post(asOnEarlierSystem: isEarlier)
        case .focus(let region, let announcement):
          focus.move(
            to: LoadFocus(owner: ObjectIdentifier(model), place: .region(region)), announcing: announcement)
        case .content:
          // SwiftUI compares the content itself.
          break
        }
      }
    }

    /// The model of a loader, which all views of the display share.
    func model<Input, Value>(for loader: Loader<Input, Value>) -> LoadScreenModel<Value> {
      if let model = existingModel(for: loader) { return model }
      let model = LoadScreenModel<Value>()
      models[ObjectIdentifier(loader)] = model
      return model
    }

    /// The model of a loader, if a view of the display loads it.
    func existingModel<Input, Value>(for loader: Loader<Input, Value>) -> LoadScreenModel<Value>? {
      models[ObjectIdentifier(loader)] as? LoadScreenModel<Value>
    }

    /// Forgets the models of all other loaders.
    func keepModels(of loaders: [AnyObject]) {
      let kept = Set(loaders.map { ObjectIdentifier($0) })
      for (id, model) in models where !kept.contains(id) {
        display.remove(model)
        models[id] = nil
      }
    }

    // MARK: Life

    /// The scene's phase changed. Inactivity, as while a sheet of the system is open, changes nothing.
    func sceneDidChange(to phase: ScenePhase) {
      guard PlatformFeatures.suspendsInBackground else { return }
      switch phase {
      case .background: display.enterBackground()
      case .active: display.enterForeground()
      default: break
      }
    }

    /// A row appeared. Rows have no container that could tell when all of them have gone.
    func rowDidAppear() {
      rowCount += 1
      display.appear()
    }

    /// A row disappeared. If others replace it, they appear in the same update.
    func rowDidDisappear() {
      rowCount -= 1
      guard rowCount == 0 else { return }
      Task { [weak self] in
        if let self, rowCount == 0 { display.disappear() }
      }
    }
  }

  extension EnvironmentValues {
    private struct DisplayScopeKey: EnvironmentKey {
      static var defaultValue: DisplayScope? { nil }
    }

    /// The display around a view.
    var displayScope: DisplayScope? {
      get { self[DisplayScopeKey.self] }
      set { self[DisplayScopeKey.self] = newValue }
    }
  }

  /// Translates the life of a view into that of its display, if the view owns one.
  ///
  /// It sits on a container that no state replaces.
  struct DisplayLife: ViewModifier {
    let scope: DisplayScope
    /// Whether the view is the outermost of its display. Others leave the display alone.
    let isOwner: Bool
    @Environment(\.loadSettings) private var settings
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.loadFocus) private var outerFocus
    @Environment(\.focusTracker) private var outerTracker
    @Environment(\.displayScope) private var outer
    @AccessibilityFocusState private var focus: LoadFocus?

    func body(content: Content) -> some View {
      if isOwner { scope.adopt($focus, settings) }
      return
        content
        .environment(\.loadFocus, isOwner ? $focus : outerFocus)
        .environment(\.focusTracker, isOwner ? scope.focus : outerTracker)
        .environment(\.displayScope, isOwner ? scope : outer)
        .onAppear { [scope] in if isOwner { scope.display.appear() } }
        .onDisappear { [scope] in if isOwner { scope.display.disappear() } }
        .onNewValue(of: scenePhase) { [scope] _, phase in if isOwner { scope.sceneDidChange(to: phase) } }
        .onNewValue(of: focus) { [scope] _, focus in scope.focus.focusDidChange(to: focus) }
    }
  }

  /// Puts a model on a display while a view is on screen, and shows its source when that changes.
  struct MemberLife<Key: Equatable>: ViewModifier {
    let member: LoadDisplayMember
    let scope: DisplayScope
    /// What the model shows. When it changes, the model shows its new source.
    let key: Key
    /// Whether the view is real. A sample asks for nothing.
    let isEnabled: Bool
    let showSource: @MainActor () -> Void

    func body(content: Content) -> some View {
      content
        .onAppear { [scope, member, isEnabled] in
          guard isEnabled else { return }
          scope.display.add(member)
          showSource()
        }
        .onDisappear { [scope, member] in scope.display.remove(member) }
        .onNewValue(of: key) { _, _ in showSource() }
        .onNewValue(of: isEnabled) { [scope, member] _, isEnabled in
          if isEnabled { scope.display.add(member) } else { scope.display.remove(member) }
          showSource()
        }
    }
  }

  /// A loader and its input, compared by identity and by value.
  struct SourceKey<Input: Equatable>: Equatable {
    /// Held, so that no other loader takes its place in memory.
    let loader: AnyObject
    let input: Input?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.loader === rhs.loader && lhs.input == rhs.input }
  }

  extension LoadDisplayMember {
    /// Takes over how the views around draw and announce.
    func adopt(_ settings: LoadSettings, _ scope: DisplayScope) {
      announces = settings.announces
      let owner = ObjectIdentifier(self)
      focusedRegion = { [weak scope] in scope?.focus.region(of: owner) }
    }
  }

  extension LoadScreenModel {
    /// Takes over words, actions and looks of the views around.
    func adopt(_ settings: LoadSettings, _ words: LoadWords, _ scope: DisplayScope) {
      adopt(settings, scope)
      self.words = words
      handlers = settings.handlers
      showsAgeAfter = settings.showsAgeAfter
    }
  }

  /// The button of a toolbar that refreshes a display, with ⌘R.
  struct DisplayRefreshButton: View {
    let scope: DisplayScope

    var body: some View {
      if let action = scope.display.refreshAction {
        Button {
          Task { [scope] in await scope.display.refresh() }
        } label: {
          BusyLabel(isBusy: action.isBusy, busyName: action.label) {
            Label(action.title, systemImage: "arrow.clockwise")
          }
        }
        .disabled(!action.isEnabled || action.isBusy)
        .accessibilityLabel(action.label)
        .refreshShortcut()
      }
    }
  }
#endif
