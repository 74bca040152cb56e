import Foundation
import LoadKit
import LoadKitHTTP
import _ArticlesCore

/// The server in use, as whoever has signed in sees it.
///
/// Loaders ask it for its ``service`` at every load, so that they always load with the present token, and keep what
/// they get for the present user.
@MainActor final class Backend {
  /// Where articles come from.
  private(set) var source: ArticleSource
  /// Who has signed in; `nil` for nobody.
  private(set) var user: String?

  private let sample: SampleServer
  private let network = URLSessionTransport()
  // A real app keeps the user and the token in the keychain, and gives a renewal too if its server has one.
  private let authorization = HTTPAuthorization()
  private let storage: any HTTPCacheStorage
  private var cache: HTTPCache

  /// Creates a backend that nobody has signed in to.
  ///
  /// - Parameters:
  ///   - source: Where articles come from at first.
  ///   - sample: The sample server.
  ///   - storage: Where answers are kept.
  init(source: ArticleSource, sample: SampleServer, storage: any HTTPCacheStorage) {
    self.source = source
    self.sample = sample
    self.storage = storage
    cache = HTTPCache(storage)
  }

  /// What reads and writes articles now.
  var service: ArticleService {
    ArticleService(
      client: HTTPClient(
        baseURL: source.url, transport: source == .sample ? sample.transport : network, authorization: authorization,
        cache: cache, log: Self.log))
  }

  /// Asks another server from now on. Then sign out, too: the token is for the one before.
  func use(_ source: ArticleSource) { self.source = source }

  /// Somebody has signed in: from now on all is asked for with their token, and kept as theirs.
  func signIn(_ user: String, token: String) {
    self.user = user
    authorization.set("Bearer \(token)")
    cache = HTTPCache(storage, owner: user)
  }

  /// Nobody is signed in any more.
  ///
  /// - Returns: The cache of whoever was, for its answers to be removed.
  func signOut() -> HTTPCache {
    defer { cache = HTTPCache(storage) }
    user = nil
    authorization.set(nil)
    return cache
  }

  private static var log: HTTPLog? {
    #if canImport(os)
      .system(subsystem: "dev.loadkit.Articles")
    #else
      nil
    #endif
  }
}
