import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@MainActor @Suite("Screens with an unauthorized failure", .timeLimit(.minutes(5)))
struct UnauthorizedScreenTests {
  private let service = TokenService()

  @Test("three screens fail as unauthorized; after a sign-in on two of them at once all show their content")
  func screens() async throws {
    let authorization = HTTPAuthorization("old")
    let client = service.client(authorization)
    let authentication = LoadAuthentication {
      authorization.set("new")
      return true
    }
    let loaders = (0..<3).map { _ in
      Loader<NoInput, [Int]>(
        options: LoadOptions(timing: .none),
        environment: LoadEnvironment(clock: ManualClock(), authentication: authentication)
      ) { context in try await client.get("/a", as: [Int].self, context: context) }
    }
    let recorders = loaders.map { StateRecorder($0) }
    for loader in loaders { #expect(await loader.load().failure?.kind == .unauthorized) }
    for press in [Task { await loaders[0].signIn() }, Task { await loaders[1].signIn() }] { #expect(await press.value) }
    for recorder in recorders { await recorder.when { $0.value == [1] } }
    #expect(service.seen.count == 6)
  }

  @Test("a page in the middle of a list fails as unauthorized: the list stays, and the page loads after the sign-in")
  func pages() async throws {
    let authorization = HTTPAuthorization("new")
    let client = service.client(authorization)
    let authentication = LoadAuthentication {
      authorization.set("newer")
      return true
    }
    let articles = PagedLoader<NoInput, Int, Int>(
      options: LoadOptions(timing: .none),
      environment: LoadEnvironment(clock: ManualClock(), authentication: authentication), id: { $0 }
    ) { cursor, context in
      _ = try await client.get("/a", as: [Int].self, context: context)
      return LoadPage([cursor ?? 0], next: (cursor ?? 0) + 1)
    }
    await articles.list.load()
    await articles.loadMore()
    service.accept("newer")
    guard case .failed(let failure) = await articles.loadMore() else {
      Issue.record("the page did not fail")
      return
    }
    #expect(failure.kind == .unauthorized)
    #expect(articles.list.value?.items == [0, 1])
    let recorder = StateRecorder(articles.list)
    #expect(await articles.list.signIn())
    await recorder.when { $0.value?.items == [0, 1, 2] }
    #expect(service.seen.count == 4)
  }
}
