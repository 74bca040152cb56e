extension Fault {
  /// The steps of faults in the body of an answer.
  func bodySteps(_ exchange: Exchange) -> [Step]? {
    let json = exchange.answer.body
    return lengthSteps(json) ?? chunkSteps(json) ?? encodingSteps(json)
  }

  private func lengthSteps(_ json: [UInt8]) -> [Step]? {
    switch self {
    case .bodyReset: [Self.known(json.count), .send(Array(json.prefix(json.count / 2))), .reset]
    case .drip: [Self.known(json.count)] + Self.drip(json)
    case .endlessDrip:
      [Self.head(["Transfer-Encoding: chunked"])]
        + (0..<20_000).flatMap { _ in [Step.send("1\r\n \r\n"), .wait(.milliseconds(2))] }
    case .longLength: [Self.known(json.count + 10), .send(json), .stall]
    case .shortLength: [Self.known(json.count - 10), .send(json)]
    case .tooLarge: [Self.known(1 << 30), .send("["), .stall]
    case .endlessBody:
      [Self.head(["Transfer-Encoding: chunked"])]
        + Array(repeating: .send("10000\r\n" + String(repeating: " ", count: 65_536) + "\r\n"), count: 1_000)
        + [.stall]
    default: nil
    }
  }

  private func chunkSteps(_ json: [UInt8]) -> [Step]? {
    let chunked = Self.head(["Transfer-Encoding: chunked", "Trailer: X-Sum"])
    let half = Array(json.prefix(json.count / 2))
    let size = String(json.count, radix: 16)
    return switch self {
    case .badChunk: [chunked, .send("zz\r\n"), .send(json), .send("\r\n0\r\n\r\n")]
    case .chunkCut: [chunked, .send("\(size)\r\n"), .send(half), .close]
    case .noLastChunk: [chunked, .send("\(size)\r\n"), .send(json), .send("\r\n"), .close]
    case .hugeChunk: [chunked, .send("ffffffffffffffffffff\r\n"), .send(json), .close]
    case .trailers: [chunked, .send("\(size)\r\n"), .send(json), .send("\r\n0\r\nX-Sum: 1\r\n\r\n")]
    default: nil
    }
  }

  private func encodingSteps(_ json: [UInt8]) -> [Step]? {
    func encoded(_ body: [UInt8], _ encoding: String = "gzip") -> [Step] {
      [Self.head(["Content-Encoding: \(encoding)", "Content-Length: \(body.count)"]), .send(body)]
    }
    return switch self {
    case .badGzip: encoded(json)
    case .gzipCut: encoded(Gzip.unfinishedSpaces(blocks: 100))
    case .gzipBomb: encoded(Gzip.unfinishedSpaces(blocks: 50_000))
    case .unknownEncoding: encoded(json, "klingon")
    default: nil
    }
  }

  private static func head(_ fields: [String]) -> Step {
    .send(head("200 OK", ["Content-Type: application/json"] + fields))
  }

  private static func known(_ length: Int) -> Step { head(["Content-Length: \(length)"]) }
}
