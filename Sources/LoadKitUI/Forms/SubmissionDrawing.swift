#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What the parts of a form draw, and what its buttons do.
  @MainActor struct SubmissionDrawing {
    let presentation: SubmissionPresentation
    let style: any LoadStateViewStyle
    let send: @MainActor () -> Void
    let perform: @MainActor (LoadAction) -> Void

    init<Draft: Equatable, Value>(
      _ submission: LoadSubmission<Draft, Value>, _ settings: LoadSettings, _ locale: Locale
    ) {
      let handlers = settings.handlers
      presentation = submission.presentation(
        words: LoadWords(common: settings.strings(for: locale), failures: settings.messages),
        options: SubmissionPresentation.Options(
          available: submission.availableActions.union(handlers.actions).union([.details])))
      style = settings.style ?? DefaultLoadStateViewStyle()
      send = { submission.start() }
      perform = { action in
        if let handler = handlers[action] { handler() } else { submission.perform(action) }
      }
    }
  }

  extension EnvironmentValues {
    private struct SubmissionDrawingKey: EnvironmentKey {
      static var defaultValue: SubmissionDrawing? { nil }
    }

    /// The form around a view.
    var submissionDrawing: SubmissionDrawing? {
      get { self[SubmissionDrawingKey.self] }
      set { self[SubmissionDrawingKey.self] = newValue }
    }
  }
#endif
