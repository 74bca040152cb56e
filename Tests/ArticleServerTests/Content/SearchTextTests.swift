import Testing

@testable import _ArticleServer

@Suite("Search ignores case and the marks on letters")
struct SearchTextTests {
  @Test(
    "what matches",
    arguments: [
      ("Crème brûlée", "CREME brulee"), ("creme brulee", "Crème Brûlée"), ("Cre\u{300}me", "crème"),
      ("Łódź", "lodz"), ("Zürich", "zurich"), ("Straße", "STRASSE"), ("Smørrebrød", "smorre"), ("Œuvre", "oeuvre"),
      ("Việt Nam", "viet"), ("İstanbul", "istanbul"), ("Bread on a Tuesday", "tuesday bread"), ("日本のお茶", "お茶"),
      ("anything", ""), ("anything", "  "), ("ΑΒΓ", "αβγ"), ("One enum instead", "inst one"),
      ("Don't", "don't"), ("half-baked", "baked"), ("(tea)", "tea"), ("ชาร้อน", "ร้อน"), ("v2.1", "v2.1"),
    ])
  func matches(text: String, query: String) {
    #expect(SearchText.matches(text, SearchText.words(query)))
  }

  @Test(
    "what does not",
    arguments: [
      ("Bread", "breads"), ("Bread", "bread tea"), ("", "a"), ("tea", "t e a x"), ("instead", "tea"), ("ostéa", "tea"),
      ("мост", "ост"), ("x2tea", "tea"),
    ])
  func differs(text: String, query: String) {
    #expect(!SearchText.matches(text, SearchText.words(query)))
  }

  @Test("a long query costs no more than its first words")
  func bounded() {
    #expect(SearchText.words(String(repeating: "a ", count: 10_000)).count == 32)
  }
}
