#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that never blocks and is not inherited by child processes.
///
/// A plain value: its owner closes it with `release()`.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Makes the descriptor non-blocking and closed on exec.
  func configure() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Gives the number back to the system.
  func release() { _ = close(number) }

  // MARK: Reading and writing

  /// What came of reading.
  enum Input { case bytes([UInt8]), nothingYet, end, broken }

  /// Reads the available bytes, at most `limit`.
  func receive(atMost limit: Int) -> Input {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let got = read(number, buffer.baseAddress, limit)
      code = got < 0 ? errno : 0
      count = max(0, got)
    }
    if code == EAGAIN || code == EWOULDBLOCK || code == EINTR { return .nothingYet }
    if code != 0 { return .broken }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  /// What came of writing.
  enum Output { case sent(Int), notNow, broken }

  /// Sends as many of the bytes as the system takes. A closed client raises no signal.
  func transmit(_ bytes: ArraySlice<UInt8>) -> Output {
    #if canImport(Darwin)
      let flags: Int32 = 0  // SO_NOSIGPIPE is set on every accepted socket.
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(number, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return .sent(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .notNow : .broken
  }

  // MARK: Ending a connection

  /// Tells the client that nothing more comes, and goes on listening to it.
  func finishSending() { _ = shutdown(number, Int32(SHUT_WR)) }

  /// Releases the socket so that the client sees a reset connection rather than an end.
  func reset() {
    var abort = linger(l_onoff: 1, l_linger: 0)
    setsockopt(number, SOL_SOCKET, SO_LINGER, &abort, socklen_t(MemoryLayout<linger>.size))
    release()
  }
}
