@testable import _ArticleServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two connected sockets, for tests of what works on one end without a server around it.
final class SocketPair {
  /// The end under test, which may be released before the pair goes.
  let near: Descriptor
  private var far: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError.last }
    near = Descriptor(ends[0])
    near.configure()
    far = ends[1]
  }

  deinit { closeFar() }

  /// Sends from the other end.
  func sendFromFar(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(far, bytes, bytes.count)
  }

  /// Closes the other end.
  func closeFar() {
    if far >= 0 { _ = close(far) }
    far = -1
  }
}
