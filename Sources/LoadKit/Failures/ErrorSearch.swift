/// One walk through an error and the errors inside it.
///
/// In a chain, where an error has one cause, a cancellation at the end explains all that lies above it. In a group, as
/// when the first of several loads fails and the others are cancelled for it, it does not: a group was cancelled only
/// if each of its members was.
struct ErrorSearch {
  enum Verdict {
    /// Somebody stopped the work: the user, says whoever knows; or nobody knows who.
    case cancelled(byUser: Bool)
    case known(LoadFailure)
    case unknown
  }

  /// How many errors may lie around the one that tells.
  static let maxDepth = 4

  let custom: (@Sendable (any Error) -> FailureClassifier.Classification?)?
  private var wrapped = WrappedErrors()

  init(custom: (@Sendable (any Error) -> FailureClassifier.Classification?)?) {
    self.custom = custom
  }

  /// The meaning of an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - depth: The number of errors around it.
  ///   - isOfLoading: Whether an error around it is one of loading an address.
  /// - Returns: The verdict.
  mutating func verdict(on error: any Error, depth: Int = 0, isOfLoading: Bool = false) -> Verdict {
    switch custom?(error) {
    case .cancelled: return .cancelled(byUser: true)
    case .failure(let failure): return .known(failure)
    case nil: break
    }
    if let failure = error as? LoadFailure { return .known(failure) }
    if let convertible = error as? any LoadFailureConvertible {
      return convertible.loadFailure.map { .known($0) } ?? .cancelled(byUser: true)
    }
    let domain = error._domain
    let code = FoundationCode(error, domain: domain)
    if error is CancellationError { return .cancelled(byUser: false) }
    if FailureTable.cancelledSheets[domain]?.contains(error._code) == true { return .cancelled(byUser: true) }
    if let code, code.isCancellation { return .cancelled(byUser: code.isUsersCancellation) }

    var result = (ownMeaning(of: error) ?? code?.failure).map { Verdict.known($0) } ?? .unknown
    if isOfLoading, code?.isNoSpace == true {
      result = .known(LoadFailure(cause: .tooManyConnections, diagnostic: "POSIXError 28 of a session"))
    }
    let isOfLoading = isOfLoading || code?.isOfLoading == true
    guard depth < Self.maxDepth else { return result }
    for found in wrapped.inside(error) {
      let inner =
        switch found {
        case .one(let error): verdict(on: error, depth: depth + 1, isOfLoading: isOfLoading)
        case .group(let errors): verdict(onGroup: errors, depth: depth + 1, isOfLoading: isOfLoading)
        }
      switch (inner, result) {
      case (.cancelled, _): return inner
      case (.known, .unknown): result = inner
      // "The file could not be written" says less than what lies below it, a full disk for example.
      case (.known, .known(let outer)) where outer.kind.traits.contains(.general):
        result = inner
      // A setting, or a lack of something, explains why there was no connection, or no room.
      case (.known(let failure), .known(let outer))
      where failure.specificCause?.explainsNetworkErrors == true && outer.specificCause == nil
        && (outer.kind.isNetwork || outer.kind == .storageFull):
        var failure = failure
        failure.mayHaveTakenEffect = failure.mayHaveTakenEffect && outer.mayHaveTakenEffect
        result = .known(failure)
      default: break
      }
    }
    return result
  }

  private mutating func verdict(onGroup errors: [any Error], depth: Int, isOfLoading: Bool) -> Verdict {
    var result = Verdict.cancelled(byUser: false)
    for error in errors {
      switch verdict(on: error, depth: depth, isOfLoading: isOfLoading) {
      case .cancelled(byUser: false): continue
      case .cancelled(byUser: true):
        if case .cancelled = result { result = .cancelled(byUser: true) }
      case .unknown: result = .unknown
      case .known(let failure): return .known(failure)
      }
    }
    return errors.isEmpty ? .unknown : result
  }

  /// What an error of the standard library, or one that names fields, says, whatever it wraps.
  private func ownMeaning(of error: any Error) -> LoadFailure? {
    switch error {
    case DecodingError.dataCorrupted(let context) where ErrorDiagnostic.isAboutNumber(context):
      LoadFailure(cause: .numberOutOfRange, diagnostic: "number out of range: \(ErrorDiagnostic.text(for: context))")
    case let error as DecodingError: LoadFailure(.invalidData, diagnostic: ErrorDiagnostic.text(for: error))
    case let error as EncodingError: LoadFailure(.invalidRequest, diagnostic: ErrorDiagnostic.text(for: error))
    // Somebody has read the form, and did not accept it.
    case let error as any FieldErrorProviding where !error.fieldErrors.isEmpty:
      LoadFailure(.invalidRequest, diagnostic: ErrorDiagnostic.name(of: error))
    default: nil
    }
  }
}
