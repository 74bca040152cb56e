/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIScrollView {
  /// https://developer.apple.com/documentation/uikit/uitextview/text
  open var text: String! = ""
  /// https://developer.apple.com/documentation/uikit/uitextview/font
  open var font: UIFont?
  /// https://developer.apple.com/documentation/uikit/uitextview/textcolor
  open var textColor: UIColor?
  /// https://developer.apple.com/documentation/uikit/uitextview/textalignment
  open var textAlignment = NSTextAlignment.natural
  /// https://developer.apple.com/documentation/uikit/uitextview/iseditable
  @available(tvOS, unavailable)
  open var isEditable = true
  /// https://developer.apple.com/documentation/uikit/uitextview/isselectable
  open var isSelectable = true
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false

  /// https://developer.apple.com/documentation/uikit/uitextview/init(frame:textcontainer:)
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// https://developer.apple.com/documentation/uikit/uitextview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: text.isEmpty ? 0 : 20) }
}

/// https://developer.apple.com/documentation/uikit/nstextcontainer
@MainActor open class NSTextContainer: NSObject {}

/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl {
  /// https://developer.apple.com/documentation/uikit/uitextfield/text
  open var text: String? = ""
  /// https://developer.apple.com/documentation/uikit/uitextfield/placeholder
  open var placeholder: String?
  /// https://developer.apple.com/documentation/uikit/uitextfield/font
  open var font: UIFont?
  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property
  open var borderStyle = BorderStyle.none
  /// https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonmode
  open var clearButtonMode = ViewMode.never
  /// https://developer.apple.com/documentation/uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  /// https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum/none
    case none
    /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum/line
    case line
    /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum/bezel
    case bezel
    /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum/roundedrect
    case roundedRect
  }

  /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode/never
    case never
    /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode/whileediting
    case whileEditing
    /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode/unlessediting
    case unlessEditing
    /// https://developer.apple.com/documentation/uikit/uitextfield/viewmode/always
    case always
  }
}

/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String

  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }

  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/username
  public static let username = UITextContentType(rawValue: "username")
  /// https://developer.apple.com/documentation/uikit/uitextcontenttype/password
  public static let password = UITextContentType(rawValue: "password")
}
