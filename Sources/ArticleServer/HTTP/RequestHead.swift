/// A request line and header fields, checked.
struct RequestHead {
  typealias Rejection = RequestReader.Rejection

  let request: ServerRequest
  /// How many bytes of a body follow.
  let bodyLength: Int

  /// Reads the lines of a head.
  ///
  /// - Throws: `Rejection` for what RFC 9112 forbids, and for what this server leaves out.
  init(_ lines: [ArraySlice<UInt8>], limits: RequestReader.Limits) throws(Rejection) {
    let (method, target, version) = try Self.requestLine(lines.first ?? [])
    var headers: [ServerHeader] = []
    for line in lines.dropFirst() { headers.append(try Self.header(line)) }
    let connection = Self.tokens("connection", in: headers)
    request = ServerRequest(
      method: method, target: target, headers: headers,
      keepsAlive: version == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive"))
    let hosts = Self.values("host", in: headers)
    guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else {
      throw Rejection(status: 400, reason: "Exactly one Host header field is needed.")
    }
    bodyLength = try Self.bodyLength(headers, limit: limits.body)
  }

  // MARK: Request line

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws(Rejection) -> (method: String, target: String, version: String) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isToken) else {
      throw Rejection(status: 400, reason: "The request line is not understood.")
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      let isHTTP = version.hasPrefix("HTTP/")
      throw Rejection(
        status: isHTTP ? 505 : 400, reason: isHTTP ? "Only HTTP/1.1 is spoken." : "The request line is not understood.")
    }
    return (String(decoding: parts[0], as: UTF8.self), try target(parts[1]), version)
  }

  /// The path and query of a target in origin form, absolute form, or `*` (RFC 9112, section 3.2).
  private static func target(_ bytes: ArraySlice<UInt8>) throws(Rejection) -> String {
    guard bytes.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw Rejection(status: 400, reason: "The request target has characters that need percent-encoding.")
    }
    let target = String(decoding: bytes, as: UTF8.self)
    if target.hasPrefix("/") || target == "*" { return target }
    guard target.lowercased().hasPrefix("http://") else {
      throw Rejection(status: 400, reason: "The request target is not understood.")
    }
    let afterScheme = target.dropFirst("http://".count)
    let rest = afterScheme[(afterScheme.firstIndex { $0 == "/" || $0 == "?" } ?? afterScheme.endIndex)...]
    return rest.hasPrefix("/") ? String(rest) : "/" + rest
  }

  // MARK: Header fields

  private static func header(_ line: ArraySlice<UInt8>) throws(Rejection) -> ServerHeader {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      throw Rejection(status: 400, reason: "A header field has no name.")
    }
    // Also rejects space before the colon and folded lines, as sections 5.1 and 5.2 demand.
    guard line[..<colon].allSatisfy(isToken) else {
      throw Rejection(status: 400, reason: "A header field's name has characters that are not allowed.")
    }
    let value = line[(colon + 1)...]
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
      throw Rejection(status: 400, reason: "A header field's value has control characters.")
    }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let trimmed = value.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return ServerHeader(String(decoding: line[..<colon], as: UTF8.self), String(decoding: trimmed, as: UTF8.self))
  }

  private static func values(_ name: String, in headers: [ServerHeader]) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  private static func tokens(_ name: String, in headers: [ServerHeader]) -> Set<String> {
    let separators: Set<Character> = [",", " ", "\t"]
    let words = values(name, in: headers).flatMap { $0.lowercased().split { separators.contains($0) } }
    return Set(words.map(String.init))
  }

  /// The length of the body. Several lengths, or a length beside a transfer coding, are how requests are smuggled.
  private static func bodyLength(_ headers: [ServerHeader], limit: Int) throws(Rejection) -> Int {
    let lengths = Set(values("content-length", in: headers))
    guard values("transfer-encoding", in: headers).isEmpty else {
      throw lengths.isEmpty
        ? Rejection(status: 411, reason: "A body needs a Content-Length.")
        : Rejection(status: 400, reason: "Content-Length and Transfer-Encoding exclude each other.")
    }
    guard let text = lengths.first else { return 0 }
    guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Rejection(status: 400, reason: "The Content-Length is not a number.")
    }
    guard let length = Int(text), length <= limit else {
      throw Rejection(status: 413, reason: "The body is too large.")
    }
    return length
  }

  /// Whether a byte may stand in a method or a field name (RFC 9110, section 5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
