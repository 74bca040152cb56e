import Foundation
import LoadKit
import LoadKitHTTP
import Testing

/// Responses with random faults in their bytes. `LOADKIT_LONG` makes 10,000 of them; `LOADKIT_SEED` replays a run.
@Suite("Mutated responses", .timeLimit(.minutes(15)))
struct MutatedResponseTests {
  private struct Item: Codable, Sendable, Equatable {
    var id: Int
    var title: String
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["LOADKIT_LONG"] != nil
  private static let seed =
    environment["LOADKIT_SEED"].flatMap { UInt64($0) } ?? (isLong ? .random(in: .min ... .max) : 1)

  private static let body = #"[{"id":1,"title":"Tea"},{"id":2,"title":"Coffee"}]"#
  private static let size = String(body.utf8.count, radix: 16)
  private static let bases = [
    "HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nContent-Length: \(body.utf8.count)\r\nETag: \"1\"\r\n\r\n\(body)",
    "HTTP/1.1 200 OK\r\nLink: </x?page=2>; rel=\"next\"\r\nCache-Control: max-age=60\r\nVary: Accept\r\n\r\n\(body)",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(size)\r\n\(body)\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/; Max-Age=5\r\nSet-Cookie: b=2; Expires=Wed, 21 Oct 2115 07:28:00 GMT"
      + "\r\n\r\n\(body)",
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n",
    "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/1.1 206 Partial\r\nContent-Range: bytes 0-9/20\r\nContent-Length: 10\r\n\r\n0123456789",
    "HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n",
    "HTTP/1.1 422 X\r\nContent-Length: 45\r\n\r\n{\"errors\":[{\"field\":\"title\",\"code\":\"missing\"}]}",
  ].map { Array($0.utf8) }

  @Test("B81 each is a value or a failure: no crash, no hang, no part of a list")
  func responses() async throws {
    let count = Self.isLong ? 10_000 : 300
    if Self.isLong { print("LOADKIT_SEED=\(Self.seed)") }
    let server = try ByteServer { connection in
      guard connection.path.hasPrefix("/mutated") else { return connection.respond(200, body: Self.body) }
      connection.send(Self.response(connection.number))
      return .close
    }
    let transport = URLSessionTransport(timeout: .seconds(60))
    let client = HTTPClient(
      baseURL: server.url(), transport: transport, cache: HTTPCache(MemoryCacheStorage(limit: 100_000)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= 8 { try await group.next() }
        group.addTask { await Self.check(number, client) }
      }
      try await group.waitForAll()
    }
    #expect(try await client.get("/good", as: [Item].self).count == 2)
  }

  private static func check(_ number: Int, _ client: HTTPClient) async {
    let text = String(decoding: response(number), as: UTF8.self).debugDescription
    let comment = Comment(rawValue: "LOADKIT_SEED=\(seed), response \(number): \(text)")
    do {
      let response = try await client.getResponse("/mutated/\(number)", as: [Item].self)
      #expect(!response.value.contains { $0.title.isEmpty && $0.id == 0 }, comment)
    } catch {
      let failure = error as? LoadFailure
      #expect(failure != nil && failure?.kind != .timedOut, comment)
    }
  }

  /// The response of a number: the first mutation that does not end the process in FoundationNetworking.
  private static func response(_ number: Int) -> [UInt8] {
    var random = SeededGenerator(seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    while true {
      let base = bases[Int.random(in: 0..<bases.count, using: &random)]
      var bytes = base
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(using: &random) }
      if isSurvivable(bytes, base: base) { return bytes }
    }
  }

  /// Whether the platform survives a response. What ends a process stands in ``SessionPlatform`` and `FatalFaultTests`.
  private static func isSurvivable(_ bytes: [UInt8], base: [UInt8]) -> Bool {
    #if canImport(FoundationNetworking)
      guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return false }
      let head = bytes[..<end.upperBound]
      let text = String(decoding: head, as: UTF8.self)
      guard !head.contains(0), !text.contains("\r\r\n"), !text.contains(/[0-9]{18}/),
        !text.contains(/^HTTP\/[^ ]* *1/), !text.contains(/^[^\r\n]*\n/) || text.hasPrefix("HTTP/1.1 ")
      else { return false }
      guard text.lowercased().contains("chunked") else { return true }
      // Header fields after the last chunk.
      return bytes[end.upperBound...].elementsEqual(base[base.firstRange(of: Array("\r\n\r\n".utf8))!.upperBound...])
    #else
      return true
    #endif
  }
}

/// Random numbers that a seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension [UInt8] {
  /// Changes, removes, repeats or inserts some bytes.
  mutating func mutate(using random: inout SeededGenerator) {
    guard !isEmpty else { return append(UInt8.random(in: .min ... .max, using: &random)) }
    let start = Int.random(in: 0..<count, using: &random)
    let length = Swift.min(Int.random(in: 1...16, using: &random), count - start)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self[start] = UInt8.random(in: .min ... .max, using: &random)
    case 1: self[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: removeSubrange(start..<start + length)
    case 3: insert(contentsOf: Array(self[start..<start + length]), at: start)
    case 4:
      let words = ["0", "-1", "99999999999", "\r\n", ": ", ",", ";", "\"", " ", "chunked", "é", "\u{202e}", "\t"]
      insert(contentsOf: Array(words[Int.random(in: 0..<words.count, using: &random)].utf8), at: start)
    default:
      let other = Int.random(in: 0..<count, using: &random)
      swapAt(start, other)
    }
  }
}
