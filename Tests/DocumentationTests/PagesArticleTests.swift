import Foundation
import LoadKit
import Testing

@MainActor @Suite("The article about pages") struct PagesArticleTests {
  private static func lines(of path: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let compiled = try Self.lines(of: "Tests/DocumentationTests/PagesSnippets.swift").filter { !$0.isEmpty }
    var blocks: [[String]] = []
    var block: [String]?
    for line in try Self.lines(of: "Sources/LoadKit/LoadKit.docc/LoadingPages.md") {
      if line == "```swift" {
        block = []
      } else if line == "```", let found = block {
        blocks.append(found)
        block = nil
      } else if !line.isEmpty {
        block?.append(line)
      }
    }
    #expect(blocks.count == 5)
    for block in blocks {
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: block) }
      #expect(isThere, "not compiled: \(block)")
    }
  }

  @Test("the code does what the text says")
  func codeWorks() async {
    let articles = await PagesSnippets.make(PagesSnippets.Service())
    #expect(articles.items.map(\.id) == [1, 2])
    let screen = PagesSnippets.Screen(articles)
    #expect(articles.tail == .idle)
    screen.footer()
    await articles.loadMore()
    #expect(articles.items.map(\.id) == [1, 2, 3])
    screen.footer()
    #expect(screen.drawn.last?.body == .nothing)
    screen.perform(.retry)
    screen.perform(.cancel)
    #expect(articles.tail == .end)

    let saved = PagesSnippets.Saved(items: [.init(id: 1)], cursor: "2", age: .zero)
    let seeded = PagesSnippets.makeSeeded(saved, PagesSnippets.Service())
    await seeded.list.load()
    await seeded.loadMore()
    #expect(seeded.items.map(\.id) == [1, 2, 3])
  }
}
