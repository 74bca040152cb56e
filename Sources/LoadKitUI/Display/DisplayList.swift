#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A loader of a list, whatever its types.
  @MainActor struct ListedLoader {
    let loader: AnyObject
    /// Prepares the loader's model on a display, and returns it.
    let prepare: @MainActor (DisplayScope, LoadSettings, Locale) -> LoadDisplayMember
    /// Loads, if the display is on screen.
    let showSource: @MainActor (DisplayScope) -> Void

    init<Input: Equatable, Value>(_ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?) {
      self.loader = loader
      prepare = { scope, settings, locale in
        let model = scope.model(for: loader)
        model.adopt(settings, settings.words(empty: empty ?? model.words.empty, locale: locale), scope)
        model.prepare(.loader(loader, input: input))
        return model
      }
      showSource = { $0.model(for: loader).showPrepared() }
    }
  }

  /// Loads for a list: when it appears, when its input changes, when the user pulls, when the app returns.
  struct DisplayList<ID: Equatable>: ViewModifier {
    let id: ID
    let loaders: [ListedLoader]
    @State private var own = DisplayScope()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons

    private struct Key: Equatable {
      let id: ID
      let loaders: [AnyObject]
      let isEnabled: Bool

      static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.isEnabled == rhs.isEnabled && lhs.loaders.elementsEqual(rhs.loaders, by: ===)
      }
    }

    func body(content: Content) -> some View {
      let scope = outer ?? own
      let isEnabled = !redactionReasons.contains(.placeholder)
      let models = loaders.map { $0.prepare(scope, settings, locale) }
      let key = Key(id: id, loaders: loaders.map(\.loader), isEnabled: isEnabled)
      let show: @MainActor () -> Void = { [loaders, scope, models] in
        if outer == nil { scope.keepModels(of: loaders.map(\.loader)) }
        guard isEnabled else { return }
        for model in models { scope.display.add(model) }
        for loader in loaders { loader.showSource(scope) }
      }
      return
        content
        .pulled { [scope] in await scope.display.refresh() }
        .refreshButton(isShown: settings.hasRefreshButton && outer == nil) { DisplayRefreshButton(scope: scope) }
        .onAppear(perform: show)
        .onDisappear { [scope, models] in for model in models { scope.display.remove(model) } }
        .onNewValue(of: key) { _, _ in show() }
        .modifier(DisplayLife(scope: own, isOwner: outer == nil))
    }
  }
#endif
