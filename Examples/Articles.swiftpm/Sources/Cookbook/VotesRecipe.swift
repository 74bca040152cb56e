import LoadKit
import LoadKitUI
import SwiftUI

/// An endless list with votes: a vote shows at once, can be undone, and a refused vote goes alone.
struct VotesRecipe: View {
  let board: any PostBoard
  @State private var posts: PagedLoader<NoInput, Post, Int>

  init(board: any PostBoard) {
    self.board = board
    _posts = State(initialValue: PagedLoader(.posts) { page, _ in try await board.posts(page: page ?? 1) })
  }

  var body: some View {
    LoadStateView(posts) { list in
      List {
        ForEach(list) { post in
          LabeledContent {
            LoadButton(wording: .voting, action: { try await toggleVote(for: post) }) {
              Text(verbatim: post.hasMyVote ? "Undo vote" : "Vote")
            }
            .buttonStyle(.bordered)
          } label: {
            Text(verbatim: "\(post.title), \(post.votes)")
          }
        }
        LoadPageFooter(posts)
      }
    }
    .navigationTitle("Posts")
  }

  private func toggleVote(for post: Post) async throws {
    let isVote = !post.hasMyVote
    try await posts.optimistically({ $0.update(id: post.id) { $0.hasMyVote = isVote } }) {
      try await board.vote(for: post.id, isVote)
    }
  }
}
