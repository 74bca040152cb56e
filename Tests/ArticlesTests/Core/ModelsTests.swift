import Foundation
import Testing
import _ArticlesCore

@Suite("Models read the JSON of the wire")
struct ModelsTests {
  private func decode<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test("an article has its author's number under the name of the wire, and further keys do not matter")
  func article() throws {
    let article: Article = try decode(
      #"{"userId": 3, "id": 7, "title": "T", "body": "B", "tags": ["x"], "likes": {"count": 1}, "extra": null}"#)
    #expect(article == Article(id: 7, userID: 3, title: "T", body: "B"))
  }

  @Test("what is written can be read again")
  func roundTrip() throws {
    let article = Article(id: 1, userID: 2, title: "ä\u{1B}", body: "")
    #expect(try JSONDecoder().decode(Article.self, from: JSONEncoder().encode(article)) == article)
    let comment = _ArticlesCore.Comment(id: 1, postID: 2, name: "n", email: "e", body: "b")
    #expect(try JSONDecoder().decode(_ArticlesCore.Comment.self, from: JSONEncoder().encode(comment)) == comment)
  }

  @Test(
    "B81 an article with missing keys or wrong types is refused",
    arguments: [
      #"{"id": 7, "title": "T", "body": "B"}"#, #"{"userId": 3, "title": "T", "body": "B"}"#,
      #"{"userId": 3, "id": 7, "body": "B"}"#, #"{"userId": 3, "id": 7, "title": "T"}"#,
      #"{"userId": "3", "id": 7, "title": "T", "body": "B"}"#, #"{"userId": 3, "id": 7.5, "title": "T", "body": "B"}"#,
      #"{"userId": 3, "id": 7, "title": null, "body": "B"}"#, #"{"userId": 3, "id": 7, "title": [], "body": "B"}"#,
      #"{"userId": 3, "id": 99999999999999999999, "title": "T", "body": "B"}"#, "[]", "7", "null",
    ])
  func brokenArticle(json: String) {
    #expect(throws: DecodingError.self) { let _: Article = try decode(json) }
  }

  @Test("an author needs no more than a number and a name")
  func author() throws {
    #expect(try decode(#"{"id": 1, "name": "A"}"#) == Author(id: 1, name: "A"))
    #expect(try decode(#"{"id": 1, "name": "A", "email": null}"#) == Author(id: 1, name: "A"))
    let full: Author = try decode(
      #"{"id": 1, "name": "A", "username": "a", "email": "e", "website": "w", "phone": "1", "address": {"city": "C"},"#
        + #" "company": {"name": "C", "catchPhrase": "p", "bs": "b"}}"#)
    #expect(
      full == Author(id: 1, name: "A", username: "a", email: "e", website: "w", company: Author.Company(name: "C")))
  }

  @Test(
    "B81 an author with wrong types is refused",
    arguments: [#"{"id": 1}"#, #"{"name": "A"}"#, #"{"id": 1, "name": "A", "company": "C"}"#])
  func brokenAuthor(json: String) {
    #expect(throws: DecodingError.self) { let _: Author = try decode(json) }
  }

  @Test("a comment has its article's number under the name of the wire")
  func comment() throws {
    let comment: _ArticlesCore.Comment = try decode(
      #"{"postId": 7, "id": 1, "name": "N", "email": "e", "body": "B", "x": 1}"#)
    #expect(comment == _ArticlesCore.Comment(id: 1, postID: 7, name: "N", email: "e", body: "B"))
    #expect(throws: DecodingError.self) {
      let _: _ArticlesCore.Comment = try decode(#"{"id": 1, "name": "N", "body": "B"}"#)
    }
  }
}
