import Foundation
import LoadKitHTTP
import _ArticleServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for one article over the loopback interface, through the library and without it.
struct Work: Sendable {
  struct Article: Decodable, Sendable {
    var id: Int
    var title: String
  }

  struct Unexpected: Error {}

  private let client: HTTPClient
  private let session = URLSession(configuration: .ephemeral)
  private let url: URL

  init(_ server: ArticleServer) throws { try self.init(server.url) }

  /// Work against a server at an address.
  init(_ address: String) throws {
    guard let base = URL(string: address), let url = URL(string: address + "/posts/1") else { throw Unexpected() }
    client = HTTPClient(baseURL: base)
    self.url = url
  }

  /// Through the library, with its limits, its deadline and its progress.
  func throughLoadKit() async throws {
    guard try await client.get("/posts/1", as: Article.self).id == 1 else { throw Unexpected() }
  }

  /// A request with a body, which on Linux has a connection of its own.
  func submission() async throws {
    var request = try client.request(.put, "/posts/1")
    request.body = Data(#"{"title":"Tea"}"#.utf8)
    guard try await client.transport.send(request).status == 405 else { throw Unexpected() }
  }

  /// A request that is cancelled while it is on its way.
  func cancelled() async throws {
    let task = Task { try await throughLoadKit() }
    await Task.yield()
    task.cancel()
    _ = await task.result
  }

  /// As an app does it that calls the session itself.
  func bare() async throws {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200,
      try JSONDecoder().decode(Article.self, from: data).id == 1
    else { throw Unexpected() }
  }
}
