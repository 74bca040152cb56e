import Testing

@testable import _ArticleServer

@Suite("The articles that come with the server")
struct CatalogTests {
  private let catalog = Catalog.standard

  @Test("there are enough of them, numbered from one, each by a known author and with its own title")
  func articles() {
    #expect(catalog.articles.count >= 60)
    #expect(catalog.articles.map(\.id) == Array(1...catalog.articles.count))
    #expect(Set(catalog.articles.map(\.title)).count == catalog.articles.count)
    #expect(Set(catalog.articles.map(\.userID)).isSubset(of: catalog.authors.map(\.id)))
    #expect(catalog.articles.allSatisfy { $0.body.count > 120 && !$0.body.contains("\n") })
  }

  @Test("authors have unique numbers and reserved addresses")
  func authors() {
    #expect(catalog.authors.map(\.id) == Array(1...catalog.authors.count))
    #expect(catalog.authors.count >= 8)
    #expect(Set(catalog.authors.map(\.email)).count == catalog.authors.count)
    #expect(catalog.authors.allSatisfy { $0.email.hasSuffix("@example.org") && $0.website.hasSuffix(".example.com") })
  }

  @Test("each article has two to five comments by different readers")
  func comments() {
    #expect(catalog.comments.map(\.id) == Array(1...catalog.comments.count))
    for article in catalog.articles {
      let comments = catalog.comments.filter { $0.postID == article.id }
      #expect((2...5).contains(comments.count))
      #expect(Set(comments.map(\.name)).count == comments.count)
      #expect(comments.allSatisfy { $0.email.hasSuffix("@example.net") })
    }
  }
}
