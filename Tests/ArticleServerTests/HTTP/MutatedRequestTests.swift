import Foundation
import Testing

@testable import _ArticleServer

/// Requests with random faults in their bytes. `LOADKIT_LONG` makes 10,000 of them; `LOADKIT_SEED` replays a run.
@Suite("Mutated requests", .timeLimit(.minutes(15)))
struct MutatedRequestTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["LOADKIT_LONG"] != nil
  private static let seed =
    environment["LOADKIT_SEED"].flatMap { UInt64($0) } ?? (isLong ? .random(in: .min ... .max) : 1)

  private static let bases = [
    "GET /posts?_page=1&_limit=5&q=tea HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n",
    "GET /posts/1 HTTP/1.0\r\nConnection: keep-alive\r\nIf-None-Match: \"1\"\r\n\r\n",
    "GET /documents/7 HTTP/1.1\r\nHost: a\r\nRange: bytes=10-20\r\nIf-Range: \"1\"\r\n\r\n",
    "HEAD /users/1/posts HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /posts HTTP/1.1\r\nHost: a\r\nContent-Length: 36\r\nIdempotency-Key: \"1\"\r\n\r\n"
      + #"{"title":"Tea","body":"x","userId":1}"#,
    "POST /posts HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  ].map { Array($0.utf8) }

  @Test("B96 each is answered, or its connection ends; the server goes on, and leaves no connection")
  func requests() async throws {
    if Self.isLong { print("LOADKIT_SEED=\(Self.seed)") }
    let server = try ArticleServer()
    for number in 0..<(Self.isLong ? 10_000 : 500) {
      let bytes = Self.request(number)
      let comment = Comment(
        rawValue:
          "LOADKIT_SEED=\(Self.seed), request \(number): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      let client = try RawClient(server.port)
      do {
        try client.send(bytes)
        client.finishSending()
        let answer = try client.readToEnd()
        #expect(answer.isEmpty || answer.starts(with: Array("HTTP/1.1 ".utf8)), comment)
      } catch let failure as RawClient.Failure {
        #expect(failure == .reset || failure.code == EPIPE, comment)
      }
      if number % 100 == 0 { #expect(try RawClient.get("/posts/1", port: server.port).status == 200, comment) }
    }
    await server.whenConnections(0)
  }

  private static func request(_ number: Int) -> [UInt8] {
    var random = Numbers(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    var bytes = bases[Int.random(in: 0..<bases.count, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...16, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &random)
      case 1 where bytes.count > 40: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      default:
        let words = ["0", "-1", "99999999999999999999", "\r\n", ": ", "%", "..", "\u{0}", " ", "chunked", "é"]
        bytes.insert(contentsOf: Array(words[Int.random(in: 0..<words.count, using: &random)].utf8), at: start)
      }
    }
    return bytes
  }

  /// Random numbers that a seed repeats (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
