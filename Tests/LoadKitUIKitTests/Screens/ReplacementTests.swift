import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("A screen that shows something else") struct ReplacementTests {
    @Test("A controller shows another loader in the same place, and the first one no longer draws there")
    func show() async {
      let first = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["first"])])
      let second = Bench<NoInput>([.succeed(["second"], after: ms(900))])
      let screen = ArticlesTable(first.loader)
      let user = UIKitDriver(screen)
      await first.turn()
      #expect(user.elements.contains("Retry loading articles, button"))
      screen.loads?.show(second.loader, input: NoInput())
      #expect(user.elements == ["Loading articles"])
      await second.at(900)
      #expect(user.rows == ["second"])
      first.loader.start(.userRetry)
      await first.at(2_000)
      #expect(user.rows == ["second"])
      #expect(user.announcements.last == "1 article")
      #expect(screen.loads?.loader === second.loader)
    }

    @Test("Rows of the first loader go at once when a controller shows another one")
    func showOverRows() async {
      let first = Bench<NoInput>([.succeed(["first"])])
      let second = Bench<NoInput>([.hang])
      let screen = ArticlesTable(first.loader)
      let user = UIKitDriver(screen)
      await first.turn()
      #expect(user.rows == ["first"])
      screen.loads?.show(second.loader, input: NoInput())
      #expect(user.rows.isEmpty)
      #expect(screen.loads?.value == nil)
      #expect(user.elements == ["Loading articles"])
    }

    @Test("An ended controller removes its views, and neither loads nor draws again", arguments: HostKind.allCases)
    func end(kind: HostKind) async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .fail(LoadFailure.broken), .fail(LoadFailure.broken)])
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.turn()
      await bench.refresh(.poll)
      #expect(user.sees("Couldn’t Refresh Articles"))
      let anchor = try #require(AnchorView.first(in: host.view))
      anchor.owner?.end()
      #expect(!user.sees("Couldn’t Refresh Articles"))
      #expect(host.additionalSafeAreaInsets == .zero)
      #expect(user.refreshControl == nil)
      #expect(anchor.superview == nil && anchor.owner == nil)
      let reloads = host.reloads
      bench.loader.start(.poll)
      user.enterBackground()
      await bench.at(120_000)
      user.enterForeground()
      await bench.turn()
      #expect(bench.calls == 3)
      #expect(host.reloads == reloads)
      #expect(user.views(StateView.self).isEmpty && user.views(StatusView.self).isEmpty)
    }

    @Test("A second controller for the same place ends the first", arguments: [true, false])
    func second(fails: Bool) async {
      let step: ScriptedStep<[String]> = fails ? .fail(LoadFailure.broken) : .succeed(["first"])
      let (first, second) = (Bench<NoInput>([step]), Bench<NoInput>([.succeed(["second"], after: ms(900))]))
      let screen = ArticlesTable(first.loader)
      let user = UIKitDriver(screen)
      await first.turn()
      let ended = screen.loads
      screen.loads = LoadStateController(second.loader, in: screen) { $0.tableView.reloadData() }
      #expect(user.rows.isEmpty)
      await second.turn()
      #expect(user.elements == ["Loading articles"])
      await second.at(900)
      #expect(user.rows == ["second"])
      #expect(user.announcements.filter { $0 == "Loading articles" }.count == 1)
      #expect(ended?.value == nil && ended?.sections(1) == 0)
      await first.refresh(.poll)
      #expect(user.rows == ["second"])
      #expect(user.refreshControl != nil)
    }

    @Test("An ended renderer and an ended form draw nothing more")
    func others() async {
      let screen = UIViewController()
      var reloads = 0
      let renderer = LoadStateRenderer<[String]>(in: screen, onRetry: { _ in }, reload: { _ in reloads += 1 })
      let script = ScriptedOperation<String, Int>(ManualClock(), [.hang])
      let submission = LoadSubmission(SubmissionWording(), draft: "a", operation: script.operation)
      var updates = 0
      let form = SubmissionController(submission, in: screen) { _, _ in updates += 1 }
      let user = UIKitDriver(screen)
      renderer.render(.loaded(["a"], LoadStatus()))
      #expect(reloads == 1)
      renderer.end()
      form.end()
      let (drawn, updated) = (reloads, updates)
      renderer.render(.failed(LoadFailure(.notFound)))
      submission.draft = "b"
      #expect(reloads == drawn && updates == updated)
      #expect(user.texts.isEmpty)
      #expect(renderer.sections(1) == 0)
    }

    @Test("A renderer that was ended leaves the pull to its successor, whatever is rendered on it")
    func endedPull() async {
      let screen = UITableViewController(style: .plain)
      let old = LoadStateRenderer<[String]>(in: screen, onRetry: { _ in }, onRefresh: { _ in }, reload: { _ in })
      let user = UIKitDriver(screen)
      old.render(.loaded(["a"], LoadStatus()))
      #expect(user.refreshControl != nil)
      old.end()
      #expect(user.refreshControl == nil)
      old.render(.loaded(["b"], LoadStatus()))
      #expect(user.refreshControl == nil && old.sections(1) == 0)
    }

    @Test("A renderer created in a window draws its states")
    func createdInWindow() async {
      let bench = Bench<NoInput>([])
      let screen = UITableViewController(style: .plain)
      let user = UIKitDriver(screen)
      var reloads = 0
      let renderer = LoadStateRenderer<[String]>(in: screen, wording: .articles, onRetry: { _ in }) { _ in reloads += 1
      }
      await bench.turn()
      renderer.render(.loading(LoadActivity(indicator: .visible)))
      renderer.render(.loaded(["a"], LoadStatus()))
      #expect(reloads == 1)
      #expect(user.announcements == ["Loading articles", "1 article"])
    }
  }
}
