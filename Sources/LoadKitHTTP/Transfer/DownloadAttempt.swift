import Foundation
import LoadKit

/// One attempt of a download. Requests the rest of a partial file, and the whole file if there is no usable rest.
final class DownloadAttempt: Sendable {
  /// The result of an attempt.
  struct Result: Sendable {
    var head: HTTPResponse
    var count: Int64
  }

  private let client: HTTPClient
  private let request: HTTPRequest
  private let file: PartialFile
  private let limit: Int64
  private let context: LoadContext?
  private let state = LoadLock(State())

  private struct State: Sendable {
    /// The partial file that the new file leaves a gap for at its beginning.
    var remainder: Remainder?
    var receiver: DownloadReceiver?
  }

  init(client: HTTPClient, request: HTTPRequest, file: PartialFile, limit: Int64, context: LoadContext?) {
    self.client = client
    self.request = request
    self.file = file
    self.limit = limit
    self.context = context
  }

  /// Fetches the file up to its last byte.
  ///
  /// - Parameter remainder: The partial file of an earlier attempt, if any.
  /// - Returns: The head of the response, and the size of the whole file.
  /// - Throws: The failure if the file is not complete.
  func fetch(after remainder: Remainder?) async throws -> Result {
    if let remainder {
      state.withLock { $0.remainder = remainder }
      var part = request
      part.headers["Range"] = "bytes=\(remainder.count)-"
      part.headers["If-Range"] = remainder.validator
      if let result = try await receive(part, after: remainder) { return result }
      state.withLock { $0.remainder = nil }
    }
    guard let result = try await receive(request, after: nil) else {
      throw LoadFailure(.invalidData, diagnostic: "a part instead of a file")
    }
    return result
  }

  /// Receives a file, or the rest of one; `nil` if the rest is unusable, and the whole file may be requested.
  private func receive(_ request: HTTPRequest, after remainder: Remainder?) async throws -> Result? {
    let receiver = DownloadReceiver(file, after: remainder, limit: limit) { [context] in context?.report($0) }
    state.withLock { $0.receiver = receiver }
    var request = request
    // The receiver checks the limit with the partial file included.
    request.bodyLimit = Int(clamping: limit)
    let response: HTTPResponse
    do {
      response = try await client.sendAuthorized(request, context, HTTPTransfer(receiver: receiver))
    } catch {
      let isUnreadable = FailureClassifier.standard.classify(error)?.kind == .invalidData
      if receiver.wasUnusable || (receiver.isResumed && isUnreadable) { return nil }
      throw error
    }
    // The partial file does not belong to the current file (RFC 9110, sections 15.5.17 and 13.1.5).
    if remainder != nil, response.status == 416 || response.status == 412 { return nil }
    if let error = client.responseError(response, to: request, context) { throw error }
    guard let head = receiver.head else {
      throw LoadFailure(.invalidData, diagnostic: "HTTP \(response.status) instead of a file")
    }
    let count = file.count
    if let total = receiver.total, total != count {
      throw LoadFailure(.cannotConnect, diagnostic: "\(count) bytes instead of \(total)")
    }
    if let remainder, receiver.isResumed { try file.fill(from: remainder) }
    return Result(head: head, count: count)
  }

  /// The received part, for the next attempt to resume; `nil` if it cannot be resumed, or nothing more was received.
  ///
  /// - Parameter error: The error of the attempt.
  /// - Returns: The partial file.
  func remainder(after error: any Error) -> Remainder? {
    let (before, receiver) = state.withLock { ($0.remainder, $0.receiver) }
    let continued = receiver?.isResumed == true ? before : nil
    guard let receiver, let head = receiver.head, !Self.isFinal(error),
      let validator = continued?.validator ?? head.strongValidator
    else { return nil }
    // More bytes than announced are not the beginning of the announced file.
    if let total = receiver.total, file.count >= total { return nil }
    if let continued {
      guard file.count > continued.count, (try? file.fill(from: continued)) != nil else { return nil }
    }
    return file.detach(
      validator, total: receiver.total ?? continued?.total, fields: continued?.fields ?? RepresentationFields(head))
  }

  /// Whether the received part is useless after an error.
  static func isFinal(_ error: any Error) -> Bool {
    FailureClassifier.standard.classify(error)?.kind.traits.contains(.endsDownload) == true
  }
}
