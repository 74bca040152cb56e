import Dispatch
import _ArticleServer

/// A server that answers only when it is told to.
struct GatedServer {
  let server: ArticleServer
  private let gate = DispatchSemaphore(value: 0)

  init() throws {
    server = try ArticleServer()
    server.setScript { [gate] _ in
      gate.wait()
      gate.signal()
      return nil
    }
  }

  var url: String { server.url }

  /// Answers everything from now on.
  func open() { gate.signal() }
}
