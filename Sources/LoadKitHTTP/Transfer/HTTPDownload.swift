import Foundation
import LoadKit

/// Downloads one file and saves it, whole or not at all.
///
/// The received bytes are written to a temporary file beside the destination. It is removed after every failure and
/// cancellation; if the process is killed, by the next download to that folder. The complete file is written to the
/// disk, then renamed in one step, and only then replaces an existing file. If the response has a strong entity tag,
/// the next attempt resumes where the last one ended (RFC 9110, sections 13.1.5 and 14). Between attempts the received
/// bytes have no file name; the system frees them with the `HTTPDownload` or the process.
///
/// ```swift
/// let download = HTTPDownload(client, "/documents/7", to: file)
/// let loader = Loader(.document, options: LoadOptions(progress: .determinate)) { try await download.fetch($0) }
/// ```
/// It does not retry; the loader does.
public final class HTTPDownload: Sendable {
  /// The default for the largest file: 2 GB (2,000,000,000 bytes).
  public static let defaultLimit: Int64 = 2_000_000_000

  /// A saved file.
  public struct File: Sendable, Hashable {
    /// The destination.
    public var url: URL
    /// Its size in bytes.
    public var byteCount: Int64
    /// The media type from the server, such as `application/pdf`. It is not validated.
    public var contentType: String?
  }

  private struct State: Sendable {
    var remainder: Remainder?
    var files: [ObjectIdentifier: PartialFile] = [:]
    var isDiscarded = false
  }

  /// The path of the saved file.
  public let destination: URL
  private let client: HTTPClient
  private let limit: Int64
  private let makeRequest: @Sendable () throws -> HTTPRequest
  private let makeFile: @Sendable (URL) throws -> PartialFile
  private let state = LoadLock(State())

  /// Creates a download. It sends no request until ``fetch(_:)``.
  ///
  /// - Parameters:
  ///   - client: The client of the service.
  ///   - path: The path below the client's base address, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of the request.
  ///   - destination: The file to save to, in an existing folder.
  ///   - limit: The largest file in bytes. A larger file fails as `tooLarge`. Default: 2 GB.
  public convenience init(
    _ client: HTTPClient, _ path: some HTTPPathConvertible, query: [URLQueryItem] = [], headers: HTTPHeaders = [:],
    to destination: URL, limit: Int64 = HTTPDownload.defaultLimit
  ) {
    let path = path.httpPath
    self.init(client, to: destination, limit: limit) {
      // Without a content encoding: the length and range of a compressed body don't apply to the file.
      var headers = HTTPHeaders(dictionaryLiteral: ("Accept", "*/*")).merging(headers)
      headers["Accept-Encoding"] = "identity"
      return try client.request(.get, path, query: query, headers: headers)
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

  /// Downloads the file and saves it. Resumes an earlier attempt if possible.
  ///
  /// - Parameter context: The context of the load. The received bytes are reported to it; an unknown total is
  ///   indeterminate.
  /// - Returns: The complete file.
  /// - Throws: A `LoadFailure`: the failures of a request, `cannotSave` or `storageFull` if the file cannot be saved,
  ///   `tooLarge` if it exceeds the limit, `cannotConnect` if it has another length than announced. `CancellationError`
  ///   if the task was cancelled. Nothing on the disk has changed then.
  @discardableResult @concurrent public func fetch(_ context: LoadContext? = nil) async throws -> File {
    try Task.checkCancellation()
    let request = try makeRequest()
    let file = try newFile()
    defer { state.withLock { $0.files[ObjectIdentifier(file)] = nil } }
    let remainder = state.withLock { state in
      defer { state.remainder = nil }
      return state.remainder
    }
    let attempt = DownloadAttempt(client: client, request: request, file: file, limit: limit, context: context)
    do {
      let result = try await attempt.fetch(after: remainder)
      try Task.checkCancellation()
      try await file.commit()
      return File(
        url: destination, byteCount: result.count, contentType: result.head.headers["Content-Type"])
    } catch {
      storeRemainder(attempt.remainder(after: error) ?? (DownloadAttempt.isFinal(error) ? nil : remainder))
      file.discard()
      throw client.failure(from: error, of: request, context)
    }
  }

  /// Ends the download permanently, at once and from any thread. Call it before the program ends.
  ///
  /// When it returns, nothing of the download is on the disk, unless it is complete. An attempt in progress throws
  /// `CancellationError`, at the latest on completion, and so does every later attempt.
  public func discard() {
    let files = state.withLock { state in
      state.isDiscarded = true
      state.remainder = nil
      return Array(state.files.values)
    }
    for file in files { file.giveUp() }
  }

  /// A new file, known to ``discard()`` from its creation.
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

  /// Stores the received bytes for the next attempt; the longer ones, if two attempts ran at the same time.
  private func storeRemainder(_ remainder: Remainder?) {
    guard let remainder else { return }
    state.withLock { state in
      if (state.remainder?.count ?? 0) < remainder.count { state.remainder = remainder }
    }
  }
}
