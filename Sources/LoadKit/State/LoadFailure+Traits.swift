extension LoadFailure.Kind {
  /// The decisions of LoadKit that depend on the kind of a failure, in one row for each kind.
  package var traits: Traits {
    switch code {
    case .offline: [.retryable, .network]
    case .timedOut: [.retryable, .network, .mayHaveTakenEffect]
    case .cannotConnect: [.retryable, .network, .mayHaveTakenEffect]
    case .insecureConnection: []
    case .rateLimited: [.retryable]
    case .serverError: [.retryable, .mayHaveTakenEffect]
    case .unauthorized: [.neverRetried]
    case .forbidden: [.neverRetried, .request]
    case .notFound: [.endsDownload, .request]
    case .invalidRequest: [.neverRetried, .rejectsSubmission, .request]
    case .conflict: [.request]
    case .invalidData: [.neverRetried, .mayHaveTakenEffect, .endsDownload, .request]
    case .tooLarge: [.rejectsSubmission, .endsDownload, .request]
    case .storageFull: [.endsDownload]
    case .cannotSave: [.endsDownload, .general, .request]
    case .unknown: [.retryable, .mayHaveTakenEffect, .general, .request]
    }
  }

  /// The traits of a kind.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A repetition of the same request may help.
    package static let retryable = Traits(rawValue: 1 << 0)
    /// No automatic retry follows, whatever a policy asks for (rule 12).
    package static let neverRetried = Traits(rawValue: 1 << 1)
    /// The network is to blame, so that the return of the connection is a reason to load again (rule 21).
    package static let network = Traits(rawValue: 1 << 2)
    /// The server may have carried out the request.
    package static let mayHaveTakenEffect = Traits(rawValue: 1 << 3)
    /// The server rejects the submission for its content, so that it has not accepted the same content earlier.
    package static let rejectsSubmission = Traits(rawValue: 1 << 4)
    /// The failure is about the request, so that it says nothing about another input (rule 3).
    package static let request = Traits(rawValue: 1 << 7)
    /// The part of a file that a download has received is useless.
    package static let endsDownload = Traits(rawValue: 1 << 5)
    /// An underlying error of another kind says more.
    package static let general = Traits(rawValue: 1 << 6)
  }
}
