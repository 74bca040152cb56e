#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The model of a loader that a list loads, which the rows of the loader draw.
  @MainActor final class ListedModel<Input: Equatable, Value> {
    let model = LoadScreenModel<Value>()
    private var empty: EmptyContent?
    private weak var rows: AnyObject?

    /// Takes over what the list says. If rows draw the model, the words and actions around the rows count.
    func prepare(
      _ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?, settings: LoadSettings, locale: Locale,
      scope: DisplayScope
    ) {
      self.empty = empty
      model.adopt(settings, scope)
      if rows == nil { model.adopt(settings, settings.words(empty: empty, locale: locale)) }
      model.prepare(.loader(loader, input: input))
    }

    /// Takes over what the rows say.
    ///
    /// - Parameters:
    ///   - rows: The rows, known by an object that lives as long as they do. The first rows of a loader count.
    ///   - sample: The sample of the rows.
    ///   - empty: What the rows say about an empty outcome; `nil` for what the list says.
    ///   - settings: The settings around the rows.
    ///   - locale: The language of the rows.
    func adopt(rows: AnyObject, sample: Value?, empty: EmptyContent?, settings: LoadSettings, locale: Locale) {
      guard self.rows == nil || self.rows === rows else { return }
      self.rows = rows
      model.adopt(settings, settings.words(empty: empty ?? self.empty, locale: locale))
      model.sample = sample
    }
  }

  /// The models of the loaders of a list.
  @MainActor final class ListedModels {
    private var models: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// The model of a loader, which holds the loader.
    func model<Input, Value>(for loader: Loader<Input, Value>) -> ListedModel<Input, Value> {
      if let model = models[ObjectIdentifier(loader)] as? ListedModel<Input, Value> { return model }
      let model = ListedModel<Input, Value>()
      models[ObjectIdentifier(loader)] = model
      return model
    }

    /// Forgets the models of all other loaders.
    func keep(_ loaders: [AnyObject]) {
      let kept = Set(loaders.map { ObjectIdentifier($0) })
      models = models.filter { kept.contains($0.key) }
    }
  }

  /// A loader of a list, whatever its types.
  @MainActor struct ListedLoader {
    let loader: AnyObject
    /// Prepares the model of the loader.
    let prepare: @MainActor (ListedModels, DisplayScope, LoadSettings, Locale) -> Prepared

    /// A model that was prepared.
    @MainActor struct Prepared {
      let model: LoadDisplayMember
      /// Loads, if the display is on screen.
      let showSource: () -> Void
      let refreshAction: () -> LoadPresentation.Action?
    }

    init<Input: Equatable, Value>(_ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?) {
      self.loader = loader
      prepare = { models, scope, settings, locale in
        let listed = models.model(for: loader)
        listed.prepare(loader, input: input, empty: empty, settings: settings, locale: locale, scope: scope)
        scope.register(listed, for: loader)
        let model = listed.model
        return Prepared(
          model: model, showSource: { model.showPrepared() }, refreshAction: { model.presentation.refreshAction })
      }
    }
  }

  /// Loads for a list: when it appears, when its input changes, when the user pulls, when the app returns.
  struct DisplayList<ID: Equatable>: ViewModifier {
    let id: ID
    let loaders: [ListedLoader]
    @StateObject private var host = DisplayHost()
    @State private var models = ListedModels()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    private struct Key: Equatable {
      let id: ID
      /// Held, so that no other loader takes the place of one in memory.
      let loaders: [AnyObject]

      static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.loaders.elementsEqual(rhs.loaders, by: ===)
      }
    }

    func body(content: Content) -> some View {
      let scope = host.scope(within: outer)
      let isOwner = scope === host.own
      let prepared = loaders.map { $0.prepare(models, scope, settings, locale) }
      let objects = loaders.map(\.loader)
      return
        content
        .pulled { [scope] in await scope.display.refresh() }
        .refreshButton(isSupported: settings.hasRefreshButton, isShown: isOwner) {
          Followed(object: scope.display) {
            DisplayRefreshButton(display: scope.display, named: prepared.first?.refreshAction())
          }
        }
        .modifier(
          MemberLife(
            scope: scope, isOwner: isOwner, members: prepared.map(\.model), key: Key(id: id, loaders: objects),
            isEnabled: !redactionReasons.contains(.placeholder)
          ) { [models] in
            models.keep(objects)
            for member in prepared { member.showSource() }
          }
        )
        .modifier(DisplayLife(host: host))
    }
  }
#endif
