import LoadKit

/// A figure of a dashboard.
struct Figure: Identifiable, Hashable, Sendable {
  let id: String
  var count: Int
}

/// Figures that grow.
@MainActor final class SampleFigures {
  private var calls = 0

  nonisolated init() {}

  func next() async throws -> [Figure] {
    try await Task.sleep(for: .milliseconds(300))
    calls += 1
    return [Figure(id: "Readers", count: 120 + calls * 3), Figure(id: "Articles", count: 100)]
  }
}

extension LoadWording {
  /// The words for figures.
  static let figures = LoadWording(
    loading: "Loading figures", retry: "Retry loading figures", refresh: "Refresh figures",
    refreshFailedTitle: "Figures Are Not Current", count: { $0 == 1 ? "1 figure" : "\($0) figures" })
}
