import Foundation
import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("The article with recipes", .timeLimit(.minutes(5))) struct RecipesArticleTests {
  private typealias Recipes = RecipeSnippets
  private let service = RecipeSnippets.Service()

  @Test("every piece of code is compiled, word for word")
  func codeIsCompiled() throws {
    let code = try CodeBlocks(of: "Sources/LoadKit/LoadKit.docc/Recipes.md")
    #expect(code.blocks.count == 14)
    #expect(try code.missing(in: "Tests/DocumentationTests/RecipeSnippets.swift") == [])
  }

  @Test("own networking: a status is a failure")
  func networking() async throws {
    let url = try #require(URL(string: "https://articles.example"))
    #expect(try await Recipes.ownNetworking(service, url) == [Recipes.Article(id: 1)])
    var broken = service
    broken.fetch = { _ in (Data(), 404) }
    let failure = await #expect(throws: LoadFailure.self) { try await Recipes.ownNetworking(broken, url) }
    #expect(failure?.kind == .notFound)
  }

  @Test("widgets, pools and dependent loads give what they load")
  func loads() async throws {
    let articles = Loader<NoInput, [Recipes.Article]> { _ in [Recipes.Article(id: 1)] }
    #expect(try await Recipes.widget(articles) == [Recipes.Article(id: 1)])
    #expect(try await Recipes.many([1, 2, 1], service).map(\.id) == [1, 2, 1])
    let (user, posts) = Recipes.dependent(service)
    await user.load()
    for await state in posts.states where state.value != nil { break }
    #expect(posts.value == [Recipes.Article(id: 7)])
  }

  @Test("a screen that opens later finds the content, and an invalidation by the key makes it stale")
  func prefetch() async {
    let store = LoaderStore()
    Recipes.prefetch(store, service)
    let article = store.loader(for: 7) { Loader<NoInput, Recipes.Article> { _ in throw LoadFailure(.notFound) } }
    for await state in article.states where !state.isRunning { break }
    #expect(article.value?.id == 7 && !article.isStale)
    Recipes.keys(store)
    #expect(article.isStale)
  }

  @Test("tags, polls and a pause")
  func store() async throws {
    let article = try await Recipes.tagged(LoaderStore(), service)
    await article.load()
    #expect(article.value?.id == 7)
    #expect(Recipes.poll(service).isPaused)
  }

  @Test("a handled failure leaves, and a form finds its errors")
  func failures() async {
    var hasLeft = false
    let article = Loader<NoInput, Recipes.Article>(options: LoadOptions(timing: .none, retry: .never)) { _ in
      throw LoadFailure(.notFound)
    }
    Recipes.handled(article) { hasLeft = true }
    await article.load()
    #expect(hasLeft && article.failure == nil)
    let form = Recipes.signIn(service)
    await form.send()
    #expect(form.state.failure?.fieldErrors.map(\.field) == ["name"])
    form.draft.name = "Ada"
    #expect(await form.send().value == "Ada")
  }

  @Test("haptics are played for the user's refresh, and for nothing else")
  func haptics() async {
    let (clock, ms) = (ManualClock(), Duration.milliseconds(10))
    let script = ScriptedOperation<NoInput, [Recipes.Article]>(
      clock, [.succeed([]), .succeed([], after: ms), .fail(LoadFailure(.notFound), after: ms)])
    let articles = Loader<NoInput, [Recipes.Article]>(
      environment: LoadEnvironment(clock: clock), operation: script.operation)
    var played: [Recipes.Haptic] = []
    Recipes.haptics(articles) { played.append($0) }
    articles.start()
    await clock.advance(by: .seconds(5))
    #expect(played.isEmpty)
    articles.start(.userRefresh)
    await clock.advance(by: .seconds(5))
    #expect(played == [.success])
    articles.start(.userRefresh)
    await clock.advance(by: .seconds(5))
    #expect(played == [.success, .failure])
  }
}
