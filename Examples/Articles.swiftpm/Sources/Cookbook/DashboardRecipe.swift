import LoadKit
import LoadKitUI
import SwiftUI

/// A dashboard that polls while it is on screen. Paused, its figures stand still for reading.
struct DashboardRecipe: View {
  @State private var figures: Loader<NoInput, [Figure]>
  @State private var isPaused = false

  init(figures: @escaping @MainActor () async throws -> [Figure]) {
    let options = LoadOptions(pollEvery: .seconds(10))
    _figures = State(initialValue: Loader(.figures, options: options) { _ in try await figures() })
  }

  var body: some View {
    LoadStateView(figures) { list in
      List(list) { figure in
        LabeledContent {
          Text(verbatim: "\(figure.count)")
        } label: {
          Text(verbatim: figure.id)
        }
      }
    }
    .toolbar { Toggle("Pause", isOn: $isPaused) }
    .onChange(of: isPaused) { figures.isPaused = $0 }
    .navigationTitle("Dashboard")
  }
}
