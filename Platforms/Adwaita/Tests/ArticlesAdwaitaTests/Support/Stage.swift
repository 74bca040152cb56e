import DesktopDriver
import Foundation
import _ArticleServer

/// The app on a desktop of its own, reading from a server of the test.
final class Stage {
  let server: ArticleServer
  let desktop: Desktop
  let program: Program
  private let trace: String
  private var gate: Gate?

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - scenario: What goes wrong on the server.
  ///   - catalog: What the server has to tell.
  ///   - width: The width of the display; 400 is that of a phone with the frame of a window.
  ///   - settings: Lines for GTK's settings.
  ///   - scale: How many pixels are drawn for one, across and down.
  ///   - textScale: How much larger than usual text is.
  ///   - environment: What else the app is told.
  ///   - isHeld: Whether the server answers only when it is let go.
  /// - Throws: If the server, the desktop or the app does not start.
  init(
    _ scenario: Scenario = .normal, catalog: Catalog = .short, width: Int = 400, settings: [String] = [],
    scale: Int = 1, textScale: Int = 1, environment: [String: String] = [:], isHeld: Bool = false
  ) throws {
    server = try ArticleServer(scenario: scenario, catalog: catalog)
    let gate = isHeld ? Gate() : nil
    if let gate { Self.close(gate, on: server) }
    self.gate = gate
    desktop = try Desktop(
      width: width,
      settings: ["gtk-font-name=Cantarell 11", "gtk-enable-animations=false", "gtk-cursor-blink=false"] + settings,
      scale: scale, textScale: textScale, environment: environment)
    trace = desktop.folder + "/trace"
    program = try Program("articles-adwaita", ["--url", server.url, "--trace", trace], on: desktop)
  }

  deinit {
    program.end()
    gate?.open()
  }

  /// Holds back all answers from now on.
  func hold() {
    let gate = Gate()
    self.gate = gate
    Self.close(gate, on: server)
  }

  /// Lets documents arrive up to a part, and no further.
  func holdDocuments(at percent: Int) {
    server.setScript { request in
      guard request.path.hasPrefix("/documents") else { return nil }
      let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".utf8)
      return [.send(head + Array(repeating: 0x78, count: 1_000 * percent)), .stall]
    }
  }

  /// Lets all answers go.
  func release() {
    server.setScript(nil)
    gate?.open()
    gate = nil
  }

  private static func close(_ gate: Gate, on server: ArticleServer) {
    server.setScript { _ in
      gate.pass()
      return nil
    }
  }

  /// The states of a loader so far, each once in a row.
  func states(_ loader: String = "articles") throws -> [String] {
    try lines(loader).map(\.state).reduce(into: []) { states, state in
      if states.last != state { states.append(state) }
    }
  }

  /// What the trace tells of a loader so far.
  func lines(_ loader: String = "articles") throws -> [TraceLine] {
    try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(TraceLine.self, from: Data($0.utf8)) }.filter { $0.loader == loader }
  }

  /// Waits for the list, as the first thing of many tests.
  @discardableResult func waitForList() throws -> Element {
    try desktop.wait("the list of articles") { $0.first("list item", "How swifts sleep in the air") == nil ? nil : $0 }
  }

  /// Keeps a picture of the window for people to look at.
  func keepPicture(_ name: String) throws { try Pictures.keep(desktop.picture(), name) }
}

extension Catalog {
  /// A dozen articles: reading the accessible tree takes time for each row.
  static let short = Catalog(
    articles: Array(Catalog.standard.articles.prefix(12)), authors: Catalog.standard.authors,
    comments: Catalog.standard.comments)
}

/// A line of a trace.
struct TraceLine: Decodable {
  var loader: String
  var state: String
  var reason: String?
  var indicator: String?
  var phase: String?
  var attempt: Int?
  var count: Int?
  var refresh: String?
  var failure: String?
  var progress: Double?
}
