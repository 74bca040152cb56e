import LoadKit
import LoadKitTesting
import Testing

/// Somebody who follows a loader.
@MainActor private final class Follower {
  var lines: [String] = []
}

@MainActor @Suite("Following a loader") struct FollowTests {
  private func follow(_ loader: Loader<NoInput, [String]>) -> Follower {
    let follower = Follower()
    loader.follow(follower) { [weak follower] in
      follower?.lines.append("\($0.state.summary)\($0.changesContent ? ", content" : "")")
    }
    return follower
  }

  @Test("Everybody is told every change at once and in order, and whether the content is another one")
  func told() async {
    let screen = Screen<NoInput>([.answer(["a"], after: ms(300)), .answer(["a"]), .answer(["b"])])
    let followers = [follow(screen.loader), follow(screen.loader)]
    screen.loader.start()
    await screen.at(500)
    #expect(followers[0].lines == ["loading", "loading visible", "loaded [\"a\"], content"])
    await screen.loader.refresh(reason: .poll)
    #expect(followers[0].lines.dropFirst(3).allSatisfy { !$0.contains("content") })
    await screen.loader.refresh(reason: .poll)
    #expect(followers[0].lines.last == "loaded [\"b\"], content")
    #expect(followers[0].lines == followers[1].lines)
  }

  @Test("A follower that goes is told no more, and keeps nothing alive")
  func gone() async {
    let screen = Screen<NoInput>([.answer(["a"])])
    var told = 0
    var follower: Follower? = Follower()
    if let follower { screen.loader.follow(follower) { _ in told += 1 } }
    weak let watched = follower
    await screen.loader.load()
    let before = told
    #expect(before > 0)
    follower = nil
    #expect(watched == nil)
    await screen.loader.refresh()
    #expect(told == before)
  }

  @Test("A follower that changes the state is told of that afterwards, as are the others")
  func changing() async {
    let screen = Screen<NoInput>()
    let first = follow(screen.loader)
    let changer = Follower()
    screen.loader.follow(changer) { [weak loader = screen.loader] in if $0.state.isRunning { loader?.cancel() } }
    let last = follow(screen.loader)
    screen.loader.start()
    #expect(first.lines == ["loading", "idle"])
    #expect(last.lines == ["loading", "idle"])
  }

  @Test("Content that goes is a change of content; a failure without content is none")
  func contentGoes() async {
    let screen = Screen<NoInput>([.answer(["a"]), .answer([]), .fail(LoadFailure(.notFound))])
    let follower = follow(screen.loader)
    await screen.loader.load()
    await screen.loader.refresh()
    #expect(follower.lines.last == "empty, content")
    screen.loader.reset()
    await screen.loader.load()
    #expect(follower.lines.last == "failed notFound")
  }
}
