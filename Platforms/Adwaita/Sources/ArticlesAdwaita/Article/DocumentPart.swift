import CAdwaita
import LoadKit
import LoadKitAdwaita
import LoadKitHTTP
import _ArticlesCore

/// The article as a file: offered, fetched with a bar, and then told where it is.
@MainActor final class DocumentPart {
  let bin: LoadStateBin<Int, HTTPDownload.File>

  init(_ session: WindowSession, display: LoadDisplay) {
    let name = Widgets.label().styled("heading")
    let place = Widgets.label().styled("dim-label")
    let content = Widgets.column(spacing: 3, name, place).margins(12)
    let loader: Loader<Int, HTTPDownload.File> = session.loader(
      "document", .document, options: LoadOptions(progress: .determinate)
    ) { [documents = session.documents] in try await documents.save($0, context: $1) }
    bin = LoadStateBin(
      loader, input: nil, content: content,
      options: LoadBinOptions(words: session.words, layout: .section, hasShortcuts: false), display: display
    ) { file in
      gtk_label_set_text(name.opaque, Text.line(file.url.lastPathComponent))
      gtk_label_set_text(place.opaque, Text.line(file.url.deletingLastPathComponent().path))
    }
  }
}
