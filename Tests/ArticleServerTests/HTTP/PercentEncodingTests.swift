import Testing

@testable import _ArticleServer

@Suite("Percent-encoding")
struct PercentEncodingTests {
  @Test(
    "what is decoded",
    arguments: [
      ("", ""), ("abc", "abc"), ("a%20b", "a b"), ("%C3%a9", "é"), ("%25", "%"), ("%2525", "%25"), ("a+b", "a+b"),
      ("%00", "\0"), ("%F0%9F%8D%B5", "🍵"),
    ])
  func decodes(text: String, decoded: String) {
    #expect(PercentEncoding.decode(text) == decoded)
  }

  @Test("what is broken", arguments: ["%", "%a", "a%2", "%g0", "%0g", "%%20", "%+1", "%C3", "%FF", "%ED%A0%80"])
  func broken(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test("plus is a space only in a query")
  func plus() {
    #expect(PercentEncoding.decode("a+b%2B", plusIsSpace: true) == "a b+")
    #expect(PercentEncoding.decode("a+b%2B") == "a+b+")
  }
}
