#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A socket bound to a port of the loopback interface.
///
/// Bound without listening it refuses connections, as if no server ran, and still keeps the port for later.
struct Listener: Sendable {
  let descriptor: Descriptor
  let port: UInt16

  /// How many connections the system accepts on the server's behalf before it gets round to them.
  private static let backlog: Int32 = 256

  /// Takes a port of 127.0.0.1.
  ///
  /// - Parameter port: The port, 0 for any free one.
  /// - Throws: ``SystemError``.
  init(port: UInt16) throws(SystemError) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let number = socket(AF_INET, kind, 0)
    guard number >= 0 else { throw .last }
    descriptor = Descriptor(number)
    do {
      descriptor.configure()
      // SO_REUSEADDR makes a port available while its last connections are in TIME_WAIT. For a port chosen by the
      // system the option is set after binding: set before, the system could choose a port that another socket has
      // bound without listening yet.
      if port != 0 { Self.setOption(SOL_SOCKET, SO_REUSEADDR, on: descriptor) }
      self.port = try Self.bind(descriptor, port: port)
      if port == 0 { Self.setOption(SOL_SOCKET, SO_REUSEADDR, on: descriptor) }
    } catch {
      descriptor.release()
      throw error
    }
  }

  /// Begins to accept connections.
  ///
  /// - Throws: ``SystemError``, if another socket listens on the port.
  func listen() throws(SystemError) {
    guard systemListen(descriptor.number, Self.backlog) == 0 else { throw .last }
  }

  /// What came of accepting.
  enum Arrival { case client(Descriptor), none, outOfDescriptors }

  /// Takes the next waiting client.
  func accept() -> Arrival {
    while true {
      let number = systemAccept(descriptor.number)
      if number >= 0 {
        let client = Descriptor(number)
        client.configure()
        Self.setOption(Int32(IPPROTO_TCP), TCP_NODELAY, on: client)
        #if canImport(Darwin)
          Self.setOption(SOL_SOCKET, SO_NOSIGPIPE, on: client)
        #endif
        return .client(client)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .outOfDescriptors
      default: return .none
      }
    }
  }

  private static func bind(_ descriptor: Descriptor, port: UInt16) throws(SystemError) -> UInt16 {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> Int32 in
        guard systemBind(descriptor.number, generic, size) == 0 else { return errno }
        return getsockname(descriptor.number, generic, &size) == 0 ? 0 : errno
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func setOption(_ level: Int32, _ name: Int32, on descriptor: Descriptor) {
    var value: Int32 = 1
    setsockopt(descriptor.number, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}

// The system's functions under names that the methods above do not hide.

private func systemBind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  bind(socket, address, size)
}

private func systemListen(_ socket: Int32, _ backlog: Int32) -> Int32 { listen(socket, backlog) }

private func systemAccept(_ socket: Int32) -> Int32 { accept(socket, nil, nil) }
