import Testing

@testable import _ArticleServer

@Suite("JSON that was sent") struct JSONReaderTests {
  @Test("texts with all their escapes, whole numbers, and skipped values")
  func read() throws {
    let text = #" {"a":"x\n\t\r\b\f\"\\\/é😀ü","n":-7,"x":[1.5,{"y":null},true,false,1e9],"e":{}} "#
    let members = try #require(JSONReader.object(Array(text.utf8)))
    guard case .text(let a)? = members["a"], case .number(let n)? = members["n"] else {
      Issue.record("values of another kind")
      return
    }
    #expect(a == "x\n\t\r\u{8}\u{c}\"\\/é😀ü" && n == -7)
    #expect(members.count == 4)
  }

  @Test(
    "malformed JSON is nil",
    arguments: [
      "", " ", "{", "}", "{]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{\"a\":tru}", "{\"a\":+1}",
      "{\"a\":\"\\x\"}", "{\"a\":\"\\ud83d\"}", "{\"a\":\"\\u12\"}", "{\"a\":\"\\udc00\"}", "{\"a\":\"\n\"}",
      "{\"a\":\"",
      "{\"a\":1}{", "[1]", "null", "{\"a\":-}",
    ])
  func broken(text: String) {
    #expect(JSONReader.object(Array(text.utf8)) == nil)
  }

  @Test("values nested too deeply and invalid UTF-8 are nil")
  func bounds() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(("{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}").utf8)
    }
    #expect(JSONReader.object(nested(31)) != nil)
    #expect(JSONReader.object(nested(32)) == nil)
    #expect(JSONReader.object(nested(100_000)) == nil)
    #expect(JSONReader.object([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) == nil)
  }
}
