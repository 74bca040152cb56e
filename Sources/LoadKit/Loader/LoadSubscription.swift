/// A subscription to a loader, a group, a paged list or a form. Releasing it unsubscribes.
package final class LoadSubscription: Sendable {
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
