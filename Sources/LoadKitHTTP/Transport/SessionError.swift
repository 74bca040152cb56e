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
    // Foundation for Linux tells neither the domain nor the code of a `POSIXError`.
    let isNoSpace =
      (error as? POSIXError)?.code == .ENOSPC || (error._domain == "NSPOSIXErrorDomain" && error._code == noSpace)
    guard failure?.kind == .storageFull, isNoSpace else { return failure }
    return LoadFailure(cause: .tooManyConnections, diagnostic: "POSIXError 28 of a session")
  }
}
