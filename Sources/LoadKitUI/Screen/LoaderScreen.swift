#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen for a loader.
  struct LoaderScreen<Input: Equatable, Value, Content: View>: View {
    let loader: Loader<Input, Value>
    let input: Input
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @State private var own = DisplayScope()
    @State private var model = LoadScreenModel<Value>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
      let scope = outer ?? own
      let isEnabled = !redactionReasons.contains(.placeholder)
      model.adopt(settings, settings.words(empty: empty, locale: locale), scope)
      model.prepare(.loader(loader, input: input, sample: sample))
      return Followed(object: model) {
        LoadScreen(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .pulled { [scope] in await scope.display.refresh() }
      .refreshButton(isShown: settings.hasRefreshButton && outer == nil) {
        Followed(object: model) { DisplayRefreshButton(scope: scope) }
      }
      .modifier(
        MemberLife(
          member: model, scope: scope, key: SourceKey(loader: loader, input: input), isEnabled: isEnabled
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(scope: own, isOwner: outer == nil))
    }
  }

  /// The rows for a loader, which the `loads(_:)` around them loads.
  struct LoaderRows<Input: Equatable, Value, Content: View>: View {
    let loader: Loader<Input, Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @State private var own = LoadScreenModel<Value>()
    @State private var alone = DisplayScope()
    @Environment(\.displayScope) private var scope
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      let shared = scope?.existingModel(for: loader)
      let model = shared ?? own
      model.adopt(settings, settings.words(empty: empty ?? model.words.empty, locale: locale), scope ?? alone)
      model.sample = sample
      if shared == nil { model.prepare(.following(loader)) }
      return Followed(object: model) {
        LoadRows(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(model))
      }
    }
  }
#endif
