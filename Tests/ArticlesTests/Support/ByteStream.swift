#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import LoadKit

/// What arrives at a descriptor, read on a thread of its own until the end.
final class ByteStream: Sendable {
  private struct State: Sendable {
    var bytes: [UInt8] = []
    var hasEnded = false
    var watchers: [(isWanted: @Sendable (String) -> Bool, continuation: CheckedContinuation<Bool, Never>)] = []
    /// Whoever waits has lost patience.
    var isCancelled = false
  }

  private let state = LoadLock(State())

  /// Reads a descriptor, and closes it in the end.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - limit: After how many bytes to stop, as if that were the end, and leave the descriptor open.
  init(_ descriptor: Int32, limit: Int = .max) {
    Thread.detachNewThread { [state] in
      var buffer = [UInt8](repeating: 0, count: min(65_536, limit))
      var left = limit
      while left > 0 {
        let count = read(descriptor, &buffer, min(left, buffer.count))
        if count < 0, errno == EINTR { continue }
        // A terminal whose other side was closed answers with an error.
        guard count > 0 else { break }
        left -= count
        Self.update(state) { [bytes = buffer.prefix(count)] in $0.bytes += bytes }
      }
      if left > 0 { close(descriptor) }
      Self.update(state) { $0.hasEnded = true }
    }
  }

  /// What has arrived.
  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Waits for the end.
  func whole() async -> String {
    _ = await when { _ in false }
    return text
  }

  /// Waits until a text has arrived.
  ///
  /// - Returns: Whether it has; `false` means that the end came before it.
  func contains(_ part: String) async -> Bool { await when { $0.contains(part) } }

  /// Waits until what has arrived is as wanted.
  ///
  /// - Returns: Whether it was, at some time; `false` means that the end came before that, or the end of the test's
  ///   patience.
  func when(_ isWanted: @escaping @Sendable (String) -> Bool) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.update(state) { $0.watchers.append((isWanted, continuation)) }
      }
    } onCancel: {
      Self.update(state) { $0.isCancelled = true }
    }
  }

  private static func update(_ state: LoadLock<State>, _ change: @Sendable (inout State) -> Void) {
    let due = state.withLock { state in
      change(&state)
      let text = String(decoding: state.bytes, as: UTF8.self)
      let isOver = state.hasEnded || state.isCancelled
      var due: [(CheckedContinuation<Bool, Never>, Bool)] = []
      state.watchers.removeAll { watcher in
        let isWanted = watcher.isWanted(text)
        if isWanted || isOver { due.append((watcher.continuation, isWanted)) }
        return isWanted || isOver
      }
      return due
    }
    for (continuation, isWanted) in due { continuation.resume(returning: isWanted) }
  }
}
#endif
