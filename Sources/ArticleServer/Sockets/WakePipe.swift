#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe that ends another thread's `poll`.
final class WakePipe: Sendable {
  /// The end to poll for reading.
  let output: Descriptor
  /// The end to write to, `nil` once closed, so that a late signal cannot reach a descriptor of the same number.
  private let input: Monitor<Descriptor?>

  /// - Throws: ``SystemError``, if there are no file descriptors left.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    output = Descriptor(ends[0])
    let input = Descriptor(ends[1])
    output.configure()
    input.configure()
    self.input = Monitor(input)
  }

  /// Wakes the other thread; without effect once the pipe is closed.
  func signal() {
    input.withLock { input in
      guard let input else { return }
      // A full pipe is as good as a written one.
      var byte: UInt8 = 1
      _ = write(input.number, &byte, 1)
    }
  }

  /// Takes back all signals.
  func drain() {
    while case .bytes(let bytes) = output.receive(atMost: 64), bytes.count == 64 {}
  }

  /// Closes both ends. The other thread must have ended.
  func close() {
    input.withLock { input in
      input?.release()
      if input != nil { output.release() }
      input = nil
    }
  }
}
