import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Foundation stores underlying errors in a dictionary, which the classifier does not search.

extension NSError: LoadErrorWrapping {
  /// The specific cause in the user info, if any, and the errors under `NSUnderlyingErrorKey` and
  /// `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] {
    let isFull = domain == "NSPOSIXErrorDomain" && code == 28 && isOfSession(userInfo)
    return (isFull ? [LoadFailure(cause: .tooManyConnections, diagnostic: "POSIXError 28 of a session")] : [])
      + errors(under: userInfo)
  }
}

extension URLError: LoadErrorWrapping {
  /// The specific cause in the user info, if any, and the errors under `NSUnderlyingErrorKey` and
  /// `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] { errors(under: errorUserInfo) }
}

extension CocoaError: LoadErrorWrapping {
  /// The errors under `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] { errors(under: errorUserInfo) }
}

private func errors(under userInfo: [String: Any]) -> [any Error] {
  // Foundation for Linux has no name for this key.
  let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
  let cause = cause(in: userInfo).map { LoadFailure(cause: $0, diagnostic: "network unavailable: \($0)") }
  return [cause, userInfo[NSUnderlyingErrorKey] as? any Error].compactMap { $0 } + several
}

/// The reason for a missing network in the user info of a session's error.
///
/// The reasons are those of `URLError.NetworkUnavailableReason`, which not all systems have; a session adds
/// the note about the path if the user has denied access to the local network (TN3179).
private func cause(in userInfo: [String: Any]) -> LoadFailure.Cause? {
  switch userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int {
  case 0: return .cellularOff
  case 1: return .limitedNetwork
  case 2: return .lowDataMode
  case 3: return .limitedNetwork
  default: break
  }
  guard let path = userInfo["_NSURLErrorNWPathKey"] else { return nil }
  return "\(path)".contains("Local network prohibited") ? .localNetworkDenied : nil
}

/// Whether the user info belongs to an error of a session or its connection.
private func isOfSession(_ userInfo: [String: Any]) -> Bool {
  ["NSErrorFailingURLKey", "NSErrorFailingURLStringKey", "_kCFStreamErrorCodeKey"].contains { userInfo[$0] != nil }
}
