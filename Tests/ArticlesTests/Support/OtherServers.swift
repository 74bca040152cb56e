#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

/// HTTP servers that others wrote, each serving the files of a folder on a port of its own.
struct OtherServer: ~Copyable {
  let url: String
  private let program: Program
  /// Lives as long as the server does.
  private let folder: TemporaryFolder

  // Whoever is started from a thread of a pool has most signals blocked, SIGTERM among them, and so lives on.
  deinit { program.signal(SIGKILL) }

  struct DidNotStart: Error { let words: String }

  /// Python's `http.server`, which gives a folder's `index.html` in its place.
  static func python(_ folder: TemporaryFolder) async throws -> OtherServer {
    let path = try #require(Tool.python)
    let program = try Program(
      at: path, ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path])
    guard await program.output.contains("http://"),
      let port = program.output.text.firstMatch(of: /port (\d+)/)?.output.1
    else {
      program.signal(SIGKILL)
      throw DidNotStart(words: await program.result().errors)
    }
    return OtherServer(url: "http://127.0.0.1:\(port)", program: program, folder: folder)
  }

  /// nginx, which gives `name.json` for `/name`.
  static func nginx(_ folder: TemporaryFolder) async throws -> OtherServer {
    let path = try #require(Tool.nginx)
    var errors = ""
    // It cannot choose a port by itself, so that one which was free may have been taken meanwhile.
    for _ in 0..<5 {
      let port = try freePort()
      try folder.write("nginx.conf", configuration(folder, port: port))
      let program = try Program(at: path, ["-p", folder.path, "-e", "stderr", "-c", folder["nginx.conf"]])
      // It says its version when it listens already.
      if await program.errors.contains("] "), await program.errors.contains("nginx/") {
        return OtherServer(url: "http://127.0.0.1:\(port)", program: program, folder: folder)
      }
      errors = await program.result().errors
    }
    throw DidNotStart(words: errors)
  }

  private static func configuration(_ folder: TemporaryFolder, port: UInt16) -> String {
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(folder.path)/\($0);" }.joined(separator: " ")
    return """
      daemon off; master_process off; pid \(folder.path)/nginx.pid; error_log stderr notice;
      events {}
      http {
        access_log off; gzip on; gzip_min_length 1; gzip_types application/json; \(temporary)
        server {
          listen 127.0.0.1:\(port); root \(folder.path); default_type application/json;
          location / { try_files $uri.json =404; }
        }
      }
      """
  }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, SystemSocket.stream, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { throw DidNotStart(words: "no free port") }
    return UInt16(bigEndian: address.sin_port)
  }
}

private enum SystemSocket {
  #if canImport(Glibc)
  static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  static let stream = SOCK_STREAM
  #endif
}

/// Programs that may be there or not.
enum Tool {
  static let python = find("python3")
  static let nginx = find("nginx")

  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + ["/usr/sbin", "/usr/bin", "/usr/local/bin"]).map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
#endif
