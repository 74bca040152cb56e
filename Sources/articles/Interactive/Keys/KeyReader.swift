import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells what is pressed on a terminal.
@MainActor final class KeyReader {
  /// How long a lone escape may be the beginning of a longer sequence. The bytes of one key arrive together, except
  /// over a slow line.
  private static let escapeTime = Duration.milliseconds(50)

  private let onKey: @MainActor (Key) -> Void
  private let onEnd: @MainActor () -> Void
  private var parser = KeyParser()
  private var escape: Task<Void, Never>?
  private var source: (any DispatchSourceRead)?

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which stays open.
  ///   - onKey: Gets each key.
  ///   - onEnd: Is called once, when the terminal has gone.
  init(_ descriptor: Int32, onKey: @escaping @MainActor (Key) -> Void, onEnd: @escaping @MainActor () -> Void) {
    self.onKey = onKey
    self.onEnd = onEnd
    source = Self.source(descriptor) { [weak self] bytes in
      // The main queue keeps the order, which tasks would not.
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.arrived(bytes) } }
    }
  }

  /// Reads on a queue of its own; no bytes mean that there will be none.
  private nonisolated static func source(
    _ descriptor: Int32, onBytes: @escaping @Sendable ([UInt8]) -> Void
  ) -> any DispatchSourceRead {
    let queue = DispatchQueue(label: "articles.keys")
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    var isOver = false
    source.setEventHandler {
      guard !isOver else { return }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      isOver = count <= 0
      onBytes(Array(buffer.prefix(max(0, count))))
    }
    source.activate()
    return source
  }

  private func arrived(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      source?.cancel()
      source = nil
      return onEnd()
    }
    escape?.cancel()
    for key in parser.feed(bytes) { onKey(key) }
    guard parser.isWaiting else { return }
    escape = Task {
      guard (try? await ContinuousClock().sleep(for: Self.escapeTime)) != nil else { return }
      for key in parser.flush() { onKey(key) }
    }
  }
}
