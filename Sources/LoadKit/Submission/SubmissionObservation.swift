import Observation

#if canImport(Combine)
  import Combine

  extension LoadSubmission: ObservableObject {
    /// Sends before every change: of the draft, and of how far the sending is.
    public nonisolated var objectWillChange: ObservableObjectPublisher { loader.objectWillChange }
  }
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadSubmission: Observable {}

/// Tells observers of a submission what its loader does not tell them: edits, and failures that were put away.
///
/// The registrar stands in a box because it needs newer systems than the submission. There is no box until somebody
/// reads.
@MainActor struct SubmissionObservation<Draft: Equatable, Value> {
  private var box: AnyObject?

  nonisolated init() {}

  /// Notes that the caller reads the draft, or else the state.
  mutating func access(_ submission: LoadSubmission<Draft, Value>, draft: Bool) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let box = existing ?? SubmissionRegistrar()
    self.box = box
    if draft {
      box.registrar.access(submission, keyPath: box.draft)
    } else {
      box.registrar.access(submission, keyPath: box.state)
    }
  }

  /// Changes the draft, or else the state, and tells those who have read it.
  func change(_ submission: LoadSubmission<Draft, Value>, draft: Bool, _ change: () -> Void) {
    #if canImport(Combine)
      submission.objectWillChange.send()
    #endif
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let box = existing else { return change() }
    if draft {
      box.registrar.withMutation(of: submission, keyPath: box.draft, change)
    } else {
      box.registrar.withMutation(of: submission, keyPath: box.state, change)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private var existing: SubmissionRegistrar<Draft, Value>? { box as? SubmissionRegistrar<Draft, Value> }
}

/// The registrar and its key paths, which are made once: making one costs more than using it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor private final class SubmissionRegistrar<Draft: Equatable, Value> {
  let registrar = ObservationRegistrar()
  let draft: KeyPath<LoadSubmission<Draft, Value>, Draft> = \.draft
  let state: KeyPath<LoadSubmission<Draft, Value>, SubmissionState<Value>> = \.state
}
