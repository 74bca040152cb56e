/// The responses when nothing is wrong: the routes of JSONPlaceholder over a catalog.
struct Site: Sendable {

  /// The content.
  var catalog: Catalog
  /// The address of the server, for links to other pages.
  var url: String

  /// The response to a request.
  func respond(to request: ServerRequest) -> ServerResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return ServerResponse(
        failure: 405, "Only articles can be written: POST /posts.",
        headers: [ServerHeader("Allow", request.path == "/posts" ? "GET, HEAD, POST" : "GET, HEAD")])
    }
    guard let path = Self.components(request.path), let query = ListQuery(request.query) else {
      return ServerResponse(failure: 400, "The address has a broken percent-encoding.")
    }
    return respond(path: path, query: query, request)
  }

  private func respond(path: [String], query: ListQuery, _ request: ServerRequest) -> ServerResponse {
    let collection = path.first ?? ""
    switch (collection, path.count) {
    case ("", 0): return index
    case ("posts", 1): return list(catalog.articles, query, request)
    case ("comments", 1): return list(catalog.comments, query, request)
    case ("users", 1): return list(catalog.authors, query, request)
    case ("posts", 2): return single(catalog.articles, path[1])
    case ("documents", 2): return document(path[1], request)
    case ("comments", 2): return single(catalog.comments, path[1])
    case ("users", 2): return single(catalog.authors, path[1])
    case ("posts", 3) where path[2] == "comments":
      return list(catalog.comments.filter { String($0.postID) == path[1] }, query, request)
    case ("users", 3) where path[2] == "posts":
      return list(catalog.articles.filter { String($0.userID) == path[1] }, query, request)
    default: return notFound
    }
  }

  private var index: ServerResponse {
    ServerResponse(
      json: JSON.object([
        ("posts", .text(url + "/posts")), ("comments", .text(url + "/comments")), ("users", .text(url + "/users")),
      ]).encoded)
  }

  var notFound: ServerResponse { ServerResponse(failure: 404, "There is nothing at this address.") }

  private func single<Item: Record>(_ records: [Item], _ id: String) -> ServerResponse {
    guard let record = records.first(where: { String($0.id) == id }) else { return notFound }
    return ServerResponse(json: record.json.encoded)
  }

  // MARK: Lists

  private func list<Item: Record>(_ records: [Item], _ query: ListQuery, _ request: ServerRequest) -> ServerResponse {
    let selected = query.select(records)
    var headers: [ServerHeader] = []
    var page = selected[...]
    // As json-server has it: the count where a part was asked for, links where there are other pages than this one.
    if let limit = query.limit {
      headers.append(ServerHeader("X-Total-Count", String(selected.count)))
      let (full, rest) = selected.count.quotientAndRemainder(dividingBy: limit)
      let pageCount = full + (rest > 0 ? 1 : 0)
      let number = query.page ?? 1
      page = number <= pageCount ? selected.dropFirst((number - 1) * limit).prefix(limit) : []
      if query.page != nil, pageCount > 1, !page.isEmpty {
        headers.append(ServerHeader("Link", links(query, request, page: number, of: pageCount)))
      }
    }
    return ServerResponse(json: JSON.list(page.map(\.json)).encoded, headers: headers)
  }

  /// The neighbours of a page (RFC 8288), each only if it exists.
  private func links(_ query: ListQuery, _ request: ServerRequest, page: Int, of count: Int) -> String {
    var links: [(name: String, page: Int)] = [("first", 1)]
    if page > 1 { links.append(("prev", page - 1)) }
    if page < count { links.append(("next", page + 1)) }
    links.append(("last", count))
    return links.map { link in
      "<\(Self.quotable("\(url)\(request.path)?\(query.query(page: link.page))"))>; rel=\"\(link.name)\""
    }.joined(separator: ", ")
  }

  /// A URL without the characters that would end a link early.
  private static func quotable(_ url: String) -> String {
    var quoted = ""
    for character in url {
      switch character {
      case "<": quoted += "%3C"
      case ">": quoted += "%3E"
      case "\"": quoted += "%22"
      default: quoted.append(character)
      }
    }
    return quoted
  }

  /// The parts of a path, decoded; one slash at the end does not count. `nil` if the encoding is broken.
  ///
  /// A part is only ever compared with names and numbers, so that `..` or an encoded slash lead nowhere.
  private static func components(_ path: String) -> [String]? {
    // The `*` of an OPTIONS request isn't a path.
    guard path.hasPrefix("/") else { return [path] }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.last?.isEmpty == true { parts = parts.dropLast() }
    var components: [String] = []
    for part in parts {
      guard let component = PercentEncoding.decode(part) else { return nil }
      components.append(component)
    }
    return components
  }
}
