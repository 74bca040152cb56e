import Foundation
import LoadKit
import LoadKitHTTP

/// HTTP servers that others wrote, as `Scripts/servers` starts them where they are installed.
enum RealServer {
  static let nginx = address("NGINX_URL")
  static let secureNginx = address("NGINX_TLS_URL")
  static let untrustedNginx = address("NGINX_UNTRUSTED_URL")
  static let httpbin = address("HTTPBIN_URL")

  private static func address(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].flatMap { URL(string: $0) }
  }
}

/// A server and what it is asked with.
struct RealClient: Sendable {
  let client: HTTPClient
  var transport: any HTTPTransport { client.transport }

  init(_ url: URL?, clock: any Clock<Duration> = ContinuousClock()) throws {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    client = HTTPClient(baseURL: url, transport: URLSessionTransport(clock: clock))
  }

  /// The response, whatever its status.
  func response(
    _ path: String, _ headers: HTTPHeaders = [:], method: HTTPMethod = .get, query: [URLQueryItem] = [],
    body: Data? = nil, progress: (@Sendable (LoadProgress) -> Void)? = nil
  ) async throws -> HTTPResponse {
    var request = try client.request(method, path, query: query, headers: headers)
    request.body = body
    return try await transport.send(request, progress: progress)
  }

  /// Why a list that was asked for is not there.
  func failure(_ path: String) async -> LoadFailure? {
    await LoadKitHTTPTests.failure { try await client.get(path, as: [Int].self) }
  }
}
