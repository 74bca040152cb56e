/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  /// In place of `init()`, which is not bound to an actor here and so could not be inherited as it is there.
  @_spi(Double) public init(responder: ()) { super.init() }

  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  open var next: UIResponder? { nil }
  /// https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
  open var canBecomeFirstResponder: Bool { false }
  /// https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
  open private(set) var isFirstResponder = false

  /// https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  // Declared for every object there; here for those that have a place on the screen.

  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  open var isAccessibilityElement = false
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  open var accessibilityLabel: String?
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
  open var accessibilityHint: String?
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  open var accessibilityValue: String?
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
  open var accessibilityElementsHidden = false
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
  open var accessibilityViewIsModal = false
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  open var accessibilityElements: [Any]?
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  open var accessibilityUserInputLabels: [String]! = []
  /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  open var accessibilityIdentifier: String?
}

/// https://developer.apple.com/documentation/uikit/uitraitenvironment
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
  var traitCollection: UITraitCollection { get }
}
