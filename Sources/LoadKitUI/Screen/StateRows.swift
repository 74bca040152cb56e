#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The rows for a state that the app loads itself.
  ///
  /// They announce on the display around them. Without one they are a display of their own, for as long as one of them
  /// is in sight.
  struct StateRows<Value, Content: View>: View {
    let app: AppState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @StateObject private var host = DisplayHost()
    @State private var shown = AppStateModel<Value>()
    @State private var placement = RowPlacement()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.loadFocus) private var outerFocus
    @Environment(\.focusTracker) private var outerTracker
    @Environment(\.scenePhase) private var scenePhase
    @AccessibilityFocusState private var focus: LoadFocus?

    private struct Key: Equatable {
      let state: AppStateKey
      let scope: ObjectIdentifier
    }

    var body: some View {
      let scope = host.scope(within: outer)
      let own = host.own
      let isOwner = scope === own
      if isOwner { own.adopt($focus, settings) }
      // No container is drawn with the rows. The model tells of a change after the rows were drawn for it.
      own.focus.movesAtOnce = true
      let app = app.previewed(settings.preview, sample: sample)
      let state = shown.adopt(app, sample: sample, settings, settings.words(empty: empty, locale: locale), scope)
      let model = shown.model
      let show: @MainActor () -> Void = { [placement, scope, model] in
        placement.place(model, on: scope)
        model.showPrepared()
      }
      return Followed(object: model) {
        LoadRows(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(model))
      }
      .environment(\.loadFocus, isOwner ? $focus : outerFocus)
      .environment(\.focusTracker, isOwner ? own.focus : outerTracker)
      .onAppear { [host, placement, outer, own, scenePhase, settings] in
        if settings.suspendsInBackground { own.viewDidAppear(in: scenePhase) }
        placement.rowDidAppear()
        if placement.rowCount == 1 { host.appear(within: outer) }
        show()
      }
      .onDisappear { [host, placement, outer, model] in
        placement.rowDidDisappear {
          host.disappear(within: outer)
          // What happens while the rows are out of sight is not announced, nor made up for when they are back.
          model.display?.remove(model)
        }
      }
      .onNewValue(of: Key(state: state, scope: ObjectIdentifier(scope))) { _, _ in show() }
      .onNewValue(of: scenePhase) { [own, settings] _, phase in
        if settings.suspendsInBackground { own.sceneDidChange(to: phase) }
      }
      .onNewValue(of: focus) { [own] _, focus in own.focus.focusDidChange(to: focus) }
    }
  }
#endif
