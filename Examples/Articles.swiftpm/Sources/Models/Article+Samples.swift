import _ArticlesCore

extension Article {
  /// What is drawn, redacted, where articles will be.
  static let samples = (1...6).map {
    Article(id: -$0, userID: 1, title: "A title of an ordinary length", body: "A text of some lines.")
  }
}
