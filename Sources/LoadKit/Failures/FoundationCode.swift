/// The code of an error of Foundation, with its domain; read without Foundation.
enum FoundationCode {
  case url(Int)
  case cocoa(Int)
  case posix(Int)

  /// Reads the code, if the error is of a domain that the table knows.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - domain: Its domain, which costs a description of its type.
  init?(_ error: any Error, domain: String) {
    switch domain {
    // CFNetwork counts its URL errors as Foundation does.
    case "NSURLErrorDomain", "kCFErrorDomainCFNetwork":
      self = .url(error._code)
    case "NSCocoaErrorDomain":
      self = .cocoa(error._code)
    case "NSPOSIXErrorDomain":
      self = .posix(error._code)
    // Of these two, Foundation for Linux tells the type's name and 1 in place of domain and code. It stores the code in
    // `code`: there an option set of numbers, here an enum of C's.
    case "FoundationEssentials.CocoaError":
      guard let code = Mirror(reflecting: error).descendant("code", "rawValue") as? Int else { return nil }
      self = .cocoa(code)
    case "FoundationEssentials.POSIXError":
      guard let code = Mirror(reflecting: error).descendant("code") as? any RawRepresentable,
        let number = code.rawValue as? Int32
      else { return nil }
      self = .posix(Int(number))
    default:
      return nil
    }
  }

  /// Whether it is an error of loading an address, other than of saving a file.
  var isOfLoading: Bool {
    if case .url(let code) = self { !(-3_005 ... -3_000).contains(code) } else { false }
  }

  /// Whether it is ENOSPC. Under an error of loading it means that the system has no room for another connection: data
  /// that is loaded goes to no disk.
  var isNoSpace: Bool {
    if case .posix(28) = self { true } else { false }
  }

  /// Whether someone stopped the work.
  var isCancellation: Bool {
    switch self {
    case .url(let code): code == FailureTable.cancelledURLError
    case .cocoa(let code): code == FailureTable.cancelledCocoaError
    case .posix(let code): code == FailureTable.cancelledPOSIXError
    }
  }

  /// Whether it says that it was the user.
  var isUsersCancellation: Bool {
    if case .cocoa = self { isCancellation } else { false }
  }

  /// What the table says, or `nil` if the code tells nothing, as most of Cocoa's do, or is a cancellation.
  var failure: LoadFailure? {
    switch self {
    case .url(let code):
      return LoadFailure(urlErrorCode: code)
    case .cocoa(let code):
      return Self.failure(FailureTable.cocoaErrors[code], of: "CocoaError")
    case .posix(let code):
      return Self.failure(FailureTable.posixErrors[code], of: "POSIXError")
    }
  }

  private static func failure(_ entry: FailureTable.Entry?, of type: String) -> LoadFailure? {
    entry.map {
      var failure = LoadFailure(
        $0.kind, isRetryable: $0.code.isRetryable, diagnostic: "\(type) \($0.code.value) \($0.code.name)")
      failure.cause = $0.cause
      return failure
    }
  }
}
