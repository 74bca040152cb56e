import Foundation
import LoadKit
import LoadKitHTTP
import SwiftUI
import _ArticlesCore

/// What all screens share: where articles come from, and how bad the network is.
@MainActor final class AppModel: ObservableObject {
  /// Where articles come from.
  @Published private(set) var source: ArticleSource
  /// How the sample server behaves.
  @Published var condition = NetworkCondition.normal {
    didSet { server.setCondition(condition) }
  }

  /// What is kept on the device.
  let notes: NoteStore
  private let server: SampleServer
  private let baseEnvironment: LoadEnvironment
  private lazy var authentication = LoadAuthentication { [weak self] in
    // A real app shows a form here, and answers whether the user has signed in.
    self?.condition = .normal
    return true
  }

  /// Creates the app's model.
  ///
  /// - Parameters:
  ///   - source: Where articles come from at first. Default: the sample server.
  ///   - environment: What loaders share.
  ///   - notes: What is kept on the device.
  ///   - server: The sample server.
  init(
    source: ArticleSource = .sample, environment: LoadEnvironment = LoadEnvironment(), notes: NoteStore = NoteStore(),
    server: SampleServer = SampleServer()
  ) {
    self.source = source
    baseEnvironment = environment
    self.notes = notes
    self.server = server
  }

  /// What loaders share: with the sample server also how the user signs in, after which what was refused loads again.
  var environment: LoadEnvironment {
    var environment = baseEnvironment
    if source == .sample { environment.authentication = authentication }
    return environment
  }

  /// What reads and writes articles.
  var service: ArticleService {
    ArticleService(client: HTTPClient(baseURL: source.url, transport: transport))
  }

  private var transport: any HTTPTransport {
    switch source {
    case .sample: server.transport
    case .server: URLSessionTransport()
    }
  }

  /// Uses another server, which starts all screens anew.
  func use(_ source: ArticleSource) { self.source = source }
}
