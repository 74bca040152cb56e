import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A download with a bar that can be stopped; what has arrived is not lost by trying again.
struct DocumentScreen: View {
  @State private var document: Loader<NoInput, HTTPDownload.File>

  init(app: AppModel) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Article 1.txt")
    let download = app.backend.service.document(1, to: file)
    let options = LoadOptions(retry: .transfer, slowAfter: .zero, progress: .determinate)
    _document = State(
      initialValue: Loader(.document, options: options, environment: app.environment) { context in
        try await download.fetch(context)
      })
  }

  var body: some View {
    LoadStateView(document) { file in
      List {
        LabeledContent("File") { Text(verbatim: file.url.lastPathComponent) }
        LabeledContent("Size") { Text(verbatim: "\(file.byteCount) bytes") }
      }
    }
    .navigationTitle("Document")
  }
}
