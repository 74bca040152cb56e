import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("What VoiceOver says") struct AnnouncementTests {
    @Test(
      "B70 a quick load says nothing; a slow one says that it loads, and how much came", arguments: HostKind.allCases)
    func loads(kind: HostKind) async {
      let quick = Bench<NoInput>([.succeed(["a"], after: ms(100))])
      var user = UIKitDriver(kind.make(quick.loader))
      await quick.at(1_000)
      #expect(user.announcements.isEmpty)

      let slow = Bench<NoInput>([.succeed(["a", "b"], after: ms(900))])
      user = UIKitDriver(kind.make(slow.loader))
      await slow.at(199)
      #expect(user.announcements.isEmpty)
      await slow.at(200)
      #expect(user.announcements == ["Loading articles"])
      await slow.at(899)
      #expect(user.announcements == ["Loading articles"])
      await slow.at(900)
      #expect(user.announcements == ["Loading articles", "2 articles"])
    }

    @Test("B70 the user's refresh is acknowledged when it has settled")
    func refresh() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["a", "b"], after: ms(100))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      try user.pull()
      #expect(user.announcements.isEmpty)
      await bench.at(1_000)
      #expect(user.announcements == ["2 articles"])
    }

    @Test("B71 progress and further attempts say nothing; the failure says what can be done, urgently")
    func progress() async {
      let reports = (1...100).map { (time: ms($0 * 10), progress: LoadProgress(completed: Int64($0), total: 100)) }
      let step = ScriptedStep<[String]>.fail(LoadFailure.broken, after: ms(1_100)).reporting(reports)
      let retry = RetryPolicy(attempts: 3, backoff: .constant(ms(100)))
      let bench = Bench<NoInput>([step], options: LoadOptions(retry: retry, progress: .determinate))
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(10_000)
      #expect(bench.calls == 3)
      #expect(user.announcements.count == 2)
      #expect(user.announcements.first == "Loading articles")
      let message = FailureWording.standard.message(for: .broken)
      #expect(user.announcements.last?.contains(message.suggestion) == true)
      let priorities = UIKitRecords.current.posts.compactMap {
        ($0.argument as? NSAttributedString)?.attribute(
          .accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil) as? UIAccessibilityPriority
      }
      #expect(priorities == [.low, .high])
    }

    @Test("An outcome waits until other speech has ended")
    func outcome() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.at(900)
      #expect(user.announcements == ["Loading articles", "1 article"])
      let priorities = UIKitRecords.current.posts.compactMap {
        ($0.argument as? NSAttributedString)?.attribute(
          .accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil) as? UIAccessibilityPriority
      }
      #expect(priorities == [.low, .low])
    }

    @Test(
      "Rule 28: VoiceOver reaches the banner beside a message, and nothing that the message covers",
      arguments: [HostKind.screen, .part])
    func bannerOverMessage(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.succeed([]), .fail(LoadFailure.broken), .succeed(["a"])])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.turn()
      (host as? ArticleScreen)?.label.text = "covered"
      await bench.refresh(.poll)
      #expect(user.elements.contains { $0.hasPrefix("No Articles") })
      #expect(user.elements.contains { $0.hasPrefix("Couldn’t Refresh Articles") })
      #expect(user.elements.contains("Retry loading articles, button"))
      #expect(!user.elements.contains("covered"))
      try user.tap("Retry loading articles")
      await bench.at(2_000)
      #expect(user.elements == ["a"])
    }

    @Test("Before iOS 17 announcements wait for other speech, urgent ones apart")
    func earlierSystem() async {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken, after: ms(900))])
      let screen = ArticlesTable(bench.loader)
      screen.after = { $0.loads?.screen.imitatesEarlierSystem = true }
      let user = UIKitDriver(screen)
      await bench.at(900)
      #expect(user.announcements.count == 2)
      let waits = UIKitRecords.current.posts.compactMap {
        ($0.argument as? NSAttributedString)?.attribute(
          .accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? NSNumber
      }
      #expect(waits == [true, false])
    }

    @Test("B72 an equal answer in the background says nothing")
    func equal() async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["a"], after: ms(900))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      bench.loader.start(.poll)
      await bench.at(2_000)
      #expect(user.announcements.isEmpty)
    }

    @Test("A screen that is not in a window says nothing, nor does one that is told not to")
    func silent() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen, isInNavigation: true)
      await bench.at(300)
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
      bench.loader.start(.poll)
      await bench.at(900)
      #expect(user.announcements == ["Loading articles"])

      let other = Bench<NoInput>([.succeed(["a"], after: ms(900))])
      let quiet = ArticlesTable(other.loader)
      quiet.options.announces = false
      let listener = UIKitDriver(quiet)
      await other.at(900)
      #expect(listener.announcements.isEmpty)
      #expect(listener.rows == ["a"])
    }

    @Test("A search without results says so in its own words")
    func noResults() async throws {
      let bench = Bench<String>([.succeed(["all"]), .succeed([], after: ms(300))])
      let user = UIKitDriver(SearchScreen(bench.loader))
      await bench.turn()
      try user.search("xyz")
      await bench.at(1_000)
      #expect(user.announcements.last == "No Results for “xyz”. Check the spelling or try other words.")
    }

    @Test("Every control has a name that stands alone, in every state", arguments: HostKind.allCases)
    func names(kind: HostKind) async {
      let steps: [ScriptedStep<[String]>] = [
        .hang, .fail(LoadFailure.broken), .succeed(["a"]), .fail(LoadFailure.broken),
      ]
      let bench = Bench<NoInput>(steps)
      let user = UIKitDriver(kind.make(bench.loader))
      func check(_ comment: Comment) {
        for button in user.views(UIButton.self) {
          let label = button.accessibilityLabel ?? ""
          #expect(label.split(separator: " ").count > 1, comment)
        }
        for view in user.views(UIActivityIndicatorView.self) {
          #expect(view.superview?.isAccessibilityElement == true, comment)
        }
      }
      await bench.at(4_000)
      check("slow")
      bench.loader.cancel()
      check("idle")
      bench.loader.start(.userRetry)
      await bench.at(5_000)
      check("failed")
      bench.loader.start(.userRetry)
      await bench.at(6_000)
      bench.loader.start(.poll)
      await bench.at(7_000)
      check("failed refresh")
    }
  }
}
