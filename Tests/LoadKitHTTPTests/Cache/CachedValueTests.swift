import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("Cached responses without a network", .timeLimit(.minutes(5)))
struct CachedValueTests {
  private let bench = CacheBench()

  @Test(
    "a response that requires validation is not shown without it, unless the app allows that",
    arguments: [
      ("no-cache", false, false), ("must-revalidate", false, false), ("must-revalidate, max-age=60", true, false),
      ("max-age=60", true, true), ("", true, true),
    ])
  func unvalidated(directives: String, isShownYoung: Bool, isShownOld: Bool) async throws {
    bench.source.change { $0.fields = ["Cache-Control": directives] }
    let client = bench.client()
    _ = try await bench.get(client)
    #expect((await bench.saved(client) != nil) == isShownYoung)
    bench.wall.advance(60)
    #expect((await bench.saved(client) != nil) == isShownOld)
    #expect(await bench.saved(bench.client(showsUnvalidated: true)) == LoadCachedValue([1], age: .seconds(60)))
    _ = try await bench.get(client)
    #expect(bench.source.conditions.last == "\"1\"", "to ask about it, it is kept all the same")
  }

  @Test("the `Age` of a response counts, and a clock that was set back makes nothing fresh")
  func ageBefore() async throws {
    bench.source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60", "Age": "50"] }
    let client = bench.client()
    _ = try await bench.get(client)
    bench.wall.advance(9)
    #expect(await bench.saved(client)?.age == .seconds(9))
    bench.wall.advance(1)
    #expect(await bench.saved(client) == nil)
    bench.source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=0", "Age": "x"] }
    _ = try await bench.get(client)
    bench.wall.advance(-100)
    #expect(await bench.saved(client) == nil)
  }

  @Test("the `Age` of a response does not outlive its validation")
  func ageRenewed() async throws {
    bench.source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60", "Age": "50"] }
    let client = bench.client()
    _ = try await bench.get(client)
    bench.source.change { $0.fields = ["Cache-Control": "must-revalidate, max-age=60"] }
    _ = try await bench.get(client)
    bench.wall.advance(59)
    #expect(await bench.saved(client)?.age == .seconds(59))
    bench.source.change { $0.fields = ["Age": "7"] }
    _ = try await bench.get(client)
    bench.wall.advance(52)
    #expect(await bench.saved(client) != nil)
    bench.wall.advance(1)
    #expect(await bench.saved(client) == nil)
  }

  @Test("nothing is kept for an address that was never asked, or cannot be, or without a cache")
  func nothing() async {
    #expect(await bench.saved(bench.client()) == nil)
    #expect(await bench.client().cached("/a?b", as: [Int].self) == nil)
    var client = bench.client()
    client.cache = nil
    #expect(await bench.saved(client) == nil)
  }

  @MainActor @Test("a screen shows the cached value at once, and then the new one, in three lines")
  func screen() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.wall.advance(90)
    bench.source.change {
      $0.tag = "\"2\""
      $0.body = "[2]"
    }
    let begun = EventCounter()
    let gate = EventCounter()
    var slow = client
    slow.transport = InMemoryTransport { [source = bench.source] request in
      begun.add()
      await gate.reaches(1)
      return source.response(request)
    }
    let clock = ManualClock()
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock)
    ) { [slow] context in try await slow.get("/a", as: [Int].self, context: context) }
    .restoring { [slow] in await slow.cached("/a", as: [Int].self) }
    let recorder = StateRecorder(loader)
    loader.start()
    await recorder.when { $0.value == [1] }
    #expect(loader.age == .seconds(90))
    gate.add()
    await recorder.when { $0.value == [2] }
    #expect(
      recorder.lines == ["0 idle", "0 loading", "0 loaded [1] cached refreshing", "0 loaded [2]"])
  }

  @MainActor
  @Test("a 304 keeps the content of a screen and renews its age; no observer of content is notified (rule 8)")
  func notModified() async throws {
    let client = bench.client()
    let clock = ManualClock()
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none), environment: LoadEnvironment(clock: clock)
    ) { context in try await client.get("/a", as: [Int].self, context: context) }
    #expect(await loader.load().value == [1])
    await clock.advance(by: .seconds(90))
    #expect(loader.age == .seconds(90))
    let recorder = StateRecorder(loader)
    await loader.refresh()
    #expect(bench.source.conditions == [nil, "\"1\""])
    #expect(loader.age == .zero)
    #expect(recorder.lines == ["90000 loaded [1]", "90000 loaded [1] refreshing userRefresh", "90000 loaded [1]"])
  }

  @MainActor @Test("B50 without a network a screen shows cached content, with its age and a banner")
  func offline() async throws {
    let client = bench.client()
    _ = try await bench.get(client)
    bench.wall.advance(3_600)
    let connectivity = LoadConnectivity(.offline)
    let loader = Loader<NoInput, [Int]>(
      options: LoadOptions(timing: .none),
      environment: LoadEnvironment(clock: ManualClock(), connectivity: connectivity)
    ) { _ in throw LoadFailure(.offline) }
    .restoring { await client.cached("/a", as: [Int].self) }
    let recorder = StateRecorder(loader)
    await loader.load()
    await recorder.when { $0.value == [1] }
    let screen = LoadPresentation(loader.state, options: LoadPresentation.Options(now: loader.now))
    #expect(screen.note == CommonWording.english.screens.cached)
    #expect(screen.age == CommonWording.english.screens.updated(.hours(1)))
    #expect(screen.banner != nil)
    #expect(bench.source.seen.count == 1)
  }
}
