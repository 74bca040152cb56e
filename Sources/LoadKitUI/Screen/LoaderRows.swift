#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

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
      // In a list of iOS 16, rows within a condition would never appear without one around them.
      .onAppear()
    }

    /// The model of the list around the rows, or a model that only follows the loader.
    private var preparedModel: LoadScreenModel<Value> {
      if let preview = settings.preview, let state: LoadState<Value> = preview.state(sample: sample) {
        var words = settings.words(empty: empty, locale: locale)
        words.screen = words.screen ?? loader.wording
        own.adopt(settings, words)
        own.prepare(.state(state, sample: sample, now: .zero, retry: {}, cancel: {}))
        return own
      }
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
