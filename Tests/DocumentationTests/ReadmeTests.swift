import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@MainActor @Suite("README") struct ReadmeTests {
  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    // Those for SwiftUI and UIKit are compiled by the tests on doubles, where these frameworks are.
    let code = try CodeBlocks(of: "README.md", without: ["### SwiftUI", "### UIKit"])
    #expect(code.blocks.count >= 15)
    let missing = try code.missing(in: "Tests/DocumentationTests/ReadmeSnippets.swift")
    #expect(missing.filter { !$0.hasPrefix(".package(") && !$0.hasPrefix(".product(") } == [])
  }

  @Test("both commands are on the first screen")
  func commands() throws {
    let screen = try CodeBlocks.lines(of: "README.md").prefix(32)
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
    #expect(await Snippets.pages(Service()).items == [Article(id: 1)])
    #expect(Snippets.messages().message(for: LoadFailure(.notFound)).title == "No Such Article")
    let observed = Snippets.observed(Service())
    #expect(await observed.load().value == [Article(id: 1)])
    await Snippets.testing()
  }

  @Test("HTTP refuses an address that cannot be asked, in words")
  func http() async throws {
    let loader = Snippets.overNetwork(try #require(URL(string: "ftp://example.com")))
    #expect(await loader.load().failure?.kind == .invalidRequest)
    let client = HTTPClient(baseURL: try #require(URL(string: "ftp://example.com")))
    let (compose, errors) = await Snippets.form(client)
    #expect(compose.state.failure?.failure.kind == .invalidRequest)
    #expect(errors == [])
    let articles = Snippets.signedIn(client.baseURL, Account())
    #expect(await articles.load().failure?.kind == .invalidRequest)
    #expect(articles.availableActions.contains(.signIn))
    let document = Snippets.download(client, to: URL(fileURLWithPath: "/no/such"))
    #expect(await document.load().failure?.kind == .invalidRequest)
  }
}
