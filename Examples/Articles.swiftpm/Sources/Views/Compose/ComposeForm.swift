import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// The form of an article. What was typed stays until the server has it.
struct ComposeForm: View {
  @ObservedObject var submission: LoadSubmission<ArticleDraft, Article>

  var body: some View {
    let presentation = submission.presentation()
    Form {
      Section {
        TextField("Title", text: $submission.draft.title)
        FieldProblem(text: presentation.text(for: "title"))
        TextField("Text", text: $submission.draft.body, axis: .vertical).lineLimit(4...)
        FieldProblem(text: presentation.text(for: "body"))
      }
      .disabled(!presentation.areFieldsEnabled)
      Section {
        Button {
          submission.start()
        } label: {
          HStack {
            Text(verbatim: presentation.send.title)
            if presentation.send.isBusy { ProgressView().accessibilityHidden(true) }
          }
        }
        .accessibilityLabel(Text(verbatim: presentation.send.label))
        .disabled(!presentation.send.isEnabled)
        if let cancel = presentation.indicator?.cancel {
          LoadActionButton(cancel) { _ in submission.cancel() }
        }
      }
      if let message = presentation.message {
        LoadMessageView(message) { action in
          if action == .dismiss { submission.dismissFailure() } else { submission.start() }
        }
      }
      if let confirmation = presentation.confirmation {
        Label(confirmation, systemImage: "checkmark.circle")
      }
    }
  }
}

/// What is wrong with a field.
struct FieldProblem: View {
  let text: String?

  var body: some View {
    if let text {
      Label(text, systemImage: "exclamationmark.circle").foregroundStyle(.red).font(.footnote)
    }
  }
}
