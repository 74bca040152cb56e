/// Turns the bytes of a connection into requests (RFC 9112), strictly: an invalid request ends the connection.
struct RequestReader {
  /// Why a request is not served.
  struct Rejection: Error, Hashable {
    var status: Int
    var reason: String
  }

  /// The limits of a request.
  struct Limits: Sendable {
    /// The most bytes of a request line with all header fields.
    var head = 16 << 10
    /// The most bytes of a request line.
    var line = 8 << 10
    /// The most bytes of a body.
    var body = 1 << 20
  }

  private let limits: Limits
  private var buffer: [UInt8] = []
  /// How much of the buffer is known not to hold the end of a head.
  private var scanned = 0
  private var pending: ServerRequest?
  private var bodyLeft = 0

  init(limits: Limits = Limits()) { self.limits = limits }

  /// Whether a request has begun to arrive. Empty lines do not begin one.
  var isInRequest: Bool { pending != nil || !buffer.isEmpty }

  /// The request whose head has arrived and whose body has not.
  var incomplete: ServerRequest? { pending }

  /// Whether enough is buffered, so that the client can wait.
  var isFull: Bool { buffer.count >= limits.head }

  /// Takes bytes that arrived.
  mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
    if pending == nil { dropEmptyLines() }
  }

  /// The next complete request, or `nil` if more bytes are needed.
  ///
  /// - Throws: ``Rejection``; the rest of the connection then has no meaning.
  mutating func next() throws(Rejection) -> ServerRequest? {
    if pending == nil {
      guard let head = try takeHead() else { return nil }
      let request = try RequestHead(head, limits: limits)
      pending = request.request
      bodyLeft = request.bodyLength
    }
    let arrived = min(bodyLeft, buffer.count)
    pending?.body += buffer.prefix(arrived)
    buffer.removeFirst(arrived)
    bodyLeft -= arrived
    guard bodyLeft == 0, let request = pending else { return nil }
    pending = nil
    return request
  }

  /// Removes the first head from the buffer: its lines without their ends.
  private mutating func takeHead() throws(Rejection) -> [ArraySlice<UInt8>]? {
    dropEmptyLines()
    // Rejects TLS and other protocols at once instead of after a timeout.
    if let first = buffer.first, !RequestHead.isToken(first) {
      throw Rejection(status: 400, reason: "The request does not begin with a method.")
    }
    guard let end = endOfHead() else {
      if buffer.count > limits.line, !buffer.prefix(limits.line).contains(.lineFeed) {
        throw Rejection(status: 414, reason: "The request line is too long.")
      }
      if buffer.count > limits.head {
        throw Rejection(status: 431, reason: "The header fields are too large.")
      }
      return nil
    }
    guard end <= limits.head else { throw Rejection(status: 431, reason: "The header fields are too large.") }
    let lines = buffer[..<end].split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      line.last == .carriageReturn ? line.dropLast() : line
    }
    let head = lines.prefix { !$0.isEmpty }.map { ArraySlice(Array($0)) }
    buffer.removeFirst(end)
    scanned = 0
    guard let line = head.first, line.count <= limits.line else {
      throw Rejection(status: 414, reason: "The request line is too long.")
    }
    return head
  }

  /// Empty lines before a request are ignored (RFC 9112, section 2.2).
  private mutating func dropEmptyLines() {
    let count = buffer.prefix { $0 == .carriageReturn || $0 == .lineFeed }.count
    guard count > 0 else { return }
    buffer.removeFirst(count)
    scanned = 0
  }

  /// The index after the empty line that ends the head. A lone line feed ends a line, too, as section 2.2 permits.
  private mutating func endOfHead() -> Int? {
    for index in scanned..<buffer.count where buffer[index] == .lineFeed {
      let next = buffer[(index + 1)...].prefix(2)
      if next.first == .lineFeed { return index + 2 }
      if next.elementsEqual([.carriageReturn, .lineFeed]) { return index + 3 }
    }
    scanned = max(0, buffer.count - 2)
    return nil
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
