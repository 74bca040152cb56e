/// An article that is being written: what a form sends.
public struct ArticleDraft: Codable, Sendable, Hashable {
  /// Its title.
  public var title: String
  /// Its text.
  public var body: String
  /// The number of its author.
  public var userID: Int

  /// Creates a draft, an empty one by default.
  public init(title: String = "", body: String = "", userID: Int = 1) {
    self.title = title
    self.body = body
    self.userID = userID
  }

  private enum CodingKeys: String, CodingKey {
    case title, body
    case userID = "userId"
  }
}
