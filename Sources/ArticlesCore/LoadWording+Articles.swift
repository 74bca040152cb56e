import LoadKit

extension LoadWording {
  /// The words for the list of articles. While a search is on, add ``LoadKit/EmptyContent/articles(query:)``.
  public static let articles = LoadWording(
    loading: "Loading articles", refreshing: "Refreshing articles", load: "Load articles",
    retry: "Retry loading articles", refresh: "Refresh articles", cancel: "Cancel loading articles",
    titles: Titles(load: "Load Articles"), idleTitle: "Articles Not Loaded",
    refreshFailedTitle: "Couldn’t Refresh Articles", empty: .articles(query: ""),
    nextPage: NextPage(
      loading: "Loading more articles", load: "Load more articles", retry: "Retry loading more articles",
      cancel: "Cancel loading more articles", titles: Titles(load: "Load More Articles"),
      failed: "Couldn’t Load More Articles"),
    count: { $0 == 1 ? "1 article" : "\($0) articles" },
    more: { $0 == 1 ? "1 more article" : "\($0) more articles" })

  /// The words for one article.
  public static let article = LoadWording(
    loading: "Loading article", refreshing: "Refreshing article", loaded: "Article loaded", load: "Load article",
    retry: "Retry loading article", refresh: "Refresh article", cancel: "Cancel loading article",
    titles: Titles(load: "Load Article"), idleTitle: "Article Not Loaded",
    refreshFailedTitle: "Couldn’t Refresh Article")

  /// The words for the author beside an article. A failure says which part of the page is missing.
  public static let author = LoadWording(
    loading: "Loading author", refreshing: "Refreshing author", loaded: "Author loaded", load: "Load author",
    retry: "Retry loading author", refresh: "Refresh author", cancel: "Cancel loading author",
    titles: Titles(load: "Load Author"), idleTitle: "Author Not Loaded", failureTitle: "Author Unavailable",
    refreshFailedTitle: "Couldn’t Refresh Author")

  /// The words for the comments below an article. A failure says which part of the page is missing.
  public static let comments = LoadWording(
    loading: "Loading comments", refreshing: "Refreshing comments", load: "Load comments",
    retry: "Retry loading comments", refresh: "Refresh comments", cancel: "Cancel loading comments",
    titles: Titles(load: "Load Comments"), idleTitle: "Comments Not Loaded", failureTitle: "Comments Unavailable",
    refreshFailedTitle: "Couldn’t Refresh Comments",
    empty: .firstUse(
      title: "No Comments", description: "This article has no comments yet.", symbol: "text.bubble"),
    count: { $0 == 1 ? "1 comment" : "\($0) comments" },
    more: { $0 == 1 ? "1 more comment" : "\($0) more comments" })

  /// The words for a document that is downloaded.
  public static let document = LoadWording(
    loading: "Downloading document", loaded: "Document downloaded", load: "Download document",
    retry: "Retry downloading document", refresh: "Download document again", cancel: "Cancel downloading document",
    titles: Titles(load: "Download Document"), idleTitle: "Document Not Downloaded")
}

extension SubmissionWording {
  /// The words for the form in which an article is written.
  public static let article = SubmissionWording(
    send: "Publish", sendLabel: "Publish article", sending: "Publishing article", sent: "Article published",
    cancel: "Cancel publishing article", failureTitle: "Article Not Published",
    mayHaveBeenSent: FailureMessage(
      symbol: "questionmark.circle", title: "May Already Be Published",
      message: "No clear confirmation arrived, so the article may already have been published.",
      suggestion: "Look for the article in the list before you publish again."),
    fields: ["title": "Title", "body": "Text"])
}

extension EmptyContent {
  /// What the list of articles says when there is nothing in it.
  ///
  /// - Parameter query: What was searched for; empty or only spaces if nothing was.
  /// - Returns: That nothing was found for the query, or that there are no articles.
  public static func articles(query: String) -> EmptyContent {
    ArticleSearch(query).isEmpty
      ? .firstUse(title: "No Articles", description: "There is nothing to read here yet.", symbol: "doc.text")
      : .noSearchResults(query: query)
  }
}
