import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Foundation stores underlying errors in a dictionary, which the classifier does not search.

extension NSError: LoadErrorWrapping {
  /// The errors under `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] { errors(under: userInfo) }
}

extension URLError: LoadErrorWrapping {
  /// The errors under `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] { errors(under: errorUserInfo) }
}

extension CocoaError: LoadErrorWrapping {
  /// The errors under `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey`.
  public var wrappedErrors: [any Error] { errors(under: errorUserInfo) }
}

private func errors(under userInfo: [String: Any]) -> [any Error] {
  // Foundation for Linux has no name for this key.
  let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
  return [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap { $0 } + several
}
