import Testing

@testable import _ArticleServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("How long a connection waits for its client, and how much it takes")
struct PatienceTests {
  private let timeouts = Connection.Timeouts(request: .seconds(10), idle: .seconds(60))
  private let start = ContinuousClock.now

  private func connection(_ pair: SocketPair) -> Connection {
    Connection(pair.near, timeouts: timeouts, now: start)
  }

  private func responder(_ steps: [ServerStep]) -> Connection.Responder {
    Connection.Responder(respond: { _ in steps }, respondToHead: { _ in [] }, reject: { _ in [.reset] })
  }

  private func arrive(_ text: String, _ connection: Connection, _ pair: SocketPair, after seconds: Int) {
    let now = start + .seconds(seconds)
    pair.sendFromFar(text)
    connection.receive(now: now)
    connection.advance(now: now, responder([.send(Array("answer".utf8))]))
  }

  @Test("a byte now and then does not extend the time for a request")
  func drip() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    for second in 1...9 { arrive("G", connection, pair, after: second) }
    #expect(connection.deadline == start + .seconds(1 + 10))
    connection.close()
  }

  @Test("the time for a request begins with its first byte, and idle time with the end of a response")
  func phases() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    #expect(connection.deadline == start + .seconds(10))
    arrive("GET / HTTP/1.1\r\nHost: a\r\n\r\n", connection, pair, after: 5)
    #expect(connection.deadline == start + .seconds(5 + 60))
    arrive("GET", connection, pair, after: 50)
    #expect(connection.deadline == start + .seconds(50 + 10))
    connection.close()
  }

  @Test("a request that came with half of the next one gives that one its own time")
  func pipelined() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    arrive("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET", connection, pair, after: 5)
    #expect(connection.deadline == start + .seconds(5 + 10))
    connection.close()
  }

  @Test("B96 empty lines begin no request, and do not extend the time that a connection may be idle")
  func emptyLines() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    for (second, line) in zip(1..., ["\r\n", "\n", "\r", "\n\r\n\r\n"]) {
      arrive(line, connection, pair, after: second)
      #expect(connection.deadline == start + .seconds(10))
      #expect(connection.idleSince == start)
    }
    arrive("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", connection, pair, after: 5)
    for second in [6, 30, 64] { arrive("\r\n", connection, pair, after: second) }
    #expect(connection.deadline == start + .seconds(5 + 60))
    #expect(connection.idleSince == start + .seconds(5))
    connection.expire(now: start + .seconds(65), responder([]))
    #expect(connection.isClosed)
  }

  @Test("B96 a request that has begun is not idle, nor is a response")
  func busy() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    arrive("\r\nG", connection, pair, after: 1)
    #expect(connection.idleSince == nil)
    pair.sendFromFar("ET / HTTP/1.1\r\nHost: a\r\n\r\n")
    connection.receive(now: start)
    connection.advance(now: start, responder([.stall]))
    #expect(connection.idleSince == nil)
    connection.close()
    #expect(connection.idleSince == nil)
  }

  @Test("a client that keeps sending while its response stalls is no longer read once a buffer is full")
  func backPressure() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    pair.sendFromFar("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    connection.receive(now: start)
    connection.advance(now: start, responder([.stall]))
    #expect(connection.interest & Int32(POLLIN) != 0)
    pair.sendFromFar(String(repeating: "G", count: 16 << 10))
    connection.receive(now: start)
    #expect(connection.interest & Int32(POLLIN) == 0)
    connection.close()
  }

  @Test("an endless wait is cut to an hour")
  func longestWait() throws {
    let pair = try SocketPair()
    let connection = connection(pair)
    pair.sendFromFar("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    connection.receive(now: start)
    connection.advance(now: start, responder([.wait(.seconds(Int64.max))]))
    #expect(connection.deadline == start + .seconds(3_600))
    connection.close()
  }
}
