import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Redirects over sockets", .timeLimit(.minutes(5)))
struct RedirectTests {
  private static let secrets: HTTPHeaders = [
    "Authorization": "Bearer secret", "Proxy-Authorization": "Basic secret", "Cookie": "id=secret",
    "Cookie2": "secret", "X-Api-Key": "secret", "X-Auth-Token": "secret", "Referer": "https://a.example/?t=secret",
    "If-None-Match": "\"secret\"", "Accept": "text/x-kept",
  ]

  @Test("B80 A redirect is followed, and the response has its final address", arguments: [301, 302, 303, 307, 308])
  func followed(status: Int) async throws {
    let server = try ByteServer { connection in
      connection.path == "/new" ? connection.respond(200, body: "here") : connection.respond(status, ["Location: /new"])
    }
    let response = try await URLSessionTransport().send(HTTPRequest(.get, server.url("/old")))
    #expect(response.status == 200)
    #expect(response.url?.path == "/new")
    #expect(response.body == Data("here".utf8))
  }

  @Test(
    "What follows has the method that it should have, and its body with it (RFC 9110, section 15.4)",
    arguments: [301, 302, 303, 307, 308], ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
  func methods(status: Int, method: String) async throws {
    let hasBody = ["POST", "PUT", "PATCH"].contains(method)
    let bodies = LoadLock([String]())
    let server = try ByteServer { connection in
      let head = connection.head.lowercased()
      let range = head.firstRange(of: "content-length: ")
      let length = range.flatMap { Int(head[$0.upperBound...].prefix { $0.isNumber }) }
      let body = connection.body(length ?? 0)
      bodies.withLock { $0.append(body) }
      return connection.path == "/new" ? connection.respond(200) : connection.respond(status, ["Location: /new"])
    }
    let headers: HTTPHeaders = hasBody ? ["Content-Type": "text/plain"] : [:]
    let request = HTTPRequest(
      HTTPMethod(rawValue: method), server.url("/old"), headers: headers, body: hasBody ? Data("body".utf8) : nil)
    let response = try await URLSessionTransport().send(request)
    let isRewritten = (status == 303 && method != "HEAD") || (status < 303 && method == "POST")
    let expected = isRewritten ? "GET" : method
    #expect(response.status == 200 && response.method?.rawValue == expected)
    #expect(server.heads.map { $0.prefix { $0 != " " } } == [method[...], expected[...]])
    #expect(bodies.withLock { $0 } == (hasBody ? ["body", isRewritten ? "" : "body"] : ["", ""]))
  }

  @Test(
    "A relative address is followed to the letter",
    arguments: [
      ("/new/", "/new/"), ("/new/?q=a%20b&c", "/new/?q=a%20b&c"), ("sub/", "/old/sub/"), ("../new", "/new"),
      ("?q=1", "/old/list?q=1"),
    ])
  func relative(location: String, target: String) async throws {
    let server = try ByteServer { connection in
      if connection.path == "/old/list" {
        connection.respond(302, ["Location: \(location)"])
      } else {
        connection.respond(200, body: connection.path)
      }
    }
    let response = try await URLSessionTransport().send(HTTPRequest(.get, server.url("/old/list")))
    #expect(String(decoding: response.body, as: UTF8.self) == target)
  }

  @Test("B85 Within one origin a redirect carries all headers")
  func sameOrigin() async throws {
    let server = try ByteServer { connection in
      connection.path == "/new" ? connection.respond(200) : connection.respond(302, ["Location: /new"])
    }
    _ = try await URLSessionTransport().send(HTTPRequest(.get, server.url("/old"), headers: Self.secrets))
    let head = try #require(server.heads.last)
    #expect(head.contains("Authorization: Bearer secret"))
    #expect(head.contains("X-Api-Key: secret"))
  }

  @Test("B85 To another origin no secret goes, be it in a header of the app's own")
  func crossOrigin() async throws {
    let other = try ByteServer { $0.respond(200) }
    let target = other.url("/new").absoluteString
    let server = try ByteServer { $0.respond(302, ["Location: \(target)"]) }
    let response = try await URLSessionTransport().send(
      HTTPRequest(.get, server.url("/old"), headers: Self.secrets))
    #expect(response.status == 200)
    #expect(server.heads.first?.contains("secret") == true)
    let head = try #require(other.heads.first)
    #expect(!head.contains("secret"))
    #expect(head.contains("Accept: text/x-kept"))
  }

  @Test("B85 Nor does one that the configuration of the session has for all its requests")
  func configured() async throws {
    let other = try ByteServer { $0.respond(200) }
    let target = other.url("/new").absoluteString
    let server = try ByteServer { connection in
      connection.respond(302, ["Location: \(connection.path == "/old" ? "/same" : target)"])
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["Authorization": "secret", "X-Token": "secret", "Accept": "text/x-kept"]
    let transport = URLSessionTransport(configuration: configuration)
    #expect(try await transport.send(HTTPRequest(.get, server.url("/old"), headers: ["x-token": "own"])).status == 200)
    #expect(server.heads.count == 2)
    for head in server.heads {
      #expect(head.contains("Authorization: secret") && head.lowercased().contains("x-token: own"))
      #expect(!head.contains("X-Token: secret"))
    }
    let head = try #require(other.heads.first)
    #expect(!head.contains("secret") && !head.lowercased().contains("x-token"))
    #expect(head.contains("Accept: text/x-kept"))
  }

  @Test("B85 User info in an address stays within its origin")
  func userInfo() async throws {
    let other = try ByteServer { $0.respond(200) }
    let target = other.url("/new").absoluteString
    let server = try ByteServer { connection in
      switch connection.path {
      case "/old": connection.respond(302, ["Location: /relative"])
      case "/relative": connection.respond(302, ["Location: \(target)"])
      default: connection.respond(404)
      }
    }
    var components = try #require(URLComponents(url: server.url("/old"), resolvingAgainstBaseURL: true))
    (components.user, components.password) = ("user", "secret")
    let response = try await URLSessionTransport().send(HTTPRequest(.get, try #require(components.url)))
    #expect(response.status == 200)
    #expect(server.heads.count == 2)
    let head = try #require(other.heads.first)
    #expect(!head.contains("Authorization") && !head.contains("secret") && !head.contains("user"))
  }

  @Test("A redirect limit can be set, and none at all", arguments: [0, 1, 3])
  func ownLimit(limit: Int) async throws {
    let server = try ByteServer { connection in
      let rest = connection.number
      return rest == 0 ? connection.respond(200) : connection.respond(302, ["Location: /\(rest - 1)"])
    }
    let transport = URLSessionTransport(redirectLimit: limit)
    #expect(try await transport.send(HTTPRequest(.get, server.url("/\(limit)"))).status == 200)
    let rejection = await failure { try await transport.send(HTTPRequest(.get, server.url("/\(limit + 1)"))) }
    #expect(rejection?.kind == .serverError)
    #expect(rejection?.diagnostic == "more than \(limit) redirects")
  }

  @Test("Ten redirects are followed, the eleventh is not")
  func limit() async throws {
    let server = try ByteServer { connection in
      let rest = connection.number
      return rest == 0 ? connection.respond(200) : connection.respond(302, ["Location: /\(rest - 1)"])
    }
    let transport = URLSessionTransport()
    #expect(try await transport.send(HTTPRequest(.get, server.url("/10"))).status == 200)
    #expect(server.heads.count == 11)
    let rejection = await failure { try await transport.send(HTTPRequest(.get, server.url("/11"))) }
    #expect(rejection?.kind == .serverError)
    #expect(rejection?.isRetryable == false)
    #expect(server.heads.count == 22)
  }

  @Test("Redirects to other schemes fail", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x"])
  func otherSchemes(target: String) async throws {
    let server = try ByteServer { $0.respond(302, ["Location: \(target)"]) }
    let transport = URLSessionTransport(clock: ManualClock())
    let error = await classified { try await transport.send(HTTPRequest(.get, server.url("/"))) }
    // A session that does not follow it by itself hands out the redirect; the client makes a failure of it.
    if error == nil {
      #expect(try await transport.send(HTTPRequest(.get, server.url("/"))).status == 302)
    } else {
      #expect(error?.kind == .serverError || error?.kind == .invalidRequest || error?.kind == .invalidData)
    }
  }
}

@Suite("The policy for redirects")
struct RedirectPolicyTests {
  private func outcome(
    _ source: String, _ target: String, method: String = "GET", count: Int = 1
  ) -> Result<URLRequest, LoadFailure> {
    var proposed = URLRequest(url: URL(string: target)!)
    proposed.httpMethod = method
    for name in ["Authorization", "Proxy-Authorization", "Cookie", "X-Token", "Idempotency-Key"] {
      proposed.setValue("secret", forHTTPHeaderField: name)
    }
    proposed.setValue("application/json", forHTTPHeaderField: "Accept")
    return RedirectPolicy.decide(
      from: URL(string: source), to: proposed, first: HTTPRequest(.get, URL(string: source)!), count: count, limit: 10)
  }

  private func kind(_ source: String, _ target: String) -> LoadFailure.Kind? {
    if case .failure(let failure) = outcome(source, target) { failure.kind } else { nil }
  }

  @Test("B85 A redirect from https to http fails")
  func downgrade() {
    #expect(kind("https://a.example/x", "http://a.example/x") == .insecureConnection)
    #expect(kind("HTTPS://a.example/x", "HTTP://b.example/x") == .insecureConnection)
    #expect(kind("http://a.example/x", "https://a.example/x") == nil)
    #expect(kind("http://a.example/x", "http://b.example/x") == nil)
  }

  @Test(
    "Redirects to other schemes, to addresses with user info and without a host fail",
    arguments: [
      "ftp://a.example/", "file:///etc/passwd", "data:text/plain,x", "javascript:alert(1)", "https://u:p@a.example/",
      "https://u@a.example/", "https://u:p@b.example/", "https://:p@a.example/", "/relative",
    ])
  func rejected(target: String) {
    #expect(kind("https://a.example/x", target) == .serverError)
  }

  @Test(
    "B85 Secrets stay within scheme, host and port",
    arguments: [
      ("https://a.example/x", "https://a.example/y", true),
      ("https://a.example/x", "https://A.EXAMPLE:443/y", true),
      ("http://a.example:80/x", "http://a.example/y", true),
      ("https://a.example/x", "https://b.example/x", false),
      ("https://a.example/x", "https://www.a.example/x", false),
      ("https://a.example/x", "https://a.example:8443/x", false),
      ("http://a.example/x", "https://a.example/x", false),
      ("https://a.example/x", "https://a.example.evil.example/x", false),
    ])
  func secrets(source: String, target: String, kept: Bool) throws {
    let next = try outcome(source, target).get()
    for name in ["Authorization", "Proxy-Authorization", "Cookie", "X-Token", "Idempotency-Key"] {
      #expect((next.value(forHTTPHeaderField: name) == "secret") == kept, "\(name)")
    }
    #expect(next.value(forHTTPHeaderField: "Accept") == "application/json")
  }

  @Test(
    "B85 Within the origin that they are for, credentials go along, also where the system takes them out",
    arguments: [
      // The first request, the one that redirects, the one that follows.
      ("https://a.example/x", "https://a.example/x", "https://a.example/x/", true),
      ("https://a.example/x", "https://a.example:443/y", "https://A.example/z", true),
      // Back where they are for.
      ("https://a.example/x", "https://b.example/y", "https://a.example/z", false),
      ("https://a.example/x", "https://b.example/y", "https://b.example/z", false),
      ("https://a.example/x", "https://a.example/x", "https://b.example/x", false),
      ("http://a.example/x", "http://a.example/x", "https://a.example/x", false),
    ])
  func restored(first: String, source: String, target: String, isSent: Bool) throws {
    let first = HTTPRequest(.get, URL(string: first)!, headers: ["authorization": "secret", "X-Token": "secret"])
    let proposed = URLRequest(url: URL(string: target)!)
    let next = try RedirectPolicy.decide(
      from: URL(string: source), to: proposed, first: first, count: 1, limit: 10
    ).get()
    #expect(next.value(forHTTPHeaderField: "Authorization") == (isSent ? "secret" : nil))
    #expect(next.value(forHTTPHeaderField: "X-Token") == nil)
  }

  @Test("B33 The key of a submission goes along with its body, lest a retry submits twice; credentials do not")
  func keys() throws {
    for (method, isKept) in [("POST", true), ("PATCH", true), ("GET", false), ("PUT", false)] {
      let next = try outcome("https://a.example/x", "https://b.example/x", method: method).get()
      #expect((next.value(forHTTPHeaderField: "Idempotency-Key") != nil) == isKept, "\(method)")
      #expect(next.value(forHTTPHeaderField: "Authorization") == nil)
    }
  }

  @Test("B85 User info that a relative address inherits does not make the redirect fail")
  func inheritedUserInfo() throws {
    let next = try outcome("https://u:p@a.example/x", "https://u:p@a.example/y").get()
    #expect(next.value(forHTTPHeaderField: "Authorization") == "secret")
    #expect(kind("https://u:p@a.example/x", "https://u:q@a.example/y") == .serverError)
    #expect(kind("https://u:p@a.example/x", "https://u:p@b.example/y") == .serverError)
    #expect(kind("https://u:p@a.example/x", "https://a.example/y") == nil)
  }
}
