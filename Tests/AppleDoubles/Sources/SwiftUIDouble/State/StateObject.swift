/// https://developer.apple.com/documentation/swiftui/stateobject
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var followed: FollowedObject<ObjectType>?

  /// https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue
  @MainActor public var wrappedValue: ObjectType { followed?.object ?? make() }

  /// https://developer.apple.com/documentation/swiftui/stateobject/projectedvalue
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {
    let followed = node.stored(place) { FollowedObject(make()) }
    followed.follow(node.reader)
    self.followed = followed
  }

  func isSame(as other: StateObject) -> Bool { true }
}

/// https://developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  /// https://developer.apple.com/documentation/swiftui/observedobject/init(wrappedvalue:)
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// https://developer.apple.com/documentation/swiftui/observedobject/init(initialvalue:)
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// https://developer.apple.com/documentation/swiftui/observedobject/projectedvalue
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// https://developer.apple.com/documentation/swiftui/observedobject/wrapper
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding({ object[keyPath: keyPath] }, { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {
    let followed = node.stored(place) { FollowedObject(wrappedValue) }
    followed.object = wrappedValue
    followed.follow(node.reader)
  }

  func isSame(as other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue
  }
}

/// https://developer.apple.com/documentation/swiftui/environmentobject
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  private var object: ObjectType?

  public init() {}

  /// https://developer.apple.com/documentation/swiftui/environmentobject/wrappedvalue
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No ObservableObject of type \(ObjectType.self) found. Add it with View.environmentObject(_:).")
    }
    return object
  }

  /// https://developer.apple.com/documentation/swiftui/environmentobject/projectedvalue
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) {
    object = node.environment.object(ObjectType.self)
    guard let object else { return }
    let followed = node.stored(place) { FollowedObject(object) }
    followed.object = object
    followed.follow(node.reader)
  }

  func isSame(as other: EnvironmentObject) -> Bool {
    object === other.object
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWrite { $0.setObject(object, T.self) })
  }
}

/// An object whose `objectWillChange` draws a view anew.
@MainActor final class FollowedObject<ObjectType: ObservableObject> {
  var object: ObjectType
  private var subscription: AnyCancellable?

  init(_ object: ObjectType) { self.object = object }

  func follow(_ reader: Reader) {
    subscription = object.objectWillChange.sink { [weak reader] _ in reader?.invalidate() }
  }
}

extension FollowedObject: Detachable {
  func detach() { subscription = nil }
}
