#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation

/// A trace as it was written, line by line.
struct TraceFile {
  /// A line, read as JSON.
  struct Line: Decodable {
    var t: Double
    var loader: String
    var state: String
    var reason: String?
    var indicator: String?
    var phase: String?
    var attempt: Int?
    var count: Int?
    var origin: String?
    var refresh: String?
    var failure: String?
    var attempts: Int?
    var retryAfter: Double?
    var diagnostic: String?
  }

  let text: String
  let lines: [Line]

  /// Reads a trace; throws if any line is not a whole JSON object.
  init(_ folder: TemporaryFolder, _ name: String = "trace") throws {
    text = try folder.read(name)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines = try parts.dropLast().map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    // The last line is complete too.
    if parts.last?.isEmpty == false { throw CocoaError(.fileReadCorruptFile) }
  }

  /// The states of a loader, each once in a row.
  func states(_ loader: String = "articles") -> [String] {
    lines.filter { $0.loader == loader }.map(\.state).reduce(into: []) { states, state in
      if states.last != state { states.append(state) }
    }
  }

  /// Whether an indicator showed.
  var showedIndicator: Bool { lines.contains { $0.indicator == "visible" } }
}
#endif
