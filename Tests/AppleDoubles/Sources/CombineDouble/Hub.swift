import Synchronization

/// Hands each value to whoever subscribes at that time.
///
/// `@unchecked Sendable`: the only mutable state is `subscribers`, and every access to it holds `lock`.
final class Hub<Output>: @unchecked Sendable {
  private let lock = Mutex(())
  private var subscribers: [(id: Int, receive: (Output) -> Void)] = []
  private var next = 0

  func send(_ output: Output) {
    let present = lock.withLock { _ in subscribers }
    for subscriber in present { subscriber.receive(output) }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output {
    let id = lock.withLock { _ in
      next += 1
      return next
    }
    subscriber.receive(subscription: Link(hub: self, id: id))
    lock.withLock { _ in subscribers.append((id, { _ = subscriber.receive($0) })) }
  }

  fileprivate func remove(_ id: Int) { lock.withLock { _ in subscribers.removeAll { $0.id == id } } }

  private struct Link: Subscription {
    let hub: Hub
    let id: Int

    // Demand is not counted: all subscribers here ask for everything.
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { hub.remove(id) }
  }
}
