import LoadKit
import LoadKitHTTP

/// Cached values, for the `restoring` parameter of a loader. Without a cache in the client there are none.
extension ArticleService {
  /// The cached list of articles, or its matches for a query. A search therefore works offline.
  ///
  /// - Parameter query: The words to look for; empty for all articles.
  /// - Returns: The articles with their age, or `nil`.
  @concurrent public func savedArticles(query: String = "") async -> LoadCachedValue<[Article]>? {
    let search = ArticleSearch(query)
    guard let saved = await client.cached("/posts", as: [Article].self) else { return nil }
    return LoadCachedValue(saved.value.unique().filter(search.matches), age: saved.age)
  }

  /// An article that was kept.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The article with its age, or `nil`.
  public func savedArticle(_ id: Int) async -> LoadCachedValue<Article>? { await client.cached("/posts/\(id)") }

  /// An author who was kept.
  ///
  /// - Parameter id: Their number.
  /// - Returns: The author with their age, or `nil`.
  public func savedAuthor(_ id: Int) async -> LoadCachedValue<Author>? { await client.cached("/users/\(id)") }

  /// The comments on an article that were kept.
  ///
  /// - Parameter articleID: The number of the article.
  /// - Returns: The comments with their age, or `nil`.
  public func savedComments(articleID: Int) async -> LoadCachedValue<[Comment]>? {
    guard let saved = await client.cached("/posts/\(articleID)/comments", as: [Comment].self) else { return nil }
    return LoadCachedValue(saved.value.unique(), age: saved.age)
  }
}
