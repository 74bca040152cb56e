import _ArticlesCore

/// What the sample server has.
nonisolated struct SampleArticles: Sendable {
  var articles = zip(1..., titles).map { number, title in
    Article(id: number, userID: number % 3 + 1, title: title, body: text(about: title))
  }

  let authors = [
    Author(id: 1, name: "Mirela Dobrescu", email: "mirela@example.org"),
    Author(id: 2, name: "Bashir Rahimi", email: "bashir@example.org"),
    Author(id: 3, name: "Ingrid Solheim", email: "ingrid@example.org"),
  ]

  /// What readers said about an article.
  func comments(on article: Article) -> [Comment] {
    (0..<article.id % 4).map { number in
      let author = authors[(article.id + number) % authors.count]
      return Comment(
        id: article.id * 10 + number, postID: article.id, name: author.name, email: author.email ?? "",
        body: "I read this twice. The part about \u{201C}\(article.title)\u{201D} is worth a try.")
    }
  }

  private static let titles = [
    "One state for every screen", "When to show a spinner", "What a retry may send twice", "Pull to refresh, honestly",
    "Words for failures", "Reading while offline", "A button that keeps its width", "Focus goes where the eye goes",
    "Numbers worth announcing", "Placeholders that hold the layout", "How long is a moment", "Search that says why",
    "The list that did not jump", "Saving a file once", "Forms that forget nothing", "Leaving without an error",
    "A comment section of its own", "The last page of a list", "Dark mode is not a filter", "Large text first",
  ]

  private static func text(about title: String) -> String {
    "\(title): this is a sample article. It is made by the app, so that every state of a screen can be seen without a "
      + "server. Choose another network condition in the menu, and load it again."
  }
}
