import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@MainActor @Suite("README") struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The Swift code blocks of the README, line by line, without blank lines. Those for SwiftUI and UIKit are compiled by
  /// the tests on doubles, where these frameworks are.
  private static func blocks() throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    var isForApple = false
    for line in try lines(of: "README.md") {
      if line.hasPrefix("#") { isForApple = ["### SwiftUI", "### UIKit"].contains(line) }
      if isForApple { continue }
      if line == "```swift" {
        block = []
      } else if line == "```", let found = block {
        blocks.append(found)
        block = nil
      } else if !line.isEmpty {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let compiled = try Self.lines(of: "Tests/DocumentationTests/ReadmeSnippets.swift").filter { !$0.isEmpty }
    let blocks = try Self.blocks().filter { !$0[0].hasPrefix(".package(") }
    #expect(blocks.count >= 9)
    for block in blocks {
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: block) }
      #expect(isThere, "not compiled: \(block.joined(separator: "\n"))")
    }
  }

  @Test("both commands are on the first screen")
  func commands() throws {
    let screen = try Self.lines(of: "README.md").prefix(40)
    #expect(screen.contains { $0.hasPrefix("swift run articles") })
    #expect(screen.contains { $0.hasPrefix("Scripts/test") })
  }

  @Test("the code does what the text says")
  func codeWorks() async {
    let screen = Screen()
    let articles = await screen.loader(Service())
    #expect(articles.value == [Article(id: 1)])
    screen.showByState(articles)
    screen.showByPresentation(articles)
    #expect(screen.drawn == ["list 1", "rows 1"])

    #expect(await Snippets.search(Service()).value == [Article(id: 1)])
    #expect(await Snippets.stream(Service()).load().value == [Price(amount: 1)])
    #expect(await Snippets.submission(Service(), Draft(text: "a")).load(Draft(text: "a")).value == Receipt(number: 36))
    #expect(Snippets.messages().message(for: LoadFailure(.notFound)).title == "No Such Article")
    await Snippets.testing()
  }

  @Test("HTTP refuses an address that cannot be asked, in words")
  func http() async throws {
    let loader = Snippets.overNetwork(try #require(URL(string: "ftp://example.com")))
    #expect(await loader.load().failure?.kind == .invalidRequest)
  }
}
