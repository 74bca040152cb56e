/// An article as it is written in this package, with what readers said about it.
struct Draft: Sendable {
  /// A comment as it is written in this package.
  struct Remark: Sendable {
    let reader: Reader
    let text: String

    init(_ reader: Reader, _ text: String) {
      self.reader = reader
      self.text = text
    }
  }

  let author: Catalog.Author
  let title: String
  let body: String
  let remarks: [Remark]

  init(_ author: Catalog.Author, _ title: String, _ body: String, _ remarks: [Remark]) {
    self.author = author
    self.title = title
    self.body = body
    self.remarks = remarks
  }

  /// All of them, one topic after the other in turn, so that a list is varied from its first screen.
  static let all: [Draft] = {
    let topics: [[Draft]] = [engineering, nature, networking, cooking, accessibility, travel, design, everyday]
    let longest = topics.map(\.count).max() ?? 0
    return (0..<longest).flatMap { row in topics.compactMap { row < $0.count ? $0[row] : nil } }
  }()
}

extension Catalog {
  /// The articles that come with the server.
  public static let standard = Catalog(drafts: Draft.all, authors: Author.all)

  /// Numbers the drafts and their comments from one.
  init(drafts: [Draft], authors: [Author]) {
    self.init(authors: authors)
    for (index, draft) in drafts.enumerated() {
      let id = index + 1
      articles.append(Article(id: id, userID: draft.author.id, title: draft.title, body: draft.body))
      for remark in draft.remarks {
        comments.append(
          Comment(
            id: comments.count + 1, postID: id, name: remark.reader.name, email: remark.reader.email,
            body: remark.text))
      }
    }
  }
}
