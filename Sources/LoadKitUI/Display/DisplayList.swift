#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The model of a source that a list loads, which the rows of its loader draw.
  @MainActor final class ListedModel<Value> {
    let model = LoadScreenModel<Value>()
    private var empty: EmptyContent?
    private weak var rows: AnyObject?

    /// Takes over what the list says. If rows draw the model, the words and actions around the rows count.
    func prepare(
      _ source: LoadScreenSource<Value>, empty: EmptyContent?, settings: LoadSettings, locale: Locale,
      scope: DisplayScope
    ) {
      self.empty = empty
      model.adopt(settings, scope)
      if rows == nil { model.adopt(settings, settings.words(empty: empty, locale: locale)) }
      model.prepare(source)
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

    /// The model of a loader or a group, which holds it.
    func model<Value>(for owner: AnyObject, of _: Value.Type) -> ListedModel<Value> {
      if let model = models[ObjectIdentifier(owner)] as? ListedModel<Value> { return model }
      let model = ListedModel<Value>()
      models[ObjectIdentifier(owner)] = model
      return model
    }

    /// Forgets the models of all other loaders.
    func keep(_ owners: [AnyObject]) {
      let kept = Set(owners.map { ObjectIdentifier($0) })
      models = models.filter { kept.contains($0.key) }
    }
  }

  /// A loader or a group that a list loads, whatever its types.
  @MainActor struct ListedSource {
    let owner: AnyObject
    /// Compares what this source and another one show.
    let isSame: @MainActor (ListedSource) -> Bool
    /// Prepares the model of the source.
    let prepare: @MainActor (ListedModels, DisplayScope, LoadSettings, Locale) -> Prepared
    /// Makes the source load nothing when its display appears.
    let stopLoadingOnAppear: @MainActor () -> Void
    /// The source, of a type that only ``isSame`` knows.
    private let source: Any

    /// A model that was prepared.
    @MainActor struct Prepared {
      let model: LoadDisplayMember
      /// Loads, if the display is on screen.
      let showSource: () -> Void
      let refreshAction: () -> LoadPresentation.Action?
    }

    /// Creates a source of a list; `nil` for a state of the app's own, which its rows announce themselves.
    init?<Value>(_ source: LoadScreenSource<Value>, empty: EmptyContent? = nil) {
      guard let owner = source.owner else { return nil }
      self.owner = owner
      self.source = source
      isSame = { ($0.source as? LoadScreenSource<Value>)?.isSame(as: source) ?? false }
      stopLoadingOnAppear = { source.loadsOnAppear = false }
      prepare = { models, scope, settings, locale in
        let listed = models.model(for: owner, of: Value.self)
        listed.prepare(source, empty: empty, settings: settings, locale: locale, scope: scope)
        scope.register(listed, for: owner)
        let model = listed.model
        return Prepared(
          model: model, showSource: { model.showPrepared() }, refreshAction: { model.presentation.refreshAction })
      }
    }
  }

  /// Loads for a list: when it appears, when an input changes, when the user pulls, when the app returns.
  struct DisplayList: ViewModifier {
    let sources: [ListedSource]
    @StateObject private var host = DisplayHost()
    @State private var models = ListedModels()
    @State private var choices = ScreenChoices()
    @State private var revision = SourcesRevision()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.screenOptions) private var options
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    func body(content: Content) -> some View {
      let scope = host.scope(within: outer)
      let isOwner = scope === host.own
      let hasButton = options.hasRefreshButton ?? settings.hasRefreshButton
      if !options.loadsOnAppear { for source in sources { source.stopLoadingOnAppear() } }
      let prepared = sources.map { $0.prepare(models, scope, settings, locale) }
      let owners = sources.map(\.owner)
      return
        content
        .environment(\.screenOptions, options.forRows)
        .pulled(ifSupported: choices.canBePulled(options.canBePulled)) { [scope] in await scope.display.refresh() }
        .refreshButton(isSupported: choices.hasRefreshButton(hasButton), isShown: isOwner && hasButton) {
          Followed(object: scope.display) {
            DisplayRefreshButton(display: scope.display, named: prepared.first?.refreshAction())
          }
        }
        .refreshKey(
          isSupported: !choices.hasRefreshButton(hasButton), isShown: isOwner && !hasButton, of: scope.display
        )
        .modifier(
          MemberLife(
            scope: scope, isOwner: isOwner, members: prepared.map(\.model), key: revision.number(of: sources),
            isEnabled: settings.preview == nil && !redactionReasons.contains(.placeholder)
          ) { [models] in
            models.keep(owners)
            for member in prepared { member.showSource() }
          }
        )
        .modifier(DisplayLife(host: host))
    }
  }

  /// Counts how often the sources of a list changed, or one of their inputs.
  @MainActor private final class SourcesRevision {
    private var number = 0
    private var sources: [ListedSource] = []

    nonisolated init() {}

    /// The number of changes up to these sources.
    func number(of sources: [ListedSource]) -> Int {
      if !self.sources.elementsEqual(sources, by: { $0.isSame($1) }) { number += 1 }
      self.sources = sources
      return number
    }
  }
#endif
