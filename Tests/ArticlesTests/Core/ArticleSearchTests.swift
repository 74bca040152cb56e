import Testing
import _ArticleServer

@testable import _ArticlesCore

@Suite("A search finds articles by words")
struct ArticleSearchTests {
  private func finds(_ query: String, in title: String, body: String = "") -> Bool {
    ArticleSearch(query).matches(Article(id: 1, userID: 1, title: title, body: body))
  }

  @Test(
    "case and marks do not matter",
    arguments: [
      ("jalapeno", "Jalapeño"), ("JALAPEÑO", "jalapeno"), ("creme brulee", "Crème brûlée"), ("łódź", "Lodz"),
      ("lodz", "Łódź"), ("smorrebrod", "Smørrebrød"), ("strasse", "Straße"), ("Straße", "STRASSE"),
      ("aether", "Æther"), ("istanbul", "İstanbul"), ("й", "И"),
    ])
  func folding(query: String, title: String) {
    #expect(finds(query, in: title))
  }

  @Test("every word has to be there, in the title or in the text, in any order and within longer words")
  func words() {
    #expect(finds("tea below", in: "Below", body: "Teapot"))
    #expect(finds("  tea\t\nbelow ", in: "Below", body: "Teapot"))
    #expect(!finds("tea coffee", in: "Below", body: "Teapot"))
    #expect(!finds("belowteapot", in: "Below", body: "Teapot"))
  }

  @Test("no words find everything", arguments: ["", " ", "\n\t"])
  func nothing(query: String) {
    #expect(ArticleSearch(query).isEmpty)
    #expect(finds(query, in: "x"))
  }

  @Test("words beyond the thirty-second do not count")
  func manyWords() {
    let known = Array(repeating: "a", count: 32).joined(separator: " ")
    #expect(finds(known + " b", in: "a"))
    #expect(!finds("b " + known, in: "a"))
  }

  @Test("what the server finds for any word of its own is found again here")
  func agreesWithServer() throws {
    for article in Catalog.standard.articles {
      let own = Article(id: article.id, userID: article.userID, title: article.title, body: article.body)
      #expect(ArticleSearch(article.title).matches(own))
      #expect(ArticleSearch(article.title.uppercased()).matches(own))
    }
  }
}
