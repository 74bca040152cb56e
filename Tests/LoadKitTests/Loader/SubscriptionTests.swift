import LoadKit
import LoadKitTesting
import Observation
import Testing

@MainActor @Suite("Subscriptions") struct SubscriptionTests {
  @Test("several are told every transition, in order, after onTransition, until they are dropped")
  func several() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(10)), .succeed(["b"], after: ms(10))])
    var told: [String] = []
    screen.loader.onTransition = { told.append("first \($0.state.summary)") }
    var early: LoadSubscription? = screen.loader.subscribe { told.append("early \($0.state.summary)") }
    let late = screen.loader.subscribe { told.append("late \($0.state.summary)") }
    screen.loader.start()
    await screen.at(10)
    #expect(
      told == [
        "first loading", "early loading", "late loading", "first loaded [\"a\"]", "early loaded [\"a\"]",
        "late loaded [\"a\"]",
      ])
    told = []
    _ = early
    early = nil
    screen.loader.start(.userRefresh)
    await screen.at(400)
    #expect(told.allSatisfy { !$0.hasPrefix("early") })
    #expect(told.last == "late loaded [\"b\"]")
    withExtendedLifetime(late) {}
  }

  @Test("what a subscriber changes is told afterwards, to everybody in the same order")
  func reentrancy() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(10))])
    var told: [String] = []
    let loader = screen.loader
    let first = loader.subscribe { transition in
      if transition.state.summary == "loaded [\"a\"]" { loader.set(["c"]) }
      told.append("1 \(transition.state.summary)")
    }
    let second = loader.subscribe { told.append("2 \($0.state.summary)") }
    loader.start()
    await screen.at(10)
    #expect(
      told.suffix(4) == ["1 loaded [\"a\"]", "2 loaded [\"a\"]", "1 loaded [\"c\"]", "2 loaded [\"c\"]"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("a subscription neither keeps a loader alive nor needs one")
  func lifetime() {
    var loader: Loader<NoInput, [String]>? = Loader { _ in ["a"] }
    weak let weakLoader = loader
    let subscription = loader?.subscribe { _ in }
    loader = nil
    #expect(weakLoader == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test("B24 the number of content changes with content, and with nothing else")
  func contentVersion() async {
    let screen = Screen<NoInput>(
      [
        .succeed(["a"], after: ms(10)), .succeed(["a"], after: ms(10)), .fail(broken, after: ms(10)),
        .succeed(["b"], after: ms(10)),
      ], options: LoadOptions(retry: .retries(0)))
    var versions: [Int] = [screen.loader.contentVersion]
    screen.loader.start()
    versions.append(screen.loader.contentVersion)
    await screen.at(10)
    versions.append(screen.loader.contentVersion)
    for time in [1_000, 2_000, 3_000] {
      screen.loader.start(.poll)
      await screen.at(time)
      versions.append(screen.loader.contentVersion)
    }
    let empty = versions[0]
    let first = versions[2]
    let last = versions[5]
    #expect(versions == [empty, empty, first, first, first, last])
    #expect(Set([empty, first, last]).count == 3)
  }

  @Test("whoever reads the number is notified of content, not of what goes on around it")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func observation() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(300))])
    var changes = 0
    func follow() {
      withObservationTracking {
        _ = screen.loader.contentVersion
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    follow()
    screen.loader.start()
    await screen.at(250)
    #expect(changes == 0)
    await screen.at(600)
    #expect(changes == 1)
  }
}
