import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

/// A service that carries out a POST, and then redirects to what it has made.
@Suite("A submission that was carried out and then redirected", .timeLimit(.minutes(2)))
struct RedirectedSubmissionTests {
  /// Responds to a POST to /a with a redirect, and to its target with a status.
  private func server(_ status: Int, _ redirect: Int = 303, _ fields: String...) throws -> ByteServer {
    try ByteServer { connection in
      // A text in quotes.
      if connection.head.hasPrefix("POST") { _ = connection.body(3) }
      if connection.path == "/a" { return connection.respond(redirect, ["Location: /b"] + fields) }
      return connection.respond(status)
    }
  }

  private func client(_ server: ByteServer, _ clock: ManualClock = ManualClock()) -> HTTPClient {
    HTTPClient(
      baseURL: server.url(), transport: URLSessionTransport(clock: clock),
      authorization: HTTPAuthorization("old") { _ in "new" })
  }

  /// How a submission fails.
  private func outcome(_ client: HTTPClient) async -> LoadFailure? {
    await failure { try await client.submit("x", to: "/a", as: Int.self) }
  }

  private func methods(_ server: ByteServer) -> [String] { server.heads.map { String($0.prefix { $0 != " " }) } }

  @Test(
    "B33 the status of a redirected request is not the status of the submission: it may have been carried out",
    arguments: [401, 403, 404, 422, 429, 503], [301, 302, 303])
  func rejected(status: Int, redirect: Int) async throws {
    let server = try server(status, redirect)
    let failure = await outcome(client(server))
    #expect(failure?.kind == LoadFailure(httpStatus: status)?.kind)
    #expect(failure?.mayHaveTakenEffect == true)
    #expect(methods(server) == ["POST", "GET"], "above all it is not sent again with new credentials")
  }

  @Test("a redirect that keeps the method is part of the submission: its status counts", arguments: [307, 308])
  func kept(redirect: Int) async throws {
    let server = try server(404, redirect)
    #expect(await outcome(client(server))?.mayHaveTakenEffect == false)
    #expect(methods(server) == ["POST", "POST"])
    let rejecting = try self.server(401, redirect)
    #expect(await outcome(client(rejecting))?.kind == .unauthorized)
    #expect(
      methods(rejecting) == ["POST", "POST", "POST", "POST"], "rejected before it was carried out: sent once more")
  }

  @Test("B33 a redirect without a target may also have carried out the submission")
  func nobody() async throws {
    let port = try ClosedPort()
    let target = port.url.appendingPathComponent("b").absoluteString
    for (redirect, mayHave) in [(303, true), (307, false)] {
      let server = try ByteServer { $0.respond(redirect, ["Location: \(target)"]) }
      let failure = await outcome(client(server))
      #expect(failure?.kind == .cannotConnect)
      #expect(failure?.mayHaveTakenEffect == mayHave)
    }
  }

  @Test("B36 nor after a wait that the redirect asks for")
  func wait() async throws {
    let server = try server(401, 303, "Retry-After: 5")
    let clock = ManualClock()
    let client = client(server, clock)
    let task = Task { await outcome(client) }
    await server.arrived.reaches(1)
    #expect(try await eventually { clock.nextDeadline == .seconds(5) })
    await clock.advance(by: .seconds(5))
    let failure = await task.value
    #expect(failure?.kind == .unauthorized && failure?.mayHaveTakenEffect == true)
    #expect(methods(server) == ["POST", "GET"])
  }

  @MainActor @Test("B33 the form says that it may have been sent")
  func form() async throws {
    let server = try server(404)
    let client = client(server)
    let form = LoadSubmission<String, Int>(
      draft: "x", options: SubmissionOptions(timing: .none), environment: LoadEnvironment(clock: ManualClock())
    ) { try await client.submit($0, to: "/a", context: $1) }
    #expect(await form.send().failure?.mayHaveBeenSent == true)
    #expect(form.mayHaveArrived)
  }
}
