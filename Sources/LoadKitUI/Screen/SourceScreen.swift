#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen for a loader or a group.
  struct SourceScreen<Value, Input: Equatable, Content: View>: View {
    let source: LoadScreenSource<Value>
    /// Changes when the screen shows another loader or loads for another input.
    let key: SourceKey<Input>
    var wording: LoadWording?
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @StateObject private var host = DisplayHost()
    @State private var model = LoadScreenModel<Value>()
    @State private var choices = ScreenChoices()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.screenOptions) private var options
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    private struct Key: Equatable {
      let source: SourceKey<Input>
      let preview: LoadPreview?
    }

    var body: some View {
      let scope = host.scope(within: outer)
      let isOwner = scope === host.own
      let hasButton = options.hasRefreshButton ?? settings.hasRefreshButton
      model.adopt(settings, words, scope)
      model.prepare(prepared)
      return Followed(object: model) {
        LoadScreen(drawing: ScreenDrawing(model, settings), evaluation: evaluation, content: content)
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .pulled(ifSupported: choices.canBePulled(options.canBePulled)) { [scope] in await scope.display.refresh() }
      .refreshButton(isSupported: choices.hasRefreshButton(hasButton), isShown: isOwner && hasButton) {
        Followed(object: scope.display) {
          DisplayRefreshButton(display: scope.display, named: model.presentation.refreshAction)
        }
      }
      .refreshKey(isSupported: !choices.hasRefreshButton(hasButton), isShown: isOwner && !hasButton, of: scope.display)
      .modifier(
        MemberLife(
          scope: scope, isOwner: isOwner, members: [model], key: Key(source: key, preview: settings.preview),
          isEnabled: !redactionReasons.contains(.placeholder)
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(host: host))
    }

    private var words: LoadWords {
      var words = settings.words(empty: empty, locale: locale)
      words.screen = words.screen ?? wording ?? source.wording
      return words
    }

    /// The source, or the state of a preview.
    private var prepared: LoadScreenSource<Value> {
      if let preview = settings.preview, let state: LoadState<Value> = preview.state(sample: sample) {
        return .state(state, sample: sample, now: .zero, retry: {}, cancel: {})
      }
      if !options.loadsOnAppear { source.loadsOnAppear = false }
      return source
    }
  }
#endif
