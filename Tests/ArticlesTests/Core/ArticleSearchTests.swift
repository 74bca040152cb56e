import Testing

@testable import _ArticleServer
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

  @Test("every word has to begin one, in the title or in the text, in any order")
  func words() {
    #expect(finds("tea below", in: "Below", body: "Teapot"))
    #expect(finds("  tea\t\nbelow ", in: "Below", body: "Teapot"))
    #expect(!finds("tea coffee", in: "Below", body: "Teapot"))
    #expect(!finds("belowteapot", in: "Below", body: "Teapot"))
    #expect(finds("tea", in: "a (TEA-)party") && finds("party", in: "a tea-party") && finds("tea-p", in: "a tea-party"))
  }

  @Test("a word within a longer one is another word, unless the script has no spaces between them")
  func beginnings() {
    #expect(!finds("tea", in: "One enum instead of four booleans"))
    #expect(!finds("ea", in: "Tea") && !finds("thé", in: "Goethe") && !finds("1", in: "v21"))
    #expect(finds("お茶", in: "日本のお茶") && finds("ร้อน", in: "ชาร้อน"))
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
      for query in ["tea", "bread", "re", "a", "e", "1"] {
        #expect(ArticleSearch(query).matches(own) == SearchText.matches(own.title + "\n" + own.body, [query]))
      }
    }
  }
}
