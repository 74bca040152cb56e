#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed system call.
struct SystemError: Error, Hashable {
  /// The value of `errno`.
  var code: Int32

  /// The system's text for the error.
  var text: String { String(cString: strerror(code)) }

  /// The error of the system call that has just failed on this thread.
  static var last: SystemError { SystemError(code: errno) }
}
