import Foundation
import LoadKitHTTP
import Testing

@testable import ArticlesApp

extension AppModel {
  /// An app whose answers are kept where no other test finds them.
  ///
  /// - Parameters:
  ///   - source: Where articles come from.
  ///   - storage: Where answers are kept: the one of another app to be that app's next launch.
  static func alone(
    _ source: ArticleSource = .sample, storage: any HTTPCacheStorage = MemoryCacheStorage()
  ) -> AppModel {
    AppModel(source: source, server: SampleServer { _ in }, storage: storage)
  }

  /// An app on a server with this address.
  static func alone(on url: String) throws -> AppModel { alone(.server(try #require(URL(string: url)))) }
}
