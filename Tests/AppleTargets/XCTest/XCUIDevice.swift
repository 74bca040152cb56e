/// https://developer.apple.com/documentation/xcuiautomation/xcuidevice
@MainActor open class XCUIDevice: NSObject {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/appearance-swift.enum, not read
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  @available(watchOS, unavailable)
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button
  @available(macOS, unavailable)
  public enum Button: Int, Sendable { case home = 1 }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/shared
  open class var shared: XCUIDevice { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/appearance-swift.property
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  @available(watchOS, unavailable)
  open var appearance: Appearance {
    get { fatalError() }
    set {}
  }

  #if os(iOS)
    /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/orientation
    open var orientation: UIDeviceOrientation {
      get { fatalError() }
      set {}
    }
  #endif

  /// https://developer.apple.com/documentation/xcuiautomation/xcuidevice/press(_:), not read
  @available(macOS, unavailable)
  open func press(_ button: Button) {}
}

#if os(iOS)
  /// https://developer.apple.com/documentation/uikit/uideviceorientation, which XCTest brings with it; not read
  public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  }
#endif
