import Foundation
import LoadKit
import LoadKitHTTP
import _ArticlesCommandLine
import _ArticlesCore

/// Prints lines: content to standard output, all else to standard error.
@MainActor struct PlainFrontEnd {
  let service: ArticleService
  let options: WorkOptions
  let session: Session
  let output: Output

  /// Shows what was asked for.
  ///
  /// - Returns: How it went.
  /// - Throws: ``OutputError``, if standard output could not be written.
  func run(_ request: Arguments.Request) async throws -> ExitCode {
    switch request {
    case .list(let query): try await list(query)
    case .article(let id): try await article(id)
    case .document(let id, let output): try await document(id, output)
    case .compose(let title, let text): try await compose(ArticleDraft(title: title, body: text))
    }
  }

  private func list(_ query: String) async throws -> ExitCode {
    let service = service
    let articles = Segment("articles", .articles, empty: .articles(query: query), options: options.reading, in: session)
    {
      try await service.articles(query: query, context: $0)
    }
    let state = await articles.load(in: session)
    try await print(state.value, ArticleText.list)
    return Self.outcome(state)
  }

  private func article(_ id: Int) async throws -> ExitCode {
    let service = service
    let segment = Segment("article", .article, options: options.reading, in: session) {
      try await service.article(id, context: $0)
    }
    let state = await segment.load(in: session)
    guard let article = state.value else { return .failure }
    let author = Segment("author", .author, options: options.reading, in: session) {
      try await service.author(article.userID, context: $0)
    }
    let comments = Segment("comments", .comments, options: options.reading, in: session) {
      try await service.comments(articleID: id, context: $0)
    }
    async let authorState = author.load(in: session)
    async let commentsState = comments.load(in: session)
    try await print(article, ArticleText.page)
    let authorOutcome = await authorState
    try await print(authorOutcome.value, ArticleText.author)
    let commentsOutcome = await commentsState
    try await print(commentsOutcome.value, ArticleText.comments)
    return [Self.outcome(authorOutcome), Self.outcome(commentsOutcome)].contains(.failure) ? .failure : .success
  }

  private func document(_ id: Int, _ path: String) async throws -> ExitCode {
    let download = service.document(id, to: URL(fileURLWithPath: path))
    // Before the process ends, whatever ends it.
    session.onEnd { download.discard() }
    let segment = Segment("document", .document, options: options.downloading, in: session) {
      try await download.fetch($0)
    }
    let state = await segment.load(in: session)
    try await print(state.value) { "\($0.byteCount)\t\(SafeText.harmless(path, limit: 1_000, oneLine: true))\n" }
    return Self.outcome(state)
  }

  private func compose(_ draft: ArticleDraft) async throws -> ExitCode {
    let service = service
    let form = Form("compose", .article, draft: draft, options: options.sending, in: session) {
      try await service.create($0, context: $1)
    }
    guard let article = await form.send(in: session) else { return .failure }
    try await print(article) { ArticleText.list([$0]) }
    return .success
  }

  /// Writes away from the main actor, which has to stay free for an interruption while a pipe is full.
  private func print<Value: Sendable>(_ value: Value?, _ text: @escaping @Sendable (Value) -> String) async throws {
    guard let value else { return }
    let output = output
    try await session.status.hidden { try await Self.write(value, text, to: output) }
  }

  @concurrent private static func write<Value: Sendable>(
    _ value: Value, _ text: @Sendable (Value) -> String, to output: Output
  ) async throws {
    try output.write(text(value))
  }

  private static func outcome<Value>(_ state: LoadState<Value>) -> ExitCode {
    switch state {
    case .loaded, .empty: .success
    case .idle, .loading, .failed: .failure
    }
  }
}
