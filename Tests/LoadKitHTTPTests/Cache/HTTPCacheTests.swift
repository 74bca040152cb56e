import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

/// A service that holds one version of something, and answers conditions about it.
private final class Source: Sendable {
  struct State: Sendable {
    var tag: String? = "\"1\""
    var lastModified: String?
    var body = "[1]"
    var fields: HTTPHeaders = [:]
    /// Answers in place of the usual ones, the next one first.
    var scripted: [HTTPResponse] = []
    var seen: [HTTPRequest] = []
  }

  let state = LoadLock(State())

  var seen: [HTTPRequest] { state.withLock { $0.seen } }
  var conditions: [String?] { seen.map { $0.headers["If-None-Match"] } }

  func change(_ body: @Sendable (inout State) -> Void) { state.withLock { body(&$0) } }

  func script(_ responses: HTTPResponse...) { change { $0.scripted = responses } }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      state.seen.append(request)
      if !state.scripted.isEmpty { return state.scripted.removeFirst() }
      var fields = state.fields
      fields["ETag"] = state.tag
      fields["Last-Modified"] = state.lastModified
      let isSame =
        request.headers["If-None-Match"].map { $0 == state.tag }
        ?? request.headers["If-Modified-Since"].map { $0 == state.lastModified } ?? false
      return isSame
        ? HTTPResponse(status: 304, headers: fields)
        : HTTPResponse(status: 200, headers: fields, body: Data(state.body.utf8))
    }
  }
}

/// The time on the wall, which a test sets.
private final class Wall: Sendable {
  private let seconds = LoadLock(1_000_000.0)
  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
  func advance(_ by: Double) { seconds.withLock { $0 += by } }
}

@Suite("Kept answers", .timeLimit(.minutes(2)))
struct HTTPCacheTests {
  private static let base = URL(string: "https://api.example.com/v1")!
  private let source = Source()
  private let wall = Wall()
  private let storage = MemoryCacheStorage()

  private func client(
    owner: String? = nil, showsUnvalidated: Bool = false, headers: HTTPHeaders = [:],
    authorization: HTTPAuthorization? = nil, base: URL = HTTPCacheTests.base
  ) -> HTTPClient {
    HTTPClient(
      baseURL: base, transport: InMemoryTransport { [source] in source.answer($0) }, headers: headers,
      authorization: authorization,
      cache: HTTPCache(storage, owner: owner, showsUnvalidated: showsUnvalidated, now: { [wall] in wall.now }))
  }

  private func get(_ client: HTTPClient, _ path: String = "/a", headers: HTTPHeaders = [:]) async throws -> [Int] {
    try await client.get(path, headers: headers, as: [Int].self)
  }

  private func saved(_ client: HTTPClient, headers: HTTPHeaders = [:]) async -> LoadSaved<[Int]>? {
    await client.saved("/a", headers: headers, as: [Int].self)
  }

  // MARK: Conditions

