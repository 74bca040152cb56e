import LoadKit
import Testing

@MainActor @Suite("The articles about forms and several loaders") struct CoreArticlesTests {
  @Test("every piece of code is compiled, word for word", arguments: [("SendingForms", 3), ("SharingLoaders", 2)])
  func codeIsCompiled(article: String, count: Int) throws {
    let code = try CodeBlocks(of: "Sources/LoadKit/LoadKit.docc/\(article).md")
    #expect(code.blocks.count == count)
    let missing = try Set(code.missing(in: "Tests/DocumentationTests/CoreSnippets.swift"))
      .intersection(code.missing(in: "Tests/DocumentationTests/ReadmeSnippets.swift"))
    #expect(missing == [])
  }

  @Test("the code about forms does what the text says")
  func forms() async {
    let compose = FormSnippets.compose(FormSnippets.Service())
    #expect(await compose.send().value == "Tea 36")
    let screen = FormSnippets.Screen(compose)
    screen.draw(compose.presentation())
    #expect(screen.button.title == "Publish" && screen.titleField.problem == nil && screen.banner.actions.isEmpty)
    let refused = LoadSubmission<FormSnippets.Draft, String>(.article, draft: .init()) { _, _ in
      throw SubmissionRejection([FieldError(field: "title", message: "Too short.")])
    }
    await refused.send()
    let form = FormSnippets.Screen(refused)
    form.draw(refused.presentation())
    #expect(form.titleField.problem == "Too short.")
    form.banner.actions["Dismiss"]?()
    #expect(refused.state == .idle)
  }

  @Test("the code about several loaders does what the text says")
  func sharing() async {
    let shown = await SharingSnippets.group(Loader { _ in 1 }, Loader { _ in [2] })
    #expect(shown == (1, [2]))
    let (store, article) = SharingSnippets.shared(7, SharingSnippets.Service())
    #expect(await article.load().value == Article(id: 7))
    #expect(store.count == 1)
  }
}
