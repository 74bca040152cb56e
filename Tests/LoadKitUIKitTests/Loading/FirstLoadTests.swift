import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("First load") struct FirstLoadTests {
    @Test(
      "B01 a screen that is about to load draws the layout: no words, no indicator, no rows",
      arguments: HostKind.allCases)
    func pending(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let user = UIKitDriver(kind.make(bench.loader))
      #expect(user.texts.isEmpty)
      #expect(!user.spins)
      #expect(user.elements == ["Loading articles"])
      await bench.turn()
      #expect(bench.calls == 1)
      #expect(user.texts.isEmpty)
      await bench.at(200)
      #expect(user.spins)
      #expect(user.texts == ["Loading articles"])
      #expect(user.elements == ["Loading articles"])
      await bench.at(900)
      #expect(!user.spins)
      #expect(user.sees("a"))
    }

    @Test("B01 a loader that nobody asks to load offers it; a controller asks when it comes into a window")
    func notInWindow() async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let screen = ArticlesTable(bench.loader)
      screen.loadViewIfNeeded()
      await bench.turn()
      #expect(bench.calls == 0)
      #expect(bench.loader.state.isIdle)
      let user = UIKitDriver(screen)
      await bench.turn()
      #expect(user.rows == ["a"])
    }

    @Test("B02 an answer that comes at once shows no indicator", arguments: HostKind.allCases)
    func atOnce(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["a"])])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.turn()
      #expect(user.sees("a"))
      // The age of the content.
      #expect(bench.clock.pendingSleepCount == 1)
      #expect(user.announcements.isEmpty)
    }

    @Test("B03 an answer with nothing in it is a message, and never before the answer", arguments: HostKind.allCases)
    func empty(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed([], after: ms(300))])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.at(250)
      #expect(!user.sees("No Articles"))
      await bench.at(500)
      #expect(user.texts == ["No Articles", "Articles that you write appear here."])
      #expect(!user.spins)
    }

    @Test(
      "B10 B11 the indicator shows from 200 to 500 for an answer between, else not at all",
      arguments: [100, 199, 200, 201, 300, 499, 500, 900])
    func flicker(answer: Int) async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(answer))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      let shows = answer <= 200 ? 200..<200 : 200..<max(answer, 500)
      for time in [0, 99, 100, 199, 200, 201, 300, 499, 500, 501, 899, 900] {
        await bench.at(time)
        #expect(user.spins == shows.contains(time), "at \(time)")
        let end = answer <= 200 ? answer : max(answer, 500)
        #expect(user.rows == (time >= end ? ["a"] : []), "at \(time)")
      }
    }

    @Test("B12 without a grace period the indicator shows at once, and for its minimum")
    func noGrace() async {
      let options = LoadOptions(timing: LoadTiming(grace: .zero, minimumDisplay: ms(500)), retry: .single)
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(100))], options: options)
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      #expect(user.spins)
      await bench.at(499)
      #expect(user.spins)
      await bench.at(500)
      #expect(!user.spins)
      #expect(user.rows == ["a"])
    }

    @Test(
      "B13 a failure is held like a value; indicator and words of a failure are never both there",
      arguments: HostKind.allCases)
    func failure(kind: HostKind) async {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken, after: ms(300)), .succeed(["a"], after: ms(50))])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.at(499)
      #expect(user.spins)
      #expect(!user.elements.contains("Retry loading articles, button"))
      await bench.at(500)
      #expect(!user.spins)
      #expect(user.elements.contains("Retry loading articles, button"))
      #expect(!user.sees("a"))
    }

    @Test(
      "B15 the user's retry shows the indicator at once, for its minimum, and asks once", arguments: HostKind.allCases)
    func retry(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["a"], after: ms(50))])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.turn()
      try user.tap("Retry loading articles")
      #expect(user.spins)
      #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Retry loading articles") }
      await bench.at(299)
      #expect(user.spins)
      await bench.at(300)
      #expect(user.sees("a"))
      #expect(bench.calls == 2)
    }

    @Test("B18 declared progress is a bar with words from the first frame, of which only the fraction changes")
    func determinate() async {
      let options = LoadOptions(retry: .single, progress: .determinate)
      let step = ScriptedStep<[String]>.succeed(["a"], after: ms(900)).reporting([
        (ms(400), LoadProgress(completed: 40, total: 100)), (ms(800), LoadProgress(completed: 80, total: 100)),
      ])
      let bench = Bench<NoInput>([step], options: options)
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(200)
      #expect(user.progress == 0)
      #expect(!user.spins)
      #expect(user.elements == ["Loading articles, 0%"])
      await bench.at(500)
      #expect(user.progress == 0.4)
      #expect(user.elements == ["Loading articles, 40%"])
      #expect(user.texts == ["Loading articles", "40%"])
      #expect(UIKitRecords.current.animations == 1)
      UIKitRecords.current.isReduceMotionEnabled = true
      await bench.at(899)
      #expect(user.progress == 0.8)
      #expect(UIKitRecords.current.animations == 1)
    }

    @Test(
      "Slow work says so and offers to stop; stopping gives the message with the action to load",
      arguments: HostKind.allCases)
    func slowAndCancelled(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.hang, .succeed(["a"])])
      let user = UIKitDriver(kind.make(bench.loader))
      await bench.at(3_999)
      #expect(user.texts == ["Loading articles"])
      await bench.at(4_000)
      #expect(user.texts == ["Loading articles", "This is taking longer than usual", "Cancel"])
      try user.tap("Cancel loading articles")
      #expect(bench.loader.state.isIdle)
      #expect(user.texts == ["Articles Not Loaded", "Load articles"])
      #expect(user.announcements == ["Loading articles"])
      try user.tap("Load articles")
      await bench.at(4_300)
      #expect(user.sees("a"))
    }

    @Test("A placeholder of the app's own stands where otherwise the indicator is, as one element (B73)")
    func placeholder() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(5_000))])
      let skeleton = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      for case let label as UILabel in skeleton.arrangedSubviews { label.text = "sample" }
      let screen = ArticlesTable(bench.loader)
      screen.placeholder = skeleton
      let user = UIKitDriver(screen)
      #expect(user.texts == ["sample", "sample"])
      #expect(user.elements == ["Loading articles"])
      await bench.at(300)
      #expect(user.texts == ["sample", "sample"])
      #expect(user.elements == ["Loading articles"])
      #expect(!user.spins)
      await bench.at(4_000)
      #expect(
        user.elements == ["Loading articles", "This is taking longer than usual", "Cancel loading articles, button"])
      await bench.at(5_000)
      #expect(user.rows == ["a"])
      #expect(skeleton.window == nil)
    }

    @Test("A sample value is no content here: rows stay away, and the indicator shows as without it")
    func sample() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))], seed: .placeholder(["sample"]))
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(300)
      #expect(user.rows.isEmpty)
      #expect(user.spins)
      await bench.at(900)
      #expect(user.rows == ["a"])
    }

    @Test("B07 content that was there from the start is drawn, and renewed if it is old", arguments: HostKind.allCases)
    func seeded(kind: HostKind) async {
      let bench = Bench<NoInput>([.succeed(["b"], after: ms(100))], seed: .cached(["a"], age: .seconds(120)))
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      #expect(user.sees("a"))
      #expect(host.reloads == 1)
      await bench.turn()
      #expect(user.sees("Showing saved content\nUpdated 2 minutes ago"))
      await bench.at(100)
      #expect(user.sees("b"))
      #expect(host.reloads == 2)
      #expect(!user.texts.contains { $0.hasPrefix("Showing") })
    }
  }
}
