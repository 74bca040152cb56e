/// Knows whether a submission may have arrived although it counts as not sent.
///
/// From the moment an attempt begins it may have; only an answer tells otherwise. So an attempt that is given up, or never
/// ends, leaves the doubt, and a later attempt that did not even reach the server does not take it away.
@MainActor final class SubmissionDoubt {
  /// The number of the submission that may have arrived.
  private(set) var submission: Int?
  private var attempts = 0

  nonisolated init() {}

  /// Makes an attempt.
  ///
  /// - Parameters:
  ///   - submission: The number of the submission.
  ///   - classifier: Tells what an error means.
  ///   - body: Sends it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  func attempt<Value>(
    _ submission: Int, _ classifier: FailureClassifier, _ body: () async throws -> Value
  ) async throws -> Value {
    attempts += 1
    let (attempt, before) = (attempts, self.submission)
    self.submission = submission
    do {
      let value = try await body()
      if attempt == attempts { self.submission = nil }
      return value
    } catch {
      // An attempt that was cancelled leaves it open, as one whose answer was lost.
      if attempt == attempts, let failure = classifier.classify(error), !failure.mayHaveTakenEffect {
        self.submission = Self.isRefusal(failure.kind) ? nil : before
      }
      throw error
    }
  }

  /// Forgets the doubt.
  func clear() {
    attempts += 1
    submission = nil
  }

  /// Whether the server will not have accepted an equal submission before, either.
  private static func isRefusal(_ kind: LoadFailure.Kind) -> Bool {
    switch kind {
    case .invalidRequest, .unauthorized, .forbidden, .notFound, .tooLarge: true
    case .offline, .timedOut, .cannotConnect, .insecureConnection, .rateLimited, .serverError, .conflict,
      .invalidData, .storageFull, .cannotSave, .unknown:
      false
    }
  }
}
