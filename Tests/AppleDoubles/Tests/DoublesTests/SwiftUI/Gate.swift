/// Holds one piece of work up until a test lets it go on, or it is cancelled.
struct Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  /// Lets it go on.
  func open() { continuation.finish() }

  /// Waits until the gate opens; returns at once where the task is cancelled.
  func wait() async {
    for await _ in stream {}
  }
}
