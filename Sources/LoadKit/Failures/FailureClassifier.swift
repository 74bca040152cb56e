/// Tells what a thrown error means: one of the kinds of ``LoadFailure``, or that the work was cancelled.
///
/// It looks into errors that wrap others, to a bounded depth, and never reads an error's description, payload or user
/// info into the diagnostic, since these may hold tokens and addresses.
public struct FailureClassifier: Sendable {
  /// Knows the errors of Swift, Foundation and its URL loading, and those that describe themselves
  /// (``LoadFailureConvertible``).
  public static let standard = FailureClassifier(custom: nil)

  /// What an error means.
  public enum Classification: Sendable, Hashable {
    /// Someone stopped the work. It is not a failure, is not shown, announced or retried.
    case cancelled
    /// The work failed.
    case failure(LoadFailure)
  }

  private let custom: (@Sendable (any Error) -> Classification?)?

  private init(custom: (@Sendable (any Error) -> Classification?)?) {
    self.custom = custom
  }

  /// Creates a classifier that asks the app first.
  ///
  /// - Parameter custom: Gives what an error means, or `nil` to leave it to the standard rules. It is also asked about
  ///   the errors that are wrapped in the one that was thrown.
  public init(_ custom: @escaping @Sendable (any Error) -> Classification?) {
    self.init(custom: custom)
  }

  /// Tells what an error means.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The failure, or `nil` if the work was cancelled.
  public func classify(_ error: any Error) -> LoadFailure? {
    var search = ErrorSearch(custom: custom)
    return switch search.verdict(on: error) {
    case .cancelled: nil
    case .known(let failure): failure
    case .unknown: LoadFailure(.unknown, diagnostic: ErrorDiagnostic.name(of: error))
    }
  }

  /// Whether an error says that the user stopped the work: in the words of the app, as `CocoaError.userCancelled`, or
  /// by closing a sheet of the system's. Other cancellations may be anybody's.
  func isUsersCancellation(_ error: any Error) -> Bool {
    var search = ErrorSearch(custom: custom)
    if case .cancelled(byUser: true) = search.verdict(on: error) { return true }
    return false
  }
}
