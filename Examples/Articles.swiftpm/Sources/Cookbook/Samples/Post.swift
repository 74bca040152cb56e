import LoadKit

/// A post that people vote for.
struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  /// The votes of others.
  var otherVotes = 0
  /// Whether the user has voted for it.
  var hasMyVote = false

  var votes: Int { otherVotes + (hasMyVote ? 1 : 0) }
}

/// A service with posts.
@MainActor protocol PostBoard: AnyObject, Sendable {
  /// A page of posts, from 1.
  func posts(page: Int) async throws -> LoadPage<Post, Int>
  /// Adds or takes back the vote of the user.
  func vote(for id: Post.ID, _ isVote: Bool) async throws
  /// Deletes a post.
  func delete(_ id: Post.ID) async throws
}

/// A board within the app. It refuses votes for the second post, and to delete it.
@MainActor final class SampleBoard: PostBoard {
  private var posts = (1...60).map { Post(id: $0, title: "Post \($0)", otherVotes: $0 * 7 % 10) }

  nonisolated init() {}

  func posts(page: Int) async throws -> LoadPage<Post, Int> {
    try await Task.sleep(for: .milliseconds(300))
    let first = (max(page, 1) - 1) * 20
    return LoadPage(Array(posts.dropFirst(first).prefix(20)), next: first + 20 < posts.count ? page + 1 : nil)
  }

  func vote(for id: Post.ID, _ isVote: Bool) async throws {
    try await answer(id)
    posts.update(id: id) { $0.hasMyVote = isVote }
  }

  func delete(_ id: Post.ID) async throws {
    try await answer(id)
    posts.remove(id: id)
  }

  private func answer(_ id: Post.ID) async throws {
    try await Task.sleep(for: .milliseconds(300))
    if id == 2 { throw LoadFailure(.forbidden) }
  }
}

extension LoadWording {
  /// The words for posts.
  static let posts = LoadWording(
    loading: "Loading posts", retry: "Retry loading posts", refresh: "Refresh posts",
    refreshFailedTitle: "Couldn’t Refresh Posts", count: { $0 == 1 ? "1 post" : "\($0) posts" })

  /// The words while a vote is sent.
  static let voting = LoadWording(
    loading: "Sending vote", loaded: "Vote sent", retry: "Retry sending vote", failureTitle: "Vote Not Counted")
}
