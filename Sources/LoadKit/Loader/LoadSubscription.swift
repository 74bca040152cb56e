/// Somebody who is told of every transition of a loader; see ``Loader/subscribe(_:)``. Whoever holds it goes on being
/// told.
@MainActor public final class LoadSubscription<Value> {
  let notify: @MainActor (LoadTransition<Value>) -> Void

  init(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) { self.notify = notify }
}

/// The subscriptions to a loader, in the order in which they were made.
@MainActor struct LoadSubscriptions<Value> {
  private var members: [Weak] = []

  private struct Weak { weak var subscription: LoadSubscription<Value>? }

  nonisolated init() {}

  var isEmpty: Bool { members.allSatisfy { $0.subscription == nil } }

  mutating func add(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription<Value> {
    members.removeAll { $0.subscription == nil }
    let subscription = LoadSubscription(notify)
    members.append(Weak(subscription: subscription))
    return subscription
  }

  func tell(_ transition: LoadTransition<Value>) {
    for member in members { member.subscription?.notify(transition) }
  }
}
