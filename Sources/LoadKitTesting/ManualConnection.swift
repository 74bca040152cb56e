import LoadKit

/// A connection that is as a test says, told from any thread.
///
/// ```swift
/// let connection = ManualConnection()
/// let connectivity = LoadConnectivity(following: connection)
/// connection.report(.offline)
/// ```
/// Reports reach the main actor in order, and soon. For a change that takes effect at once, call
/// `LoadConnectivity.update(_:)` in place of all this.
public final class ManualConnection: LoadConnectionSource {
  private struct State: Sendable {
    var report: (@Sendable (LoadConnection) -> Void)?
    var isStopped = false
  }

  private let state = LoadLock(State())

  /// Creates a connection about which nothing is known.
  public init() {}

  /// Whether somebody follows it.
  public var isFollowed: Bool { state.withLock { $0.report != nil && !$0.isStopped } }

  /// Tells who follows.
  ///
  /// - Parameter connection: What is known now.
  public func report(_ connection: LoadConnection) { state.withLock { $0.report }?(connection) }

  /// Begins; see `LoadConnectionSource`.
  public func start(_ report: @escaping @Sendable (LoadConnection) -> Void) { state.withLock { $0.report = report } }

  /// Ends; see `LoadConnectionSource`. It goes on to pass reports on, as a source on another thread might.
  public func stop() { state.withLock { $0.isStopped = true } }
}
