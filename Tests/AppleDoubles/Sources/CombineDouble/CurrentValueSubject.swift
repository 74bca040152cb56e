/// https://developer.apple.com/documentation/combine/currentvaluesubject
///
/// Demand is not counted: all subscribers here ask for everything. Unlike Combine's it is used by one thread only.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private var current: Output
  private var completion: Subscribers.Completion<Failure>?
  private var subscribers: [(id: Int, receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var next = 0

  /// https://developer.apple.com/documentation/combine/currentvaluesubject/init(_:)
  public init(_ value: Output) { current = value }

  /// https://developer.apple.com/documentation/combine/currentvaluesubject/value
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// https://developer.apple.com/documentation/combine/subject/send(_:)
  public func send(_ input: Output) {
    guard completion == nil else { return }
    current = input
    for subscriber in subscribers { subscriber.receive(input) }
  }

  /// https://developer.apple.com/documentation/combine/subject/send(completion:)
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let present = subscribers
    subscribers = []
    for subscriber in present { subscriber.end(completion) }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    next += 1
    let id = next
    subscriber.receive(subscription: Link(subject: self, id: id))
    if let completion { return subscriber.receive(completion: completion) }
    subscribers.append((id, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
    _ = subscriber.receive(current)
  }

  fileprivate func remove(_ id: Int) { subscribers.removeAll { $0.id == id } }

  private struct Link: Subscription {
    weak var subject: CurrentValueSubject?
    let id: Int

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subject?.remove(id) }
  }
}

/// https://developer.apple.com/documentation/combine/anypublisher
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let upstream: any Publisher<Output, Failure>

  /// https://developer.apple.com/documentation/combine/anypublisher/init(_:)
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure { upstream = publisher }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    upstream.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
