import Foundation
import LoadKit
import LoadKitHTTP

extension ArticleService {
  /// How many articles a page has.
  public static let pageSize = 8

  /// Reads a page of the archive: what the operation of a `PagedLoader` does.
  ///
  /// The last one is the page that reaches the number in `X-Total-Count`, if the server tells one, and any page that is
  /// not full; so is what a server of plain files sends, which knows no pages.
  ///
  /// - Parameters:
  ///   - number: The number of the page, from 1.
  ///   - context: Of the load that this is part of.
  /// - Returns: The articles in the server's order, and the number of the page that follows.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func page(_ number: Int, context: LoadContext? = nil) async throws -> LoadPage<Article, Int> {
    let answer = try await client.getResponse(
      "/posts", query: parameters(page: number, limit: Self.pageSize), as: [Article].self, context: context)
    return Self.page(number, answer.value, total: answer.headers["X-Total-Count"].flatMap { Int($0) })
  }

  /// The pages of the archive that were kept, from the first one on.
  ///
  /// - Returns: Their articles with the age of the oldest page; `nil` if none is kept, or nothing is kept at all.
  public func savedPages() async -> LoadCachedValue<LoadPages<Article, Int>>? {
    var pages = LoadPages<Article, Int>(next: 1)
    var age: Duration?
    while let number = pages.next {
      let query = parameters(page: number, limit: Self.pageSize)
      guard let saved = await client.cached("/posts", query: query, as: [Article].self) else { break }
      let page = Self.page(number, saved.value, total: nil)
      pages = LoadPages(pages.items + page.items, next: page.next)
      age = max(age ?? .zero, saved.age ?? .zero)
    }
    return age.map { LoadCachedValue(pages, age: $0) }
  }

  private static func page(_ number: Int, _ articles: [Article], total: Int?) -> LoadPage<Article, Int> {
    let isLast = articles.count != pageSize || total.map { $0 <= number * pageSize } ?? false
    return LoadPage(articles, next: isLast ? nil : number + 1)
  }
}
