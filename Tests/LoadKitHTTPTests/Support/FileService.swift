import Foundation
import LoadKit
import LoadKitHTTP

/// A service that keeps one file, as far as a test lets it.
final class FileService: Sendable {
  private let log = LoadLock([HTTPRequest]())
  private let answer: @Sendable (HTTPRequest, InMemoryTransport.Answer, Int) async throws -> Void

  /// The requests so far.
  var requests: [HTTPRequest] { log.withLock { $0 } }
  /// What the requests asked for a part from.
  var ranges: [String?] { requests.map { $0.headers["Range"] } }

  init(_ answer: @escaping @Sendable (HTTPRequest, InMemoryTransport.Answer, _ number: Int) async throws -> Void) {
    self.answer = answer
  }

  /// A whole response.
  convenience init(_ response: HTTPResponse) { self.init { _, answer, _ in try answer.begin(response) } }

  var client: HTTPClient {
    HTTPClient(
      baseURL: URL(string: "https://api.example.com")!,
      transport: InMemoryTransport(streaming: { request, answer in
        let number = self.log.withLock { log in
          log.append(request)
          return log.count
        }
        try await self.answer(request, answer, number)
      }))
  }

  func download(to destination: URL, limit: Int64 = HTTPDownload.defaultLimit) -> HTTPDownload {
    HTTPDownload(client, "/file", query: [URLQueryItem(name: "token", value: "secret")], to: destination, limit: limit)
  }
}
