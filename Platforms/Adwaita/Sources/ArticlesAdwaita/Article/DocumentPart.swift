import CAdwaita
import Foundation
import LoadKit
import LoadKitAdwaita
import LoadKitHTTP
import _ArticlesCore

/// The article as a file: offered, fetched with a bar, and then told where it is.
@MainActor final class DocumentPart {
  let bin: LoadStateBin<Int, HTTPDownload.File>

  init(_ session: Session) {
    let name = Widgets.label().styled("heading")
    let place = Widgets.label().styled("dim-label")
    let content = Widgets.column(spacing: 3, name, place).margins(12)
    let downloads = Downloads(session.service)
    let loader: Loader<Int, HTTPDownload.File> = session.loader(
      "document", .document, options: LoadOptions(progress: .determinate)
    ) { id, context in
      let file = try await downloads[id].run(context)
      downloads.end()
      return file
    }
    bin = LoadStateBin(
      loader, input: nil, content: content,
      options: LoadBinOptions(strings: session.strings, layout: .section, hasShortcuts: false)
    ) { file in
      gtk_label_set_text(name.opaque, Text.line(file.url.lastPathComponent))
      gtk_label_set_text(place.opaque, Text.line(file.url.deletingLastPathComponent().path))
    }
  }
}

/// The download under way, kept over retries so that they go on where the last one ended.
@MainActor private final class Downloads {
  private let service: ArticleService
  private var current: (id: Int, download: HTTPDownload)?

  init(_ service: ArticleService) { self.service = service }

  subscript(id: Int) -> HTTPDownload {
    if let current, current.id == id { return current.download }
    let download = service.document(id, to: Self.place(for: id))
    current = (id, download)
    return download
  }

  /// The next one is saved beside it.
  func end() { current = nil }

  /// A file that is not there yet, in the user's folder for downloads.
  private static func place(for id: Int) -> URL {
    let path = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) ?? g_get_home_dir()
    let folder = URL(fileURLWithPath: path.map { String(cString: $0) } ?? ".", isDirectory: true)
    let names = ["Article \(id).txt"] + (2...999).map { "Article \(id) (\($0)).txt" }
    let files = names.lazy.map { folder.appendingPathComponent($0) }
    return files.first { !FileManager.default.fileExists(atPath: $0.path) }
      ?? folder.appendingPathComponent("Article \(id) \(UUID().uuidString).txt")
  }
}
