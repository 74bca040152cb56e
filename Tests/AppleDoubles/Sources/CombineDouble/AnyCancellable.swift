/// https://developer.apple.com/documentation/combine/anycancellable
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { work = cancel }

  public init<C: Cancellable>(_ canceller: C) { work = canceller.cancel }

  deinit { work?() }

  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher where Failure == Never {
  /// https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Sink(receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink.cancel)
  }
}

final class Sink<Input>: Subscriber {
  private var receiveValue: ((Input) -> Void)?
  private var subscription: (any Subscription)?

  init(_ receiveValue: @escaping (Input) -> Void) { self.receiveValue = receiveValue }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { cancel() }

  func cancel() {
    receiveValue = nil
    subscription?.cancel()
    subscription = nil
  }
}
