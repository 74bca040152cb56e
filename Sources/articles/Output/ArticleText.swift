import LoadKit
import _ArticlesCore

/// What goes to standard output. Every text from the server is made harmless first.
enum ArticleText {
  /// The most characters of a title or a name.
  static let titleLimit = 200
  /// The most characters of a text.
  static let bodyLimit = 20_000

  /// A line for each article: its number, a tab, its title.
  static func list(_ articles: [Article]) -> String {
    var text = ""
    for article in articles { text += row(article) }
    return text
  }

  /// An article: its line as in the list, and its text.
  static func page(_ article: Article) -> String { row(article) + "\n" + paragraph(article.body) }

  /// Who wrote it.
  static func author(_ author: Author) -> String { "\n" + authorLine(author) + "\n" }

  /// An author in one line.
  static func authorLine(_ author: Author) -> String {
    [author.name, author.company?.name, author.email].compactMap { $0.map(title) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// What readers said about it, below a line that counts them.
  static func comments(_ comments: [Comment]) -> String {
    var text = "\n" + (LoadWording.comments.count?(comments.count) ?? "") + "\n"
    for comment in comments {
      text += "\n" + commentLine(comment) + "\n" + paragraph(comment.body, indent: "  ")
    }
    return text
  }

  /// Who commented.
  static func commentLine(_ comment: Comment) -> String { title(comment.name) + " <" + title(comment.email) + ">" }

  /// A title or a name on one line.
  static func title(_ text: String) -> String { SafeText.harmless(text, limit: titleLimit, oneLine: true) }

  /// A text in lines.
  static func body(_ text: String) -> String { SafeText.harmless(text, limit: bodyLimit) }

  private static func row(_ article: Article) -> String { "\(article.id)\t\(title(article.title))\n" }

  private static func paragraph(_ text: String, indent: String = "") -> String {
    body(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "" : indent) + $0 + "\n" }.joined()
  }
}