  @Test("the server is asked each time, from the second on for something newer; a 304 gives the kept answer")
  func condition() async throws {
    let client = client()
    for _ in 0..<3 { #expect(try await get(client) == [1]) }
    #expect(source.conditions == [nil, "\"1\"", "\"1\""])
    source.change {
      $0.tag = "W/\"2\""
      $0.body = "[2]"
    }
    for _ in 0..<2 { #expect(try await get(client) == [2]) }
    #expect(source.conditions.suffix(2) == ["\"1\"", "W/\"2\""])
    #expect(source.seen.allSatisfy { $0.headers["Cache-Control"] == nil })
  }

  @Test("without a tag the date counts; with both, both are sent")
  func dates() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    source.change {
      $0.tag = nil
      $0.lastModified = date
    }
    let client = client()
    for _ in 0..<2 { #expect(try await get(client) == [1]) }
    #expect(source.seen.map { $0.headers["If-Modified-Since"] } == [nil, date])
    #expect(source.conditions == [nil, nil])
    source.change { $0.tag = "\"1\"" }
    source.script(HTTPResponse(status: 200, headers: ["ETag": "\"1\"", "Last-Modified": date], body: Data("[1]".utf8)))
    for _ in 0..<2 { #expect(try await get(client) == [1]) }
    #expect(source.seen.last?.headers["If-Modified-Since"] == date)
    #expect(source.seen.last?.headers["If-None-Match"] == "\"1\"")
  }

  @Test(
    "what is no tag and no date is not sent back",
    arguments: [("x", "yesterday"), ("", ""), ("\"a\"b\"", "Sun, 06 Nov 1994 08:49:37"), ("*", "0")])
  func badValidators(tag: String, date: String) async throws {
    source.change {
      $0.tag = tag
      $0.lastModified = date
    }
    let client = client()
    for _ in 0..<2 { #expect(try await get(client) == [1]) }
    #expect(source.conditions == [nil, nil])
    #expect(source.seen.allSatisfy { $0.headers["If-Modified-Since"] == nil })
    #expect(await saved(client)?.value == [1], "it is kept for when there is no network")
  }

  @Test("a request with a condition or a range of its own is left alone, and so is what is no GET")
  func ownCondition() async throws {
    let client = client()
    _ = try await get(client)
    for name in ["If-None-Match", "If-Modified-Since", "Range", "If-Range"] {
      _ = try? await get(client, headers: [name: "\"own\""])
      #expect(source.seen.last?.headers[name] == "\"own\"")
      #expect(source.seen.last?.headers.names.filter { $0.hasPrefix("If-") || $0 == "Range" } == [name])
    }
    _ = try await client.send(try client.request(.head, "/a"))
    #expect(source.conditions.last == .some(nil))
  }

  // MARK: A 304 that says nothing

  @Test("B80 304 to a request without a condition is a failure at once")
  func withoutCondition() async {
    source.script(HTTPResponse(status: 304), HTTPResponse(status: 304))
    let client = client()
    let failure = await failure { try await get(client) }
    #expect(failure?.kind == .invalidData && failure?.isRetryable == false)
    #expect(failure?.diagnostic == "GET api.example.com/v1/a: HTTP 304")
    #expect(source.seen.count == 1)
  }

  @Test("304 about another version: one request without a condition follows, and its answer counts")
  func otherVersion() async throws {
    let client = client()
    _ = try await get(client)
    source.change { $0.body = "[2]" }
    source.script(HTTPResponse(status: 304, headers: ["ETag": "\"other\""]))
    #expect(try await get(client) == [2])
    #expect(source.conditions == [nil, "\"1\"", nil])
    #expect(source.seen.last?.headers["Cache-Control"] == "no-cache")
  }

  @Test("304 about a version of another date, an older one that was put back for example: its answer is fetched")
  func otherDate() async throws {
    let (new, old) = ("Mon, 07 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT")
    source.change {
      $0.tag = nil
      $0.lastModified = new
    }
    let client = client()
    _ = try await get(client)
    source.change {
      $0.lastModified = old
      $0.body = "[0]"
    }
    source.script(HTTPResponse(status: 304, headers: ["Last-Modified": old]))
    #expect(try await get(client) == [0])
    #expect(source.seen.count == 3)
    // The same date in another form, an unreadable one and none are no other date.
    for date in ["Sunday, 06-Nov-94 08:49:37 GMT", nil, "yesterday"] {
      var headers = HTTPHeaders()
      headers["Last-Modified"] = date
      source.script(HTTPResponse(status: 304, headers: headers))
      let count = source.seen.count
      #expect(try await get(client) == [0])
      #expect(source.seen.count == count + 1)
    }
  }

  @Test("304 about another version, twice: a failure after two requests, and nothing is kept any more")
  func otherVersionTwice() async throws {
    let client = client()
    _ = try await get(client)
    let other = HTTPResponse(status: 304, headers: ["ETag": "\"other\""])
    source.script(other, other)
    #expect(await failure { try await get(client) }?.kind == .invalidData)
    #expect(source.seen.count == 3)
    #expect(await saved(client) == nil)
  }

  @Test(
    "304 with the weak or the strong form of the tag, or with none, speaks of the kept answer",
    arguments: ["\"1\"", "W/\"1\"", nil])
  func formsOfTag(tag: String?) async throws {
    let client = client()
    _ = try await get(client)
    source.script(HTTPResponse(status: 304, headers: tag.map { ["ETag": $0] } ?? [:]))
    #expect(try await get(client) == [1])
    #expect(source.seen.count == 2)
  }

  @Test("a kept answer that no longer decodes is fetched anew, once")
  func undecodable() async throws {
    let client = client()
    _ = try await get(client)
    #expect(await client.saved("/a", as: [String].self) == nil)
    source.change { $0.body = "[\"new\"]" }
    // The model has changed; the tag has not.
    #expect(try await client.get("/a", as: [String].self) == ["new"])
    #expect(source.conditions == [nil, "\"1\"", nil])
    #expect(await client.saved("/a", as: [String].self)?.value == ["new"])
    #expect(await failure { try await get(client) }?.kind == .invalidData)
    #expect(source.seen.count == 5, "at most two requests")
  }

  // MARK: Age

  @Test("a 304 renews the age of what is kept")
  func age() async throws {
    let client = client()
    _ = try await get(client)
    wall.advance(90)
    #expect(await saved(client) == LoadSaved([1], age: .seconds(90)))
    _ = try await get(client)
    #expect(await saved(client)?.age == .zero)
    wall.advance(30)
    #expect(await saved(client)?.age == .seconds(30))
    wall.advance(-1_000)
    #expect(await saved(client)?.age == .zero, "a clock that was set back makes nothing younger than new")
  }

  @Test("a 304 renews what the server says about keeping, and may withdraw it")
  func withdrawn() async throws {
    for directive in ["no-store", "private"] {
      source.change { $0.fields = [:] }
      let client = client()
      _ = try await get(client)
      #expect(await saved(client) != nil)
      source.change { $0.fields = ["Cache-Control": directive] }
      #expect(try await get(client) == [1])
      #expect(await saved(client) == nil)
    }
  }

  // MARK: What is kept

  @Test(
    "nothing is kept that must not be",
    arguments: [
      ["Cache-Control": "no-store"], ["Cache-Control": "private"], ["Vary": "*"], ["Vary": "Accept, *"],
      ["Cache-Control": String(repeating: "a,", count: 5_000)], ["Vary": String(repeating: "a,", count: 5_000)],
      ["cache-control": "max-age=60, NO-STORE"],
    ] as [HTTPHeaders])
  func notKept(fields: HTTPHeaders) async throws {
    source.change { $0.fields = fields }
    let client = client()
    for _ in 0..<2 { #expect(try await get(client) == [1]) }
    #expect(source.conditions == [nil, nil])
    #expect(await saved(client) == nil)
    #expect(storage.count == 0)
  }

  @Test("an answer that must not be kept takes the place of one that was")
  func replaced() async throws {
    let client = client()
    _ = try await get(client)
    source.change {
      $0.tag = "\"2\""
      $0.fields = ["Cache-Control": "no-store"]
    }
    _ = try await get(client)
    #expect(storage.count == 0)
  }

  @Test("a request that must not be kept is not", arguments: ["no-store", "max-age=0, no-store"])
  func requestNotKept(directive: String) async throws {
    let client = client()
    _ = try await get(client, headers: ["Cache-Control": directive])
    #expect(storage.count == 0)
  }

  @Test(
    "B81 only what decodes is kept: a login page does not take the place of the last good answer",
    arguments: [
      HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data("<html>".utf8)),
      HTTPResponse(status: 200), HTTPResponse(status: 204), HTTPResponse(status: 206, body: Data("[2]".utf8)),
      HTTPResponse(status: 500, body: Data("[2]".utf8)), HTTPResponse(status: 503), HTTPResponse(status: 401),
      HTTPResponse(status: 429), HTTPResponse(status: 302),
    ])
  func notGood(response: HTTPResponse) async throws {
    let client = client()
    _ = try await get(client)
    source.script(response)
    _ = try? await get(client)
    if response.status == 206 { return }
    #expect(await saved(client)?.value == [1])
  }

  @Test("what is gone, or not to be seen any more, is forgotten", arguments: [403, 404, 410])
  func gone(status: Int) async throws {
    let client = client()
    _ = try await get(client)
    source.script(HTTPResponse(status: status))
    #expect(await failure { try await get(client) } != nil)
    #expect(await saved(client) == nil)
  }

  @Test(
    "a change at the same address makes what is kept for it unknown (RFC 9111, section 4.4)",
    arguments: [HTTPMethod.post, .put, .patch, .delete])
  func changed(method: HTTPMethod) async throws {
    let client = client()
    _ = try await get(client)
    _ = try await get(client, "/b")
    source.script(HTTPResponse(status: 500))
    _ = try? await client.send(try client.request(method, "/a"))
    #expect(await saved(client) != nil, "a change that failed changed nothing")
    source.script(HTTPResponse(status: 204))
    _ = try await client.send(try client.request(method, "/a"))
    #expect(await saved(client) == nil)
    #expect(await client.saved("/b", as: [Int].self) != nil)
  }

  // MARK: Whose it is

  @Test(
    "B84 without an owner nothing is kept that was asked with credentials",
    arguments: [
      ["Authorization": "secret"], ["Cookie": "secret"], ["Proxy-Authorization": "secret"],
    ] as [HTTPHeaders])
  func credentials(headers: HTTPHeaders) async throws {
    _ = try await get(client(headers: headers))
    #expect(storage.count == 0)
    source.change { $0.fields = ["Cache-Control": "public"] }
    _ = try await get(client(headers: headers))
    #expect(storage.count == 1, "unless the server says that it is for everybody")
  }

  @Test("B84 nor with the client's own authorization, or user info in the address")
  func authorization() async throws {
    _ = try await get(client(authorization: HTTPAuthorization("secret")))
    let base = try #require(URL(string: "https://user:secret@api.example.com/v1"))
    _ = try await get(client(base: base))
    #expect(storage.count == 0)
    // Nobody is signed in: these are the answers for everybody.
    _ = try await get(client(authorization: HTTPAuthorization()))
    #expect(storage.count == 1)
  }

  @Test("with an owner what is private is kept, and found by nobody else")
  func owner() async throws {
    source.change { $0.fields = ["Cache-Control": "private, max-age=60"] }
    let anna = client(owner: "anna", authorization: HTTPAuthorization("secret"))
    _ = try await get(anna)
    #expect(await saved(anna)?.value == [1])
    for other in [client(), client(owner: "ben"), client(owner: "")] { #expect(await saved(other) == nil) }
    _ = try await get(client(owner: "ben"))
    #expect(source.conditions == [nil, nil])
    await anna.cache?.removeAll()
    #expect(storage.count == 0)
  }

  @Test("an owner's renewed authorization does not make the kept answers another person's")
  func ownerRenewed() async throws {
    source.change { $0.fields = ["Vary": "Authorization, Accept"] }
    let authorization = HTTPAuthorization("old")
    let client = client(owner: "anna", authorization: authorization)
    _ = try await get(client)
    authorization.set("new")
    _ = try await get(client)
    #expect(source.conditions == [nil, "\"1\""])
    _ = try await get(self.client(owner: "anna", headers: ["Authorization": "newest"]))
    #expect(source.conditions.last == "\"1\"")
  }

  @Test("what depends on the authorization is not shown to the next person who signs in")
  func nextPerson() async throws {
    source.change { $0.fields = ["Cache-Control": "public", "Vary": "Authorization"] }
    let authorization = HTTPAuthorization("anna")
    let client = client(authorization: authorization)
    _ = try await get(client)
    #expect(await saved(client) != nil)
    for other in ["bert", nil] {
      authorization.set(other)
      #expect(await saved(client) == nil)
    }
    authorization.set("bert")
    _ = try await get(client)
    #expect(source.conditions == [nil, nil])
    authorization.set(nil)
    let nobody = self.client(authorization: HTTPAuthorization())
    _ = try await get(nobody)
    #expect(await saved(nobody) != nil, "what everybody gets is kept for everybody")
  }

  /// A client whose answer comes when a test lets it.
  private func slow(
    _ owner: String? = nil, _ authorization: HTTPAuthorization? = nil, _ asked: Tally, _ gate: Tally
  ) -> HTTPClient {
    var client = client(owner: owner, authorization: authorization)
    client.transport = InMemoryTransport { [source] request in
      asked.add()
      await gate.reaches(1)
      return source.answer(request)
    }
    return client
  }

  @Test("B84 what was asked with credentials is personal, also if nobody is signed in any more when it comes")
  func signedOutMeanwhile() async throws {
    let (asked, gate) = (Tally(), Tally())
    let authorization = HTTPAuthorization("anna")
    let client = slow(nil, authorization, asked, gate)
    let task = Task { try await get(client) }
    await asked.reaches(1)
    authorization.set(nil)
    gate.add()
    #expect(try await task.value == [1])
    #expect(storage.count == 0)
  }

  @Test(
    "B84 once everything was removed, nothing is kept of what was under way; what is asked then is",
    arguments: [200, 304])
  func removedMeanwhile(status: Int) async throws {
    if status == 304 { _ = try await get(client(owner: "anna")) }
    let (asked, gate) = (Tally(), Tally())
    let client = slow("anna", nil, asked, gate)
    let task = Task { try await get(client) }
    await asked.reaches(1)
    await client.cache?.removeAll()
    gate.add()
    #expect(try await task.value == [1])
    #expect(source.conditions.last == (status == 304 ? "\"1\"" : .some(nil)))
    #expect(storage.count == 0)
    _ = try await get(client)
    #expect(storage.count == 1)
  }

  // MARK: Vary

  @Test("an answer answers only requests with the same values in the fields that it depends on")
  func vary() async throws {
    source.change { $0.fields = ["Vary": "Accept-Language,X-Kind"] }
    let client = client()
    _ = try await get(client, headers: ["Accept-Language": "de"])
    #expect(await saved(client, headers: ["Accept-Language": "de"]) != nil)
    #expect(await saved(client, headers: ["accept-language": "de", "X-Other": "1"]) != nil)
    for headers in [
      [:], ["Accept-Language": "en"], ["Accept-Language": "de", "X-Kind": "1"], ["Accept-Language": ""],
    ] as [HTTPHeaders] {
      #expect(await saved(client, headers: headers) == nil)
    }
    _ = try await get(client, headers: ["Accept-Language": "en"])
    #expect(source.conditions == [nil, nil])
    #expect(await saved(client, headers: ["Accept-Language": "de"]) == nil, "one answer is kept for an address")
  }

  @Test("B84 the values that an answer depends on are not stored, and no other field of it either")
  func noSecrets() async throws {
    source.change { $0.fields = ["Vary": "X-Api-Key", "Set-Cookie": "id=secret", "X-Token": "secret"] }
    let client = client(headers: ["X-Api-Key": "secret"])
    _ = try await get(client)
    #expect(await saved(client) != nil)
    let key = try #require(await onlyKey(of: client))
    let entry = try #require(await storage.entry(for: key))
    #expect(entry.fields.allSatisfy { !$0.value.contains("secret") && !$0.key.contains("secret") })
  }

  /// The key under which the client's answer is stored: a storage of the test's own is told it.
  private func onlyKey(of client: HTTPClient) async -> HTTPCacheKey? {
    let spy = Spy()
    var client = client
    client.cache = HTTPCache(spy)
    _ = await client.saved("/a", as: [Int].self)
    return spy.keys.withLock { $0.first }
  }

  private final class Spy: HTTPCacheStorage {
    let keys = LoadLock([HTTPCacheKey]())
    func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
      keys.withLock { $0.append(key) }
      return nil
    }
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {}
    func remove(_ key: HTTPCacheKey) async {}
    func removeAll() async {}
  }

  @Test(
    "a storage that answers nonsense does no harm",
    arguments: [
      [:], ["LoadKit-Stored": "-1", "LoadKit-Varied": "none"], ["LoadKit-Stored": "12"],
      ["LoadKit-Stored": "99999999999999999999", "LoadKit-Varied": "none", "ETag": "\r\nX: y"],
      ["LoadKit-Stored": "1", "LoadKit-Varied": "none", "Cache-Control": "\u{0}"],
    ] as [[String: String]])
  func nonsense(fields: [String: String]) async throws {
    struct Broken: HTTPCacheStorage {
      let fields: [String: String]
      func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
        HTTPCacheEntry(fields: fields, body: Data("garbage".utf8))
      }
      func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {}
      func remove(_ key: HTTPCacheKey) async {}
      func removeAll() async {}
    }
    var client = client()
    client.cache = HTTPCache(Broken(fields: fields))
    #expect(try await get(client) == [1])
    #expect(await saved(client) == nil)
    #expect(source.conditions == [nil])
  }

  // MARK: Without the network

  @Test(
    "what the server wants to be asked about first is not shown without it, unless the app says so",
    arguments: [
      ("no-cache", false, false), ("must-revalidate", false, false), ("must-revalidate, max-age=60", true, false),
      ("max-age=60", true, true), ("", true, true),
    ])
  func unvalidated(directives: String, isShownYoung: Bool, isShownOld: Bool) async throws {
    source.change { $0.fields = ["Cache-Control": directives] }
    let client = client()
    _ = try await get(client)
    #expect((await saved(client) != nil) == isShownYoung)
    wall.advance(60)
    #expect((await saved(client) != nil) == isShownOld)
    #expect(await saved(self.client(showsUnvalidated: true)) == LoadSaved([1], age: .seconds(60)))
    _ = try await get(client)
    #expect(source.conditions.last == "\"1\"", "to ask about it, it is kept all the same")
  }

  @Test("the age that an answer had when it came counts, and a clock that was set back makes nothing fresh")
  func ageBefore() async throws {
    source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60", "Age": "50"] }
    let client = client()
    _ = try await get(client)
    wall.advance(9)
    #expect(await saved(client)?.age == .seconds(9))
    wall.advance(1)
    #expect(await saved(client) == nil)
    source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=0", "Age": "x"] }
    _ = try await get(client)
    wall.advance(-100)
    #expect(await saved(client) == nil)
  }

  @Test("the age that an answer had is not that of the one that renews it")
  func ageRenewed() async throws {
    source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60", "Age": "50"] }
    let client = client()
    _ = try await get(client)
    source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60"] }
    _ = try await get(client)
    wall.advance(59)
    #expect(await saved(client)?.age == .seconds(59))
    source.change { $0.fields = ["Age": "7"] }
    _ = try await get(client)
    wall.advance(52)
    #expect(await saved(client) != nil)
    wall.advance(1)
    #expect(await saved(client) == nil)
  }

  @Test("nothing is kept for an address that was never asked, or cannot be, or without a cache")
  func nothing() async {
    #expect(await saved(client()) == nil)
    #expect(await client().saved("/a?b", as: [Int].self) == nil)
    var client = client()
    client.cache = nil
    #expect(await saved(client) == nil)
  }

  @MainActor @Test("a screen shows what is kept at once, and then what is new, in three lines")
  func screen() async throws {
    let client = client()
    _ = try await get(client)
    wall.advance(90)
    source.change {
      $0.tag = "\"2\""
      $0.body = "[2]"
    }
    let begun = Tally()
    let gate = Tally()
    var slow = client
    slow.transport = InMemoryTransport { [source] request in
      begun.add()
      await gate.reaches(1)
      return source.answer(request)
    }
    let clock = ManualClock()
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock)
    ) { [slow] context in try await slow.get("/a", as: [Int].self, context: context) }
    .restoring { [slow] in await slow.saved("/a", as: [Int].self) }
    let recorder = StateRecorder(loader)
    loader.start()
    await recorder.when { $0.value == [1] }
    #expect(loader.age == .seconds(90))
    gate.add()
    await recorder.when { $0.value == [2] }
    #expect(
      recorder.lines == ["0 idle", "0 loading", "0 loaded [1] cached refreshing", "0 loaded [2]"])
  }

