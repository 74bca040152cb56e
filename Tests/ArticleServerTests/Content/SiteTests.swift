import Foundation
import Testing

@testable import _ArticleServer

@Suite("The site responds like JSONPlaceholder")
struct SiteTests {
  private let site = Site(catalog: .standard, url: "http://server")

  private func respond(_ target: String, method: String = "GET") -> ServerResponse {
    site.respond(to: ServerRequest(method: method, target: target, headers: [], keepsAlive: true))
  }

  private func objects(_ target: String) throws -> [[String: Any]] {
    let response = respond(target)
    #expect(response.status == 200)
    return try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]])
  }

  private func ids(_ target: String) throws -> [Int] { try objects(target).compactMap { $0["id"] as? Int } }

  private func header(_ name: String, of target: String) -> String? {
    respond(target).headers.first { $0.name == name }?.value
  }

  // MARK: Routes

  @Test(
    "records have the keys of JSONPlaceholder",
    arguments: [
      ("/posts", "body id title userId"), ("/comments", "body email id name postId"),
      ("/users", "address company email id name phone username website"),
    ])
  func keys(target: String, keys: String) throws {
    for object in try objects(target) { #expect(object.keys.sorted().joined(separator: " ") == keys) }
    let user = try #require(objects("/users").first)
    #expect((user["company"] as? [String: Any])?.keys.sorted() == ["bs", "catchPhrase", "name"])
    #expect((user["address"] as? [String: Any])?.keys.sorted() == ["city", "geo", "street", "suite", "zipcode"])
  }

  @Test("single records", arguments: ["/posts/64", "/users/10", "/comments/1", "/posts/64/", "/posts/%36%34"])
  func single(target: String) throws {
    let response = respond(target)
    #expect(response.status == 200)
    #expect(try JSONSerialization.jsonObject(with: Data(response.body)) is [String: Any])
  }

  @Test(
    "what is not there",
    arguments: [
      "/posts/0", "/posts/65", "/posts/-1", "/posts/+1", "/posts/01", "/posts/abc", "/posts/99999999999999999999",
      "/nothing", "//posts", "/posts//1", "/posts/1/likes", "/posts/1/comments/1", "/Posts", "/../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd", "/posts/..%2fusers", "/posts/%00", "*",
    ])
  func missing(target: String) {
    let response = respond(target)
    #expect(response.status == 404)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"message":"There is nothing at this address."}"#)
  }

  @Test(
    "a broken percent-encoding is a bad request",
    arguments: ["/posts?q=%", "/posts?q=%zz", "/%zz", "/posts/%f", "/posts?%=1", "/posts?q=%ff", "/%FF?q=a"])
  func broken(target: String) {
    #expect(respond(target).status == 400)
  }

  @Test("comments and articles of one thing, by path and by filter")
  func nested() throws {
    let comments = try objects("/posts/5/comments")
    #expect(comments.count >= 2 && comments.allSatisfy { $0["postId"] as? Int == 5 })
    #expect(try ids("/comments?postId=5") == comments.compactMap { $0["id"] as? Int })
    #expect(try ids("/users/3/posts") == ids("/posts?userId=3"))
    #expect(try ids("/posts/999/comments").isEmpty)
  }

  // MARK: Lists

  @Test("filters choose, several of one kind are alternatives, and unknown ones do nothing")
  func filters() throws {
    let all = try ids("/posts")
    #expect(all.count == 64)
    #expect(try ids("/posts?id=3&id=5") == [3, 5])
    #expect(try ids("/posts?userId=3&id=5") == [5])
    #expect(try ids("/posts?userId=1&id=5").isEmpty)
    #expect(try ids("/posts?userId=abc").isEmpty)
    #expect(try ids("/posts?postId=1&colour=red&&=") == all)
  }

  @Test(
    "a search looks through title and body", arguments: ["creme+BRULEE", "cr%C3%A8me%20br%C3%BBl%C3%A9e", "water+bath"])
  func search(query: String) throws {
    let found = try objects("/posts?q=\(query)")
    #expect(found.count == 1)
    #expect(found.first?["title"] as? String == "Crème brûlée without a torch")
  }

  @Test("a search that finds nothing is an empty list, an empty search finds all")
  func searchEnds() throws {
    #expect(try ids("/posts?q=nosuchword").isEmpty)
    #expect(header("X-Total-Count", of: "/posts?q=nosuchword&_limit=5") == "0")
    #expect(try ids("/posts?q=").count == 64)
    #expect(try ids("/posts?q=+%20").count == 64)
    #expect(try ids("/users?q=zielinski") == [7])
  }

  @Test("pages follow each other without gaps or doubles", arguments: [1, 7, 10, 64, 100])
  func pages(limit: Int) throws {
    let count = (64 + limit - 1) / limit
    let pages = try (1...count).map { try ids("/posts?_page=\($0)&_limit=\(limit)") }
    #expect(pages.flatMap { $0 } == Array(1...64))
    #expect(try ids("/posts?_page=\(count + 1)&_limit=\(limit)").isEmpty)
  }

  @Test(
    "numbers that are none, or too large, do no harm",
    arguments: [
      ("_page=0", 1...10), ("_page=-1", 1...10), ("_page=abc", 1...10), ("_page=", 1...10), ("_page=+2", 1...10),
      ("_page=2", 11...20), ("_page=1&_limit=0", 1...10), ("_page=1&_limit=-5", 1...10), ("_limit=5", 1...5),
      ("_limit=0", 1...64), ("_limit=-1", 1...64), ("_limit=99999999999999999999", 1...64),
      ("_page=1&_limit=9223372036854775807", 1...64),
    ])
  func oddPages(query: String, expected: ClosedRange<Int>) throws {
    #expect(try ids("/posts?\(query)") == Array(expected))
  }

  @Test("a page far beyond the end is empty", arguments: ["9223372036854775807", "99999999999999999999", "8"])
  func farPage(page: String) throws {
    #expect(try ids("/posts?_page=\(page)").isEmpty)
    #expect(header("X-Total-Count", of: "/posts?_page=\(page)") == "64")
    #expect(header("Link", of: "/posts?_page=\(page)") == nil)
  }

  @Test("links lead to the neighbours and keep the search")
  func links() {
    #expect(
      header("Link", of: "/posts?userId=5&_limit=4&_page=2")
        == """
        <http://server/posts?userId=5&_page=1&_limit=4>; rel="first", \
        <http://server/posts?userId=5&_page=1&_limit=4>; rel="prev", \
        <http://server/posts?userId=5&_page=3&_limit=4>; rel="next", \
        <http://server/posts?userId=5&_page=3&_limit=4>; rel="last"
        """)
    #expect(header("Link", of: "/posts?_page=1")?.contains("rel=\"prev\"") == false)
    #expect(header("Link", of: "/posts?_page=7")?.contains("rel=\"next\"") == false)
    #expect(header("Link", of: "/posts?_limit=3") == nil)
    #expect(header("Link", of: "/posts?x=<>\"&_page=1")?.contains("x=%3C%3E%22&") == true)
  }

  @Test("the count and the links are where json-server 0.17 has them")
  func countAndLinks() {
    for target in ["/posts", "/posts?q=tea", "/posts?_start=5"] {
      #expect(header("X-Total-Count", of: target) == nil && header("Link", of: target) == nil)
    }
    for target in ["/posts?_limit=5", "/posts?_page=1", "/posts?_page=3&_limit=5", "/users/5/posts?_limit=1"] {
      #expect(header("X-Total-Count", of: target) == (target.contains("users") ? count("/users/5/posts") : "64"))
    }
    // One page is all there is: no other to link to.
    #expect(header("Link", of: "/posts?_page=1&_limit=64") == nil)
    #expect(header("Link", of: "/posts?_page=2&_limit=64") == nil)
    #expect(header("Link", of: "/posts?_page=1&q=nosuchword") == nil)
    #expect(header("Link", of: "/posts?_page=1&_limit=63")?.contains("rel=\"next\"") == true)
  }

  private func count(_ target: String) -> String? { try? String(ids(target).count) }

  @Test("only lists of pages link to the largest page that was really sent")
  func largestPage() throws {
    let link = header("Link", of: "/comments?_page=1&_limit=5000")
    #expect(link?.contains("_limit=100>") == true)
    #expect(try ids("/comments?_page=1&_limit=5000").count == 100)
  }
}
