import Foundation

/// The storage of a cache: ``MemoryCacheStorage``, ``FileCacheStorage``, ``URLCacheStorage``, or a custom one, for
/// example in a database.
///
/// A storage is bounded and may remove entries at any time. It makes no other decision. Called from any thread.
///
/// A client returns a value after its response is stored. A slow storage may return before it has written an entry, if
/// it finds that entry from then on.
public protocol HTTPCacheStorage: Sendable {
  /// The entry for a key, or `nil`.
  func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry?
  /// Replaces the entry for a key. Removes the old entry even if the new one does not fit.
  func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async
  /// Removes the entry for a key.
  func remove(_ key: HTTPCacheKey) async
  /// Removes all entries.
  func removeAll() async
}

/// The key of a stored response: a digest that reveals neither the address nor the owner.
public struct HTTPCacheKey: Sendable, Hashable, CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public let description: String

  init(_ url: URL, owner: String?) {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.fragment = nil
    let address = components?.string ?? url.absoluteString
    // The length separates the owner from the address, and an empty owner from none.
    let prefix = owner.map { "\($0.utf8.count) \($0) " } ?? "- "
    description = SHA256.hexDigest(of: prefix + address)
  }
}

/// A stored response. Only the body may be secret.
public struct HTTPCacheEntry: Sendable, Hashable {
  /// The names and values of header fields to store with the body, in ASCII. Names are compared without regard to case.
  public var fields: [String: String]
  /// The body, decoded from its transfer and content encodings.
  public var body: Data

  /// Creates an entry.
  public init(fields: [String: String], body: Data) {
    self.fields = fields
    self.body = body
  }

  /// The approximate size in bytes.
  public var size: Int {
    fields.reduce(body.count + 200) { $0 + $1.key.utf8.count + $1.value.utf8.count + 50 }
  }
}

extension HTTPCacheEntry: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The size of the body.
  public var description: String { "HTTPCacheEntry(\(body.count) bytes)" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The size of the body.
  public var customMirror: Mirror { Mirror(self, children: ["bytes": body.count]) }
}
