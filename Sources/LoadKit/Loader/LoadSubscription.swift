/// Keeps somebody told of what happens to a loader or a form, for as long as it is held; see ``Loader/subscribe(_:)``.
public final class LoadSubscription: Sendable {
  init() {}
}

extension LoadObservers {
  /// Adds a function that is called for as long as the result is held.
  mutating func subscribe(_ notify: @escaping @MainActor (Event) -> Void) -> LoadSubscription {
    let subscription = LoadSubscription()
    add(subscription, notify)
    return subscription
  }
}
