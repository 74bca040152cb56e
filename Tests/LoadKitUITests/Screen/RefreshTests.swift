import LoadKit
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("A screen's refresh") struct RefreshTests {
  typealias Stage = LoadKitUITests.Stage<NoInput>

  func loaded(_ steps: [ScriptedStep<[String]>], first: [String] = ["One"]) async -> (Stage, Host) {
    let stage = Stage([.succeed(first, after: ms(10))] + steps)
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    return (stage, host)
  }

  @Test("B20 content stays while it is refreshed, with a small sign of it after the grace period")
  func keepsContent() async {
    let (stage, host) = await loaded([.succeed(["Two"], after: ms(900))])
    stage.loader.start(.poll)
    await stage.at(200)
    #expect(host.text == "One")
    #expect(host.all("ProgressView").isEmpty)
    await stage.at(211)
    #expect(host.text == "One")
    #expect(host.all("ProgressView").count == 1)
    #expect(host.has("Refreshing texts"))
    await stage.at(910)
    #expect(host.text == "Two")
    #expect(host.all("ProgressView").isEmpty)
  }

  @Test("B21 a failed refresh keeps the content under a banner, and can be tried again and put away")
  func banner() async throws {
    let (stage, host) = await loaded([.fail(broken), .fail(broken, after: ms(100))])
    stage.loader.start(.poll)
    await stage.at(20)
    #expect(host.shows("One"))
    #expect(host.shows("Couldn’t Refresh Texts"))
    try host.tap("Retry loading texts")
    await stage.at(100)
    // B22: busy for its minimum, and not to be pressed again (rule 10).
    #expect(host.find("Retry loading texts").first?.isEnabled == false)
    #expect(throws: HostError.self) { try host.tap("Retry loading texts") }
    #expect(host.all("ProgressView").count == 1)
    await stage.at(1_000)
    #expect(host.find("Retry loading texts").first?.isEnabled == true)
    #expect(stage.calls == 3)
    try host.tap("Dismiss the message")
    #expect(host.text == "One")
  }

  @Test("B22 the next success clears the banner")
  func success() async throws {
    let (stage, host) = await loaded([.fail(broken), .succeed(["Two"], after: ms(10))])
    stage.loader.start(.poll)
    await stage.at(20)
    #expect(host.shows("Couldn’t Refresh Texts"))
    try host.tap("Retry loading texts")
    await stage.at(319)
    #expect(host.shows("Couldn’t Refresh Texts"))
    await stage.at(1_000)
    #expect(host.text == "Two")
  }

  @Test("B23 the pull ends on every outcome, and is one call", arguments: [true, false])
  func pull(succeeds: Bool) async throws {
    let (stage, host) = await loaded([succeeds ? .succeed(["Two"], after: ms(50)) : .fail(broken, after: ms(50))])
    let pull = try host.beginPull()
    await stage.at(20)
    #expect(stage.loader.state.isUserRefreshing)
    await stage.at(400)
    await pull.value
    #expect(!stage.loader.state.isUserRefreshing)
    #expect(host.shows(succeeds ? "Two" : "One"))
    #expect(stage.calls == 2)
  }

  @Test("B44 a pull whose task is cancelled goes on, and ends with the run")
  func cancelledPull() async throws {
    let (stage, host) = await loaded([.succeed(["Two"], after: ms(50))])
    let pull = try host.beginPull()
    await stage.at(20)
    pull.cancel()
    await stage.at(40)
    #expect(stage.loader.state.isUserRefreshing)
    await stage.at(400)
    await pull.value
    #expect(host.text == "Two")
    #expect(stage.calls == 2)
  }

  @Test("B24 an equal value draws nothing anew and says nothing")
  func equal() async {
    let counter = Counter()
    let stage = Stage([.succeed(["One"], after: ms(10)), .succeed(["One"], after: ms(10))])
    let host = await stage.show { LoadStateView(stage.loader) { counter.counting(TextList(texts: $0)) } }
    await stage.at(10)
    #expect(host.text == "One")
    let count = counter.count
    stage.loader.start(.poll)
    await stage.at(100)
    #expect(stage.calls == 2)
    #expect(host.text == "One")
    #expect(counter.count == count)
    #expect(host.announcements.isEmpty)
  }

  @Test("B25 an empty screen can be pulled, and stays empty until something has come")
  func fromEmpty() async throws {
    let (stage, host) = await loaded([.succeed(["Two"], after: ms(50))], first: [])
    #expect(host.shows("No Texts"))
    let pull = try host.beginPull()
    await stage.at(50)
    #expect(host.shows("No Texts"))
    #expect(host.all("ProgressView").isEmpty)
    await stage.at(1_000)
    await pull.value
    #expect(host.text == "Two")
  }

  @Test("a failed screen can be pulled")
  func fromFailure() async throws {
    let stage = Stage([.fail(broken, after: ms(10)), .succeed(["Two"], after: ms(50))])
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    #expect(host.has("Retry loading texts"))
    let pull = try host.beginPull()
    await stage.at(1_000)
    await pull.value
    #expect(host.text == "Two")
  }

  @Test("B53 a pull while offline keeps the content, ends, and says why")
  func offline() async throws {
    let connectivity = LoadConnectivity()
    let stage = Stage(
      [.succeed(["One"], after: ms(10)), .fail(LoadFailure(.offline))], connectivity: connectivity)
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(10)
    connectivity.update(.offline)
    let pull = try host.beginPull()
    await stage.at(20)
    await pull.value
    #expect(host.shows("One"))
    #expect(host.shows("You’re Offline"))
    #expect(stage.calls == 2)
  }

  @Test("B50 offline a first load fails after one call, and loads when the connection is back")
  func reconnect() async {
    let connectivity = LoadConnectivity(.offline)
    let stage = Stage(
      [.fail(LoadFailure(.offline)), .succeed(["One"], after: ms(10))], connectivity: connectivity)
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    #expect(host.shows("You’re Offline"))
    #expect(stage.calls == 1)
    connectivity.update(.online)
    await stage.at(100)
    #expect(host.text == "One")
    #expect(stage.calls == 2)
  }

  @Test("stale content is refreshed when the app comes back from the background, and not after mere inactivity")
  func foreground() async {
    let (stage, host) = await loaded([.succeed(["Two"], after: ms(10))])
    host.deactivate()
    await stage.at(100_000)
    host.activate()
    await stage.at(100_100)
    #expect(stage.calls == 1)
    host.background()
    await stage.at(200_000)
    #expect(stage.calls == 1)
    host.foreground()
    await stage.at(200_100)
    #expect(stage.calls == 2)
    #expect(host.text == "Two")
    host.background()
    host.foreground()
    await stage.at(200_200)
    #expect(stage.calls == 2)
  }

  @Test("B49 time in the background counts for nothing but freshness")
  func background() async {
    let stage = Stage([.succeed(["One"], after: ms(100_000))], options: LoadOptions(retry: .never))
    let host = await stage.show { LoadStateView(stage.loader) { TextList(texts: $0) } }
    await stage.at(1_000)
    host.background()
    await stage.at(90_000)
    #expect(host.text == "Loading texts")
    host.foreground()
    await stage.at(92_900)
    #expect(host.text == "Loading texts")
    await stage.at(93_100)
    #expect(host.shows("This is taking longer than usual"))
  }

  @Test("a loader that is replaced while the app is in the background is not left standing still")
  func replacedInBackground() async {
    let (stage, host) = await loaded([.hang])
    let other = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: stage.clock)) { _ in ["Two"] }
    host.background()
    host.show(LoadStateView(other) { TextList(texts: $0) })
    await stage.at(1_000)
    host.foreground()
    await stage.at(2_000)
    #expect(host.text == "Two")
    stage.loader.start(.poll)
    await stage.at(3_000)
    #expect(stage.loader.activity?.indicator == .visible)
  }

  @Test("a screen that goes while the app is in the background leaves no clock standing still")
  func goesInBackground() async {
    let (stage, host) = await loaded([.hang])
    host.background()
    host.show(Text("Gone"))
    stage.loader.start(.poll)
    await stage.at(1_000)
    #expect(stage.loader.activity?.indicator == .visible)
  }

  @Test("where there is nothing to pull the toolbar refreshes, also by its key")
  func toolbar() async throws {
    let stage = Stage([.succeed(["One"], after: ms(10)), .succeed(["Two"], after: ms(50)), .succeed(["Three"])])
    let host = await stage.show {
      LoadStateView(stage.loader) { TextList(texts: $0) }
        .transformEnvironment(\.loadSettings) { $0.hasRefreshButton = true }
    }
    await stage.at(10)
    try host.tap("Refresh texts")
    await stage.at(30)
    #expect(host.find("Refresh texts").first?.isEnabled == false)
    await stage.at(1_000)
    #expect(host.shows("Two"))
    try host.press("r")
    await stage.at(2_000)
    #expect(host.shows("Three"))
    #expect(stage.calls == 3)
  }

  @Test("content for an earlier input is dimmed and said to be so; content that is old tells its age")
  func notes() async {
    let stage = LoadKitUITests.Stage<String>(
      [.succeed(["One"], after: ms(10)), .succeed(["Two"], after: ms(900)), .fail(broken)],
      options: LoadOptions(retry: .never, keepsPreviousContent: true))
    let host = await stage.show { LoadStateView(stage.loader, input: "a") { TextList(texts: $0) } }
    await stage.at(10)
    host.show(LoadStateView(stage.loader, input: "ab") { TextList(texts: $0) })
    await stage.at(300)
    #expect(host.shows("Showing earlier results"))
    await stage.at(1_000)
    #expect(host.text == "Two")
    stage.loader.start(.poll)
    await stage.at(1_500)
    #expect(host.shows("Updated just now"))
    await stage.at(130_000)
    #expect(host.shows("Updated 2 minutes ago"))
  }
}
