// Addresses. What newer names replace is deprecated in no version yet (the pages say 100000). Nothing here runs.

/// https://developer.apple.com/documentation/foundation/url
public struct URL: Sendable, Hashable, Codable {
  public init?(string: String) {}
  public init?(string: String, relativeTo url: URL?) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  /// https://developer.apple.com/documentation/foundation/url/init(filepath:directoryhint:relativeto:)
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {}

  public var absoluteString: String { fatalError() }
  public var absoluteURL: URL { fatalError() }
  public var scheme: String? { fatalError() }
  public var isFileURL: Bool { fatalError() }
  public var hasDirectoryPath: Bool { fatalError() }
  public var port: Int? { fatalError() }
  /// https://developer.apple.com/documentation/foundation/url/pathextension
  public var pathExtension: String { fatalError() }
  public var lastPathComponent: String { fatalError() }

  public var host: String? { fatalError() }
  public var user: String? { fatalError() }
  public var password: String? { fatalError() }
  public var path: String { fatalError() }

  public var query: String? { fatalError() }
  /// https://developer.apple.com/documentation/foundation/url/standardizedfileurl
  public var standardizedFileURL: URL { fatalError() }
  /// https://developer.apple.com/documentation/foundation/url/resolvingsymlinksinpath()
  public func resolvingSymlinksInPath() -> URL { fatalError() }
  /// https://developer.apple.com/documentation/foundation/url/fragment
  public var fragment: String? { fatalError() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public mutating func deleteLastPathComponent() {}

  /// https://developer.apple.com/documentation/foundation/url/directoryhint
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
}

/// https://developer.apple.com/documentation/foundation/urlqueryitem
public struct URLQueryItem: Sendable, Hashable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) { (self.name, self.value) = (name, value) }
}

/// https://developer.apple.com/documentation/foundation/urlcomponents
public struct URLComponents: Sendable, Hashable {
  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public var url: URL? { fatalError() }
  public var string: String? { fatalError() }
  public var scheme: String?
  public var user: String?
  public var password: String?
  public var host: String?
  public var port: Int?
  public var queryItems: [URLQueryItem]?
  public var fragment: String?
  public var percentEncodedPath: String
  public var percentEncodedQuery: String?
  /// https://developer.apple.com/documentation/foundation/urlcomponents/encodedhost
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var encodedHost: String? {
    get { fatalError() }
    set {}
  }
}
