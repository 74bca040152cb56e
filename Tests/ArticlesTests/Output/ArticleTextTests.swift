#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing
import _ArticlesCore

@testable import articles

@Suite("What is printed is safe to print")
struct ArticleTextTests {
  @Test("B86 a title takes one line whatever is in it")
  func titles() {
    let titles = [
      "plain", "a\tb", "a\nb\r\nc\u{2028}d", "\u{1B}[2J\u{1B}]0;owned\u{7}x", "\u{202E}gnp.exe", "\u{9B}31mred",
      String(repeating: "x", count: 1_000_000), "",
    ]
    let articles = titles.enumerated().map { Article(id: $0, userID: 1, title: $1, body: "") }
    let lines = ArticleText.list(articles).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == titles.count + 1 && lines.last == "")
    #expect(
      lines.dropLast().map(String.init) == [
        "0\tplain", "1\ta b", "2\ta b c d", "3\tx", "4\tgnp.exe", "5\tred",
        "6\t" + String(repeating: "x", count: 199) + "…", "7\t",
      ])
  }

  @Test("B86 a text keeps its lines and nothing else that moves the cursor")
  func texts() {
    let page = ArticleText.page(Article(id: 1, userID: 1, title: "T", body: "one\r\ntwo\u{8}\u{1B}[1A\n\nthree"))
    #expect(page == "1\tT\n\none\ntwo\n\nthree\n")
    let endless = Article(id: 1, userID: 1, title: "T", body: String(repeating: "x", count: 1_000_000))
    #expect(ArticleText.page(endless).count < 21_000)
  }

  @Test("an author is told with what is known of them")
  func authors() {
    #expect(ArticleText.author(Author(id: 1, name: "A\nB")) == "\nA B\n")
    let full = Author(id: 1, name: "A", email: "e", company: Author.Company(name: "C"))
    #expect(ArticleText.author(full) == "\nA, C, e\n")
  }

  @Test("comments are counted and set apart")
  func comments() {
    let comments = [_ArticlesCore.Comment(id: 1, postID: 1, name: "N", email: "e", body: "x\n\u{1B}[Ay")]
    #expect(ArticleText.comments(comments) == "\n1 comment\n\nN <e>\n  x\n  y\n")
  }
}
#endif
