/// The code of an error of Foundation, with its domain; read without Foundation.
enum FoundationCode {
  case url(Int)
  case cocoa(Int)

  /// Reads the code, if the error is of a domain that the table knows.
  init?(_ error: any Error) {
    switch error._domain {
    // CFNetwork counts its URL errors as Foundation does.
    case "NSURLErrorDomain", "kCFErrorDomainCFNetwork":
      self = .url(error._code)
    case "NSCocoaErrorDomain":
      self = .cocoa(error._code)
    case "FoundationEssentials.CocoaError":
      // Foundation for Linux answers with the type's name and 1 here, and stores what is asked for as `code.rawValue`.
      guard let code = Mirror(reflecting: error).descendant("code", "rawValue") as? Int else { return nil }
      self = .cocoa(code)
    default:
      return nil
    }
  }

  /// Whether someone stopped the work.
  var isCancellation: Bool {
    switch self {
    case .url(let code): code == FailureTable.cancelledURLError
    case .cocoa(let code): code == FailureTable.cancelledCocoaError
    }
  }

  /// What the table says, or `nil` if the code tells nothing, as most of Cocoa's, or is a cancellation.
  var failure: LoadFailure? {
    switch self {
    case .url(let code):
      return LoadFailure(urlErrorCode: code)
    case .cocoa(let code):
      guard let entry = FailureTable.cocoaErrors[code] else { return nil }
      return LoadFailure(
        entry.kind, isRetryable: entry.code.isRetryable, diagnostic: "CocoaError \(code) \(entry.code.name)")
    }
  }
}
