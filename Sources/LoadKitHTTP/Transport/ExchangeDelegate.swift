import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what a session reports to the exchange that it belongs to.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  private struct Wire: Sendable {
    let exchange: HTTPExchange
    let task: URLSessionTask
  }

  private let wires = LoadLock([Int: Wire]())
  private let servesOne: Bool

  /// Creates a delegate.
  ///
  /// - Parameter servesOne: Whether its session is for one exchange, and ends with it.
  init(servesOne: Bool = false) { self.servesOne = servesOne }

  /// How many exchanges have a task that is not done.
  var count: Int { wires.withLock { $0.count } }

  /// Takes an exchange in, until its task is done, and starts the task.
  ///
  /// - Parameters:
  ///   - exchange: Whom to tell.
  ///   - request: What the task sends, apart from the file of the exchange.
  ///   - session: What makes the task.
  func start(_ exchange: HTTPExchange, _ request: URLRequest, in session: URLSession) {
    let task = SessionPlatform.task(request, file: exchange.file, in: session)
    let id = task.taskIdentifier
    wires.withLock { $0[id] = Wire(exchange: exchange, task: task) }
    task.resume()
  }

  /// Cancels the task that an exchange has now, if it has one.
  func stop(_ exchange: HTTPExchange) {
    let task = wires.withLock { wires in wires.values.first { $0.exchange === exchange }?.task }
    if let task { SessionPlatform.cancel(task) }
  }

  private func exchange(for task: URLSessionTask) -> HTTPExchange? {
    let id = task.taskIdentifier
    return wires.withLock { $0[id]?.exchange }
  }

  /// Gives up a task, and goes on with its exchange in another one.
  private func restart(
    _ exchange: HTTPExchange, _ task: URLSessionTask, with request: URLRequest, in session: URLSession
  ) {
    let id = task.taskIdentifier
    wires.withLock { _ = $0.removeValue(forKey: id) }
    SessionPlatform.cancel(task)
    SessionPlatform.outsideCallback {
      // Then nobody may be left who keeps the session usable.
      guard !exchange.hasEnded else { return self.finish(session) }
      self.start(exchange, request, in: session)
      // It may have ended in between, when there was nothing to stop.
      if exchange.hasEnded { self.stop(exchange) }
    }
  }

  /// The only exchange of a session may have ended.
  private func finish(_ session: URLSession) {
    if servesOne { SessionPlatform.invalidate(session) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(for: dataTask), let http = response as? HTTPURLResponse else {
      return completionHandler(.cancel)
    }
    let isWanted = exchange.receive(HTTPResponse(http), expectedLength: SessionPlatform.expectedLength(of: http))
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(for: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(for: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let exchange = exchange(for: task), let count = exchange.countRedirect() else {
      return SessionPlatform.abandonRedirect(completionHandler)
    }
    let proposed = SessionPlatform.redirected(request, of: exchange.request.method, by: response)
    switch RedirectPolicy.follow(
      from: response.url, to: proposed, first: exchange.request, count: count, limit: exchange.redirectLimit)
    {
    case .success(let next):
      exchange.follow(next.httpMethod)
      let keepsBody = next.httpMethod == exchange.request.method.rawValue
      let sendsFile = exchange.file != nil && keepsBody
      if let wait = HTTPResponse(response).retryAfter(), wait > .zero {
        exchange.end(.failure(RedirectLater(request: next, keepsBody: keepsBody, count: count, wait: wait)))
        SessionPlatform.abandonRedirect(completionHandler)
      } else if SessionPlatform.losesBodyOnRedirect, next.httpBody != nil || sendsFile {
        SessionPlatform.abandonRedirect(completionHandler)
        restart(exchange, task, with: next, in: session)
      } else {
        completionHandler(next)
      }
    case .failure(let failure):
      exchange.end(.failure(failure))
      SessionPlatform.abandonRedirect(completionHandler)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if SessionPlatform.hangsOnChallenges {
      // The response is complete, but the session would neither report so nor let go of the task.
      exchange(for: task)?.finishWithWhatArrived()
    } else {
      completionHandler(.performDefaultHandling, nil)
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let id = task.taskIdentifier
    guard let exchange = wires.withLock({ $0.removeValue(forKey: id)?.exchange }) else { return }
    finish(session)
    if error == nil, !exchange.hasHead, let http = task.response as? HTTPURLResponse {
      // A redirect that leads nowhere is not reported on its own everywhere.
      _ = exchange.receive(HTTPResponse(http), expectedLength: 0)
    }
    exchange.close(error.map(SessionPlatform.specific))
  }
}

extension HTTPResponse {
  /// The head of a response, without its body.
  fileprivate init(_ response: HTTPURLResponse) {
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    self.init(status: response.statusCode, headers: headers, url: response.url)
  }
}
