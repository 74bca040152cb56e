import Synchronization

/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?
  /// The value when the view was evaluated last.
  private var drawn: Value?

  /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { initial = value }

  /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) { initial = value }

  /// https://developer.apple.com/documentation/swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      // Outside of drawing, in an action or a task, the newest value counts.
      guard Reader.current != nil, let drawn else { return location.peek() }
      location.owner?.wasRead()
      return drawn
    }
    // A view that is not on screen has no state to change, as with Apple's.
    nonmutating set { location?.set(newValue) }
  }

  /// https://developer.apple.com/documentation/swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  // While views are drawn, the property gives the value of its view's last evaluation, also to a closure that another
  // view calls. Reading it there ties the view that owns the state to later changes, and not the view that reads.
  mutating func link(_ node: Node, _ place: Int) {
    let location = node.stored(place) { Location(initial, owner: StateOwner(node.id, node.host.mailbox)) }
    self.location = location
    drawn = .some(location.peek())
  }

  // A change of state draws the view that owns it; the value given by the parent only counts once.
  func isSame(as other: State) -> Bool { true }
}

/// The view that a state belongs to.
final class StateOwner: Sendable {
  private let node: Int
  private let mailbox: Mailbox
  private let isReader = Mutex(false)

  init(_ node: Int, _ mailbox: Mailbox) {
    self.node = node
    self.mailbox = mailbox
  }

  /// The value was read while views were drawn.
  func wasRead() { isReader.withLock { $0 = true } }

  /// Draws the view again, if its value was ever read while views were drawn.
  func invalidate() { if isReader.withLock({ $0 }) { mailbox.invalidate(node) } }
}
