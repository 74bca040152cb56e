import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Renewals of an authorization", .timeLimit(.minutes(2)))
struct RenewalTests {
  /// A service that accepts one token, has an address for renewals, and records its requests.
  private final class Service: Sendable {
    private struct State: Sendable {
      var token = "new"
      var fresh: String?
      var seen: [String] = []
      var client: HTTPClient?
    }

    private let state = LoadLock(State())
    /// Counts the requests that have arrived.
    let arrived = EventCounter()

    /// What it was asked, and with which authorization.
    var seen: [String] { state.withLock { $0.seen } }
    /// The only client, for renewals that ask it.
    var client: HTTPClient {
      get { state.withLock { $0.client }! }
      set { state.withLock { $0.client = newValue } }
    }

    /// From now on, a renewal gives this token.
    func renews(_ token: String) { state.withLock { $0.fresh = token } }

    func makeClient(_ authorization: HTTPAuthorization, host: String = "api.example.com") -> HTTPClient {
      let client = HTTPClient(
        baseURL: URL(string: "https://\(host)")!,
        transport: InMemoryTransport { [weak self] request in self?.response(request) ?? HTTPResponse(status: 500) },
        authorization: authorization)
      self.client = client
      return client
    }

    private func response(_ request: HTTPRequest) -> HTTPResponse {
      let value = request.headers["Authorization"]
      defer { arrived.add() }
      return state.withLock { state in
        state.seen.append("\(request.url.path) \(value ?? "-")")
        if request.url.path == "/token" {
          guard let fresh = state.fresh else { return HTTPResponse(status: 401) }
          return HTTPResponse(status: 200, body: Data("\"\(fresh)\"".utf8))
        }
        return value == state.token ? HTTPResponse(status: 200, body: Data("[1]".utf8)) : HTTPResponse(status: 401)
      }
    }

    deinit { state.withLock { $0.client = nil } }
  }

  private let service = Service()
  private let clock = ManualClock()

  private func get(_ client: HTTPClient) async throws -> [Int] { try await client.get("/a", as: [Int].self) }

  /// Why a request fails.
  private func rejection(_ client: HTTPClient) async -> LoadFailure? { await failure { try await get(client) } }

  /// Waits until no renewal goes on.
  private func areOver(_ authorization: HTTPAuthorization) async throws -> Bool {
    try await eventually { authorization.runningRenewals == 0 }
  }

  /// Waits until the clock's next deadline is a certain one.
  private func waits(until deadline: Duration) async throws -> Bool {
    try await eventually { clock.nextDeadline == deadline }
  }

  private func forget() { service.client = HTTPClient(baseURL: URL(string: "https://example.com")!) }

  @Test("the same client, and the refresh token has expired, too: all fail as unauthorized at once, until a sign-in")
  func refreshTokenExpired() async throws {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old", clock: clock) { [service] _ in
      renewals.add()
      return try await service.client.get("/token", as: String.self)
    }
    let client = service.makeClient(authorization)
    await withTaskGroup(of: LoadFailure.Kind?.self) { group in
      for _ in 0..<20 { group.addTask { await rejection(client)?.kind } }
      for await kind in group { #expect(kind == .unauthorized) }
    }
    #expect(await rejection(client)?.kind == .unauthorized)
    #expect(renewals.count == 1, "a renewal that says that the user is unauthorized is not asked twice")
    #expect(service.seen.filter { $0 == "/token -" }.count == 1)
    authorization.set("new")
    #expect(try await get(client) == [1])
    #expect(clock.now.offset == .zero)
    forget()
  }

