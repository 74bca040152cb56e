/// Knows which submissions may have arrived although they count as not sent.
///
/// From the moment an attempt begins it may have; only an outcome tells otherwise. So an attempt that is given up, or
/// never ends, leaves the doubt, and a later attempt that did not even reach the server does not take it away. What is
/// said of one submission says nothing of another, which was edited since.
@MainActor final class UnconfirmedSubmissions {
  /// The numbers of the submissions that may have arrived.
  private(set) var submissions: Set<Int> = []
  private var attempts = 0
  /// Tells what an error means.
  var classifier = FailureClassifier.standard

  nonisolated init() {}

  /// Makes an attempt.
  ///
  /// - Parameters:
  ///   - submission: The number of the submission.
  ///   - body: Sends it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws. A cancellation that nobody asked for is a lost connection: the user, who waits for
  ///   an answer, must not be left without one. If the user backed out, in a sheet of the operation's, nothing was
  ///   sent.
  func attempt<Value>(
    _ submission: Int, _ body: () async throws -> Value
  ) async throws -> Value {
    attempts += 1
    let attempt = attempts
    let wasInDoubt = !submissions.insert(submission).inserted
    do {
      let value = try await body()
      if attempt == attempts { submissions = [] }
      return value
    } catch {
      guard let failure = classifier.classify(error) else {
        // An attempt that was cancelled leaves the doubt, as one whose answer was lost.
        if Task.isCancelled { throw error }
        guard classifier.isUsersCancellation(error) else {
          throw LoadFailure(.cannotConnect, diagnostic: "the request was cancelled")
        }
        if attempt == attempts, !wasInDoubt { submissions.remove(submission) }
        throw error
      }
      if attempt == attempts, !failure.mayHaveTakenEffect, !wasInDoubt || Self.isRefusal(failure.kind) {
        submissions.remove(submission)
      }
      throw error
    }
  }

  /// Forgets all doubts.
  func clear() {
    attempts += 1
    submissions = []
  }

  /// Whether the server, which refuses this submission for what it is, has not accepted the same one before either. Who
  /// is signed in, or what is there, may have changed meanwhile.
  private static func isRefusal(_ kind: LoadFailure.Kind) -> Bool { kind.traits.contains(.rejectsSubmission) }
}
