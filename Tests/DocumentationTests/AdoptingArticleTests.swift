import LoadKit
import Testing

@MainActor @Suite("The article about adopting", .serialized) struct AdoptingArticleTests {
  private typealias Article = AdoptingSnippets.Article
  private let service = AdoptingSnippets.service

  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let code = try CodeBlocks(of: "Sources/LoadKit/LoadKit.docc/Adopting.md")
    #expect(code.blocks.count == 5)
    #expect(try code.missing(in: "Tests/DocumentationTests/AdoptingSnippets.swift") == [])
  }

  @Test("the code does what the text says")
  func codeWorks() async throws {
    let environment = AdoptingSnippets.environment(LoadConnectivity(), AdoptingSnippets.User())
    let model = AdoptingSnippets.ArticlesModel(service, environment)
    await model.articles.load()
    #expect(model.articles.value == [Article(id: 1), Article(id: 2)])
    service.error = .cardExpired
    await #expect(throws: LibraryError.cardExpired) { try await model.remove(Article(id: 1)) }
    #expect(model.articles.value?.count == 2)
    #expect(await AdoptingSnippets.ownState().failure?.kind == .forbidden)
    service.error = .userBackedOut
    #expect(await AdoptingSnippets.ownState().isIdle)
    service.error = nil
    try await model.remove(Article(id: 1))
    #expect(model.articles.value == [Article(id: 2)])
    let flags = AdoptingSnippets.FlagsModel()
    await flags.load()
    #expect(flags.articles.count == 1)
  }
}
