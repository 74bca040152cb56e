/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor open class UIControl: UIView {
  /// https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  open var isEnabled = true
  /// https://developer.apple.com/documentation/uikit/uicontrol/isselected
  open var isSelected = false
  /// https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted
  open var isHighlighted = false

  private var actions: [(action: UIAction, event: Event)] = []

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// https://developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }
  /// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  func send(_ event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action.sender = self
      entry.action.perform()
    }
  }

  /// https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/rawvalue
    public let rawValue: UInt
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/rawvalue
    public let rawValue: UInt
    /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal
    public static let normal: State = []
    /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/disabled
    public static let disabled = State(rawValue: 2)
  }
}
