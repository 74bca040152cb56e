import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// Signs in to the sample server.
struct SignInForm: View {
  @StateObject private var submission: LoadSubmission<Credentials, NoInput>
  @Environment(\.dismiss) private var dismiss

  init(app: AppModel) {
    // Signing in twice does no harm, so that nobody has to wonder whether it was sent.
    let options = SubmissionOptions(retry: .never)
    _submission = StateObject(
      wrappedValue: LoadSubmission(.signIn, draft: Credentials(), options: options) { credentials, context in
        try await app.signIn(credentials, context: context)
        return NoInput()
      })
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $submission.draft.name)
            .textContentType(.username)
            #if !os(macOS)
              .textInputAutocapitalization(.never)
            #endif
            .autocorrectionDisabled()
          FieldErrorText("name")
          SecureField("Password", text: $submission.draft.password)
            .textContentType(.password)
          FieldErrorText("password")
        } footer: {
          Text("Any name will do. The password of the sample server is “tea”.")
        }
        .disabled(!submission.presentation().areFieldsEnabled)
        Section {
          SubmissionStatus()
          SubmissionButton()
        }
      }
      .submits(submission)
      .navigationTitle("Sign In")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          // What is sent goes on without the form, and would sign in behind the user's back: it is stopped in the form.
          Button("Cancel") { dismiss() }
            .disabled(submission.state.isSending)
        }
      }
      .interactiveDismissDisabled(submission.state.isSending)
    }
  }
}
