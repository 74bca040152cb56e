import SwiftUI
import _ArticlesCore

/// What a reader said.
struct CommentRow: View {
  let comment: Comment

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: comment.name).font(.headline)
      Text(verbatim: comment.body)
    }
    .accessibilityElement(children: .combine)
  }
}
