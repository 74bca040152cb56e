import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("A source of connectivity") struct ConnectionSourceTests {
  let source = ManualConnection()

  /// Everything that reaches loaders, in order, until the last one is `end`.
  private func told(_ connectivity: LoadConnectivity, until end: LoadConnection) async -> [LoadConnection] {
    let seen = Seen()
    await withCheckedContinuation { continuation in
      connectivity.observe(seen) { [weak seen] connection in
        guard let seen, seen.isWaiting else { return }
        seen.connections.append(connection)
        if connection == end {
          seen.isWaiting = false
          continuation.resume()
        }
      }
    }
    return seen.connections
  }

  private final class Seen {
    var connections: [LoadConnection] = []
    var isWaiting = true
  }

  @Test("it is followed from the start, for as long as the connectivity lives")
  func lifetime() async {
    var connectivity: LoadConnectivity? = LoadConnectivity(following: source)
    #expect(source.isFollowed)
    #expect(connectivity?.connection == .unknown)
    weak let gone = connectivity
    connectivity = nil
    #expect(gone == nil)
    #expect(!source.isFollowed)
    source.report(.offline)
  }

  @Test("what it reports reaches the loaders")
  func reaches() async {
    let connectivity = LoadConnectivity(following: source)
    source.report(.offline)
    #expect(await told(connectivity, until: .offline) == [.offline])
    source.report(.online)
    #expect(await told(connectivity, until: .online) == [.online])
  }

  @Test("of reports that come faster than they are taken the last one counts")
  func coalesced() async {
    let connectivity = LoadConnectivity(following: source)
    for _ in 0..<1_000 {
      source.report(.unknown)
      source.report(.online)
    }
    #expect(await told(connectivity, until: .online) == [.online])
  }

  @Test("a connection that went and came back before anybody looked is a return")
  func quickReturn() async {
    let connectivity = LoadConnectivity(following: source)
    let screen = Screen<NoInput>(
      [.fail(LoadFailure(.cannotConnect)), .succeed(["a"])],
      options: LoadOptions(timing: .none, retry: .never), connectivity: connectivity)
    source.report(.online)
    _ = await told(connectivity, until: .online)
    await screen.loader.load()
    #expect(screen.loader.failure?.kind == .cannotConnect)
    for _ in 0..<100 {
      source.report(.offline)
      source.report(.online)
    }
    await screen.recorder.when { $0.value == ["a"] }
    #expect(screen.calls == 2)
  }

  @Test("reports from many threads end with the last one, and no loader is told the same twice in a row")
  func manyThreads() async {
    let connectivity = LoadConnectivity(following: source)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask { [source] in
          for step in 0..<1_000 { source.report((index + step) % 2 == 0 ? .offline : .unknown) }
        }
      }
    }
    source.report(.online)
    let told = await told(connectivity, until: .online)
    #expect(told.last == .online)
    #expect(!zip(told, told.dropFirst()).contains { $0 == $1 })
  }

  @Test("an unknown connection never stops a request")
  func unknown() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"])], options: LoadOptions(timing: .none), connectivity: LoadConnectivity(following: source))
    #expect(await screen.loader.load().value == ["a"])
  }

  @Test("loaders that are gone do not pile up")
  func noPile() async {
    let connectivity = LoadConnectivity()
    let kept = (0..<10).map { _ in
      Screen<NoInput>([.succeed(["a"])], options: LoadOptions(timing: .none), connectivity: connectivity)
    }
    for screen in kept { await screen.loader.load() }
    for _ in 0..<500 {
      let screen = Screen<NoInput>([.succeed(["a"])], options: LoadOptions(timing: .none), connectivity: connectivity)
      await screen.loader.load()
    }
    #expect(connectivity.observerCount <= 32)
  }
}
