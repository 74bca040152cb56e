import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Cookies over sockets", .timeLimit(.minutes(5)))
struct CookiesOverSocketsTests {
  private let configuration = URLSessionConfiguration.ephemeral

  private func transport() -> URLSessionTransport {
    URLSessionTransport(configuration: configuration, clock: ManualClock())
  }

  /// The `Cookie` fields of the requests to a server.
  private func cookies(of server: ByteServer) -> [String?] {
    server.heads.map { head in
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("cookie: ") }.map { String($0.dropFirst(8)) }
    }
  }

  @Test(
    "B95 a sign-in by redirect ends signed in: POST, 303, GET",
    arguments: [303, 302, 301, 307, 308], ["", "1"])
  func login(status: Int, delay: String) async throws {
    let server = try ByteServer { connection in
      if connection.path == "/login" {
        _ = connection.body(4)
        let wait = delay.isEmpty ? [] : ["Retry-After: 0"]
        return connection.respond(status, ["Set-Cookie: id=1; Path=/; HttpOnly", "Location: /home"] + wait)
      }
      if connection.head.hasPrefix("POST") { _ = connection.body(4) }
      return connection.respond(connection.head.contains("Cookie: id=1") ? 200 : 401)
    }
    let transport = transport()
    let request = HTTPRequest(.post, server.url("/login"), body: Data("user".utf8))
    #expect(try await transport.send(request).status == 200)
    #expect(try await transport.send(HTTPRequest(.get, server.url("/again"))).status == 200)
    #expect(cookies(of: server) == [nil, "id=1", "id=1"])
  }

  @Test("B95 each step of a chain of redirects sees the cookies of the steps before it, also a cookie that is removed")
  func chain() async throws {
    let server = try ByteServer { connection in
      let number = connection.number
      let fields = number == 2 ? "Set-Cookie: c0=x; Max-Age=0; Path=/" : "Set-Cookie: c\(number)=\(number); Path=/"
      return connection.respond(number < 3 ? 302 : 200, [fields, "Location: /\(number + 1)"])
    }
    _ = try await transport().send(HTTPRequest(.get, server.url("/0")))
    let sent = cookies(of: server).map { Set(($0 ?? "").split(separator: "; ").map(String.init)) }
    #expect(sent == [[], ["c0=0"], ["c0=0", "c1=1"], ["c1=1"]])
  }

  @Test("B95 Path, Max-Age, several fields in one response, and names in lower case")
  func attributes() async throws {
    let server = try ByteServer { connection in
      switch connection.path {
      case "/set":
        connection.respond(
          200,
          [
            "Set-Cookie: all=1; Path=/", "Set-Cookie: deep=2; Path=/a/b; Expires=Wed, 21 Oct 2115 07:28:00 GMT",
            "Set-Cookie: own=3",
          ])
      case "/lower": connection.respond(200, ["set-cookie: low=4; path=/low; max-age=100"])
      case "/unset": connection.respond(200, ["Set-Cookie: all=; Path=/; Max-Age=0"])
      case "/expire": connection.respond(200, ["Set-Cookie: deep=; Path=/a/b; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])
      default: connection.respond(200)
      }
    }
    let transport = transport()
    for path in ["/set", "/lower", "/", "/a/b/c", "/a", "/low/x", "/unset", "/a/b", "/expire", "/a/b"] {
      _ = try await transport.send(HTTPRequest(.get, server.url(path)))
    }
    let sent = cookies(of: server).map { Set(($0 ?? "").split(separator: "; ").map(String.init)) }
    let (all, own, deep): (Set<String>, Set<String>, Set<String>) = (["all=1"], ["own=3"], ["deep=2"])
    let both = all.union(own)
    #expect(Array(sent[1...6]) == [both, both, both.union(deep), both, both.union(["low=4"]), both])
    #expect(sent[7] == own.union(deep))
    #expect(sent[9] == own)
  }

  @Test("B85 B95 cookies of one host go to no other, and those of the request itself stay within its origin")
  func origins() async throws {
    let other = try ByteServer { $0.respond(200, ["Set-Cookie: other=1; Path=/"]) }
    let target = URL(string: "http://localhost:\(other.port)/")!
    let server = try ByteServer { connection in
      let cookies = ["Set-Cookie: id=1; Path=/", "Set-Cookie: wide=1; Domain=0.0.1"]
      return connection.path == "/away"
        ? connection.respond(302, cookies + ["Location: \(target)"]) : connection.respond(200)
    }
    let transport = transport()
    _ = try await transport.send(HTTPRequest(.get, server.url("/away"), headers: ["Cookie": "own=0"]))
    #expect(cookies(of: server) == ["own=0"])
    #expect(cookies(of: other) == [nil])
    _ = try await transport.send(HTTPRequest(.get, server.url("/"), headers: ["Cookie": "own=0"]))
    _ = try await transport.send(HTTPRequest(.get, target))
    #expect(cookies(of: server).last == "own=0; id=1")
    #expect(cookies(of: other).last == "other=1")
  }

  @Test("B95 signing out removes all cookies by one call, and a response to an earlier request brings none back")
  func signOut() async throws {
    let (asked, gate) = (EventCounter(), ThreadGate())
    let server = try ByteServer { connection in
      if connection.path == "/slow" {
        asked.add()
        gate.wait()
      }
      return connection.respond(200, connection.path == "/" ? [] : ["Set-Cookie: id=1; Path=/; Max-Age=1000"])
    }
    let transport = transport()
    _ = try await transport.send(HTTPRequest(.get, server.url("/set")))
    _ = try await transport.send(HTTPRequest(.get, server.url("/")))
    let task = Task { try await transport.send(HTTPRequest(.get, server.url("/slow"))).status }
    await asked.reaches(1)
    transport.removeCookies()
    #expect(configuration.httpCookieStorage?.cookies?.isEmpty == true)
    gate.open()
    #expect(try await task.value == 200)
    _ = try await transport.send(HTTPRequest(.get, server.url("/")))
    if SessionPlatform.handlesCookies { #expect(cookies(of: server) == [nil, "id=1", "id=1", nil]) }
    // The next user signs in.
    _ = try await transport.send(HTTPRequest(.get, server.url("/set")))
    _ = try await transport.send(HTTPRequest(.get, server.url("/")))
    #expect(cookies(of: server).last == "id=1")
    transport.removeCookies()
    transport.removeCookies()
    _ = try await transport.send(HTTPRequest(.get, server.url("/")))
    #expect(cookies(of: server).last == .some(nil))
  }

  @Test("B95 a configuration that neither sends nor stores cookies is obeyed")
  func obeyed() async throws {
    let server = try ByteServer { $0.respond(200, ["Set-Cookie: id=1; Path=/"]) }
    configuration.httpShouldSetCookies = false
    let transport = transport()
    for _ in 0..<2 { _ = try await transport.send(HTTPRequest(.get, server.url("/"), headers: ["Cookie": "own=0"])) }
    #expect(cookies(of: server) == ["own=0", "own=0"])
    #expect(configuration.httpCookieStorage?.cookies?.count == 1)

    let refusing = URLSessionConfiguration.ephemeral
    refusing.httpCookieAcceptPolicy = .never
    let other = URLSessionTransport(configuration: refusing, clock: ManualClock())
    _ = try await other.send(HTTPRequest(.get, server.url("/")))
    #expect(refusing.httpCookieStorage?.cookies?.isEmpty == true)
    let without = URLSessionConfiguration.ephemeral
    without.httpCookieStorage = nil
    _ = try await URLSessionTransport(configuration: without).send(HTTPRequest(.get, server.url("/")))
  }
}
