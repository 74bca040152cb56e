#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// What can be done about what a screen shows, and who does it.
  @MainActor struct LoadActions {
    private var actions: [LoadAction: @MainActor () -> Void] = [:]

    /// The actions that somebody carries out. The details of a failure are shown by the views themselves.
    var available: Set<LoadAction> { Set(actions.keys).union([.details]) }

    /// What carries an action out. An app's own is known by its identifier alone, since its title is made fit to show.
    subscript(action: LoadAction) -> (@MainActor () -> Void)? {
      get { actions[Self.key(action)] }
      set { actions[Self.key(action)] = newValue }
    }

    /// Adds what the app does in a view controller, which is not kept alive by that.
    mutating func add<Host: UIViewController>(_ own: [LoadAction: @MainActor (Host) -> Void], of host: Host) {
      for (action, perform) in own {
        self[action] = { [weak host] in if let host { perform(host) } }
      }
    }

    private static func key(_ action: LoadAction) -> LoadAction {
      action.key
    }
  }
#endif
