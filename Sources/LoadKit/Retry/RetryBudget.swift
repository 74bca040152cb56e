/// Limits automatic retries over all loaders that share it, so that a failing host is not flooded (rule 14).
///
/// It begins with a number of tokens. An automatic retry takes one, a success gives back a tenth, and while half or
/// less are left no automatic retry is allowed. A request by the user is always allowed. Use one for each host.
/// <doc:RetryStorm> shows what it does for a server.
@MainActor public final class RetryBudget {
  /// How many tokens there are at most. A token is counted in tenths, so that adding up is exact.
  private let capacity: Int
  private var tenths: Int

  /// Creates a full budget.
  ///
  /// - Parameter tokens: How many tokens there are at most; 10 by default, at least 1, at most a million.
  public nonisolated init(tokens: Int = 10) {
    capacity = min(max(1, tokens), 1_000_000) * 10
    tenths = capacity
  }

  /// Whether an automatic retry is allowed now. System programming interface for drivers of a `LoadMachine`, as
  /// ``spend()`` and ``earn()`` are.
  @_spi(Machine) public var allowsRetry: Bool { tenths * 2 > capacity }

  /// How many tokens are left.
  public var tokens: Double { Double(tenths) / 10 }

  /// Takes a token: an automatic retry was decided on.
  @_spi(Machine) public func spend() { tenths = max(0, tenths - 10) }

  /// Gives back a tenth of a token: an attempt succeeded.
  @_spi(Machine) public func earn() { tenths = min(capacity, tenths + 1) }
}
