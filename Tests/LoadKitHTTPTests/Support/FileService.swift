import Foundation
import LoadKit
import LoadKitHTTP

/// A service with one file. The test writes its responses.
final class FileService: Sendable {
  private let log = LoadLock([HTTPRequest]())
  private let respond: @Sendable (HTTPRequest, InMemoryTransport.ResponseWriter, Int) async throws -> Void

  /// The requests so far.
  var requests: [HTTPRequest] { log.withLock { $0 } }
  /// The `Range` fields of the requests.
  var ranges: [String?] { requests.map { $0.headers["Range"] } }

  init(
    _ respond: @escaping @Sendable (HTTPRequest, InMemoryTransport.ResponseWriter, _ number: Int) async throws -> Void
  ) {
    self.respond = respond
  }

  /// A whole response.
  convenience init(_ response: HTTPResponse) { self.init { _, writer, _ in try writer.writeHead(response) } }

  var client: HTTPClient {
    HTTPClient(
      baseURL: URL(string: "https://api.example.com")!,
      transport: InMemoryTransport(streaming: { request, writer in
        let number = self.log.withLock { log in
          log.append(request)
          return log.count
        }
        try await self.respond(request, writer, number)
      }))
  }

  func download(to destination: URL, limit: Int64 = HTTPDownload.defaultLimit) -> HTTPDownload {
    HTTPDownload(client, "/file", query: [URLQueryItem(name: "token", value: "secret")], to: destination, limit: limit)
  }
}
