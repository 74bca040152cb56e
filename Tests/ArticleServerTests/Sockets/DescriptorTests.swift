import Testing

@testable import _ArticleServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Descriptors")
struct DescriptorTests {
  #if os(Linux)
    /// A blocked signal stays pending even where the process ignores it, so that it can be seen.
    @Test("sending to a client that is gone fails and raises no signal")
    func noSignal() throws {
      var pipe = sigset_t()
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      var old = sigset_t()
      pthread_sigmask(SIG_BLOCK, &pipe, &old)
      defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
      let pair = try SocketPair()
      defer { pair.near.release() }
      pair.closeFar()
      guard case .broken = pair.near.transmit([1, 2, 3]) else {
        Issue.record("sending succeeded")
        return
      }
      var pending = sigset_t()
      sigpending(&pending)
      #expect(sigismember(&pending, SIGPIPE) == 0)
    }
  #endif

  @Test("reading tells bytes, silence and the end apart")
  func reading() throws {
    let pair = try SocketPair()
    defer { pair.near.release() }
    guard case .nothingYet = pair.near.receive(atMost: 8) else {
      Issue.record("read from a silent client")
      return
    }
    pair.sendFromFar("0123456789")
    guard case .bytes(let first) = pair.near.receive(atMost: 8), case .bytes(let rest) = pair.near.receive(atMost: 8)
    else {
      Issue.record("read nothing")
      return
    }
    #expect(first + rest == Array("0123456789".utf8))
    #expect(first.count == 8)
    pair.closeFar()
    guard case .end = pair.near.receive(atMost: 8) else {
      Issue.record("missed the end")
      return
    }
  }
}
