import LoadKit
import LoadKitTesting
import Testing

@Suite("The article about languages") struct LanguageArticleTests {
  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let code = try CodeBlocks(of: "Sources/LoadKitLanguages/LoadKitLanguages.docc/YourLanguageYourWords.md")
    #expect(code.blocks.count == 5)
    #expect(try code.missing(in: "Tests/DocumentationTests/LanguageSnippets.swift") == [])
  }

  @Test("the code does what the text says")
  func words() {
    #expect(LoadWording.recipes.retry == "Retry loading recipes")
    #expect(LoadWording.recipes.count?(3) == "3 recipes")
    #expect(CommonWording.friendlyGerman.buttons.retry.title == "Noch einmal")
    #expect(CommonWording.friendlyGerman.problems(asInEnglish: ["Details"]) == [])
  }
}
