import Foundation

/// A page of the documentation, whose generated parts stand between markers:
/// `<!-- NAME -->` and `<!-- end of NAME -->`, each on a line.
struct Page {
  struct MissingMarker: Error, CustomStringConvertible {
    let description: String
  }

  private let path: String
  private var text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Replaces a generated part.
  mutating func replace(_ name: String, with part: String) throws {
    guard let begin = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- end of \(name) -->"),
      begin.upperBound <= end.lowerBound
    else { throw MissingMarker(description: "\(path) has no markers for \(name)") }
    text.replaceSubrange(begin.upperBound..<end.lowerBound, with: part + "\n")
  }

  func write() throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }
}
