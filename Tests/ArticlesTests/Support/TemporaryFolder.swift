import Foundation

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/articles-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  subscript(name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders on the way to it.
  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Reads a file.
  func read(_ name: String) throws -> String { try String(contentsOfFile: self[name], encoding: .utf8) }
}
