import Foundation
import LoadKit
import LoadKitHTTP

/// Reads articles, authors and comments from a server that speaks the JSON of JSONPlaceholder.
///
/// ```swift
/// let service = ArticleService(client: HTTPClient(baseURL: address))
/// let articles = Loader(.articles) { context in try await service.articles(context: context) }
/// ```
/// Decoding and searching are done off the main actor. Nothing is retried here; the loader does that.
public struct ArticleService: Sendable {
  /// What sends the requests.
  public var client: HTTPClient

  /// Creates a service.
  ///
  /// - Parameter client: Knows where the server is.
  public init(client: HTTPClient) { self.client = client }

  /// Reads the list of articles.
  ///
  /// The server is asked to search, and the answer is searched once more, since a server of plain files sends
  /// everything.
  ///
  /// - Parameters:
  ///   - query: The words to look for; empty for all articles.
  ///   - page: The page, from 1; `nil` for no pages. A server of plain files ignores it.
  ///   - limit: The most articles on a page; `nil` leaves it to the server, which may send fewer.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The articles in the server's order, each number once.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  @concurrent public func articles(
    query: String = "", page: Int? = nil, limit: Int? = nil, context: LoadContext? = nil
  ) async throws -> [Article] {
    let search = ArticleSearch(query)
    let parameters = parameters(query: search.isEmpty ? nil : query, page: page, limit: limit)
    let articles = try await client.get("/posts", query: parameters, as: [Article].self, context: context).unique()
    return search.isEmpty ? articles : articles.filter(search.matches)
  }

  /// The parameters of a list, as JSONPlaceholder names them.
  func parameters(query: String? = nil, page: Int?, limit: Int?) -> [URLQueryItem] {
    [("q", query), ("_page", page.map(String.init)), ("_limit", limit.map(String.init))].compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
  }

  /// Reads one article.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - context: Of the load that this is part of.
  /// - Returns: The article.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func article(_ id: Int, context: LoadContext? = nil) async throws -> Article {
    try await client.get("/posts/\(id)", context: context)
  }

  /// Reads an author.
  ///
  /// - Parameters:
  ///   - id: Their number, ``Article/userID``.
  ///   - context: Of the load that this is part of.
  /// - Returns: The author.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func author(_ id: Int, context: LoadContext? = nil) async throws -> Author {
    try await client.get("/users/\(id)", context: context)
  }

  /// Reads the comments on an article.
  ///
  /// - Parameters:
  ///   - articleID: The number of the article.
  ///   - context: Of the load that this is part of.
  /// - Returns: The comments in the server's order, each number once.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func comments(articleID: Int, context: LoadContext? = nil) async throws -> [Comment] {
    try await client.get("/posts/\(articleID)/comments", as: [Comment].self, context: context).unique()
  }

  /// Writes an article: what the operation of a `LoadSubmission` does.
  ///
  /// - Parameters:
  ///   - draft: What was written.
  ///   - context: Of the submission that this is part of; its key makes sure that the article is written once.
  /// - Returns: The article as the server keeps it.
  /// - Throws: A `LoadFailure`; a `SubmissionRejection` that says what is wrong with `title` or `body`;
  ///   `CancellationError` if the task was cancelled.
  public func create(_ draft: ArticleDraft, context: LoadContext? = nil) async throws -> Article {
    try await client.submit(draft, to: "/posts", context: context)
  }

  /// A download of an article as a text file, with the others behind it.
  ///
  /// - Parameters:
  ///   - id: The number of the article.
  ///   - destination: Where to save the file.
  /// - Returns: What fetches it; keep it over retries, so that they go on where the last one ended.
  public func document(_ id: Int, to destination: URL) -> HTTPDownload {
    HTTPDownload(client, "/documents/\(id)", to: destination)
  }
}
