// Folders. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/filemanager
open class FileManager: NSObject {
  /// https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
  public enum SearchPathDirectory: UInt, Sendable {
    case documentDirectory = 9
    case cachesDirectory = 13
  }
  /// https://developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var userDomainMask: SearchPathDomainMask { fatalError() }
  }
  open class var `default`: FileManager { fatalError() }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
}
