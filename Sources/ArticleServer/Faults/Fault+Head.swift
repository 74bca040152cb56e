extension Fault {
  /// The steps of faults in the head of a response.
  func headSteps(_ exchange: Exchange) -> [ServerStep]? {
    // Computed, so that the right response is made only where it is sent: making it may write an article.
    var response: ServerResponse { exchange.response }
    var json: [UInt8] { response.body }
    var length: String { "Content-Length: \(json.count)" }
    var fields: [String] { response.fields }
    func whole(_ fields: [String]) -> [UInt8] { Self.head(response.statusText, fields) }
    return switch self {
    case .headCut: [.send(Self.cut(whole(fields + ["Content-Le"]))), .close]
    case .headReset: [.send(Self.cut(whole(fields + ["Content-Le"]))), .reset]
    case .headDrip: Self.drip(whole(fields + [length])) + [.send(json)]
    case .garbage: [.send("\u{1}\u{2}\u{3} garbage \u{0}\r\n\r\n"), .close]
    case .http09: [.send(json), .close]
    case .noStatus: [.send(Self.head("", fields + [length]) + json)]
    case .status0: [.send(Self.head("0 Zero", fields + [length]) + json)]
    case .status99: [.send(Self.head("99 Low", fields + [length]) + json)]
    case .status1000: [.send(Self.head("1000 High", fields + [length]) + json)]
    case .endlessHead:
      [.send("HTTP/1.1 \(response.statusText)\r\n")]
        + Array(repeating: .send(String(repeating: "X-More: \(Self.filler(1_014))\r\n", count: 64)), count: 1_000)
        + [.stall]
    case .hugeField: [.send(whole(fields + [length, "X-Huge: \(Self.filler(1 << 20))"]) + json)]
    case .repeatedFields:
      [.send(whole(fields + [length, "Vary: Accept", "Vary: Origin"] + fields + [length]) + json)]
    case .twoLengths: [.send(whole(fields + [length, "Content-Length: \(json.count + 1)"]) + json), .close]
    case .tightFields:
      [.send(whole(fields.map(Self.tight) + ["Content-Length:   \(json.count)"]) + json)]
    case .continues: [.send("HTTP/1.1 100 Continue\r\n\r\n")] + exchange.send(response)
    case .earlyHints:
      [.send("HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n")] + exchange.send(response)
    case .onlyContinue: [.send("HTTP/1.1 100 Continue\r\n\r\n"), .close]
    default: nil
    }
  }

  /// A head without the line break and the empty line at its end.
  private static func cut(_ head: [UInt8]) -> [UInt8] { Array(head.dropLast(4)) }

  /// A header field without the space after its colon.
  private static func tight(_ field: String) -> String {
    let parts = field.split(separator: ":", maxSplits: 1)
    return parts.count == 2 ? "\(parts[0]):\(parts[1].drop { $0 == " " })" : field
  }

  /// A head with a status and header fields, as they are.
  static func head(_ status: String, _ fields: [String]) -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + fields).joined(separator: "\r\n").utf8) + Array("\r\n\r\n".utf8)
  }

  /// Bytes a millisecond apart: one by one, or if they are many, in a few hundred pieces.
  static func drip(_ bytes: [UInt8]) -> [ServerStep] {
    let size = max(1, bytes.count / 200)
    return stride(from: 0, to: bytes.count, by: size).flatMap { start in
      [.send(Array(bytes[start..<min(start + size, bytes.count)])), .wait(.milliseconds(1))]
    }
  }

  /// A text of no meaning.
  static func filler(_ length: Int) -> String { String(repeating: "x", count: length) }
}
