import Foundation

/// The pieces of Swift code in a page of the documentation, which also stand in a source file, so that they compile.
struct CodeBlocks {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pieces of code, line by line, without blank lines and indentation, which depends on what is around them.
  let blocks: [[String]]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - page: The page's place in the repository.
  ///   - headings: The sections that are left out.
  /// - Throws: What reading it throws.
  init(of page: String, without headings: Set<String> = []) throws {
    var blocks: [[String]] = []
    var block: [String]?
    var isLeftOut = false
    for line in try Self.lines(of: page) {
      if line.hasPrefix("#"), block == nil { isLeftOut = headings.contains(line) }
      if isLeftOut { continue }
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    self.blocks = blocks
  }

  /// The pieces that do not stand in a source file word for word.
  ///
  /// - Parameter file: The file's place in the repository.
  /// - Returns: These pieces.
  /// - Throws: What reading the file throws.
  func missing(in file: String) throws -> [String] {
    let lines = try Self.lines(of: file)
    return blocks.filter { block in !lines.indices.contains { lines[$0...].starts(with: block) } }
      .map { $0.joined(separator: "\n") }
  }

  /// The lines of a file, without blank ones and indentation.
  ///
  /// - Parameter path: The file's place in the repository.
  /// - Returns: The lines.
  /// - Throws: What reading it throws.
  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
