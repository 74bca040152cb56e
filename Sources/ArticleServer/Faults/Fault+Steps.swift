extension Fault {
  typealias Step = ArticleServer.Step
  typealias Response = ArticleServer.Response
  typealias Header = ArticleServer.Request.Header

  /// What is done to a connection as soon as it is there; empty to wait for a request.
  var greeting: [Step] {
    switch self {
    case .closedAtOnce: [.close]
    case .resetAtOnce: [.reset]
    default: []
    }
  }

  /// What is said to a request whose body has not arrived yet; empty to wait for it.
  func interimSteps(_ exchange: Exchange) -> [Step] { self == .early413 ? steps(exchange) : [] }

  /// What the server does in answer to a request.
  func steps(_ exchange: Exchange) -> [Step] {
    connectionSteps(exchange) ?? headSteps(exchange) ?? bodySteps(exchange) ?? statusSteps(exchange)
      ?? dataSteps(exchange) ?? [.close]
  }

  private func connectionSteps(_ exchange: Exchange) -> [Step]? {
    switch self {
    case .closedAtOnce, .unanswered: [.close]
    case .resetAtOnce: [.reset]
    case .silent: [.stall]
    case .staleConnection: exchange.request.isFirst ? exchange.send(exchange.response) : [.reset]
    default: nil
    }
  }

  private func statusSteps(_ exchange: Exchange) -> [Step]? {
    let target = exchange.request.target
    return switch self {
    case .redirectLoop: exchange.redirect(to: target)
    case .redirectScheme: exchange.redirect(to: "ftp://127.0.0.1\(target)")
    case .redirectTLS: exchange.redirect(to: "https://\(exchange.host)\(target)")
    case .redirectHost:
      exchange.host.hasPrefix("localhost")
        ? exchange.send(exchange.response)
        : exchange.redirect(to: "http://localhost:\(exchange.host.drop { $0 != ":" }.dropFirst())\(target)", 307)
    case .redirectNowhere: exchange.send(Response(status: 302))
    case .redirectMalformed: exchange.redirect(to: "http://[bad")
    case .redirectSame:
      exchange.request.path.hasSuffix("/")
        ? exchange.send(exchange.response)
        : exchange.redirect(to: exchange.request.path + "/" + target.dropFirst(exchange.request.path.count), 307)
    case .basicChallenge:
      exchange.send(
        Response(failure: 401, "Sign in.", headers: [Header("WWW-Authenticate", "Basic realm=\"articles\"")]))
    case .early413: exchange.send(Response(failure: 413, "The body is too large.")) + [.close]
    case .noContent: exchange.send(Response(status: 204))
    case .notModified: exchange.send(Response(status: 304, headers: [Header("ETag", "\"1\"")]))
    default: nil
    }
  }
}

extension Exchange {
  /// The host and the port that the client asked for.
  var host: String { request.header("Host") ?? "" }

  /// The steps of a redirect.
  func redirect(to location: String, _ status: Int = 302) -> [ArticleServer.Step] {
    send(ArticleServer.Response(status: status, headers: [ArticleServer.Request.Header("Location", location)]))
  }
}
