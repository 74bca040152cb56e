#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a server could not start, in words for the user.
public struct ServerStartError: Error, Hashable, CustomStringConvertible {
  /// What happened and what helps.
  public let description: String

  init(_ error: SystemError, port: UInt16) {
    description =
      switch error.code {
      case EADDRINUSE where port == 0: "No port is free on this computer."
      case EADDRINUSE: "Port \(port) is in use. Choose another one, or 0 for any free port."
      case EACCES, EPERM: "Port \(port) is reserved for the system. Choose one from 1024 up, or 0 for any free port."
      case EMFILE, ENFILE: "Too many files are open to start a server."
      default: "The server could not start: \(error.text)."
      }
  }
}
