import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("Paths on the wire", .timeLimit(.minutes(5)))
struct PathOverSocketsTests {
  private func server() throws -> ByteServer {
    try ByteServer { connection in
      connection.respond(200, ["Content-Type: application/json"], body: "[1]")
    }
  }

  /// The targets of the requests that a server got.
  private func targets(_ server: ByteServer) -> [String] {
    server.heads.map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
  }

  @Test("B80 get, submit, upload and download send every kind of path as it is meant")
  func kinds() async throws {
    let server = try server()
    let folder = try Folder()
    try Data("x".utf8).write(to: folder["body"])
    let client = HTTPClient(baseURL: server.url("/v1"), transport: URLSessionTransport(clock: ManualClock()))

    func sent(_ path: some HTTPPathConvertible) async throws {
      _ = try await client.get(path, as: [Int].self)
      _ = try await client.getResponse(path, as: [Int].self)
      _ = try await client.submit([1], to: path, as: [Int].self)
      _ = try await client.upload(Data("x".utf8), contentType: "text/plain", to: path, as: [Int].self)
      _ = try await client.upload(file: folder["body"], contentType: "text/plain", to: path, as: [Int].self)
      _ = try await HTTPDownload(client, path, to: folder["file"]).fetch()
      _ = try await client.send(try client.request(.delete, path))
    }
    try await sent("/places:search,a;b=c@d(e)'f+g!$&*~")
    try await sent("/a b/ü")
    try await sent(.segments("AC/DC", "a?b#c%"))
    try await sent(.encodedPath("/a%2Fb//c%3A"))
    try await sent(server.url("/own%2Fpath;x?y=%2B"))
    let expected = [
      "/v1/places:search,a;b=c@d(e)'f+g!$&*~", "/v1/a%20b/%C3%BC", "/v1/AC%2FDC/a%3Fb%23c%25", "/v1/a%2Fb//c%3A",
      "/own%2Fpath;x?y=%2B",
    ]
    #expect(targets(server) == expected.flatMap { Array(repeating: $0, count: 7) })
  }

  @Test("B85 an address of another origin gets no header of the client's, whatever is sent")
  func otherOrigin() async throws {
    let (server, other) = (try server(), try server())
    let folder = try Folder()
    let client = HTTPClient(
      baseURL: server.url("/v1"), transport: URLSessionTransport(clock: ManualClock()), headers: ["X-Key": "secret"],
      authorization: HTTPAuthorization("secret"))
    _ = try await client.get(other.url("/a"), as: [Int].self)
    _ = try await client.submit([1], to: other.url("/a"), as: [Int].self)
    _ = try await client.upload(Data("x".utf8), contentType: "text/plain", to: other.url("/a"), as: [Int].self)
    _ = try await HTTPDownload(client, other.url("/a"), to: folder["file"]).fetch()
    #expect(server.heads.isEmpty && other.heads.count == 4)
    #expect(!other.heads.contains { $0.contains("secret") })
  }
}
