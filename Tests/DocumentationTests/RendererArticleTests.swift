import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("The article about renderers") struct RendererArticleTests {
  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let code = try CodeBlocks(of: "Sources/LoadKit/LoadKit.docc/WritingARenderer.md")
    #expect(code.blocks.count == 3)
    #expect(try code.missing(in: "Tests/DocumentationTests/RendererSnippets.swift") == [])
  }

  @Test("the code works as the text describes")
  func codeWorks() async throws {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(
      clock, [.succeed(["a"], after: .milliseconds(900)), .fail(LoadFailure(.notFound))])
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    let page = ListPage(loader)
    page.toolkitDidShow()
    await clock.advance(to: .milliseconds(900))
    #expect(page.window.log.last == "say 1 item")
    #expect(page.window.log.contains("rows [\"a\"]") && page.window.log.contains("indicator Loading"))
    page.userDidPull()
    await clock.advance(by: .seconds(1))
    #expect(page.window.log.last?.hasPrefix("say Couldn") == true)
    let retry = try #require(page.model.frame.presentation.banner?.actions.first)
    page.userDidPress(retry)
    #expect(script.calls.count == 3)
    page.toolkitDidHide()
  }
}
