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
  /// https://developer.apple.com/documentation/foundation/filemanager/directoryenumerator
  open class DirectoryEnumerator: NSObject, Sequence {
    public func makeIterator() -> AnyIterator<Any> { fatalError() }
  }
  /// https://developer.apple.com/documentation/foundation/filemanager/directoryenumerationoptions
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class var `default`: FileManager { fatalError() }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
  open func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
  open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  /// https://developer.apple.com/documentation/foundation/filemanager/subpathsofdirectory(atpath:)
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  /// https://developer.apple.com/documentation/foundation/filemanager/enumerator(at:includingpropertiesforkeys:options:errorhandler:)
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { fatalError() }
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError() }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/fileattributekey
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var posixPermissions: FileAttributeKey { fatalError() }
  /// https://developer.apple.com/documentation/foundation/fileattributekey/protectionkey
  public static var protectionKey: FileAttributeKey { fatalError() }
  public static var size: FileAttributeKey { fatalError() }
  public static var modificationDate: FileAttributeKey { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/fileprotectiontype
public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/foundation/fileprotectiontype/completeuntilfirstuserauthentication
  public static var completeUntilFirstUserAuthentication: FileProtectionType { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/urlresourcekey
public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
