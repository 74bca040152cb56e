import LoadKit
import LoadKitHTTP
import SwiftUI
import _ArticlesCore

/// What all screens share: where articles come from, who has signed in, and how bad the network is.
@MainActor final class AppModel: ObservableObject {
  /// How the sample server behaves.
  @Published var condition = NetworkCondition.normal {
    didSet {
      server.setCondition(condition)
      sampleConnectivity.update(condition == .offline ? .offline : .online)
    }
  }
  /// Whether the form shows in which the user signs in.
  @Published var isSigningIn = false {
    didSet { if !isSigningIn { answerSignIn(false) } }
  }
  /// Changes when another server is used, or by another person: then all screens begin anew.
  @Published private(set) var session = 0

  /// The server in use.
  let backend: Backend
  /// What several screens show of the same.
  let store = LoaderStore()
  /// What is kept on the device.
  let notes: NoteTable

  private let server: SampleServer
  private let baseEnvironment: LoadEnvironment
  private let sampleConnectivity = LoadConnectivity(.online)
  private let systemConnectivity = LoadConnectivity.system()
  private lazy var authentication = LoadAuthentication { [weak self] in await self?.showSignIn() ?? false }
  private var signInAnswer: CheckedContinuation<Bool, Never>?

  /// Creates the app's model.
  ///
  /// - Parameters:
  ///   - source: Where articles come from at first. Default: the sample server.
  ///   - environment: What loaders share.
  ///   - notes: What is kept on the device.
  ///   - server: The sample server.
  ///   - storage: Where answers are kept.
  init(
    source: ArticleSource = .sample, environment: LoadEnvironment = LoadEnvironment(), notes: NoteTable = NoteTable(),
    server: SampleServer = SampleServer(),
    storage: any HTTPCacheStorage = FileCacheStorage(name: "dev.loadkit.Articles")
  ) {
    baseEnvironment = environment
    self.notes = notes
    self.server = server
    backend = Backend(source: source, sample: server, storage: storage)
  }

  /// What loaders share: the connection, and with the sample server how the user signs in, after which what was refused
  /// loads again by itself.
  var environment: LoadEnvironment {
    var environment = baseEnvironment
    environment.connectivity = backend.source == .sample ? sampleConnectivity : systemConnectivity
    environment.authentication = backend.source == .sample ? authentication : nil
    return environment
  }

  /// Uses another server, which knows nobody who has signed in to the one before.
  func use(_ source: ArticleSource) async {
    backend.use(source)
    await signOut()
  }

  // MARK: Signing in and out

  /// Signs in: what the form sends.
  ///
  /// - Throws: What the service throws; then nobody has signed in.
  func signIn(_ credentials: Credentials, context: LoadContext) async throws {
    let token = try await backend.service.signIn(credentials, context: context)
    // What is loaded belongs to the one before.
    if let user = backend.user, user != credentials.name { beginAnew() }
    backend.signIn(credentials.name, token: token)
    answerSignIn(true)
    isSigningIn = false
  }

  /// Lets the user sign in, for a screen that has no loader; `nil` where nobody can.
  var askToSignIn: (@MainActor () async -> Bool)? { environment.authentication?.signIn }

  /// Signs out, and forgets everything that this person could see.
  func signOut() async {
    let cache = backend.signOut()
    beginAnew()
    await cache.removeAll()
  }

  /// Lets go of all that was loaded, and of the screens that show it.
  private func beginAnew() {
    authentication.signedOut()
    store.removeAll()
    session += 1
  }

  /// Shows the form, and waits until it has gone.
  private func showSignIn() async -> Bool {
    isSigningIn = true
    return await withCheckedContinuation { signInAnswer = $0 }
  }

  private func answerSignIn(_ hasSignedIn: Bool) {
    signInAnswer?.resume(returning: hasSignedIn)
    signInAnswer = nil
  }
}
