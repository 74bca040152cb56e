import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("Conditional requests", .timeLimit(.minutes(5)))
struct ConditionalRequestTests {
  private let bench = CacheBench()

  // MARK: Conditions

  @Test(
    "the server is asked each time, from the second time on for a newer response; a 304 returns the cached response")
  func condition() async throws {
    let client = bench.client()
    for _ in 0..<3 { #expect(try await bench.get(client) == [1]) }
    #expect(bench.source.conditions == [nil, "\"1\"", "\"1\""])
    bench.source.change {
      $0.tag = "W/\"2\""
      $0.body = "[2]"
    }
    for _ in 0..<2 { #expect(try await bench.get(client) == [2]) }
    #expect(bench.source.conditions.suffix(2) == ["\"1\"", "W/\"2\""])
    #expect(bench.source.seen.allSatisfy { $0.headers["Cache-Control"] == nil })
  }

  @Test("without a tag the date counts; with both, both are sent")
  func dates() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    bench.source.change {
      $0.tag = nil
      $0.lastModified = date
    }
    let client = bench.client()
    for _ in 0..<2 { #expect(try await bench.get(client) == [1]) }
    #expect(bench.source.seen.map { $0.headers["If-Modified-Since"] } == [nil, date])
    #expect(bench.source.conditions == [nil, nil])
    bench.source.change { $0.tag = "\"1\"" }
    bench.source.script(
      HTTPResponse(status: 200, headers: ["ETag": "\"1\"", "Last-Modified": date], body: Data("[1]".utf8)))
    for _ in 0..<2 { #expect(try await bench.get(client) == [1]) }
    #expect(bench.source.seen.last?.headers["If-Modified-Since"] == date)
    #expect(bench.source.seen.last?.headers["If-None-Match"] == "\"1\"")
  }

  @Test(
    "invalid tags and dates are not sent back",
    arguments: [("x, y", "yesterday"), ("", ""), ("\"a\"b\"", "Sun, 06 Nov 1994 08:49:37"), ("*", "0")])
  func badValidators(tag: String, date: String) async throws {
    bench.source.change {
      $0.tag = tag
      $0.lastModified = date
    }
    let client = bench.client()
    for _ in 0..<2 { #expect(try await bench.get(client) == [1]) }
    #expect(bench.source.conditions == [nil, nil])
    #expect(bench.source.seen.allSatisfy { $0.headers["If-Modified-Since"] == nil })
    #expect(await bench.saved(client)?.value == [1], "it is kept for when there is no network")
  }

  @Test("requests with their own condition or range bypass the cache, and so do other methods than GET")
  func ownCondition() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    for name in ["If-None-Match", "If-Modified-Since", "Range", "If-Range"] {
      _ = try? await bench.get(client, headers: [name: "\"own\""])
      #expect(bench.source.seen.last?.headers[name] == "\"own\"")
      #expect(bench.source.seen.last?.headers.names.filter { $0.hasPrefix("If-") || $0 == "Range" } == [name])
    }
    _ = try await client.send(try client.request(.head, "/a"))
    #expect(bench.source.conditions.last == .some(nil))
  }

  // MARK: A 304 that says nothing

  @Test("B80 304 to a request without a condition is a failure at once")
  func withoutCondition() async {
    bench.source.script(HTTPResponse(status: 304), HTTPResponse(status: 304))
    let client = bench.client()
    let failure = await failure { try await bench.get(client) }
    #expect(failure?.kind == .invalidData && failure?.isRetryable == false)
    #expect(failure?.diagnostic == "GET api.example.com/v1/a: HTTP 304")
    #expect(bench.source.seen.count == 1)
  }

  @Test("304 about another version: one request without a condition follows, and its response counts")
  func otherVersion() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.change { $0.body = "[2]" }
    bench.source.script(HTTPResponse(status: 304, headers: ["ETag": "\"other\""]))
    #expect(try await bench.get(client) == [2])
    #expect(bench.source.conditions == [nil, "\"1\"", nil])
    #expect(bench.source.seen.last?.headers["Cache-Control"] == "no-cache")
  }

  @Test("304 about a version of another date, for example a restored older one: the response is fetched again")
  func otherDate() async throws {
    let (new, old) = ("Mon, 07 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT")
    bench.source.change {
      $0.tag = nil
      $0.lastModified = new
    }
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.change {
      $0.lastModified = old
      $0.body = "[0]"
    }
    bench.source.script(HTTPResponse(status: 304, headers: ["Last-Modified": old]))
    #expect(try await bench.get(client) == [0])
    #expect(bench.source.seen.count == 3)
    // The same date in another form, an unreadable one and none are no other date.
    for date in ["Sunday, 06-Nov-94 08:49:37 GMT", nil, "yesterday"] {
      var headers = HTTPHeaders()
      headers["Last-Modified"] = date
      bench.source.script(HTTPResponse(status: 304, headers: headers))
      let count = bench.source.seen.count
      #expect(try await bench.get(client) == [0])
      #expect(bench.source.seen.count == count + 1)
    }
  }

  @Test("304 about another version, twice: a failure after two requests, and nothing is kept any more")
  func otherVersionTwice() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    let other = HTTPResponse(status: 304, headers: ["ETag": "\"other\""])
    bench.source.script(other, other)
    #expect(await failure { try await bench.get(client) }?.kind == .invalidData)
    #expect(bench.source.seen.count == 3)
    #expect(await bench.saved(client) == nil)
  }

  @Test(
    "a 304 with the weak or strong form of the tag, or without a tag, confirms the cached response",
    arguments: ["\"1\"", "W/\"1\"", nil])
  func formsOfTag(tag: String?) async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.script(HTTPResponse(status: 304, headers: tag.map { ["ETag": $0] } ?? [:]))
    #expect(try await bench.get(client) == [1])
    #expect(bench.source.seen.count == 2)
  }

  @Test("a cached response that cannot be decoded any more is fetched again, once")
  func undecodable() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    #expect(await client.cached("/a", as: [String].self) == nil)
    bench.source.change { $0.body = "[\"new\"]" }
    // The model has changed; the tag has not.
    #expect(try await client.get("/a", as: [String].self) == ["new"])
    #expect(bench.source.conditions == [nil, "\"1\"", nil])
    #expect(await client.cached("/a", as: [String].self)?.value == ["new"])
    #expect(await failure { try await bench.get(client) }?.kind == .invalidData)
    #expect(bench.source.seen.count == 5, "at most two requests")
  }

  // MARK: Age

  @Test("a 304 renews the age of the cached response")
  func age() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.wall.advance(90)
    #expect(await bench.saved(client) == LoadCachedValue([1], age: .seconds(90)))
    _ = try await bench.get(client)
    #expect(await bench.saved(client)?.age == .zero)
    bench.wall.advance(30)
    #expect(await bench.saved(client)?.age == .seconds(30))
    bench.wall.advance(-1_000)
    #expect(await bench.saved(client)?.age == .zero, "a clock that was set back makes nothing younger than new")
  }

  @Test("a 304 renews the cache directives, and may forbid caching")
  func withdrawn() async throws {
    for directive in ["no-store", "private"] {
      bench.source.change { $0.fields = [:] }
      let client = bench.client()
      _ = try await bench.get(client)
      #expect(await bench.saved(client) != nil)
      bench.source.change { $0.fields = ["Cache-Control": directive] }
      #expect(try await bench.get(client) == [1])
      #expect(await bench.saved(client) == nil)
    }
  }
}
