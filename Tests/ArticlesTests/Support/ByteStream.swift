import Foundation
import LoadKit

/// What arrives at a descriptor, read on a thread of its own until the end.
final class ByteStream: Sendable {
  private struct State: Sendable {
    var bytes: [UInt8] = []
    var hasEnded = false
    var watchers: [(isOver: @Sendable (String) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = LoadLock(State())

  /// Reads a descriptor, and closes it in the end.
  init(_ descriptor: Int32) {
    Thread.detachNewThread { [state] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // A terminal whose other side was closed answers with an error.
        guard count > 0 else { break }
        Self.update(state) { [bytes = buffer.prefix(count)] in $0.bytes += bytes }
      }
      close(descriptor)
      Self.update(state) { $0.hasEnded = true }
    }
  }

  /// What has arrived.
  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Waits for the end.
  func whole() async -> String {
    await wait { _ in false }
    return text
  }

  /// Waits until a text has arrived.
  ///
  /// - Returns: Whether it has; `false` means that the end came before it.
  func contains(_ part: String) async -> Bool {
    await wait { $0.contains(part) }
    return text.contains(part)
  }

  /// Waits until what has arrived is as wanted, or ends.
  ///
  /// - Returns: Whether it is.
  func when(_ isWanted: @escaping @Sendable (String) -> Bool) async -> Bool {
    await wait(isWanted)
    return isWanted(text)
  }

  /// Waits; the end of the task's patience (a time limit, for example) is an end too.
  private func wait(_ isOver: @escaping @Sendable (String) -> Bool) async {
    let isCancelled = LoadLock(false)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.update(state) { state in
          state.watchers.append(({ isCancelled.withLock { $0 } || isOver($0) }, continuation))
        }
      }
    } onCancel: {
      isCancelled.withLock { $0 = true }
      Self.update(state) { _ in }
    }
  }

  private static func update(_ state: LoadLock<State>, _ change: @Sendable (inout State) -> Void) {
    let due = state.withLock { state in
      change(&state)
      let text = String(decoding: state.bytes, as: UTF8.self)
      let hasEnded = state.hasEnded
      let due = state.watchers.filter { hasEnded || $0.isOver(text) }.map(\.continuation)
      state.watchers.removeAll { hasEnded || $0.isOver(text) }
      return due
    }
    for continuation in due { continuation.resume() }
  }
}
