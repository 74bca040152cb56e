import Foundation
import LoadKit

/// One run of a download: asks for the rest if there is a beginning, and for the whole if that cannot be had.
final class DownloadRun: Sendable {
  /// What a run has fetched.
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
    /// What the file has left out at its beginning.
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
  /// - Parameter remainder: The beginning that has arrived before, if so.
  /// - Returns: The head of the response, and the size of the whole.
  /// - Throws: Why it is not complete.
  func fetch(after remainder: Remainder?) async throws -> Result {
    guard let remainder else { return try await whole(request) }
    state.withLock { $0.remainder = remainder }
    var part = request
    part.headers["Range"] = "bytes=\(remainder.count)-"
    part.headers["If-Range"] = remainder.validator
    if let result = try await fetch(part, after: remainder) { return result }
    state.withLock { $0.remainder = nil }
    return try await whole(request)
  }

  private func whole(_ request: HTTPRequest) async throws -> Result {
    guard let result = try await fetch(request, after: nil) else {
      throw LoadFailure(.invalidData, diagnostic: "a part instead of a file")
    }
    return result
  }

  /// Fetches a file, or the rest of one; `nil` if there is no rest that can be used, though the whole may be had.
  private func fetch(_ request: HTTPRequest, after remainder: Remainder?) async throws -> Result? {
    let receiver = DownloadReceiver(file, after: remainder, limit: limit) { [context] in context?.report($0) }
    state.withLock { $0.receiver = receiver }
    var request = request
    // The receiver counts what is there already, too.
    request.bodyLimit = Int(clamping: limit)
    let response: HTTPResponse
    do {
      response = try await client.answer(to: request, context: context, HTTPTransfer(receiver: receiver))
    } catch {
      let isUnreadable = FailureClassifier.standard.classify(error)?.kind == .invalidData
      if receiver.wasUnusable || (receiver.isResumed && isUnreadable) { return nil }
      throw error
    }
    // The beginning is no part of what there is now (RFC 9110, sections 15.5.17 and 13.1.5).
    if remainder != nil, response.status == 416 || response.status == 412 { return nil }
    if let error = client.problem(with: response, of: request, context) { throw error }
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

  /// What has arrived, for the next run to go on with; `nil` if it cannot be gone on with, or nothing more has arrived.
  ///
  /// - Parameter error: How the run ended.
  /// - Returns: The beginning.
  func remainder(after error: any Error) -> Remainder? {
    let (before, receiver) = state.withLock { ($0.remainder, $0.receiver) }
    let continued = receiver?.isResumed == true ? before : nil
    guard let receiver, let head = receiver.head, !Self.isFinal(error),
      let validator = continued?.validator ?? head.strongValidator
    else { return nil }
    // More than was announced is not the beginning of what was.
    if let total = receiver.total, file.count >= total { return nil }
    if let continued {
      guard file.count > continued.count, (try? file.fill(from: continued)) != nil else { return nil }
    }
    return file.detach(validator, total: receiver.total ?? continued?.total)
  }

  /// Whether what has arrived is of no use after an error.
  static func isFinal(_ error: any Error) -> Bool {
    switch FailureClassifier.standard.classify(error)?.kind {
    case .storageFull, .cannotSave, .tooLarge, .invalidData, .notFound: true
    default: false
    }
  }
}
