/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem
  public private(set) weak var firstItem: AnyObject?
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute
  public let firstAttribute: Attribute
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.property
  public let relation: Relation
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem
  public private(set) weak var secondItem: AnyObject?
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute
  public let secondAttribute: Attribute
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  public let multiplier: CGFloat
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
  open var constant: CGFloat
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  open var priority = UILayoutPriority.required
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/identifier
  open var identifier: String?
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  open var isActive = false {
    didSet { if isActive != oldValue { isActive ? enter() : leave() } }
  }

  /// The view that holds it while it is active: the nearest that both items are in.
  private weak var holder: UIView?

  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func enter() {
    guard let first = Self.view(of: firstItem) else { preconditionFailure("A constraint on an item that is gone") }
    guard let second = Self.view(of: secondItem) else {
      precondition(secondAttribute == .notAnAttribute, "A constraint to an item that is gone")
      return hold(in: first)
    }
    guard let common = first.ancestry.first(where: { second.isDescendant(of: $0) }) else {
      preconditionFailure("Items of a constraint have no common ancestor")
    }
    hold(in: common)
  }

  private func hold(in view: UIView) {
    holder = view
    view.ownConstraints.append(self)
  }

  private func leave() {
    holder?.ownConstraints.removeAll { $0 === self }
    holder = nil
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum
  public enum Relation: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum/lessthanorequal
    case lessThanOrEqual = -1
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum/equal
    case equal = 0
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum/greaterthanorequal
    case greaterThanOrEqual = 1
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
  public enum Attribute: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/left
    case left = 1
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/right
    case right
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/top
    case top
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/bottom
    case bottom
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/leading
    case leading
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/trailing
    case trailing
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/width
    case width
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/height
    case height
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/centerx
    case centerX
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/centery
    case centerY
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/firstbaseline
    case firstBaseline = 12
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/notanattribute
    case notAnAttribute = 0
  }

  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis/horizontal
    case horizontal
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis/vertical
    case vertical
  }
}

/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/rawvalue
  public var rawValue: Float
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/init(rawvalue:)
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/init(_:)
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/required
  public static let required = UILayoutPriority(1_000)
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh
  public static let defaultHigh = UILayoutPriority(750)
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow
  public static let defaultLow = UILayoutPriority(250)
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel
  public static let fittingSizeLevel = UILayoutPriority(50)
}
