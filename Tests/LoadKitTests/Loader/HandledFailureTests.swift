import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Failures that the app handles") struct HandledFailureTests {
  @Test("a handled failure is never shown; the app hears of it once, after the last attempt")
  func handled() async {
    let screen = Screen<NoInput>([.fail(broken)], options: LoadOptions(retry: .retries(2, wait: ms(10))))
    var heard: [LoadFailure] = []
    screen.loader.onFailure = {
      heard.append($0)
      return .handled
    }
    screen.loader.start()
    await screen.at(60_000)
    #expect(heard.map(\.attempts) == [3])
    #expect(screen.loader.state == .idle)
    #expect(!screen.lines.contains { $0.contains("failed") })
    #expect(screen.isQuiet)
    screen.loader.start(.userRetry)
    await screen.at(120_000)
    #expect(heard.count == 2)
  }

  @Test("a failed refresh that is handled leaves the content, without a banner, and stale")
  func refresh() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound))])
    screen.loader.onFailure = { $0.kind == .notFound ? .handled : .shown }
    await screen.loader.load()
    await screen.loader.refresh(reason: .poll)
    #expect(screen.loader.value == ["a"])
    #expect(screen.loader.failure == nil)
    #expect(screen.loader.isStale)
  }

  @Test("a failure that the app leaves to the screen shows; a cancellation is not reported")
  func shown() async {
    let screen = Screen<NoInput>([.fail(CancellationError()), .fail(LoadFailure(.forbidden))])
    var heard: [LoadFailure.Kind] = []
    screen.loader.onFailure = {
      heard.append($0.kind)
      return .shown
    }
    screen.loader.start()
    await screen.at(1_000)
    #expect(heard.isEmpty)
    screen.loader.start()
    await screen.at(2_000)
    #expect(heard == [.forbidden])
    #expect(screen.loader.failure?.kind == .forbidden)
  }

  @Test("a failure that is held for the indicator is told when it would show, not before")
  func held() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound), after: ms(300))])
    var heard = 0
    screen.loader.onFailure = { _ in
      heard += 1
      return .handled
    }
    screen.loader.start()
    await screen.at(499)
    #expect(heard == 0)
    await screen.at(500)
    #expect(heard == 1)
    #expect(screen.lines.last == "500 idle")
  }

  @Test("the app may load again while it handles a failure, and a waiting caller of get gets the failure")
  func reentrant() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound)), .succeed(["b"])])
    let loader = screen.loader
    loader.onFailure = { [weak loader] _ in
      loader?.start(.invalidated)
      return .handled
    }
    loader.start()
    await screen.at(1_000)
    #expect(loader.value == ["b"])
    let other = Screen<NoInput>([.fail(LoadFailure(.notFound))])
    other.loader.onFailure = { _ in .handled }
    await #expect(throws: LoadFailure.self) { try await other.loader.get() }
  }

  @Test("nothing is announced of a handled failure")
  func silent() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound), after: ms(900))])
    screen.loader.onFailure = { _ in .handled }
    let (display, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    var said: [String] = []
    display.onEffect = { effect, _ in if case .announce(let announcement) = effect { said.append(announcement.text) } }
    display.add(model)
    model.show(.loader(screen.loader))
    display.appear()
    await screen.at(5_000)
    #expect(said.count == 1)
    #expect(screen.loader.state == .idle)
  }
}

@MainActor @Suite("A loader that follows another") struct FollowingTests {
  private let clock = ManualClock()

  @MainActor private struct Pair {
    let users: ScriptedOperation<NoInput, String>
    let posts: ScriptedOperation<String, [String]>
    let first: Loader<NoInput, String>
    let second: Loader<String, [String]>
  }

  private func pair(_ steps: [ScriptedStep<String>], each delay: Duration = ms(100)) -> Pair {
    let users = ScriptedOperation<NoInput, String>(clock, steps)
    let posts = ScriptedOperation<String, [String]>(clock) { .succeed([$0.input], after: delay) }
    let environment = LoadEnvironment(clock: clock)
    let first = Loader<NoInput, String>(
      options: LoadOptions(retry: .never), environment: environment, operation: users.operation)
    let second = Loader<String, [String]>(environment: environment, operation: posts.operation)
      .following(first) { $0.isEmpty ? nil : $0 }
    return Pair(users: users, posts: posts, first: first, second: second)
  }

  @Test("it loads when the other has content, again for another input, and no update is missed")
  func updates() async {
    let pair = pair([.succeed("a"), .succeed("a"), .succeed("b"), .succeed("c")], each: ms(5_000))
    #expect(pair.second.state == .idle)
    await pair.first.load()
    #expect(pair.posts.calls.map(\.input) == ["a"])
    await pair.first.refresh(reason: .poll)
    #expect(pair.posts.calls.map(\.input) == ["a"])
    await pair.first.refresh(reason: .poll)
    await pair.first.refresh(reason: .poll)
    await clock.advance(by: .seconds(10))
    #expect(pair.posts.calls.map(\.input) == ["a", "b", "c"])
    #expect(pair.second.value == ["c"])
  }

  @Test("when the other's content goes the run is cancelled and the state is idle; its failure shows once")
  func gone() async {
    let pair = pair([.succeed("a"), .fail(LoadFailure(.forbidden))], each: ms(5_000))
    await pair.first.load()
    pair.first.reset()
    await clock.advance(by: .zero)
    #expect(pair.second.state == .idle)
    #expect(pair.posts.cancellations == 1)
    await pair.first.load()
    #expect(pair.first.failure != nil)
    #expect(pair.second.state == .idle)
    #expect(pair.posts.calls.count == 1)
  }

  @Test("a failed refresh of the other changes nothing, and a value without an input resets")
  func refreshes() async {
    let pair = pair([.succeed("a"), .fail(LoadFailure(.forbidden)), .succeed("")])
    await pair.first.load()
    await clock.advance(by: .seconds(1))
    await pair.first.refresh(reason: .poll)
    #expect(pair.second.value == ["a"])
    await pair.first.refresh(reason: .poll)
    #expect(pair.second.state == .idle)
  }

  @Test("content that the other has already counts at once, and neither keeps the other alive")
  func already() async {
    let first = Loader<NoInput, String>(environment: LoadEnvironment(clock: clock)) { _ in "a" }
    await first.load()
    var second: Loader<String, Int>? = Loader<String, Int>(environment: LoadEnvironment(clock: clock)) { _, _ in 1 }
      .following(first) { $0 }
    await clock.advance(by: .zero)
    #expect(second?.input == "a")
    weak let released = second
    second = nil
    #expect(released == nil)
    await first.refresh(reason: .poll)
  }
}
