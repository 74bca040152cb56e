/// An article as a list and a page show it: a "post" on the wire.
///
/// Its four keys have to be there with the right types; further keys are ignored.
public struct Article: Codable, Sendable, Hashable, Identifiable {
  /// The number that names it.
  public var id: Int
  /// The number of its author; see ``ArticleService/author(_:context:)``.
  public var userID: Int
  /// Its title, as the server sent it: pass it through `SafeText.harmless` before it is shown.
  public var title: String
  /// Its text, as the server sent it.
  public var body: String

  /// Creates an article.
  public init(id: Int, userID: Int, title: String, body: String) {
    self.id = id
    self.userID = userID
    self.title = title
    self.body = body
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, body
    case userID = "userId"
  }
}
