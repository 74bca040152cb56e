import Foundation
import LoadKit
import LoadKitHTTP

/// Saves articles as text files in a folder, each under a name that is free there.
///
/// What failed is kept until another article is asked for, so that a retry goes on where the last attempt ended.
public final class ArticleDocuments: Sendable {
  private struct Current: Sendable {
    var id: Int
    var download: HTTPDownload
  }

  private let service: ArticleService
  private let folder: URL
  private let current = LoadLock<Current?>(nil)

  /// Creates what saves files into a folder.
  ///
  /// - Parameters:
  ///   - service: Where articles come from.
  ///   - folder: A folder that exists.
  public init(service: ArticleService, folder: URL) {
    self.service = service
    self.folder = folder
  }

  /// Fetches an article with the others behind it, and saves it.
  ///
  /// - Parameters:
  ///   - id: The number of the article. What is left of another one is given up.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The file.
  /// - Throws: As `HTTPDownload.fetch(_:)`.
  public func save(_ id: Int, context: LoadContext? = nil) async throws -> HTTPDownload.File {
    let download = download(id)
    let file = try await download.fetch(context)
    // The next one is saved beside it.
    current.withLock { current in
      if current?.download === download { current = nil }
    }
    return file
  }

  /// Gives up what is under way, at once and from any thread: nothing of it is left when this returns. For a program
  /// that is about to end.
  public func discard() {
    current.withLock { $0?.download }?.discard()
  }

  private func download(_ id: Int) -> HTTPDownload {
    current.withLock { [service, folder] current in
      if let current, current.id == id { return current.download }
      current?.download.discard()
      let download = service.document(id, to: Self.place(for: id, in: folder))
      current = Current(id: id, download: download)
      return download
    }
  }

  /// A file that is not there yet.
  private static func place(for id: Int, in folder: URL) -> URL {
    let names = ["Article \(id).txt"] + (2...999).map { "Article \(id) (\($0)).txt" }
    let files = names.lazy.map { folder.appendingPathComponent($0) }
    return files.first { !FileManager.default.fileExists(atPath: $0.path) }
      ?? folder.appendingPathComponent("Article \(id) \(UUID().uuidString).txt")
  }
}
