import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// Writes an article, once however often the button is tapped and whatever the network does.
struct ComposeScreen: View {
  @ObservedObject private var app: AppModel
  @State private var submission: LoadSubmission<ArticleDraft, Article>

  init(app: AppModel) {
    self.app = app
    _submission = State(
      initialValue: LoadSubmission(.article, draft: ArticleDraft(), environment: app.environment) { draft, context in
        try await app.publish(draft, context: context)
      })
  }

  var body: some View {
    NavigationStack {
      ComposeForm(submission: submission)
        .navigationTitle("Compose")
        .toolbar { NetworkToolbar(app: app) }
    }
  }
}
