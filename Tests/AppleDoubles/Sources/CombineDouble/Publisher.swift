/// https://developer.apple.com/documentation/combine/publisher
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// https://developer.apple.com/documentation/combine/subscriber
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// https://developer.apple.com/documentation/combine/subscription
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// https://developer.apple.com/documentation/combine/subscribers
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Subscribers {}

extension Subscribers {
  /// https://developer.apple.com/documentation/combine/subscribers/demand
  public struct Demand: Equatable, Hashable, Sendable {
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    let count: Int?
  }

  /// https://developer.apple.com/documentation/combine/subscribers/completion
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// https://developer.apple.com/documentation/combine/cancellable
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Cancellable {
  func cancel()
}
