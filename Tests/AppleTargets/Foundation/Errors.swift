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

extension CustomNSError {
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { fatalError() }
  public var failureReason: String? { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsurlerrorcancelled-swift.var
public var NSURLErrorCancelled: Int { -999 }
/// https://developer.apple.com/documentation/foundation/nsfilepatherrorkey
public let NSFilePathErrorKey: String = "NSFilePath"

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
  public static var unknown: URLError.Code { fatalError() }
  public static var cancelled: URLError.Code { fatalError() }
  public static var badURL: URLError.Code { fatalError() }
  public static var timedOut: URLError.Code { fatalError() }
  public static var unsupportedURL: URLError.Code { fatalError() }
  public static var cannotFindHost: URLError.Code { fatalError() }
  public static var cannotConnectToHost: URLError.Code { fatalError() }
  public static var networkConnectionLost: URLError.Code { fatalError() }
  public static var dnsLookupFailed: URLError.Code { fatalError() }
  public static var httpTooManyRedirects: URLError.Code { fatalError() }
  public static var resourceUnavailable: URLError.Code { fatalError() }
  public static var notConnectedToInternet: URLError.Code { fatalError() }
  public static var redirectToNonExistentLocation: URLError.Code { fatalError() }
  public static var badServerResponse: URLError.Code { fatalError() }
  public static var userCancelledAuthentication: URLError.Code { fatalError() }
  public static var userAuthenticationRequired: URLError.Code { fatalError() }
  public static var zeroByteResource: URLError.Code { fatalError() }
  public static var cannotDecodeRawData: URLError.Code { fatalError() }
  public static var cannotDecodeContentData: URLError.Code { fatalError() }
  public static var cannotParseResponse: URLError.Code { fatalError() }
  public static var fileDoesNotExist: URLError.Code { fatalError() }
  public static var fileIsDirectory: URLError.Code { fatalError() }
  public static var noPermissionsToReadFile: URLError.Code { fatalError() }
  public static var dataLengthExceedsMaximum: URLError.Code { fatalError() }
  public static var secureConnectionFailed: URLError.Code { fatalError() }
  public static var serverCertificateHasBadDate: URLError.Code { fatalError() }
  public static var serverCertificateUntrusted: URLError.Code { fatalError() }
  public static var serverCertificateHasUnknownRoot: URLError.Code { fatalError() }
  public static var serverCertificateNotYetValid: URLError.Code { fatalError() }
  public static var clientCertificateRejected: URLError.Code { fatalError() }
  public static var clientCertificateRequired: URLError.Code { fatalError() }
  public static var cannotLoadFromNetwork: URLError.Code { fatalError() }
  public static var internationalRoamingOff: URLError.Code { fatalError() }
  public static var callIsActive: URLError.Code { fatalError() }
  public static var dataNotAllowed: URLError.Code { fatalError() }
  public static var requestBodyStreamExhausted: URLError.Code { fatalError() }
  public static var backgroundSessionRequiresSharedContainer: URLError.Code { fatalError() }
  public static var backgroundSessionInUseByAnotherProcess: URLError.Code { fatalError() }
  public static var backgroundSessionWasDisconnected: URLError.Code { fatalError() }
  public static var cannotCreateFile: URLError.Code { fatalError() }
  public static var cannotOpenFile: URLError.Code { fatalError() }
  public static var cannotCloseFile: URLError.Code { fatalError() }
  public static var cannotWriteToFile: URLError.Code { fatalError() }
  public static var cannotRemoveFile: URLError.Code { fatalError() }
  public static var cannotMoveFile: URLError.Code { fatalError() }
  public static var downloadDecodingFailedMidStream: URLError.Code { fatalError() }
  public static var downloadDecodingFailedToComplete: URLError.Code { fatalError() }
  public static var appTransportSecurityRequiresSecureConnection: URLError.Code { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/cocoaerror
public struct CocoaError: CustomNSError, Hashable, Sendable {
  /// https://developer.apple.com/documentation/foundation/cocoaerror/code
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var userCancelled: Code { fatalError() }
    public static var fileNoSuchFile: Code { fatalError() }
    public static var fileReadNoSuchFile: Code { fatalError() }
    public static var fileReadCorruptFile: Code { fatalError() }
    public static var fileReadUnknown: Code { fatalError() }
    public static var fileReadNoPermission: Code { fatalError() }
    public static var fileWriteNoPermission: Code { fatalError() }
    public static var fileWriteVolumeReadOnly: Code { fatalError() }
    public static var fileWriteUnknown: Code { fatalError() }
    public static var fileWriteOutOfSpace: Code { fatalError() }
    public static var coderValueNotFound: Code { fatalError() }
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsposixerrordomain
public let NSPOSIXErrorDomain: String = "NSPOSIXErrorDomain"
/// https://developer.apple.com/documentation/foundation/nscocoaerrordomain
public let NSCocoaErrorDomain: String = "NSCocoaErrorDomain"
/// https://developer.apple.com/documentation/foundation/nsurlerrorfailingurlerrorkey
public let NSURLErrorFailingURLErrorKey: String = "NSErrorFailingURLKey"

/// https://developer.apple.com/documentation/foundation/posixerror
public struct POSIXError: CustomNSError, Hashable, Sendable {
  public typealias Code = POSIXErrorCode
  public var code: Code { fatalError() }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}
