import Testing

@testable import _ArticleServer

@Suite("Requests are found in a stream of bytes")
struct RequestReaderTests {
  private static let stream = Array(
    ("\r\nPOST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n\r\n\r\nxGET /b HTTP/1.1\nHost: b\n\n"
      + "GET /c HTTP/1.1\r\nHost: c\r\n\r\n").utf8)

  private func targets(_ pieces: [[UInt8]]) throws -> [String] {
    var reader = RequestReader()
    var targets: [String] = []
    for piece in pieces {
      reader.append(piece)
      while let request = try reader.next() { targets.append(request.target) }
    }
    #expect(!reader.isInRequest)
    return targets
  }

  @Test("byte by byte")
  func bytes() throws {
    #expect(try targets(Self.stream.map { [$0] }) == ["/a", "/b", "/c"])
  }

  @Test("in two pieces, cut anywhere")
  func pieces() throws {
    for cut in 0...Self.stream.count {
      #expect(try targets([Array(Self.stream[..<cut]), Array(Self.stream[cut...])]) == ["/a", "/b", "/c"])
    }
  }

  @Test("a head of exactly the limit is read, one byte more is rejected", arguments: [(0, nil), (1, 431)])
  func limit(extra: Int, status: Int?) throws {
    let limits = RequestReader.Limits()
    let frame = "GET / HTTP/1.1\r\nHost: a\r\nX: \r\n\r\n"
    let padding = String(repeating: "x", count: limits.head - frame.utf8.count + extra)
    var reader = RequestReader(limits: limits)
    reader.append(Array("GET / HTTP/1.1\r\nHost: a\r\nX: \(padding)\r\n\r\n".utf8))
    if let status {
      let error = #expect(throws: RequestReader.Rejection.self) { try reader.next() }
      #expect(error?.status == status)
    } else {
      #expect(try reader.next()?.target == "/")
    }
  }
}
