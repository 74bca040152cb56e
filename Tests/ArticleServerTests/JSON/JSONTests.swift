import Foundation
import Testing

@testable import _ArticleServer

@Suite("JSON is written so that others can read it")
struct JSONTests {
  @Test("every kind of value")
  func values() {
    let json = JSON.object([
      ("b", .number(-1)), ("a", .list([])), ("", .object([])), ("c", .list([.text("x"), .number(.max)])),
    ])
    #expect(json.encoded == #"{"b":-1,"a":[],"":{},"c":["x",9223372036854775807]}"#)
  }

  @Test("the necessary characters are escaped, and no others")
  func escapes() {
    #expect(JSON.text("\"\\/\n\r\t\u{1}\u{1f}\u{7f}é🍵").encoded == #""\"\\/\n\r\t\u0001\u001f\#u{7f}é🍵""#)
  }

  @Test("a reader gets back each character that may make trouble")
  func roundTrip() throws {
    let scalars =
      (0...0x2ff).map { Unicode.Scalar($0)! } + ["\u{2028}", "\u{feff}", "\u{fffd}", "\u{10ffff}", "e", "\u{301}"]
    for scalar in scalars {
      let text = "a" + String(Character(scalar)) + "b"
      let data = Data(JSON.list([.text(text)]).encoded.utf8)
      let read = try JSONDecoder().decode([String].self, from: data)
      #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }
}
