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
    @StateObject private var host = DisplayHost()
    @State private var model = LoadScreenModel<Value>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
      let scope = host.scope(within: outer)
      let isOwner = scope === host.own
      model.adopt(settings, settings.words(empty: empty, locale: locale), scope)
      model.prepare(.loader(loader, input: input, sample: sample))
      return Followed(object: model) {
        LoadScreen(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .pulled { [scope] in await scope.display.refresh() }
      .refreshButton(isSupported: settings.hasRefreshButton, isShown: isOwner) {
        Followed(object: scope.display) {
          DisplayRefreshButton(display: scope.display, named: model.presentation.refreshAction)
        }
      }
      .modifier(
        MemberLife(
          scope: scope, isOwner: isOwner, members: [model], key: SourceKey(loader: loader, input: input),
          isEnabled: !redactionReasons.contains(.placeholder)
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(host: host))
    }
  }

  /// The rows for a loader, which the `loads(_:)` around them loads.
  struct LoaderRows<Input: Equatable, Value, Content: View>: View {
    let loader: Loader<Input, Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @State private var rows = RowsIdentity()
    @State private var own = LoadScreenModel<Value>()
    @Environment(\.displayScope) private var scope
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      let model = preparedModel
      return Followed(object: model) {
        LoadRows(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(model))
      }
    }

    /// The model of the list around the rows, or a model that only follows the loader.
    private var preparedModel: LoadScreenModel<Value> {
      if let listed = scope?.listedModel(for: loader) {
        listed.adopt(rows: rows, sample: sample, empty: empty, settings: settings, locale: locale)
        return listed.model
      }
      own.adopt(settings, settings.words(empty: empty, locale: locale))
      own.prepare(.following(loader, sample: sample))
      return own
    }
  }

  /// Tells the rows of one view from those of others.
  private final class RowsIdentity: Sendable {}
#endif
