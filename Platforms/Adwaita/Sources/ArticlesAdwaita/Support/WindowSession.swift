import CAdwaita
import Foundation
import LoadKit
import LoadKitAdwaita
import LoadKitHTTP
import _ArticleServer
import _ArticlesCommandLine
import _ArticlesCore

/// What all parts of the app share.
@MainActor final class WindowSession {
  /// The embedded server, if the articles come from there.
  let server: ArticleServer?
  /// Where the articles come from.
  let address: URL
  /// Reads and sends articles.
  let service: ArticleService
  /// Saves articles in the user's folder for downloads.
  let documents: ArticleDocuments
  /// What is known about the connection.
  let connectivity = LoadConnectivity()
  /// The general phrases.
  let words = LoadWords()

  private let trace: Trace?

  init(server: ArticleServer?, address: URL, trace: Trace?) {
    self.server = server
    self.address = address
    self.trace = trace
    service = ArticleService(client: HTTPClient(baseURL: address))
    let folder = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) ?? g_get_home_dir()
    documents = ArticleDocuments(
      service: service,
      folder: URL(fileURLWithPath: folder.map { String(cString: $0) } ?? ".", isDirectory: true))
  }

  /// Creates a loader whose states are noted in the trace.
  ///
  /// - Parameters:
  ///   - name: Its name there.
  ///   - wording: Its words.
  ///   - options: Everything that can be set.
  ///   - operation: Loads.
  /// - Returns: The loader.
  func loader<Input: Equatable, Value>(
    _ name: String, _ wording: LoadWording, options: LoadOptions = LoadOptions(),
    operation: @escaping Loader<Input, Value>.Operation
  ) -> Loader<Input, Value> {
    let loader = Loader<Input, Value>(
      wording, options: options, environment: LoadEnvironment(connectivity: connectivity), operation: operation)
    guard let trace else { return loader }
    let count = loader.traits.count
    // The loader's own time line begins with it.
    let beginning = trace.now - loader.now
    loader.onTransition = { transition in
      trace.record(transition.state, loader: name, count: count, at: beginning + transition.time)
    }
    return loader
  }

  /// Creates a form whose states are noted in the trace. It is sent again only with a key that the server knows.
  ///
  /// - Parameters:
  ///   - name: Its name there.
  ///   - wording: Its words.
  ///   - draft: What stands in it at first.
  ///   - operation: Sends it.
  /// - Returns: The form.
  func submission<Draft: Equatable, Value>(
    _ name: String, _ wording: SubmissionWording, draft: Draft,
    operation: @escaping LoadSubmission<Draft, Value>.Operation
  ) -> LoadSubmission<Draft, Value> {
    let submission = LoadSubmission(
      wording, draft: draft, options: SubmissionOptions(retry: .submission),
      environment: LoadEnvironment(connectivity: connectivity), operation: operation)
    if let trace {
      submission.onTransition = { _, state in trace.record(state, loader: name) }
    }
    return submission
  }
}
