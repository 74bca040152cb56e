// Errors. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/nserror
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {}
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
  open var userInfo: [String: Any] { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsunderlyingerrorkey
public let NSUnderlyingErrorKey: String = "NSUnderlyingError"
/// https://developer.apple.com/documentation/foundation/nslocalizeddescriptionkey
public let NSLocalizedDescriptionKey: String = "NSLocalizedDescription"
/// https://developer.apple.com/documentation/foundation/nsurlerrordomain
public let NSURLErrorDomain: String = "NSURLErrorDomain"

/// https://developer.apple.com/documentation/foundation/customnserror
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

/// https://developer.apple.com/documentation/foundation/urlerror
public struct URLError: CustomNSError, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
  public var code: Code { fatalError() }
}

extension URLError.Code {
  public static var notConnectedToInternet: URLError.Code { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/cocoaerror
public struct CocoaError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}
