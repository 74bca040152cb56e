import Foundation
import LoadKit

/// Fetches one file and saves it, whole or not at all.
///
/// What arrives is written beside the destination under a name of its own, which is gone after every failure and
/// cancellation; if the process is killed, after the next download into that folder. The complete file takes its name
/// in one step, and only then replaces one that was there. If the server
/// named a strong entity tag, the next run goes on where the last one ended (RFC 9110, sections 13.1.5 and 14). What
/// has arrived until then lies on no disk under any name, and is gone with the download or the process.
///
/// ```swift
/// let download = HTTPDownload(client, "/documents/7", to: file)
/// let loader = Loader(.document, options: LoadOptions(progress: .determinate)) { try await download.run($0) }
/// ```
/// It does not retry; the loader does.
public final class HTTPDownload: Sendable {
  /// The default for the largest file: 2 GB (2,000,000,000 bytes).
  public static let defaultLimit: Int64 = 2_000_000_000

  /// A file that was saved.
  public struct File: Sendable, Hashable {
    /// Where it is.
    public var url: URL
    /// Its size in bytes.
    public var byteCount: Int64
    /// What the server calls its content, such as `application/pdf`; it comes from outside.
    public var contentType: String?
  }

  private struct State: Sendable {
    var remainder: Remainder?
    var files: [ObjectIdentifier: PartialFile] = [:]
    var isDiscarded = false
  }

  /// Where the file is saved.
  public let destination: URL
  private let client: HTTPClient
  private let limit: Int64
  private let makeRequest: @Sendable () throws -> HTTPRequest
  private let makeFile: @Sendable (URL) throws -> PartialFile
  private let state = LoadLock(State())

  /// Creates a download that fetches nothing yet.
  ///
  /// - Parameters:
  ///   - client: Knows where the service is.
  ///   - path: The path below its address, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of the request.
  ///   - destination: Where to save the file: in a folder that exists.
  ///   - limit: The largest file, in bytes; one that is larger fails as `tooLarge`. Default: 2 GB.
  public convenience init(
    _ client: HTTPClient, _ path: String, query: [URLQueryItem] = [], headers: HTTPHeaders = [:], to destination: URL,
    limit: Int64 = HTTPDownload.defaultLimit
  ) {
    self.init(client, to: destination, limit: limit) {
      // As it is: a length and a range of what was compressed on the way say nothing about the file.
      let asIs: HTTPHeaders = ["Accept": "*/*", "Accept-Encoding": "identity"]
      return try client.request(.get, path, query: query, headers: asIs.merging(headers))
    }
  }

  init(
    _ client: HTTPClient, to destination: URL, limit: Int64,
    makeFile: @escaping @Sendable (URL) throws -> PartialFile = { try PartialFile(for: $0) },
    makeRequest: @escaping @Sendable () throws -> HTTPRequest
  ) {
    self.client = client
    self.destination = destination
    self.limit = max(0, limit)
    self.makeFile = makeFile
    self.makeRequest = makeRequest
  }

  /// Fetches the file and saves it.
  ///
  /// - Parameter context: Of the load that this is part of; it is told how much has arrived. An unknown total is
  ///   indeterminate.
  /// - Returns: The file, complete and in its place.
  /// - Throws: A `LoadFailure`: those of a request, `cannotSave` or `storageFull` if it cannot be saved, `tooLarge` if
  ///   it is larger than allowed, `cannotConnect` if it has another length than the server said. `CancellationError` if
  ///   the task was cancelled. Nothing has changed on the disk then.
  @discardableResult @concurrent public func run(_ context: LoadContext? = nil) async throws -> File {
    try Task.checkCancellation()
    let request = try makeRequest()
    let file = try newFile()
    defer { state.withLock { $0.files[ObjectIdentifier(file)] = nil } }
    let remainder = state.withLock { state in
      defer { state.remainder = nil }
      return state.remainder
    }
    let run = DownloadRun(client: client, request: request, file: file, limit: limit, context: context)
    do {
      let result = try await run.fetch(after: remainder)
      try Task.checkCancellation()
      try file.commit()
      return File(
        url: destination, byteCount: result.count, contentType: result.head.headers["Content-Type"])
    } catch {
      keep(run.remainder(after: error) ?? (DownloadRun.isFinal(error) ? nil : remainder))
      file.discard()
      throw client.failure(from: error, of: request, context)
    }
  }

  /// Ends the download for good, at once and from any thread: for a program that is about to end.
  ///
  /// Nothing of it is left on the disk when this returns, unless it is complete. A run that is under way throws
  /// `CancellationError`, at the latest when it would be complete, and so does every later one.
  public func discard() {
    let files = state.withLock { state in
      state.isDiscarded = true
      state.remainder = nil
      return Array(state.files.values)
    }
    for file in files { file.giveUp() }
  }

  /// A file that is known to ``discard()`` from its first moment on.
  private func newFile() throws -> PartialFile {
    try state.withLock { [makeFile, destination] state -> Result<PartialFile, any Error> in
      if state.isDiscarded { return .failure(CancellationError()) }
      return Result {
        let file = try makeFile(destination)
        state.files[ObjectIdentifier(file)] = file
        return file
      }
    }.get()
  }

  /// Keeps the longer beginning, if two runs were under way.
  private func keep(_ remainder: Remainder?) {
    guard let remainder else { return }
    state.withLock { state in
      if (state.remainder?.count ?? 0) < remainder.count { state.remainder = remainder }
    }
  }
}
