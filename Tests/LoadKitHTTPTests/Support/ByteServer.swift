import Foundation
import LoadKit

/// A loopback server that sends exactly the bytes that a test tells it to.
final class ByteServer: Sendable {
  /// What happens to a connection after a response.
  enum Outcome: Sendable { case keepAlive, close, reset }

  /// Responds to one request on the thread of its connection.
  typealias Script = @Sendable (Connection) -> Outcome

  private struct State: Sendable {
    var heads: [String] = []
    var connections = 0
  }

  let port: UInt16
  /// Counts the requests that have arrived.
  let arrived = EventCounter()
  /// Counts the connections that have ended.
  let ended = EventCounter()
  private let listener: Int32
  private let state = LoadLock(State())

  /// The heads of the requests, in the order in which they arrived.
  var heads: [String] { state.withLock { $0.heads } }
  /// How many connections were accepted.
  var connections: Int { state.withLock { $0.connections } }

  init(_ script: @escaping Script) throws {
    let (listener, port) = try boundSocket()
    self.listener = listener
    self.port = port
    guard listen(listener, 512) == 0 else { throw POSIXError(.EIO) }
    Thread.detachNewThread { [weak self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else {
          close(listener)
          return
        }
        guard let self else {
          close(descriptor)
          return
        }
        Thread.detachNewThread { self.serve(descriptor, script) }
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  func url(_ path: String = "/") -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)")!
  }

  private func serve(_ descriptor: Int32, _ script: Script) {
    state.withLock { $0.connections += 1 }
    let connection = Connection(descriptor)
    var outcome = Outcome.keepAlive
    while outcome == .keepAlive, connection.readHead() {
      let head = connection.head
      state.withLock { $0.heads.append(head) }
      arrived.add()
      outcome = script(connection)
    }
    connection.finish(reset: outcome == .reset)
    ended.add()
  }

  /// One connection, on its own thread.
  final class Connection {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private(set) var head = ""

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      var on: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
      #if canImport(Darwin)
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }

    /// The path of the request, with its query.
    var path: String { head.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    /// A number at the end of the path, after a slash.
    var number: Int { path.split(separator: "/").last.flatMap { Int($0) } ?? 0 }

    fileprivate func readHead() -> Bool {
      let end = Array("\r\n\r\n".utf8)
      while true {
        if let range = buffer.firstRange(of: end) {
          head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
          buffer.removeSubrange(..<range.upperBound)
          return true
        }
        guard let bytes = receive() else { return false }
        buffer += bytes
      }
    }

    private func receive() -> ArraySlice<UInt8>? {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return count > 0 ? bytes[..<count] : nil
    }

    /// Reads a body of a known length.
    func body(_ length: Int) -> String {
      while buffer.count < length, let bytes = receive() { buffer += bytes }
      defer { buffer.removeFirst(min(length, buffer.count)) }
      return String(decoding: buffer.prefix(length), as: UTF8.self)
    }

    /// Reads a body in chunks (RFC 9112, section 7.1), up to the last one.
    func chunkedBody() -> String {
      var text = ""
      while true {
        var line = ""
        while !line.hasSuffix("\r\n") {
          let next = body(1)
          if next.isEmpty { return text }
          line += next
        }
        guard let size = Int(line.dropLast(1), radix: 16) else { return text }
        text += body(size)
        _ = body(2)
        if size == 0 { return text }
      }
    }

    /// Sends bytes; false if the other side has gone.
    @discardableResult func send(_ bytes: [UInt8]) -> Bool {
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { raw -> Int in
          #if canImport(Darwin)
            Darwin.send(descriptor, raw.baseAddress! + start, bytes.count - start, 0)
          #else
            Glibc.send(descriptor, raw.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
          #endif
        }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }

    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// A complete response.
    func respond(_ status: Int, _ fields: [String] = [], body: String = "") -> Outcome {
      let head = ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)"] + fields
      return send(head.joined(separator: "\r\n") + "\r\n\r\n" + body) ? .keepAlive : .close
    }

    /// Waits until the other side has closed the connection.
    func waitForClose() -> Outcome {
      while receive() != nil {}
      return .close
    }

    fileprivate func finish(reset: Bool) {
      if reset {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      }
      close(descriptor)
    }
  }
}

/// A port of this machine without a listener. It refuses connections until it is released.
final class ClosedPort: Sendable {
  private let descriptor: Int32
  let url: URL

  init() throws {
    // Bound, so that nobody else gets it; nobody listens.
    let (descriptor, port) = try boundSocket()
    self.descriptor = descriptor
    url = URL(string: "http://127.0.0.1:\(port)")!
  }

  deinit { close(descriptor) }
}

private func boundSocket() throws -> (descriptor: Int32, port: UInt16) {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
    }
  }
  guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  return (descriptor, UInt16(bigEndian: address.sin_port))
}
