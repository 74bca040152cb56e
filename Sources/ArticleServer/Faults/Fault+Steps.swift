extension Fault {

  /// The steps on a new connection; empty to wait for a request.
  var greeting: [ServerStep] {
    switch self {
    case .closedAtOnce: [.close]
    case .resetAtOnce: [.reset]
    default: []
    }
  }

  /// The steps in response to a head whose body has not arrived yet; empty to wait for the body.
  func interimSteps(_ exchange: Exchange) -> [ServerStep] { self == .early413 ? steps(exchange) : [] }

  /// The steps in response to a request.
  func steps(_ exchange: Exchange) -> [ServerStep] {
    connectionSteps(exchange) ?? headSteps(exchange) ?? bodySteps(exchange) ?? statusSteps(exchange)
      ?? dataSteps(exchange) ?? [.close]
  }

  private func connectionSteps(_ exchange: Exchange) -> [ServerStep]? {
    switch self {
    case .closedAtOnce, .unanswered: [.close]
    case .resetAtOnce: [.reset]
    case .silent: [.stall]
    case .staleConnection: exchange.request.isFirst ? exchange.send(exchange.response) : [.reset]
    default: nil
    }
  }

  private func statusSteps(_ exchange: Exchange) -> [ServerStep]? {
    let target = exchange.request.target
    return switch self {
    case .redirectLoop: exchange.redirect(to: target)
    case .redirectScheme: exchange.redirect(to: "ftp://127.0.0.1\(target)")
    case .redirectTLS: exchange.redirect(to: "https://\(exchange.host)\(target)")
    case .redirectHost:
      exchange.host.hasPrefix("localhost")
        ? exchange.send(exchange.response)
        : exchange.redirect(to: "http://localhost:\(exchange.host.drop { $0 != ":" }.dropFirst())\(target)", 307)
    case .redirectNowhere: exchange.send(ServerResponse(status: 302))
    case .redirectMalformed: exchange.redirect(to: "http://[bad")
    case .redirectSame:
      exchange.request.path.hasSuffix("/")
        ? exchange.send(exchange.response)
        : exchange.redirect(to: exchange.request.path + "/" + target.dropFirst(exchange.request.path.count), 307)
    case .basicChallenge:
      exchange.send(
        ServerResponse(
          failure: 401, "Sign in.", headers: [ServerHeader("WWW-Authenticate", "Basic realm=\"articles\"")]))
    case .early413: exchange.send(ServerResponse(failure: 413, "The body is too large.")) + [.close]
    case .noContent: exchange.send(ServerResponse(status: 204))
    case .notModified: exchange.send(ServerResponse(status: 304, headers: [ServerHeader("ETag", "\"1\"")]))
    default: nil
    }
  }
}

extension Exchange {
  /// The host and the port that the client asked for.
  var host: String { request.header("Host") ?? "" }

  /// The steps of a redirect.
  func redirect(to location: String, _ status: Int = 302) -> [ServerStep] {
    send(ServerResponse(status: status, headers: [ServerHeader("Location", location)]))
  }
}
