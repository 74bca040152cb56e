import LoadKit
import LoadKitUI
import SwiftUI

/// An optimistic delete: the row goes at once, and comes back with a message if the service refuses.
struct DeleteRecipe: View {
  let board: any PostBoard
  @State private var posts: Loader<NoInput, [Post]>
  @State private var refusal: FailureMessage?

  init(board: any PostBoard) {
    self.board = board
    _posts = State(initialValue: Loader(.posts) { try await board.posts(page: 1).items })
  }

  var body: some View {
    LoadStateView(posts) { list in
      List {
        ForEach(list) { Text(verbatim: $0.title) }
          .onDelete { for index in $0 { delete(list[index]) } }
      }
    }
    .alert("Not Deleted", isPresented: Binding(get: { refusal != nil }, set: { _ in refusal = nil })) {
      Button("OK") {}
    } message: {
      Text(verbatim: refusal.map { "\($0.message) \($0.suggestion)" } ?? "")
    }
    .navigationTitle("Posts")
  }

  private func delete(_ post: Post) {
    Task {
      do {
        try await posts.optimistically({ $0.remove(id: post.id) }) { try await board.delete(post.id) }
      } catch {
        refusal = FailureClassifier.standard.classify(error).map(FailureWording.standard.message(for:))
      }
    }
  }
}