  @Test(
    "nor do its child tasks and the tasks that it waits for", arguments: ["let", "group", "task"], [true, false])
  func childTasks(kind: String, isGood: Bool) async throws {
    let authorization = HTTPAuthorization("old", clock: clock) { [service] _ in
      let client = service.client
      switch kind {
      case "let":
        async let token = client.get("/token", as: String.self)
        return try await token
      case "group":
        return try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask { try await client.get("/token", as: String.self) }
          return try await group.next()
        }
      default:
        return try await Task { try await client.get("/token", as: String.self) }.value
      }
    }
    if isGood { service.renews("new") }
    let client = service.makeClient(authorization)
    if isGood {
      #expect(try await get(client) == [1])
    } else {
      #expect(await rejection(client)?.kind == .unauthorized)
    }
    #expect(service.seen == ["/a old", "/token -"] + (isGood ? ["/a new"] : []))
    forget()
  }

  @MainActor @Test("a detached task in it waits for it, but not longer than its time, and then the next one is begun")
  func detached() async throws {
    let renewals = EventCounter()
    let authorization = HTTPAuthorization("old", timeout: .seconds(10), clock: clock) { [service] _ in
      renewals.add()
      let client = service.client
      if renewals.count > 1 { return "new" }
      return try await Task.detached { try await client.get("/token", as: String.self) }.value
    }
    let client = service.makeClient(authorization)
    let task = Task { await rejection(client) }
    await service.arrived.reaches(2)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(10))
    let late = await task.value
    #expect(late?.kind == .timedOut && late?.mayHaveTakenEffect == false)
    #expect(late?.diagnostic == "GET api.example.com/a: no new authorization in 10 s")
    #expect(service.seen == ["/a old", "/token old"])
    #expect(try await get(client) == [1])
    forget()
  }

  @MainActor
  @Test("a renewal that hangs is cancelled after its timeout; its late value counts if there is no newer one")
  func hangs() async throws {
    let (begun, cancelled, gate) = (EventCounter(), EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old", clock: clock) { _ in
      begun.add()
      return await withTaskCancellationHandler {
        await gate.reaches(1)
        return "new"
      } onCancel: {
        cancelled.add()
      }
    }
    let client = service.makeClient(authorization)
    let post = try client.request(.post, "/a")
    let tasks = (0..<5).map { _ in Task { try await client.send(post, as: [Int].self) } }
    await service.arrived.reaches(5)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(30))
    for task in tasks {
      guard case .failure(let error) = await task.result, case let late = error as? LoadFailure else { continue }
      #expect(late?.kind == .timedOut)
      #expect(late?.mayHaveTakenEffect == false, "rejected, for any outcome of the renewal")
    }
    await cancelled.reaches(1)
    #expect(begun.count == 1)
    let late = Task { try await get(client) }
    await begun.reaches(2)
    gate.add()
    #expect(try await late.value == [1])
    forget()
  }

  @MainActor @Test("its late value does not override a sign-out")
  func lateAfterSignOut() async throws {
    let (begun, gate, ended) = (EventCounter(), EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old", clock: clock) { _ in
      begun.add()
      await gate.reaches(1)
      defer { ended.add() }
      return "new"
    }
    let client = service.makeClient(authorization)
    let task = Task { await rejection(client) }
    await begun.reaches(1)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(30))
    #expect(await task.value?.kind == .timedOut)
    authorization.set(nil)
    gate.add()
    await ended.reaches(1)
    #expect(try await areOver(authorization))
    #expect(!authorization.isSet)
    forget()
  }

  @MainActor @Test("a renewal over its timeout still sends requests without authorization, and waits for none")
  func overdue() async throws {
    let (begun, gate) = (EventCounter(), EventCounter())
    let outcome = LoadLock<LoadFailure.Kind?>(nil)
    let asked = EventCounter()
    let authorization = HTTPAuthorization("old", clock: clock) { [service] _ in
      begun.add()
      guard begun.count == 1 else {
        await asked.reaches(1)
        return "new"
      }
      await gate.reaches(1)
      // The second renewal waits for this one's response: it would wait for itself.
      // In a task of its own, which is not cancelled.
      let kind = await Task { await failure { try await service.client.get("/b", as: [Int].self) }?.kind }.value
      outcome.withLock { $0 = kind }
      asked.add()
      return nil
    }
    let client = service.makeClient(authorization)
    let first = Task { await rejection(client) }
    await begun.reaches(1)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(30))
    #expect(await first.value?.kind == .timedOut)
    let second = Task { try await get(client) }
    await begun.reaches(2)
    gate.add()
    #expect(try await second.value == [1])
    #expect(outcome.withLock { $0 } == .unauthorized)
    #expect(service.seen.contains("/b -"))
    forget()
  }

  @MainActor
  @Test("B41 a request with a shorter timeout stops waiting for the renewal; other requests use the new value")
  func shorterTimeout() async throws {
    let (begun, gate) = (EventCounter(), EventCounter())
    let authorization = HTTPAuthorization("old", clock: clock) { _ in
      begun.add()
      await gate.reaches(1)
      return "new"
    }
    let client = service.makeClient(authorization)
    let patient = Task { try await get(client) }
    await begun.reaches(1)
    let hasty = Task {
      var request = try client.request(.get, "/a")
      request.timeout = .seconds(5)
      return try await client.send(request, as: [Int].self)
    }
    await service.arrived.reaches(2)
    #expect(try await waits(until: .seconds(5)))
    await clock.advance(by: .seconds(5))
    guard case .failure(let error) = await hasty.result, case let late = error as? LoadFailure else { return }
    #expect(late?.kind == .timedOut && late?.diagnostic.hasSuffix("no new authorization in 5 s") == true)
    gate.add()
    #expect(try await patient.value == [1])
    forget()
  }

  @Test("waiting requests continue at once with a value set meanwhile; without a value they fail as unauthorized")
  func setMeanwhile() async throws {
    for value in ["new", nil] {
      let (begun, gate) = (EventCounter(), EventCounter())
      let authorization = HTTPAuthorization("old", clock: clock) { _ in
        begun.add()
        await gate.reaches(1)
        return "late"
      }
      let client = service.makeClient(authorization)
      let task = Task { await rejection(client)?.kind }
      await begun.reaches(1)
      authorization.set(value)
      #expect(await task.value == (value == nil ? .unauthorized : nil))
      gate.add()
      #expect(try await areOver(authorization))
      #expect(authorization.current == value)
    }
    forget()
  }

  @Test("two authorizations whose renewals ask each other's clients do not wait for each other")
  func mutual() async throws {
    let other = Service()
    let first = HTTPAuthorization("old", clock: clock) { _ in try await other.client.get("/token", as: String.self) }
    let second = HTTPAuthorization("old", clock: clock) { [service] _ in
      try await service.client.get("/token", as: String.self)
    }
    let client = service.makeClient(first)
    _ = other.makeClient(second, host: "accounts.example.com")
    #expect(await rejection(client)?.kind == .unauthorized)
    #expect(service.seen == ["/a old", "/token -"])
    #expect(other.seen == ["/token old"])
    forget()
    other.client = HTTPClient(baseURL: URL(string: "https://example.com")!)
  }
}
