/// https://developer.apple.com/documentation/swiftui/animation
///
/// Every animation is over at once.
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()

  /// https://developer.apple.com/documentation/swiftui/animation/linear(duration:)
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// https://developer.apple.com/documentation/swiftui/animation/easein(duration:)
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// https://developer.apple.com/documentation/swiftui/animation/easeout(duration:)
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// https://developer.apple.com/documentation/swiftui/animation/easeinout(duration:)
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// https://developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:)
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// https://developer.apple.com/documentation/swiftui/animation/delay(_:)
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// https://developer.apple.com/documentation/swiftui/animation/speed(_:)
  public func speed(_ speed: Double) -> Animation { self }
}

/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition(isIdentity: true)
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  private(set) var isIdentity = false

  /// https://developer.apple.com/documentation/swiftui/anytransition/move(edge:)
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// https://developer.apple.com/documentation/swiftui/anytransition/combined(with:)
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// https://developer.apple.com/documentation/swiftui/anytransition/animation(_:)
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/animation(_:value:)
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// https://developer.apple.com/documentation/swiftui/view/transition(_:)
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(Transition(transition: t)) }

  /// https://developer.apple.com/documentation/swiftui/view/transaction(_:)
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// How a view comes and goes. The double moves nothing; only the order of appearance depends on it.
struct Transition {
  let transition: AnyTransition
}

extension Transition: MemberModifier {
  typealias Body = Never
}
