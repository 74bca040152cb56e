import LoadKit
import Testing

@MainActor @Suite("The article about pages") struct PagesArticleTests {
  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let code = try CodeBlocks(of: "Sources/LoadKit/LoadKit.docc/LoadingPages.md")
    #expect(code.blocks.count == 7)
    #expect(try code.missing(in: "Tests/DocumentationTests/PagesSnippets.swift") == [])
  }

  @Test("the code does what the text says")
  func codeWorks() async throws {
    let articles = await PagesSnippets.make(PagesSnippets.Service())
    #expect(articles.items.map(\.id) == [1, 2])
    let screen = PagesSnippets.Screen(articles)
    #expect(articles.nextPage == .idle)
    screen.footer()
    await articles.loadMore()
    #expect(articles.items.map(\.id) == [1, 2, 3])
    screen.footer()
    #expect(screen.drawn.last?.body == .nothing)
    screen.perform(.retry)
    screen.perform(.cancel)
    #expect(articles.nextPage == .end)

    let saved = PagesSnippets.Saved(items: [.init(id: 1)], cursor: "2", age: .zero)
    let seeded = PagesSnippets.makeSeeded(saved, PagesSnippets.Service())
    await seeded.list.load()
    await seeded.loadMore()
    #expect(seeded.items.map(\.id) == [1, 2, 3])

    try await PagesSnippets.Model(PagesSnippets.Service(), articles).delete(.init(id: 2))
    #expect(articles.items.map(\.id) == [1, 3])

    let messages = PagesSnippets.makeMessages(PagesSnippets.Service())
    await messages.list.load()
    await messages.loadPrevious()
    #expect(messages.items.map(\.id) == [1, 2])
    #expect(messages.previousPage == .end && messages.nextPage == .end)
  }
}
