import Foundation
import LoadKit
import LoadKitHTTP

/// A service that takes one token, and notes what it was asked with.
final class TokenService: Sendable {
  static let base = URL(string: "https://api.example.com/v1")!

  private struct State: Sendable {
    var token = "new"
    var seen: [String?] = []
  }

  private let state = LoadLock(State())

  var seen: [String?] { state.withLock { $0.seen } }

  func response(_ request: HTTPRequest) -> HTTPResponse {
    let value = request.headers["Authorization"]
    let isGood = state.withLock { state in
      state.seen.append(value)
      return value == state.token
    }
    return isGood ? HTTPResponse(status: 200, body: Data("[1]".utf8)) : HTTPResponse(status: 401)
  }

  func client(_ authorization: HTTPAuthorization?, headers: HTTPHeaders = [:]) -> HTTPClient {
    HTTPClient(
      baseURL: Self.base, transport: InMemoryTransport { self.response($0) }, headers: headers,
      authorization: authorization)
  }

  func accept(_ token: String) { state.withLock { $0.token = token } }
}
