import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what a session reports to the exchange that it belongs to.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = LoadLock([Int: HTTPExchange]())

  /// How many exchanges have a task that is not done.
  var count: Int { exchanges.withLock { $0.count } }

  /// Takes an exchange in, until its task is done.
  ///
  /// - Parameters:
  ///   - exchange: Whom to tell.
  ///   - task: What it is told about; not resumed yet.
  func add(_ exchange: HTTPExchange, for task: URLSessionTask) {
    let id = task.taskIdentifier
    exchanges.withLock { $0[id] = exchange }
  }

  private func exchange(for task: URLSessionTask) -> HTTPExchange? {
    let id = task.taskIdentifier
    return exchanges.withLock { $0[id] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(for: dataTask), let http = response as? HTTPURLResponse else {
      return completionHandler(.cancel)
    }
    let isWanted = exchange.receive(HTTPResponse(http), expectedLength: http.expectedContentLength)
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
    let proposed = SessionPlatform.redirected(request, by: response)
    switch RedirectPolicy.follow(from: response.url, to: proposed, count: count) {
    case .success(let next):
      completionHandler(next)
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
      // The answer is complete, but the session would neither report so nor let go of the task.
      exchange(for: task)?.finishWithWhatArrived()
    } else {
      completionHandler(.performDefaultHandling, nil)
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let id = task.taskIdentifier
    guard let exchange = exchanges.withLock({ $0.removeValue(forKey: id) }) else { return }
    if error == nil, !exchange.hasHead, let http = task.response as? HTTPURLResponse {
      // A redirect that leads nowhere is not reported on its own everywhere.
      _ = exchange.receive(HTTPResponse(http), expectedLength: 0)
    }
    exchange.close(error)
  }
}

extension HTTPResponse {
  /// The head of an answer, without its body.
  fileprivate init(_ response: HTTPURLResponse) {
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    self.init(status: response.statusCode, headers: headers, url: response.url)
  }
}
