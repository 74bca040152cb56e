#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A state that an app loads itself, and what the app does about it.
  struct AppState<Value> {
    var state: LoadState<Value>
    /// The time line of the state.
    var timeline: LoadTimeline?
    var isAboutToLoad: Bool
    /// The present on the time line of the state. The screen does not move then.
    var now: Duration?
    var retry: (@MainActor () -> Void)?
    var refresh: (@MainActor () async -> Void)?
    var cancel: (@MainActor () -> Void)?
    var dismiss: (@MainActor () -> Void)?

    /// The state in a preview.
    func previewed(_ preview: LoadPreview?, sample: Value?) -> AppState {
      guard let state: LoadState<Value> = preview?.state(sample: sample) else { return self }
      var preview = self
      preview.state = state
      preview.isAboutToLoad = false
      preview.now = .zero
      preview.retry = {}
      if refresh != nil { preview.refresh = {} }
      preview.cancel = {}
      preview.dismiss = nil
      return preview
    }

    @MainActor func source(sample: Value?, traits: LoadTraits<Value>) -> LoadScreenSource<Value> {
      .state(
        state, sample: sample, traits: traits, timeline: timeline, isAboutToLoad: isAboutToLoad, now: now,
        retry: retry, refresh: refresh, cancel: cancel, dismiss: dismiss)
    }
  }

  /// What a screen over an app's state keeps between evaluations: the model, and where the focus was before the newest
  /// state was drawn, since the part that had it may be gone afterwards.
  @MainActor final class AppStateModel<Value> {
    let model = LoadScreenModel<Value>()
    private lazy var traits = LoadTraits<Value>.automatic
    private var key: AppStateKey?
    private var focusBefore: LoadRegion?

    nonisolated init() {}

    /// Takes over what the newest evaluation says.
    ///
    /// - Returns: A key of the state and its value.
    func adopt(
      _ app: AppState<Value>, sample: Value?, _ settings: LoadSettings, _ words: LoadWords, _ scope: DisplayScope
    ) -> AppStateKey {
      model.adopt(settings, words, scope)
      model.focusedRegion = { [weak self, weak scope] in
        guard let self else { return nil }
        return focusBefore ?? scope?.focus.region(of: ObjectIdentifier(model))
      }
      model.prepare(app.source(sample: sample, traits: traits))
      let next = AppStateKey(state: app.state.map { traits.count($0) }, version: model.content.version)
      focusBefore = key == next ? nil : scope.focus.region(of: ObjectIdentifier(model))
      key = next
      return next
    }
  }

  /// A state without its value, which need not be `Equatable`, and the number of changes of the value.
  struct AppStateKey: Equatable {
    let state: LoadState<Int?>
    let version: Int
  }

  /// A screen for a state that the app loads itself.
  struct StateScreen<Value, Content: View>: View {
    let app: AppState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @StateObject private var host = DisplayHost()
    @State private var shown = AppStateModel<Value>()
    @State private var choices = ScreenChoices()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.screenOptions) private var options
    @Environment(\.locale) private var locale

    var body: some View {
      let scope = host.scope(within: outer)
      let isOwner = scope === host.own
      let hasButton = options.hasRefreshButton ?? settings.hasRefreshButton
      let app = app.previewed(settings.preview, sample: sample)
      let key = shown.adopt(app, sample: sample, settings, settings.words(empty: empty, locale: locale), scope)
      let model = shown.model
      return Followed(object: model) {
        LoadScreen(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .stands(still: app.now != nil)
      .pulled(ifSupported: choices.canBePulled(app.refresh != nil && options.canBePulled)) { [scope] in
        await scope.display.refresh()
      }
      .refreshButton(
        isSupported: choices.hasRefreshButton(hasButton), isShown: isOwner && hasButton && app.refresh != nil
      ) {
        Followed(object: scope.display) {
          DisplayRefreshButton(display: scope.display, named: model.presentation.refreshAction)
        }
      }
      .refreshKey(
        isSupported: !choices.hasRefreshButton(hasButton), isShown: isOwner && !hasButton && app.refresh != nil,
        of: scope.display
      )
      .modifier(
        MemberLife(scope: scope, isOwner: isOwner, members: [model], key: key, isEnabled: true) { [model] in
          model.showPrepared()
        }
      )
      .modifier(DisplayLife(host: host))
    }
  }
#endif
