/// Writes articles, each once: a repeated submission with the same key gets the first response again
/// (draft-ietf-httpapi-idempotency-key-header, section 2.6).
struct Submissions {

  /// How many articles can be written.
  static let limit = 1_000
  /// The longest title, in characters.
  static let titleLimit = 200

  private var responses: [String: (body: [UInt8], response: ServerResponse)] = [:]
  private var count = 0

  /// Whether a request writes an article.
  static func accepts(_ request: ServerRequest) -> Bool {
    request.method == "POST" && (request.path == "/posts" || request.path == "/posts/")
  }

  /// Writes an article, or says why not.
  mutating func respond(to request: ServerRequest, _ site: inout Site) -> ServerResponse {
    guard let key = request.header("Idempotency-Key") else { return write(request, &site) }
    if let earlier = responses[key] {
      guard earlier.body == request.body else {
        return ServerResponse(failure: 422, "This key was used for another article.")
      }
      return earlier.response
    }
    let response = write(request, &site)
    if responses.count < Self.limit { responses[key] = (request.body, response) }
    return response
  }

  private mutating func write(_ request: ServerRequest, _ site: inout Site) -> ServerResponse {
    guard let draft = JSONReader.object(request.body) else {
      return ServerResponse(failure: 400, "The article is not well-formed JSON.")
    }
    let (title, body) = (Self.text("title", in: draft), Self.text("body", in: draft))
    let errors = Self.errors(title: title, body: body)
    guard errors.isEmpty, let title, let body else { return Self.rejection(errors) }
    guard count < Self.limit else { return ServerResponse(failure: 507, "There is no room for another article.") }
    count += 1
    let article = Catalog.Article(
      id: (site.catalog.articles.map(\.id).max() ?? 0) + 1, userID: Self.author(in: draft), title: title, body: body)
    site.catalog.articles.append(article)
    return ServerResponse(
      status: 201, json: article.json.encoded,
      headers: [ServerHeader("Location", "\(site.url)/posts/\(article.id)")])
  }

  private static func text(_ name: String, in draft: [String: JSON]) -> String? {
    if case .text(let text)? = draft[name] { return text }
    return nil
  }

  private static func author(in draft: [String: JSON]) -> Int {
    if case .number(let id)? = draft["userId"], id > 0 { return id }
    return 1
  }

  private static func errors(title: String?, body: String?) -> [(field: String, detail: String)] {
    func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }
    var errors: [(field: String, detail: String)] = []
    if isBlank(title) {
      errors.append(("title", "Give the article a title."))
    } else if (title?.count ?? 0) > titleLimit {
      errors.append(("title", "A title has at most \(titleLimit) characters."))
    }
    if isBlank(body) { errors.append(("body", "Write something.")) }
    return errors
  }

  /// The errors of single fields, as problem details (RFC 9457).
  private static func rejection(_ errors: [(field: String, detail: String)]) -> ServerResponse {
    let problem = JSON.object([
      ("title", .text("The article was not accepted.")), ("status", .number(422)),
      (
        "errors",
        .list(errors.map { .object([("detail", .text($0.detail)), ("pointer", .text("#/" + $0.field))]) })
      ),
    ])
    return ServerResponse(
      status: 422,
      headers: [
        ServerHeader("Content-Type", "application/problem+json"), ServerHeader("Cache-Control", "no-store"),
      ], body: Array(problem.encoded.utf8))
  }
}
