/// A reader's word on an article.
///
/// Its five keys have to be there with the right types; further keys are ignored.
public struct Comment: Codable, Sendable, Hashable, Identifiable {
  /// The number that names it.
  public var id: Int
  /// The number of the article.
  public var postID: Int
  /// Who wrote it, or its headline, as the server sent it.
  public var name: String
  /// The writer's email address.
  public var email: String
  /// The comment, as the server sent it.
  public var body: String

  /// Creates a comment.
  public init(id: Int, postID: Int, name: String, email: String, body: String) {
    self.id = id
    self.postID = postID
    self.name = name
    self.email = email
    self.body = body
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, email, body
    case postID = "postId"
  }
}
