import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes the events of a session's tasks to their exchanges.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  private struct Entry: Sendable {
    let exchange: HTTPExchange
    let task: URLSessionTask
    /// The version of the cookies when the request was sent.
    let cookies: Int
  }

  private let entries = LoadLock([Int: Entry]())
  private let servesOne: Bool
  private let cookies: SessionCookies

  /// Creates a delegate.
  ///
  /// - Parameters:
  ///   - cookies: The cookies to send and to store.
  ///   - servesOne: Whether the session serves one exchange, and is invalidated after it.
  init(_ cookies: SessionCookies, servesOne: Bool = false) {
    self.cookies = cookies
    self.servesOne = servesOne
  }

  /// The number of exchanges whose task is not completed.
  var count: Int { entries.withLock { $0.count } }

  /// Makes and resumes a task for an exchange, which gets the events of the task until its completion. Returns at once,
  /// and makes no task if the exchange has ended until its turn.
  ///
  /// - Parameters:
  ///   - exchange: The exchange.
  ///   - request: The request, without the file of the exchange.
  ///   - session: The session that makes the task.
  func launch(_ exchange: HTTPExchange, _ request: URLRequest, in session: URLSession) {
    SessionPlatform.perform { [self] in
      guard !exchange.hasEnded else { return invalidateUnshared(session) }
      let version = cookies.currentVersion
      let request = cookies.applied(to: request, first: exchange.request)
      let task = SessionPlatform.task(request, file: exchange.file, in: session)
      let id = task.taskIdentifier
      entries.withLock { $0[id] = Entry(exchange: exchange, task: task, cookies: version) }
      task.resume()
    }
  }

  /// Cancels the current task of an exchange, if it has one. Returns at once; a launch before it comes before it.
  func cancelTask(of exchange: HTTPExchange) {
    SessionPlatform.perform { [self] in
      entries.withLock { entries in entries.values.first { $0.exchange === exchange }?.task }?.cancel()
    }
  }

  /// Stores the cookies of a response to a task.
  private func storeCookies(of response: HTTPURLResponse, _ task: URLSessionTask) {
    let id = task.taskIdentifier
    if let version = entries.withLock({ $0[id]?.cookies }) { cookies.store(from: response, version: version) }
  }

  private func exchange(for task: URLSessionTask) -> HTTPExchange? {
    let id = task.taskIdentifier
    return entries.withLock { $0[id]?.exchange }
  }

  /// Cancels a task, and launches another one for its exchange.
  private func relaunch(
    _ exchange: HTTPExchange, _ task: URLSessionTask, with request: URLRequest, in session: URLSession
  ) {
    let id = task.taskIdentifier
    entries.withLock { _ = $0.removeValue(forKey: id) }
    SessionPlatform.perform { task.cancel() }
    launch(exchange, request, in: session)
  }

  /// Invalidates a session that serves one exchange.
  private func invalidateUnshared(_ session: URLSession) {
    if servesOne { SessionPlatform.invalidate(session) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(for: dataTask), let http = response as? HTTPURLResponse else {
      return completionHandler(.cancel)
    }
    storeCookies(of: http, dataTask)
    let isWanted = exchange.receiveHead(HTTPResponse(http), expectedLength: SessionPlatform.expectedLength(of: http))
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(for: dataTask)?.receiveChunk(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(for: task)?.reportSent(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let exchange = exchange(for: task), let count = exchange.countRedirect() else {
      return SessionPlatform.abandonRedirect(completionHandler)
    }
    storeCookies(of: response, task)
    let proposed = SessionPlatform.redirected(request, of: exchange.request.method, by: response)
    switch RedirectPolicy.decide(
      from: response.url, to: proposed, first: exchange.request, count: count, limit: exchange.redirectLimit)
    {
    case .success(let next):
      exchange.recordRedirect(to: next.httpMethod)
      let keepsBody = next.httpMethod == exchange.request.method.rawValue
      let sendsFile = exchange.file != nil && keepsBody
      if let wait = HTTPResponse(response).retryAfter(), wait > .zero {
        exchange.resumeCaller(
          with: .failure(DelayedRedirect(request: next, keepsBody: keepsBody, count: count, wait: wait)))
        SessionPlatform.abandonRedirect(completionHandler)
      } else if SessionPlatform.losesBodyOnRedirect, next.httpBody != nil || sendsFile {
        SessionPlatform.abandonRedirect(completionHandler)
        relaunch(exchange, task, with: next, in: session)
      } else {
        completionHandler(cookies.applied(to: next, first: exchange.request))
      }
    case .failure(let failure):
      exchange.resumeCaller(with: .failure(failure))
      SessionPlatform.abandonRedirect(completionHandler)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if SessionPlatform.hangsOnChallenges {
      // The response is complete, but the session would neither report it nor release the task.
      exchange(for: task)?.resumeWithReceivedResponse()
    } else {
      completionHandler(.performDefaultHandling, nil)
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let id = task.taskIdentifier
    guard let exchange = entries.withLock({ $0.removeValue(forKey: id)?.exchange }) else { return }
    invalidateUnshared(session)
    if error == nil, !exchange.hasHead, let http = task.response as? HTTPURLResponse {
      // Not every system reports the head of a redirect without a target.
      _ = exchange.receiveHead(HTTPResponse(http), expectedLength: 0)
    }
    exchange.receiveCompletion(error.map(SessionPlatform.specific))
  }
}

extension HTTPResponse {
  /// The head of a response, without its body.
  fileprivate init(_ response: HTTPURLResponse) {
    self.init(
      status: response.statusCode, headers: HTTPHeaders(joining: response.allHeaderFields), url: response.url)
  }
}