  @MainActor @Test("a 304 keeps the content of a screen and renews its age; nobody is notified of content (rule 8)")
  func notModified() async throws {
    let client = client()
    let clock = ManualClock()
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock)
    ) { context in try await client.get("/a", as: [Int].self, context: context) }
    #expect(await loader.load().value == [1])
    await clock.advance(by: .seconds(90))
    #expect(loader.age == .seconds(90))
    let recorder = StateRecorder(loader)
    await loader.refresh()
    #expect(source.conditions == [nil, "\"1\""])
    #expect(loader.age == .zero)
    #expect(recorder.lines == ["90000 loaded [1]", "90000 loaded [1] refreshing userRefresh", "90000 loaded [1]"])
  }

  @MainActor @Test("B50 without a network a screen shows what is kept as such, with its age and a banner")
  func offline() async throws {
    let client = client()
    _ = try await get(client)
    wall.advance(3_600)
    let connectivity = LoadConnectivity(.offline)
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none),
      environment: LoadEnvironment(clock: ManualClock(), connectivity: connectivity)
    ) { context in try await client.get("/a", as: [Int].self, context: context) }
    .restoring { await client.saved("/a", as: [Int].self) }
    let recorder = StateRecorder(loader)
    await loader.load()
    await recorder.when { $0.value == [1] }
    let screen = LoadPresentation(loader.state, options: LoadPresentation.Options(now: loader.now))
    #expect(screen.note == LoadStrings.english.screens.cached)
    #expect(screen.age == LoadStrings.english.screens.updated(.hours(1)))
    #expect(screen.banner != nil)
    #expect(source.seen.count == 1)
  }
}
