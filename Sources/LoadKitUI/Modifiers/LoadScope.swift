#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Which loaders the views around are about to load, and whose parts a view draws.
  struct LoadScope {
    private var pending: Set<ObjectIdentifier> = []

    /// Whether a loader is about to be loaded, so that idle is the beginning of that.
    func isAboutToLoad(_ loader: AnyObject) -> Bool { pending.contains(ObjectIdentifier(loader)) }

    /// The scope with further loaders that are, or are no longer, about to be loaded.
    func adding(_ loaders: [ObjectIdentifier], asked: Set<ObjectIdentifier>) -> LoadScope {
      var scope = self
      for loader in loaders {
        if asked.contains(loader) { scope.pending.remove(loader) } else { scope.pending.insert(loader) }
      }
      return scope
    }
  }

  extension EnvironmentValues {
    private struct LoadScopeKey: EnvironmentKey {
      static var defaultValue: LoadScope { LoadScope() }
    }

    private struct LoadOwnerKey: EnvironmentKey {
      static var defaultValue: ObjectIdentifier? { nil }
    }

    /// The loaders that are about to be loaded.
    var loadScope: LoadScope {
      get { self[LoadScopeKey.self] }
      set { self[LoadScopeKey.self] = newValue }
    }

    /// The loader whose parts a view draws.
    var loadOwner: ObjectIdentifier? {
      get { self[LoadOwnerKey.self] }
      set { self[LoadOwnerKey.self] = newValue }
    }
  }
#endif
