import LoadKitHTTP
import SwiftUI

/// Counts the requests that the sample server receives, each kind for itself.
@MainActor final class RequestTally: ObservableObject {
  /// How many requests came, by method, path and query: "GET /posts?_page=2&_limit=8".
  @Published private(set) var counts: [String: Int] = [:]

  /// The counts in one line: "GET /posts: 2, POST /session: 1".
  var text: String {
    counts.isEmpty ? "No requests" : counts.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  /// Creates a tally without requests.
  nonisolated init() {}

  /// Counts a request.
  nonisolated func record(_ request: HTTPRequest) {
    let query = request.url.query.map { "?\($0)" } ?? ""
    let name = "\(request.method.rawValue) \(request.url.path)\(query)"
    Task { @MainActor in counts[name, default: 0] += 1 }
  }
}

/// Shows a tally above a screen.
struct RequestTallyView<Content: View>: View {
  @ObservedObject private var tally: RequestTally
  private let content: Content

  /// Shows a tally above `content`.
  init(_ tally: RequestTally, @ViewBuilder content: () -> Content) {
    self.tally = tally
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: tally.text).font(.caption).lineLimit(1).accessibilityIdentifier("requests")
      content
    }
  }
}
