/// https://developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
  /// https://developer.apple.com/documentation/uikit/uidevice/current
  public class var current: UIDevice { UIKitRecords.current.device }
  /// https://developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom
  open internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom/phone
  case phone
  /// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom/pad
  case pad
  /// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom/mac
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  case mac = 5
}
