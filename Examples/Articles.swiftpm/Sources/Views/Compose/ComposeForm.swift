import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// The form of an article. What was typed stays until the server has it.
struct ComposeForm: View {
  @ObservedObject var submission: LoadSubmission<ArticleDraft, Article>

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $submission.draft.title)
        FieldErrorText("title")
        TextField("Text", text: $submission.draft.body, axis: .vertical).lineLimit(4...)
        FieldErrorText("body")
      }
      .disabled(!submission.presentation().areFieldsEnabled)
      Section {
        SubmissionStatus()
        SubmissionButton()
      }
    }
    .submits(submission)
  }
}
