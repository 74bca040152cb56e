#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is written to in as few calls as possible, with every error told.
public struct Output: Sendable {
  /// Standard output.
  public static let standard = Output(descriptor: STDOUT_FILENO)
  /// Standard error.
  public static let errors = Output(descriptor: STDERR_FILENO)

  /// Its number.
  public let descriptor: Int32

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Opens a file to write, and empties it.
  ///
  /// - Throws: ``OutputError``.
  public static func file(_ path: String) throws(OutputError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    return Output(descriptor: descriptor)
  }

  /// Writes all of a text.
  ///
  /// - Throws: ``OutputError``, if it could not be written to the end.
  public func write(_ text: String) throws(OutputError) {
    var text = text
    let code = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(descriptor, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          // Somebody who shares the terminal has set it not to block.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard code == 0 else { throw OutputError(code: code) }
  }
}

/// `write` by another name, since ``Output`` has a method of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Why something could not be written.
public struct OutputError: Error, Hashable {
  /// The number that the system gave.
  public let code: Int32

  /// What the last call of the system has left.
  static var last: OutputError { OutputError(code: errno) }

  /// Whether the reader of a pipe has gone, of which nobody needs to be told.
  public var isClosedPipe: Bool { code == EPIPE }

  /// The system's words.
  public var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
