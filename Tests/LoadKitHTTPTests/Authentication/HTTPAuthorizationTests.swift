import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("The authorization of a client", .timeLimit(.minutes(5)))
struct HTTPAuthorizationTests {
  private let service = TokenService()

  @Test("it is sent as it is, and nothing is renewed while it is good")
  func good() async throws {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("new") { _ in
      renewals.add()
      return nil
    }
    #expect(try await service.client(authorization).get("/a", as: [Int].self) == [1])
    #expect(service.seen == ["new"])
    #expect(renewals.count == 0)
  }

  @Test("a rejected value is renewed, and the request is sent once more, a POST too")
  func renews() async throws {
    let authorization = HTTPAuthorization("old") { rejected in
      #expect(rejected == "old")
      return "new"
    }
    let client = service.client(authorization)
    let response = try await client.send(try client.request(.post, "/a"))
    #expect(response.status == 200)
    #expect(service.seen == ["old", "new"])
    _ = try await client.get("/a", as: [Int].self)
    #expect(service.seen == ["old", "new", "new"])
  }

  @Test("B32 a renewed value that is rejected too is not renewed again: the user has to sign in")
  func rejectedTwice() async {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old") { _ in
      renewals.add()
      return "worse \(renewals.count)"
    }
    let client = service.client(authorization)
    let failure = await failure { try await client.get("/a", as: [Int].self) }
    #expect(failure?.kind == .unauthorized)
    #expect(failure?.isRetryable == false)
    #expect(renewals.count == 1)
    #expect(service.seen == ["old", "worse 1"])
  }

  @Test("if there is nothing better, that is asked once and the request is not sent again", arguments: [nil, "old"])
  func nothingBetter(response: String?) async {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old") { _ in
      renewals.add()
      return response
    }
    let client = service.client(authorization)
    for _ in 0..<3 {
      #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .unauthorized)
    }
    #expect(renewals.count == 1)
    #expect(service.seen == ["old", "old", "old"])
    authorization.set("new")
    #expect((try? await client.get("/a", as: [Int].self)) == [1])
  }

  @Test("without a way to renew, a 401 is a failure at once; a value that was set meanwhile is tried")
  func noRenewal() async throws {
    let authorization = HTTPAuthorization("old")
    let client = service.client(authorization)
    #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .unauthorized)
    #expect(service.seen == ["old"])
    let late = HTTPClient(
      baseURL: TokenService.base,
      transport: InMemoryTransport { [service] request in
        authorization.set("new")
        return service.response(request)
      }, authorization: authorization)
    #expect(try await late.get("/a", as: [Int].self) == [1])
    #expect(service.seen == ["old", "old", "new"])
  }

  @Test("without a value nothing is sent, and a 401 requests one")
  func notSignedIn() async throws {
    let authorization = HTTPAuthorization { rejected in
      #expect(rejected == nil)
      return "new"
    }
    #expect(!authorization.isSet)
    #expect(try await service.client(authorization).get("/a", as: [Int].self) == [1])
    #expect(service.seen == [nil, "new"])
    authorization.set(nil)
    #expect(!authorization.isSet)
  }

  @Test("the request fails with the error of the renewal, and the next request tries again")
  func renewalFails() async throws {
    let isOffline = LoadLock(true)
    let authorization = HTTPAuthorization("old") { _ in
      if isOffline.withLock({ $0 }) { throw LoadFailure(.offline) }
      return "new"
    }
    let client = service.client(authorization)
    let failure = await failure { try await client.get("/a", as: [Int].self) }
    #expect(failure?.kind == .offline)
    #expect(failure?.diagnostic == "GET api.example.com/v1/a")
    isOffline.withLock { $0 = false }
    #expect(try await client.get("/a", as: [Int].self) == [1])
  }

  @Test("B41 a renewal that is given up is no cancellation of the request: the user has to sign in, and is asked again")
  func renewalCancelled() async throws {
    let isGivenUp = LoadLock(true)
    let authorization = HTTPAuthorization("old") { _ in
      if isGivenUp.withLock({ $0 }) { throw CancellationError() }
      return "new"
    }
    let client = service.client(authorization)
    #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .unauthorized)
    isGivenUp.withLock { $0 = false }
    #expect(try await client.get("/a", as: [Int].self) == [1])
  }

  @Test("a renewal that asks the same client does not wait for itself", arguments: [true, false])
  func renewalByClient(isGood: Bool) async throws {
    let slot = LoadLock<HTTPClient?>(nil)
    let authorization = HTTPAuthorization("old") { _ in
      guard let client = slot.withLock({ $0 }) else { return nil }
      return try await client.submit("refresh", to: "/token", as: String.self)
    }
    let client = HTTPClient(
      baseURL: TokenService.base,
      transport: InMemoryTransport { [service] request in
        guard request.url.path.hasSuffix("/token") else { return service.response(request) }
        #expect(request.headers["Authorization"] == nil)
        return isGood ? HTTPResponse(status: 200, body: Data("\"new\"".utf8)) : HTTPResponse(status: 401)
      }, authorization: authorization)
    slot.withLock { $0 = client }
    if isGood {
      #expect(try await client.get("/a", as: [Int].self) == [1])
    } else {
      let failure = await failure { try await client.get("/a", as: [Int].self) }
      #expect(failure?.kind == .unauthorized)
    }
    slot.withLock { $0 = nil }
  }

  @Test("a task that a renewal begins, and that outlives it, asks as all others do")
  func renewalOutlived() async throws {
    let gate = EventCounter()
    let slot = LoadLock<HTTPClient?>(nil)
    let late = LoadLock<Task<[Int], any Error>?>(nil)
    let authorization = HTTPAuthorization("old") { _ in
      let client = slot.withLock { $0 }
      let task = Task {
        await gate.reaches(1)
        return try await client?.get("/a", as: [Int].self) ?? []
      }
      late.withLock { $0 = task }
      return "new"
    }
    let client = service.client(authorization)
    slot.withLock { $0 = client }
    #expect(try await client.get("/a", as: [Int].self) == [1])
    gate.add()
    #expect(try await late.withLock { $0 }?.value == [1])
    slot.withLock { $0 = nil }
  }

  @Test("B85 a 401 from another origin, after a redirect, does not reject the value")
  func otherOrigin() async throws {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old") { _ in
      renewals.add()
      return "new"
    }
    let away = URL(string: "https://files.example.com/a")
    let client = HTTPClient(
      baseURL: TokenService.base, transport: InMemoryTransport { _ in HTTPResponse(status: 401, url: away) },
      authorization: authorization)
    #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .unauthorized)
    #expect(renewals.count == 0)
  }

  @Test("100 requests rejected at once cause one renewal, and each is sent once more")
  func concurrent() async throws {
    let (arrived, renewals) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old") { _ in
      renewals.add()
      return "new"
    }
    let client = HTTPClient(
      baseURL: TokenService.base,
      transport: InMemoryTransport { [service] request in
        arrived.add()
        if request.headers["Authorization"] == "old" { await arrived.reaches(100) }
        return service.response(request)
      }, authorization: authorization)
    try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<100 { group.addTask { try await client.get("/a", as: [Int].self) } }
      for try await value in group { #expect(value == [1]) }
    }
    #expect(renewals.count == 1)
    #expect(service.seen.filter { $0 == "old" }.count == 100)
    #expect(service.seen.filter { $0 == "new" }.count == 100)
  }

  @Test("B41 a cancelled request stops waiting for the token refresh; other requests use the new token")
  func cancelled() async throws {
    let (begun, gate) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old") { _ in
      begun.add()
      await gate.reaches(1)
      return "new"
    }
    let client = service.client(authorization)
    let first = Task { try await client.get("/a", as: [Int].self) }
    let second = Task { try await client.get("/a", as: [Int].self) }
    await begun.reaches(1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.add()
    #expect(try await second.value == [1])
    #expect(begun.count == 1)
  }

  @Test("B48 a renewal that never ends delays a load until its timeout, and other loads until the user signs in or out")
  @MainActor func hangs() async throws {
    let (begun, arrived) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old") { _ in
      begun.add()
      try await untilCancelled()
      return nil
    }
    var client = service.client(authorization)
    client.transport = InMemoryTransport { [service] request in
      defer { arrived.add() }
      return service.response(request)
    }
    let clock = ManualClock()
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none, retry: .never), environment: LoadEnvironment(clock: clock)
    ) { [client] in try await client.get("/a", as: [Int].self, context: $0) }
    let recorder = StateRecorder(loader)
    loader.start()
    await begun.reaches(1)
    await clock.advance(by: .seconds(15))
    await recorder.when { $0.failure?.kind == .timedOut }
    let waiting = Task { [client] in try await client.get("/a", as: [Int].self) }
    await arrived.reaches(2)
    authorization.set("new")
    #expect(try await waiting.value == [1])
    #expect(begun.count == 1)
    // The next one is renewed, whatever became of that.
    service.accept("newest")
    let rejected = Task { [client] in try await client.get("/a", as: [Int].self) }
    await begun.reaches(2)
    authorization.set(nil)
    guard case .failure(let error as LoadFailure) = await rejected.result else {
      Issue.record("it did not fail")
      return
    }
    #expect(error.kind == .unauthorized)
  }

  @Test("a sign-in during a renewal overrides the renewed value")
  func setMeanwhile() async throws {
    let (begun, gate) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old") { _ in
      begun.add()
      await gate.reaches(1)
      return "late"
    }
    let client = service.client(authorization)
    let task = Task { try await client.get("/a", as: [Int].self) }
    await begun.reaches(1)
    authorization.set("new")
    // A request that is rejected with the newer value does not wait for the renewal of the older.
    service.accept("newest")
    let other = Task { await failure { try await client.get("/b", as: [Int].self) } }
    await begun.reaches(2)
    gate.add()
    _ = await other.value
    _ = try? await task.value
    #expect(service.seen.contains("new"))
    service.accept("late")
    #expect(try await client.get("/a", as: [Int].self) == [1], "the second renewal is the newest word")
  }

  @Test("B85 it goes to the origin of the client only, and leaves a request's own alone")
  func origins() async throws {
    let authorization = HTTPAuthorization("secret")
    let seen = LoadLock([String: String?]())
    let client = HTTPClient(
      baseURL: TokenService.base,
      transport: InMemoryTransport { request in
        seen.withLock { $0[request.url.absoluteString] = request.headers["Authorization"] }
        return HTTPResponse(status: 200)
      }, authorization: authorization)
    let addresses = [
      "https://api.example.com/other": true, "https://API.example.com:443/v1": true, "http://api.example.com/v1": false,
      "https://api.example.com:8443/v1": false, "https://example.com/v1": false,
      "https://api.example.com.evil/v1": false,
    ]
    for (address, isSent) in addresses {
      _ = try await client.send(HTTPRequest(.get, try #require(URL(string: address))))
      #expect(seen.withLock { $0[address] } == (isSent ? "secret" : .some(nil)), "\(address)")
    }
    let own = HTTPRequest(.get, TokenService.base, headers: ["authorization": "own"])
    _ = try await client.send(own)
    #expect(seen.withLock { $0[TokenService.base.absoluteString] } == "own")
  }

  @Test("B84 the token appears in no description")
  func secrets() {
    let authorization = HTTPAuthorization("secret")
    var dumped = ""
    dump(authorization, to: &dumped)
    dump(service.client(authorization), to: &dumped)
    for text in ["\(authorization)", String(reflecting: authorization), "\(service.client(authorization))", dumped] {
      #expect(!text.contains("secret"))
    }
    #expect("\(authorization)" == "HTTPAuthorization(set)")
  }
}
