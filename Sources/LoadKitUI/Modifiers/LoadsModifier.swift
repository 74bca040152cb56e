#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Loads for a screen: when it appears, when its input changes, when the user pulls, when the app comes back.
  ///
  /// It sits on a view that no state replaces, so that its task lives as long as the screen is visible.
  struct LoadsModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let targets: [LoadTarget]
    @Environment(\.loadSettings) private var settings
    @Environment(\.loadScope) private var scope
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.redactionReasons) private var redactionReasons
    @State private var session = LoadSession()
    @State private var asked = Asked()
    @AccessibilityFocusState private var focus: LoadFocus?

    /// For which task which loaders were asked.
    private struct Asked {
      var task: LoadTask<ID>?
      var loaders: Set<ObjectIdentifier> = []
    }

    func body(content: Content) -> some View {
      let task = LoadTask(
        loaders: targets.map(\.loader), id: id, isEnabled: !redactionReasons.contains(.placeholder))
      session.adopt(targets, settings, locale, $focus)
      return
        content
        .environment(\.loadFocus, $focus)
        .environment(\.loadScope, scope.adding(targets.map(\.id), asked: asked.task == task ? asked.loaders : []))
        .pulled { [targets] in await Self.all(targets.map(\.refresh)) }
        .refreshButton(isShown: settings.hasRefreshButton) { refreshButton }
        .task(id: task) {
          if task.isEnabled { await load(task) }
        }
        .onDisappear { [session] in session.end() }
        .onNewValue(of: scenePhase) { [session] in session.enter($1) }
    }

    private func load(_ task: LoadTask<ID>) async {
      session.begin()
      asked = Asked(task: task)
      await Self.all(
        targets.map { target in
          let (id, load) = (target.id, target.load)
          return {
            // In one turn with the request, so that nothing is drawn in between.
            asked.loaders.insert(id)
            await load()
          }
        })
    }

    /// Does several things at the same time, and waits for all.
    private static func all(_ actions: [@MainActor @Sendable () async -> Void]) async {
      guard actions.count > 1 else {
        await actions.first?()
        return
      }
      await withTaskGroup(of: Void.self) { group in
        for action in actions { group.addTask { await action() } }
      }
    }

    @ViewBuilder private var refreshButton: some View {
      if let first = targets.first {
        first.button { [targets] in
          for target in targets { Task { await target.refresh() } }
        }
      }
    }
  }

  /// What a screen loads. When it changes the screen loads anew.
  ///
  /// It holds on to the loaders, lest another one be made in the place of one that is gone and be taken for it.
  struct LoadTask<ID: Equatable>: Equatable {
    let loaders: [AnyObject]
    let id: ID
    let isEnabled: Bool

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.id == rhs.id && lhs.isEnabled == rhs.isEnabled && lhs.loaders.elementsEqual(rhs.loaders, by: ===)
    }
  }
#endif
