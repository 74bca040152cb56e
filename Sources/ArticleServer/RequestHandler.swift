/// Responds to requests by the script, the scenario or the site. Used only on the server's thread.
final class RequestHandler {
  private let state: Monitor<ServerState>
  private let options: ServerOptions
  private var site: Site
  private var submissions = Submissions()

  init(_ state: Monitor<ServerState>, site: Site, options: ServerOptions) {
    self.state = state
    self.site = site
    self.options = options
  }

  /// The closures of a connection. They retain the handler.
  var responder: Connection.Responder {
    Connection.Responder(respond: respond, respondToHead: respondToHead, reject: reject)
  }

  // MARK: Implementation

  private func respond(to request: ServerRequest) -> [ServerStep] {
    let (scenario, script, attempt) = state.update { state in
      let attempt = state.record(request)
      return (state.scenario, state.script, attempt)
    }
    if let steps = script?(request) { return steps }
    return scenario.steps(exchange(request, scenario, attempt: attempt))
  }

  /// Responds before the body has arrived if the fault does so. Otherwise asks for the body if the client waits for
  /// that (RFC 9110, section 10.1.1).
  private func respondToHead(of request: ServerRequest) -> [ServerStep] {
    if case .fault(let fault) = state.withLock({ $0.scenario }) {
      let steps = fault.interimSteps(exchange(request, .fault(fault), attempt: 1))
      if !steps.isEmpty {
        _ = state.update { $0.record(request) }
        return steps
      }
    }
    let waits = request.header("Expect")?.lowercased() == "100-continue"
    return waits ? [.send("HTTP/1.1 100 Continue\r\n\r\n")] : []
  }

  private func reject(_ rejection: RequestReader.Rejection) -> [ServerStep] {
    let response = ServerResponse(failure: rejection.status, rejection.reason)
    return [.send(response.head(keepsAlive: false, date: date()) + response.body)]
  }

  private func exchange(_ request: ServerRequest, _ scenario: Scenario, attempt: Int) -> Exchange {
    let isEmpty = scenario == .empty
    return Exchange(
      request: request, site: LazyResponse { [self] in siteResponse(to: request, isEmpty: isEmpty) }, attempt: attempt,
      slowDelay: options.slowDelay, retryAfter: options.retryAfter, date: date())
  }

  private func siteResponse(to request: ServerRequest, isEmpty: Bool) -> ServerResponse {
    if Submissions.accepts(request) { return submissions.respond(to: request, &site) }
    var site = site
    if isEmpty { site.catalog = Catalog(authors: site.catalog.authors) }
    return site.respond(to: request)
  }

  private func date() -> String { ServerDate.text(options.now()) }
}
