extension Fault {
  /// The steps of faults in the head of an answer.
  func headSteps(_ exchange: Exchange) -> [Step]? {
    let json = exchange.answer.body
    let length = "Content-Length: \(json.count)"
    let type = "Content-Type: application/json"
    return switch self {
    case .headCut: [.send("HTTP/1.1 200 OK\r\n\(type)\r\nContent-Le"), .close]
    case .headReset: [.send("HTTP/1.1 200 OK\r\n\(type)\r\nContent-Le"), .reset]
    case .headDrip: Self.drip(Self.head("200 OK", [type, length])) + [.send(json)]
    case .garbage: [.send("\u{1}\u{2}\u{3} garbage \u{0}\r\n\r\n"), .close]
    case .http09: [.send(json), .close]
    case .noStatus: [.send(Self.head("", [type, length]) + json)]
    case .status0: [.send(Self.head("0 Zero", [type, length]) + json)]
    case .status99: [.send(Self.head("99 Low", [type, length]) + json)]
    case .status1000: [.send(Self.head("1000 High", [type, length]) + json)]
    case .endlessHead:
      [.send("HTTP/1.1 200 OK\r\n")]
        + Array(repeating: .send(String(repeating: "X-More: \(Self.filler(1_014))\r\n", count: 64)), count: 1_000)
        + [.stall]
    case .hugeField: [.send(Self.head("200 OK", [type, length, "X-Huge: \(Self.filler(1 << 20))"]) + json)]
    case .repeatedFields:
      [.send(Self.head("200 OK", [type, length, "Vary: Accept", "Vary: Origin", type, length]) + json)]
    case .twoLengths: [.send(Self.head("200 OK", [type, length, "Content-Length: \(json.count + 1)"]) + json), .close]
    case .tightFields:
      [.send(Self.head("200 OK", ["Content-Type:application/json", "Content-Length:   \(json.count)"]) + json)]
    case .continues: [.send("HTTP/1.1 100 Continue\r\n\r\n")] + exchange.send(exchange.answer)
    case .earlyHints:
      [.send("HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n")] + exchange.send(exchange.answer)
    case .onlyContinue: [.send("HTTP/1.1 100 Continue\r\n\r\n"), .close]
    default: nil
    }
  }

  /// A head with a status and header fields, as they are.
  static func head(_ status: String, _ fields: [String]) -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + fields).joined(separator: "\r\n").utf8) + Array("\r\n\r\n".utf8)
  }

  /// Bytes a millisecond apart: one by one, or if they are many, in a few hundred pieces.
  static func drip(_ bytes: [UInt8]) -> [Step] {
    let size = max(1, bytes.count / 200)
    return stride(from: 0, to: bytes.count, by: size).flatMap { start in
      [.send(Array(bytes[start..<min(start + size, bytes.count)])), .wait(.milliseconds(1))]
    }
  }

  /// A text of no meaning.
  static func filler(_ length: Int) -> String { String(repeating: "x", count: length) }
}

extension ArticleServer.Step {
  /// Sends a text as it is, in UTF-8.
  static func send(_ text: String) -> Self { .send(Array(text.utf8)) }
}
