#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A client that sends bytes as they are and reads what comes back. It gives up after two minutes of silence.
final class RawClient {
  /// What went wrong, as an `errno`.
  struct Failure: Error, Hashable {
    var code: Int32
    static var last: Failure { Failure(code: errno) }
    static let refused = Failure(code: ECONNREFUSED)
    static let reset = Failure(code: ECONNRESET)
  }

  /// An answer taken apart.
  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: String
  }

  private let number: Int32
  private var buffer: [UInt8] = []

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard number >= 0 else { throw Failure.last }
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var one: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Failure.last }
  }

  deinit { _ = close(number) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = rest.withUnsafeBytes { systemSend(number, $0.baseAddress, $0.count, flags) }
      guard count >= 0 else { throw Failure.last }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a well-formed request.
  func request(_ target: String, method: String = "GET", headers: String = "") throws {
    try send("\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n")
  }

  /// Says that nothing more is sent.
  func finishSending() { _ = shutdown(number, Int32(SHUT_WR)) }

  /// Reads up to the empty line after the headers.
  func readHead() throws -> Answer {
    let end = Array("\r\n\r\n".utf8)
    var length: Int?
    while length == nil {
      length = buffer.indices.first { buffer[$0...].starts(with: end) }
      if length == nil, try !readMore() { throw Failure(code: 0) }
    }
    let lines = String(decoding: buffer.prefix(length!), as: UTF8.self).split(separator: "\r\n")
    buffer.removeFirst(length! + end.count)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let colon = line.firstIndex(of: ":")!
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return Answer(status: Int(lines[0].split(separator: " ")[1])!, headers: headers, body: "")
  }

  /// Reads a whole answer.
  func readAnswer(toHead: Bool = false) throws -> Answer {
    var answer = try readHead()
    let length = toHead ? 0 : Int(answer.headers["content-length"]!)!
    while buffer.count < length {
      guard try readMore() else { throw Failure(code: 0) }
    }
    answer.body = String(decoding: buffer.prefix(length), as: UTF8.self)
    buffer.removeFirst(length)
    return answer
  }

  /// Reads until the server ends the connection.
  func readToEnd() throws -> [UInt8] {
    while try readMore() {}
    defer { buffer = [] }
    return buffer
  }

  private func readMore() throws -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(number, &chunk, chunk.count)
    guard count >= 0 else { throw Failure.last }
    buffer += chunk.prefix(count)
    return count > 0
  }

  /// One request on a connection of its own.
  static func get(
    _ target: String, port: UInt16, method: String = "GET", headers: String = ""
  ) throws -> Answer {
    let client = try RawClient(port)
    try client.request(target, method: method, headers: headers)
    return try client.readAnswer(toHead: method == "HEAD")
  }
}

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(socket, bytes, count, flags)
}
