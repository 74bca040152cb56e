/// What shows a loader together with others, and so has to follow it. A loader does not keep its followers alive.
@MainActor protocol LoaderFollower: AnyObject {
  /// What the loader shows is about to change.
  func loaderWillChange()
  /// The loader's state has changed, and all changes that come of it at this instant are made.
  func loaderDidChange()
}

/// A follower for as long as it lives.
struct WeakFollower { weak var follower: (any LoaderFollower)? }
