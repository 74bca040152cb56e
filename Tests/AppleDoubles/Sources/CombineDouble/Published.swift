import Synchronization

/// https://developer.apple.com/documentation/combine/published
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Published<Value> {
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// https://developer.apple.com/documentation/combine/published/projectedvalue
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
  }

  /// What the compiler calls for a property of a class, as with Apple's.
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.objectWillChange?.send()
      box.hub.send(newValue)
      box.value = newValue
    }
  }

  final class Box {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    let hub = Hub<Value>()

    init(_ value: Value) { self.value = value }
  }

  /// https://developer.apple.com/documentation/combine/published/publisher
  public struct Publisher: CombineDouble.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      _ = subscriber.receive(box.value)
      box.hub.add(subscriber)
    }
  }
}

/// What an object asks of its published properties.
protocol PublishedProperty {
  func publisher(sharing other: ObservableObjectPublisher?) -> ObservableObjectPublisher
}

extension Published: PublishedProperty {
  func publisher(sharing other: ObservableObjectPublisher?) -> ObservableObjectPublisher {
    let shared = box.objectWillChange ?? other ?? ObservableObjectPublisher()
    box.objectWillChange = shared
    return shared
  }
}
