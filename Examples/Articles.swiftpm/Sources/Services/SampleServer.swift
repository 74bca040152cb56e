import Foundation
import LoadKitHTTP
import _ArticlesCore

/// Answers requests within the app, as well or as badly as the network condition says.
nonisolated final class SampleServer: Sendable {
  /// The address that requests are made for. Nothing is ever sent there.
  static let url = URL(string: "https://articles.example") ?? URL(fileURLWithPath: "/")

  private struct State: Sendable {
    var condition = NetworkCondition.normal
    var requests = 0
    var content = SampleArticles()
    /// The article that was written with each key: the same key writes nothing twice.
    var written: [String: Article] = [:]
    /// What stands for those who have signed in.
    var tokens: Set<String> = []
  }

  private let state = Locked(State())
  private let pause: @Sendable (Duration) async throws -> Void
  private let onRequest: (@Sendable (HTTPRequest) -> Void)?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - pause: Waits. By default on the continuous clock.
  ///   - onRequest: Called with each request before it is answered, however that ends.
  init(
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    onRequest: (@Sendable (HTTPRequest) -> Void)? = nil
  ) {
    self.pause = pause
    self.onRequest = onRequest
  }

  /// What sends requests here.
  var transport: InMemoryTransport {
    InMemoryTransport(streaming: { [self] request, writer in try await respond(to: request, writer) })
  }

  /// Behaves in another way from the next request on.
  ///
  /// ``NetworkCondition/signInNeeded`` begins with everybody signed out.
  func setCondition(_ condition: NetworkCondition) {
    state.withLock { state in
      state.condition = condition
      if condition == .signInNeeded { state.tokens = [] }
    }
  }

  private func respond(to request: HTTPRequest, _ writer: InMemoryTransport.ResponseWriter) async throws {
    onRequest?(request)
    let (condition, number, isSignedIn) = state.withLock { state in
      state.requests += 1
      let isSignedIn = request.headers["Authorization"].map { state.tokens.contains($0) } ?? false
      return (state.condition, state.requests, isSignedIn)
    }
    if condition == .offline { throw URLError(.notConnectedToInternet) }
    try await pause(Self.delay(of: condition))
    let failure: Int? =
      switch condition {
      case .flaky: number.isMultiple(of: 2) ? nil : 503
      case .serverError: 500
      case .signInNeeded: isSignedIn || request.url.path == "/session" ? nil : 401
      case .normal, .slow, .silent, .offline, .empty: nil
      }
    if let failure {
      // RFC 9110, section 15.5.2: a 401 says how to sign in.
      let headers: HTTPHeaders = failure == 401 ? ["WWW-Authenticate": "Bearer"] : [:]
      return try writer.writeHead(HTTPResponse(status: failure, headers: headers))
    }
    try await respondNormally(request, writer, isEmpty: condition == .empty, isSlow: condition == .slow)
  }

  private static func delay(of condition: NetworkCondition) -> Duration {
    switch condition {
    case .slow: .seconds(6)
    // Longer than any deadline.
    case .silent: .seconds(86_400)
    default: .milliseconds(300)
    }
  }

  private func respondNormally(
    _ request: HTTPRequest, _ writer: InMemoryTransport.ResponseWriter, isEmpty: Bool, isSlow: Bool
  ) async throws {
    let parts = request.url.path.split(separator: "/").map(String.init)
    let content = state.withLock { $0.content }
    let article = parts.count > 1 ? content.articles.first { String($0.id) == parts[1] } : nil
    switch (request.method, parts.first, parts.count) {
    case (.post, "posts", 1): try write(request, writer)
    case (.post, "session", 1): try signIn(request, writer)
    case (_, "posts", 1): try sendList(isEmpty ? [] : content.articles, request, writer)
    case (_, "posts", 2): try send(article, writer)
    case (_, "posts", 3): try send(isEmpty ? [] : article.map(content.comments) ?? [], writer)
    case (_, "users", 2): try send(content.authors.first { String($0.id) == parts[1] }, writer)
    case (_, "documents", 2): try await sendDocument(article, writer, isSlow: isSlow)
    default: try writer.writeHead(HTTPResponse(status: 404))
    }
  }

  /// Sends what a search finds, and of that a page if one is asked for, as JSONPlaceholder does.
  private func sendList(_ articles: [Article], _ request: HTTPRequest, _ writer: InMemoryTransport.ResponseWriter)
    throws
  {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    let found = articles.filter(ArticleSearch(value("q") ?? "").matches)
    func number(_ name: String) -> Int? { value(name).flatMap(Int.init).map { min(max($0, 1), 1_000) } }
    guard let page = number("_page"), let limit = number("_limit") else { return try send(found, writer) }
    let part = Array(found.dropFirst((page - 1) * limit).prefix(limit))
    try send(part, writer, headers: ["X-Total-Count": String(found.count)])
  }

  private func send(
    _ value: (some Encodable)?, _ writer: InMemoryTransport.ResponseWriter, status: Int = 200,
    headers: HTTPHeaders = [:]
  ) throws {
    guard let value else { return try writer.writeHead(HTTPResponse(status: 404)) }
    let body = try JSONEncoder().encode(value)
    let json: HTTPHeaders = ["Content-Type": "application/json", "Content-Length": String(body.count)]
    try writer.writeHead(HTTPResponse(status: status, headers: json.merging(headers)))
    try writer.write(body)
  }

  /// Sends a text in pieces, so that a bar can move.
  private func sendDocument(_ article: Article?, _ writer: InMemoryTransport.ResponseWriter, isSlow: Bool) async throws
  {
    guard let article else { return try writer.writeHead(HTTPResponse(status: 404)) }
    let piece = Data((article.title + "\n\n" + article.body + "\n\n").utf8)
    let count = 40
    let headers: HTTPHeaders = ["Content-Type": "text/plain", "Content-Length": String(piece.count * count)]
    try writer.writeHead(HTTPResponse(status: 200, headers: headers))
    for _ in 0..<count {
      try await pause(.milliseconds(isSlow ? 400 : 60))
      try writer.write(piece)
    }
  }

  private func write(_ request: HTTPRequest, _ writer: InMemoryTransport.ResponseWriter) throws {
    guard let body = request.body, let draft = try? JSONDecoder().decode(ArticleDraft.self, from: body) else {
      return try writer.writeHead(HTTPResponse(status: 400))
    }
    if let problem = Self.problem(with: draft) { return try send(problem, writer, status: 422) }
    let key = request.headers["Idempotency-Key"] ?? UUID().uuidString
    let article = state.withLock { state in
      if let written = state.written[key] { return written }
      let article = Article(
        id: state.content.articles.count + 1, userID: draft.userID, title: draft.title, body: draft.body)
      state.content.articles.insert(article, at: 0)
      state.written[key] = article
      return article
    }
    try send(article, writer, status: 201)
  }

  private func signIn(_ request: HTTPRequest, _ writer: InMemoryTransport.ResponseWriter) throws {
    guard let body = request.body, let credentials = try? JSONDecoder().decode(Credentials.self, from: body) else {
      return try writer.writeHead(HTTPResponse(status: 400))
    }
    var fields: [String: [String]] = [:]
    if credentials.name.isEmpty { fields["name"] = ["Enter your name."] }
    if credentials.password != "tea" { fields["password"] = ["The password is incorrect."] }
    guard fields.isEmpty else { return try send(["errors": fields], writer, status: 422) }
    let token = UUID().uuidString
    state.withLock { _ = $0.tokens.insert("Bearer \(token)") }
    try send(["token": token], writer, status: 201)
  }

  private static func problem(with draft: ArticleDraft) -> [String: [String: [String]]]? {
    var fields: [String: [String]] = [:]
    if draft.title.isEmpty { fields["title"] = ["Give the article a title."] }
    if draft.body.isEmpty { fields["body"] = ["Write something."] }
    return fields.isEmpty ? nil : ["errors": fields]
  }
}
