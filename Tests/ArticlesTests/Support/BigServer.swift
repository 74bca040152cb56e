#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import _ArticleServer

/// A server that answers every request with the same list.
struct BigServer {
  let server: ArticleServer
  var url: String { server.url }

  init(rows: [String]) throws {
    server = try ArticleServer()
    let body = Array(("[" + rows.joined(separator: ",") + "]").utf8)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    let steps: [ServerStep] = [.send(Array(head.utf8) + body)]
    server.setScript { _ in steps }
  }
}
#endif
