#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A state of the app's own, and what the app does about it.
  struct OwnState<Value> {
    var state: LoadState<Value>
    var isAboutToLoad: Bool
    var retry: (@MainActor () -> Void)?
    var refresh: (@MainActor () async -> Void)?
    var cancel: (@MainActor () -> Void)?
    var dismiss: (@MainActor () -> Void)?
  }

  /// What can be done about a state, and who does it.
  @MainActor struct LoadActions {
    /// The actions for which there is somebody.
    var available: Set<LoadAction>
    /// Carries one out.
    var perform: (LoadAction) -> Void

    /// What a loader does, with the app's own actions on top.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: The input of the view, or `nil` to go on with the loader's.
    ///   - handlers: The app's actions.
    init<Input, Value>(_ loader: Loader<Input, Value>, input: Input?, handlers: LoadHandlers) {
      available = loader.availableActions.union(handlers.actions)
      perform = { action in
        if let handler = handlers[action] { handler() } else { loader.perform(action, input: input) }
      }
    }

    /// What an app does about a state of its own.
    ///
    /// - Parameters:
    ///   - own: The state and what the app does.
    ///   - handlers: The app's further actions.
    ///   - hide: Hides a banner, if the app does not.
    init<Value>(
      _ own: OwnState<Value>, handlers: LoadHandlers, hide: @escaping @MainActor () -> Void
    ) {
      available = handlers.actions
      if own.retry != nil { available.formUnion([.load, .retry]) }
      if own.refresh != nil { available.insert(.refresh) }
      if own.cancel != nil { available.insert(.cancel) }
      perform = { action in
        if let handler = handlers[action] { return handler() }
        switch action {
        case .load, .retry: own.retry?()
        case .refresh: if let refresh = own.refresh { Task { await refresh() } }
        case .cancel: own.cancel?()
        case .dismiss: (own.dismiss ?? hide)()
        default: break
        }
      }
    }
  }
#endif
