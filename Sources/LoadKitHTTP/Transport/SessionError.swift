import Foundation
import LoadKit

/// The failures of a session's errors.
enum SessionError {
  /// POSIX error 28 from a session: the system has no room for another connection. It says nothing about the disk,
  /// because sessions of this package store nothing.
  private static let noSpace = 28

  /// The failure of an error that a session reports.
  ///
  /// - Parameter error: The error.
  /// - Returns: The failure; `nil` for a cancellation.
  static func failure(of error: any Error) -> LoadFailure? {
    let failure = FailureClassifier.standard.classify(error)
    guard failure?.kind == .storageFull, error._domain == "NSPOSIXErrorDomain", error._code == noSpace
    else { return failure }
    return LoadFailure(cause: .tooManyConnections, diagnostic: "POSIXError 28 of a session")
  }
}
