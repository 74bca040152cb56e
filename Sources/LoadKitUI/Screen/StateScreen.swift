#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A state that an app loads itself, and what the app does about it.
  struct AppState<Value> {
    var state: LoadState<Value>
    var isAboutToLoad: Bool
    var retry: (@MainActor () -> Void)?
    var refresh: (@MainActor () async -> Void)?
    var cancel: (@MainActor () -> Void)?
    var dismiss: (@MainActor () -> Void)?

    @MainActor func source(sample: Value?, traits: LoadTraits<Value>) -> LoadScreenSource<Value> {
      .state(
        state, sample: sample, traits: traits, isAboutToLoad: isAboutToLoad, retry: retry, refresh: refresh,
        cancel: cancel, dismiss: dismiss)
    }
  }

  /// What a screen over an app's state keeps between evaluations: the model, and where the focus was before the newest
  /// state was drawn, since the part that had it may be gone afterwards.
  @MainActor final class AppStateModel<Value> {
    let model = LoadScreenModel<Value>()
    private lazy var traits = LoadTraits<Value>.automatic
    private var state: LoadState<Int?>?
    private var focusBefore: LoadRegion?

    nonisolated init() {}

    /// Takes over what the newest evaluation says.
    ///
    /// - Returns: The state without its value, which need not be `Equatable`.
    func adopt(
      _ app: AppState<Value>, sample: Value?, _ settings: LoadSettings, _ words: LoadWords, _ scope: DisplayScope
    ) -> LoadState<Int?> {
      let next = app.state.map { traits.count($0) }
      if next != state { focusBefore = scope.focus.region(of: ObjectIdentifier(model)) }
      state = next
      model.adopt(settings, words, scope)
      model.focusedRegion = { [weak self] in self?.focusBefore }
      model.prepare(app.source(sample: sample, traits: traits))
      return next
    }
  }

  /// A screen for a state that the app loads itself.
  struct StateScreen<Value, Content: View>: View {
    let app: AppState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @State private var own = DisplayScope()
    @State private var shown = AppStateModel<Value>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      let scope = outer ?? own
      let key = shown.adopt(app, sample: sample, settings, settings.words(empty: empty, locale: locale), scope)
      let model = shown.model
      return Followed(object: model) {
        LoadScreen(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .refreshButton(isShown: settings.hasRefreshButton && outer == nil && app.refresh != nil) {
        Followed(object: model) { DisplayRefreshButton(scope: scope) }
      }
      .pulled(if: app.refresh != nil) { [scope] in await scope.display.refresh() }
      .modifier(
        MemberLife(member: model, scope: scope, key: key, isEnabled: true) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(scope: own, isOwner: outer == nil))
    }
  }

  /// The rows for a state that the app loads itself.
  ///
  /// They announce on the display around them. Without one they are a display of their own, for as long as one of them
  /// is on screen.
  struct StateRows<Value, Content: View>: View {
    let app: AppState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @State private var own = DisplayScope()
    @State private var shown = AppStateModel<Value>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.loadFocus) private var outerFocus
    @Environment(\.focusTracker) private var outerTracker
    @Environment(\.scenePhase) private var scenePhase
    @AccessibilityFocusState private var focus: LoadFocus?

    var body: some View {
      let scope = outer ?? own
      let isOwner = outer == nil
      if isOwner { own.adopt($focus, settings) }
      let key = shown.adopt(app, sample: sample, settings, settings.words(empty: empty, locale: locale), scope)
      let model = shown.model
      return Followed(object: model) {
        LoadRows(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(model))
      }
      .environment(\.loadFocus, isOwner ? $focus : outerFocus)
      .environment(\.focusTracker, isOwner ? own.focus : outerTracker)
      .onAppear { [scope, own, model] in
        scope.display.add(model)
        if isOwner { own.rowDidAppear() }
        model.showPrepared()
      }
      .onDisappear { [own] in if isOwner { own.rowDidDisappear() } }
      .onNewValue(of: key) { [model] _, _ in model.showPrepared() }
      .onNewValue(of: scenePhase) { [own] _, phase in if isOwner { own.sceneDidChange(to: phase) } }
      .onNewValue(of: focus) { [own] _, focus in own.focus.focusDidChange(to: focus) }
    }
  }

  extension View {
    @ViewBuilder fileprivate func pulled(
      if isWanted: Bool, _ refresh: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
      if isWanted { pulled(refresh) } else { self }
    }
  }
#endif
