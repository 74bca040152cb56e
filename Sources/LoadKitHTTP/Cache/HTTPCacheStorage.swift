import Foundation

/// Where a cache keeps its responses. ``MemoryCacheStorage`` and ``URLCacheStorage`` are there; write one for a
/// database.
///
/// It is bounded: it forgets what it likes, and stores what fits. It decides nothing else. Called from any thread.
///
/// Whoever reads a value waits until its response is stored. A storage that is slow may return before it has written,
/// if it finds at once what it is going to write.
public protocol HTTPCacheStorage: Sendable {
  /// What is stored under a key, or `nil`.
  func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry?
  /// Stores an entry in the place of the one before; forgets that one too if the new one does not fit.
  func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async
  /// Forgets what is stored under a key.
  func remove(_ key: HTTPCacheKey) async
  /// Forgets everything.
  func removeAll() async
}

/// What a response is stored under: a digest of the address and the owner, in which neither can be read.
public struct HTTPCacheKey: Sendable, Hashable, CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public let description: String

  init(_ url: URL, owner: String?) {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.fragment = nil
    let address = components?.string ?? url.absoluteString
    // Told apart from each other by the length, and no owner from an empty one.
    let prefix = owner.map { "\($0.utf8.count) \($0) " } ?? "- "
    description = SHA256.hexDigest(of: prefix + address)
  }
}

/// A response as it is stored. Nothing in it is secret but the body.
public struct HTTPCacheEntry: Sendable, Hashable {
  /// What has to be kept along with the body: names of header fields and their values, in ASCII. Names are compared
  /// without regard to case.
  public var fields: [String: String]
  /// The body, decoded from its transfer and content encodings.
  public var body: Data

  /// Creates an entry.
  public init(fields: [String: String], body: Data) {
    self.fields = fields
    self.body = body
  }

  /// How much room it takes, in bytes, more or less.
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
