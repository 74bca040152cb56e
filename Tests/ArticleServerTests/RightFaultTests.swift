import Foundation
import Testing

@testable import _ArticleServer

@Suite("A fault with a right response has the response without the fault", .timeLimit(.minutes(5)))
struct RightFaultTests {
  private static let oddButRight: [Fault] = [
    .staleConnection, .headDrip, .repeatedFields, .tightFields, .continues, .earlyHints, .drip, .trailers,
    .byteOrderMark, .duplicateKeys, .extraKeys,
  ]

  /// A final answer, whatever was said before it and however its body came.
  private struct Answer {
    var status: Int
    var fields: [String: String]
    var json: Any
  }

  private static let draft = #"{"title":"On Tea","body":"Hot"}"#

  private func answer(_ server: ArticleServer, _ target: String, _ body: String?) throws -> Answer {
    let client = try RawClient(server.port)
    let length = body.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
    try client.request(target, method: body == nil ? "GET" : "POST", headers: "Connection: close\r\n" + length)
    if let body { try client.send(body) }
    var head = try client.readHead()
    while head.status < 200 { head = try client.readHead() }
    var text = String(decoding: try client.readToEnd(), as: UTF8.self)
    if head.headers["transfer-encoding"] == "chunked" {
      let lines = text.components(separatedBy: "\r\n")
      #expect(Int(lines[0], radix: 16) == lines[1].utf8.count && lines[2] == "0")
      text = lines[1]
    }
    let json = try JSONSerialization.jsonObject(with: Data(text.trimmingPrefix("\u{FEFF}").utf8))
    return Answer(status: head.status, fields: head.headers, json: json)
  }

  /// What a record was before keys were added to it.
  private func known(_ json: Any) -> NSObject {
    func known(_ record: Any) -> Any {
      (record as? [String: Any])?.filter { !["more", ""].contains($0.key) } ?? record
    }
    return ((json as? [Any])?.map(known) ?? known(json)) as! NSObject
  }

  @Test(
    "status, data and header fields of records, lists, missing records and written ones",
    arguments: oddButRight)
  func right(fault: Fault) throws {
    let requests: [(target: String, body: String?, status: Int)] = [
      ("/posts/7", nil, 200), ("/users/3", nil, 200), ("/posts?_page=2&_limit=3", nil, 200), ("/posts/999", nil, 404),
      ("/posts?q=nosuchword", nil, 200), ("/posts?q=%", nil, 400), ("/posts", Self.draft, 201), ("/posts", "{}", 422),
      ("/posts/7", Self.draft, 405),
    ]
    let (plain, odd) = (try ArticleServer(), try ArticleServer(scenario: .fault(fault)))
    for request in requests {
      let expected = try answer(plain, request.target, request.body)
      let found = try answer(odd, request.target, request.body)
      #expect(expected.status == request.status && found.status == request.status, "\(request.target)")
      #expect(known(found.json) == known(expected.json), "\(request.target)")
      for name in ["x-total-count", "location", "link", "allow", "content-type"] {
        let own = expected.fields[name]?.replacingOccurrences(of: plain.url, with: odd.url)
        #expect(found.fields[name] == own, "\(name) of \(request.target)")
      }
    }
    // The article is really there.
    odd.setScenario(.normal)
    #expect(try RawClient.get("/posts/65", port: odd.port).body.contains("On Tea"))
    #expect(try RawClient.get("/posts/66", port: odd.port).status == 404)
  }

  @Test("keys are really there twice, or unknown, in every record")
  func keys() throws {
    let server = try ArticleServer(scenario: .fault(.duplicateKeys))
    let list = try RawClient.get("/posts?_limit=3", port: server.port).body
    #expect(list.components(separatedBy: "\"userId\"").count == 1 + 2 * 3)
    server.setScenario(.fault(.extraKeys))
    let more = try RawClient.get("/posts?_limit=3", port: server.port).body
    #expect(more.components(separatedBy: #""more":{"a":[1,null,{"b":true}]},"":0}"#).count == 1 + 3)
  }

  @Test(
    "a redirect keeps the method, and writes nothing where it redirects",
    arguments: [Fault.redirectHost, .redirectSame])
  func redirects(fault: Fault) throws {
    let server = try ArticleServer(scenario: .fault(fault))
    let client = try RawClient(server.port)
    try client.request("/posts", method: "POST", headers: "Content-Length: \(Self.draft.utf8.count)\r\n")
    try client.send(Self.draft)
    #expect(try client.readAnswer().status == 307)
    server.setScenario(.normal)
    #expect(try RawClient.get("/posts/65", port: server.port).status == 404)
  }

  @Test("a malformed response belongs to the request, so a written article stays")
  func broken() throws {
    for fault in [Fault.headCut, .bodyReset, .chunkCut, .shortLength] {
      let server = try ArticleServer(scenario: .fault(fault))
      let client = try RawClient(server.port)
      try client.request("/posts", method: "POST", headers: "Content-Length: \(Self.draft.utf8.count)\r\n")
      try client.send(Self.draft)
      if fault == .headCut {
        #expect(String(decoding: try client.readToEnd(), as: UTF8.self).hasPrefix("HTTP/1.1 201 Created\r\n"))
      } else {
        #expect(try client.readHead().status == 201)
      }
      server.setScenario(.normal)
      #expect(try RawClient.get("/posts/65", port: server.port).body.contains("On Tea"))
    }
  }
}
