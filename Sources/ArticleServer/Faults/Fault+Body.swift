extension Fault {
  /// The steps of faults in the body of a response.
  func bodySteps(_ exchange: Exchange) -> [ServerStep]? {
    lengthSteps(exchange) ?? chunkSteps(exchange) ?? encodingSteps(exchange)
  }

  // The bodies are computed, so that the right response is made only where it is sent: making it may write an article.

  private func lengthSteps(_ exchange: Exchange) -> [ServerStep]? {
    var json: [UInt8] { exchange.response.body }
    func known(_ length: Int) -> ServerStep { exchange.head(["Content-Length: \(length)"]) }
    return switch self {
    case .bodyReset: [known(json.count), .send(Array(json.prefix(json.count / 2))), .reset]
    case .drip: [known(json.count)] + Self.drip(json)
    case .endlessDrip:
      [exchange.head(["Transfer-Encoding: chunked"])]
        + (0..<20_000).flatMap { _ in [ServerStep.send("1\r\n \r\n"), .wait(.milliseconds(2))] }
    case .longLength: [known(json.count + 10), .send(json), .stall]
    case .shortLength: [known(json.count - 10), .send(json)]
    case .tooLarge: [known(1 << 30), .send("["), .stall]
    case .endlessBody:
      [exchange.head(["Transfer-Encoding: chunked"])]
        + Array(repeating: .send("10000\r\n" + String(repeating: " ", count: 65_536) + "\r\n"), count: 1_000)
        + [.stall]
    default: nil
    }
  }

  private func chunkSteps(_ exchange: Exchange) -> [ServerStep]? {
    var json: [UInt8] { exchange.response.body }
    var chunked: ServerStep { exchange.head(["Transfer-Encoding: chunked", "Trailer: X-Sum"]) }
    var half: [UInt8] { Array(json.prefix(json.count / 2)) }
    var size: String { String(json.count, radix: 16) }
    return switch self {
    case .badChunk: [chunked, .send("zz\r\n"), .send(json), .send("\r\n0\r\n\r\n")]
    case .chunkCut: [chunked, .send("\(size)\r\n"), .send(half), .close]
    case .noLastChunk: [chunked, .send("\(size)\r\n"), .send(json), .send("\r\n"), .close]
    case .hugeChunk: [chunked, .send("ffffffffffffffffffff\r\n"), .send(json), .close]
    case .trailers: [chunked, .send("\(size)\r\n"), .send(json), .send("\r\n0\r\nX-Sum: 1\r\n\r\n")]
    default: nil
    }
  }

  private func encodingSteps(_ exchange: Exchange) -> [ServerStep]? {
    var json: [UInt8] { exchange.response.body }
    func encoded(_ body: [UInt8], _ encoding: String = "gzip") -> [ServerStep] {
      [exchange.head(["Content-Encoding: \(encoding)", "Content-Length: \(body.count)"]), .send(body)]
    }
    return switch self {
    case .badGzip: encoded(json)
    case .gzipCut: encoded(Gzip.unfinishedSpaces(blocks: 100))
    case .gzipBomb: encoded(Gzip.unfinishedSpaces(blocks: 50_000))
    case .unknownEncoding: encoded(json, "klingon")
    default: nil
    }
  }
}

extension Exchange {
  /// The head of the right response, with other fields for its body.
  fileprivate func head(_ fields: [String]) -> ServerStep {
    .send(Fault.head(response.statusText, response.fields + fields))
  }
}
