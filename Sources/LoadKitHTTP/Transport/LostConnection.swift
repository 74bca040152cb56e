import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which errors say that a connection was lost, so that an idempotent request without a byte of its response is sent
/// once more at once (rule 9).
///
/// A connection that was kept may be dead without a sign: the server closed it, or the system did while the app was
/// suspended. Apple's Technical Q&A QA1941 advises to repeat such a request.
enum LostConnection {
  /// Whether an error says that a connection was lost.
  static func isCause(of error: any Error) -> Bool {
    let lost: [POSIXErrorCode] = [.ECONNABORTED, .ECONNRESET]
    // Foundation for Linux tells neither the domain nor the code of these.
    if let error = error as? POSIXError { return lost.contains(error.code) }
    switch error._domain {
    case NSURLErrorDomain: return error._code == URLError.Code.networkConnectionLost.rawValue
    case "NSPOSIXErrorDomain": return lost.contains { Int($0.rawValue) == error._code }
    default: return false
    }
  }

  /// Whether an error of a session, before the head of a response, says that a connection was lost.
  static func isCause(ofSessionError error: any Error) -> Bool {
    #if canImport(FoundationNetworking)
      // What FoundationNetworking reports if a connection ends before a response.
      let code = URLError.Code.badServerResponse.rawValue
      if error._domain == NSURLErrorDomain, error._code == code { return true }
    #endif
    return isCause(of: error)
  }
}

/// Notes whether a byte of a response has arrived.
struct ResponseWatch: Sendable {
  private let hasArrived = ArrivalFlag()

  /// Whether something of the response has arrived.
  var isEmpty: Bool { !hasArrived.isSet }

  /// The same transfer, watched.
  func watching(_ transfer: HTTPTransfer) -> HTTPTransfer {
    var transfer = transfer
    transfer.received = watching(transfer.received)
    transfer.receiver = transfer.receiver.map { WatchedReceiver(receiver: $0, flag: hasArrived) }
    return transfer
  }

  /// The same callback, watched.
  func watching(_ progress: (@Sendable (LoadProgress) -> Void)?) -> @Sendable (LoadProgress) -> Void {
    { [hasArrived] in
      hasArrived.set()
      progress?($0)
    }
  }
}

private final class ArrivalFlag: Sendable {
  private let state = LoadLock(false)
  var isSet: Bool { state.withLock { $0 } }
  func set() { state.withLock { $0 = true } }
}

private struct WatchedReceiver: HTTPBodyReceiver {
  let receiver: any HTTPBodyReceiver
  let flag: ArrivalFlag

  func receiveHead(_ head: HTTPResponse) throws {
    flag.set()
    try receiver.receiveHead(head)
  }

  func receiveChunk(_ chunk: Data) throws {
    flag.set()
    try receiver.receiveChunk(chunk)
  }
}
