import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells of signals on a queue: a handler writes them into a pipe, and the queue reads that.
///
/// Sources of libdispatch for signals would be shorter, but lose one now and then on Linux while threads come and go.
final class SignalPipe {
  private let source: any DispatchSourceRead

  /// Begins to listen; until then signals do what they usually do. `nil` if there are no descriptors left.
  ///
  /// - Parameters:
  ///   - numbers: The signals, each of which is listened to once in a process.
  ///   - queue: Where `onSignal` is called.
  ///   - onSignal: Gets the number of each.
  init?(_ numbers: [Int32], on queue: DispatchQueue, _ onSignal: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler may not wait.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let input = ends[0]
    source = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = read(input, &buffer, buffer.count)
      for number in buffer.prefix(max(0, count)) { onSignal(Int32(number)) }
    }
    source.activate()
    for number in numbers {
      Self.outputs.of[Int(number)] = ends[1]
      signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        write(SignalPipe.outputs.of[Int(number)], &byte, 1)
        errno = before
      }
    }
  }

  private static let outputs = Outputs()

  /// Where the handler of each signal writes to.
  ///
  /// `@unchecked Sendable`: the pointer never changes, and an entry is written before its signal's handler, the only
  /// reader, is installed.
  private final class Outputs: @unchecked Sendable {
    let of = UnsafeMutablePointer<Int32>.allocate(capacity: 128)

    init() { of.initialize(repeating: -1, count: 128) }
  }
}
