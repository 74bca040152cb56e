#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension View {
    /// Makes a view the form of a submission: ``SubmissionButton``, ``SubmissionStatus`` and ``FieldErrorText`` within
    /// show how far it is, and assistive technology is told.
    ///
    /// ```swift
    /// Form {
    ///   Section {
    ///     TextField("Title", text: $compose.draft.title)
    ///     FieldErrorText("title")
    ///   }
    ///   .disabled(!compose.presentation().areFieldsEnabled)
    ///   Section {
    ///     SubmissionStatus()
    ///     SubmissionButton()
    ///   }
    /// }
    /// .submits(compose)
    /// ```
    ///
    /// What is being sent goes on when the form disappears. A toolbar with the button belongs inside of this.
    ///
    /// - Parameter submission: What sends.
    /// - Returns: The form.
    public func submits<Draft: Equatable, Value>(_ submission: LoadSubmission<Draft, Value>) -> some View {
      modifier(SubmissionModifier(submission: submission))
    }
  }

  private struct SubmissionModifier<Draft: Equatable, Value>: ViewModifier {
    let submission: LoadSubmission<Draft, Value>
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
      Followed(object: submission) {
        content.environment(\.submissionDrawing, SubmissionDrawing(submission, settings, locale))
      }
      .modifier(LoadFollower(target: LoadTarget(submission)))
    }
  }
#endif
