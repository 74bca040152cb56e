import SwiftUI

/// Chooses between the sample server and one of the user's own.
struct ServerForm: View {
  @ObservedObject var app: AppModel
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""
  @State private var problem: AddressProblem?

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Address of a server", text: $address, prompt: Text(verbatim: "https://example.com"))
            .autocorrectionDisabled()
          if let problem { Text(verbatim: problem.rawValue).foregroundStyle(.red) }
          Button("Use This Server") { useAddress() }
        } footer: {
          Text("The server has to speak the JSON of JSONPlaceholder.")
        }
        Button("Use the Sample Server") {
          use(.sample)
        }
      }
      .navigationTitle("Server")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close Server Settings") { dismiss() }
        }
      }
    }
  }

  private func useAddress() {
    switch ArticleSource.parse(address) {
    case .success(let source): use(source)
    case .failure(let found): problem = found
    }
  }

  private func use(_ source: ArticleSource) {
    Task { await app.use(source) }
    dismiss()
  }
}
