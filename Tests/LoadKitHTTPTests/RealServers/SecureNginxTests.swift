#if canImport(FoundationNetworking)  // Elsewhere a test cannot say which certificates to trust.
  import Foundation
  import LoadKit
  import LoadKitHTTP
  import LoadKitTesting
  import Testing

  @Suite(
    "nginx with TLS",
    .enabled(if: RealServer.secureNginx != nil, "nginx has no certificate to trust; see Scripts/servers --trusted"),
    .timeLimit(.minutes(5)))
  struct SecureNginxTests {
    @Test("B80 A file is read, also after a redirect from http to https")
    func list() async throws {
      let secure = try RealClient(RealServer.secureNginx)
      #expect(try await secure.response("/articles.json").status == 200)
      let plain = try RealClient(RealServer.nginx)
      let response = try await plain.response("/secure")
      #expect(response.status == 200 && response.url?.scheme == "https")
    }

    @Test("B85 A redirect from https to http fails, and nothing is sent over http")
    func downgrade() async throws {
      let secure = try RealClient(RealServer.secureNginx)
      let failure = await secure.failure("/downgrade")
      #expect(failure?.kind == .insecureConnection)
      #expect(failure?.isRetryable == false)
    }

    @Test("An untrusted certificate ends the connection, and no response is read")
    func untrusted() async throws {
      let untrusted = try RealClient(RealServer.untrustedNginx)
      let failure = await untrusted.failure("/articles.json")
      #expect(failure?.kind == .insecureConnection)
      #expect(failure?.isRetryable == false)
    }
  }
#endif
