import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A sign-in: a tap sends once, errors appear at their fields, and the draft stays after a failure.
struct SignInRecipe: View {
  @StateObject private var form: LoadSubmission<Credentials, String>

  init(service: ArticleService) {
    _form = StateObject(
      wrappedValue: LoadSubmission(.signIn, draft: Credentials(), options: SubmissionOptions(retry: .never)) {
        try await service.signIn($0, context: $1)
      })
  }

  var body: some View {
    Form {
      TextField("Name", text: $form.draft.name).textContentType(.username)
      FieldErrorText("name")
      SecureField("Password", text: $form.draft.password).textContentType(.password)
      FieldErrorText("password")
      SubmissionStatus()
      SubmissionButton()
    }
    .submits(form)
    .navigationTitle("Sign In")
  }
}
