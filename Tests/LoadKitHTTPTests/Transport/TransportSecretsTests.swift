import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What a transport prints and throws", .timeLimit(.minutes(5)))
struct TransportSecretsTests {
  private func printed(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return "\(value)" + String(reflecting: value) + dumped
  }

  @Test("B84 What the configuration of a session holds is in no description")
  func configuration() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["Authorization": "secret"]
    let transport = URLSessionTransport(configuration: configuration)
    #expect(!printed(transport).contains("secret"))
    let client = HTTPClient(
      baseURL: URL(string: "https://u:secret@a.example/?t=secret")!, transport: transport,
      headers: ["X": "secret"], authorization: HTTPAuthorization("secret"),
      cache: HTTPCache(owner: "secret"), log: HTTPLog { _ in })
    #expect(!printed(client).contains("secret"))
  }

  @Test("B84 What is thrown is a failure without the address, not an error of the session with it")
  func errors() async throws {
    let port = try ClosedPort()
    let address = try #require(URL(string: port.url.absoluteString + "/a?token=secret"))
    let broken = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx")
      return .close
    }
    let transport = URLSessionTransport(clock: ManualClock())
    for url in [address, broken.url("/a?token=secret")] {
      let error = await #expect(throws: LoadFailure.self) { try await transport.send(HTTPRequest(.get, url)) }
      let failure = try #require(error)
      #expect(failure.kind == .cannotConnect)
      #expect(!printed(failure).contains("secret"))
    }
  }
}
