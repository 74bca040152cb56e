#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension View {
    /// Draws "No Results for …" over content that the app filters itself while nothing matches, and announces the
    /// number of matches a second after the last change of the query (rule 27).
    ///
    /// ```swift
    /// LoadStateView(articles) { list in
    ///   let found = list.filter { $0.title.localizedCaseInsensitiveContains(query) }
    ///   List(found) { ArticleRow($0) }
    ///     .loadFilter(.search(query, matches: found.count))
    /// }
    /// ```
    /// The message offers to clear the query if the app gives an action for `LoadAction.clearSearch`.
    ///
    /// - Parameters:
    ///   - filter: The filter; `nil` if nothing is filtered.
    ///   - wording: The words for the count. Default: those of `loadWording(_:)`, else general words.
    /// - Returns: The view with the message.
    public func loadFilter(_ filter: LoadFilter?, wording: LoadWording? = nil) -> some View {
      modifier(FilterMessage(filter: filter, wording: wording))
    }
  }

  /// The message over content in which nothing matches.
  private struct FilterMessage: ViewModifier {
    let filter: LoadFilter?
    let wording: LoadWording?
    @StateObject private var host = DisplayHost()
    @State private var made = MadeFilterModel()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
      let scope = host.scope(within: outer)
      let environment = settings.environment ?? LoadEnvironment.override ?? .default
      let model = made.model(clock: environment.clock)
      var words = settings.words(locale: locale)
      words.screen = words.screen ?? wording
      model.adopt(settings, scope)
      model.words = words
      model.handlers = settings.handlers
      model.prepare(filter)
      return
        content
        .overlay {
          Followed(object: model) {
            if let message = model.message {
              (settings.style ?? DefaultLoadStateViewStyle()).message(
                LoadStateViewStyleConfiguration.Message(message, placement: .screen) { [model] in model.perform($0) })
            }
          }
          .environment(\.loadOwner, ObjectIdentifier(model))
        }
        .modifier(
          MemberLife(
            scope: scope, isOwner: scope === host.own, members: [model], key: filter, isEnabled: true
          ) { [model] in model.showPrepared() }
        )
        .modifier(DisplayLife(host: host, isShared: false))
    }
  }

  /// Creates a model with the clock of the views around it.
  @MainActor private final class MadeFilterModel {
    private var made: LoadFilterModel?

    nonisolated init() {}

    func model(clock: any Clock<Duration>) -> LoadFilterModel {
      let model = made ?? LoadFilterModel(clock: clock)
      made = model
      return model
    }
  }
#endif
