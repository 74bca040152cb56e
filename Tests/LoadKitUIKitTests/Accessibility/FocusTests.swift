import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@_spi(Double) @testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Rule 28: where the focus goes") struct FocusTests {
    @Test("From the retry to the indicator, and on to the content", arguments: HostKind.allCases, [false, true])
    func retry(kind: HostKind, earlier: Bool) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["a", "b"], after: ms(500))])
      let user = UIKitDriver(kind.make(bench.loader))
      for view in user.views(StateView.self) { view.imitatesEarlierSystem = earlier }
      await bench.turn()
      #expect(user.focusMoves.isEmpty)
      try user.focus("Retry loading articles")
      try user.tap("Retry loading articles")
      #expect(user.focusedLabel == "Loading articles")
      #expect(user.focusMoves.count == 1)
      await bench.at(499)
      #expect(user.focusMoves.count == 1)
      await bench.at(500)
      #expect(user.focusedLabel?.hasPrefix("a") == true)
      #expect(user.focusMoves.count == 2)
    }

    @Test("From the retry to the indicator, and back to the failure's message", arguments: [false, true])
    func failsAgain(earlier: Bool) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .fail(LoadFailure(.notFound), after: ms(500))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      for view in user.views(StateView.self) { view.imitatesEarlierSystem = earlier }
      await bench.turn()
      try user.focus("Retry loading articles")
      try user.tap("Retry loading articles")
      await bench.at(500)
      #expect(user.focusedLabel == FailureWording.standard.message(for: LoadFailure(.notFound)).title)
    }

    @Test("From rows that go to the indicator: at once to the layout, then to the indicator")
    func rowsGo() async throws {
      let bench = Bench<String>([.succeed(["all"]), .succeed(["b"], after: ms(900))])
      let user = UIKitDriver(SearchScreen(bench.loader))
      await bench.turn()
      try user.focus("all")
      try user.search("b")
      await bench.at(100)
      #expect(user.focusedLabel == "Loading articles")
      await bench.at(200)
      #expect(user.focusedLabel == "Loading articles")
      #expect(user.focusMoves.count == 2)
      await bench.at(900)
      #expect(user.focusedLabel == "b")
      #expect(user.focusMoves.count == 3)
    }

    @Test("An element that a view only holds counts as inside of it")
    func heldElement() async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .hang])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      let view = try #require(user.views(StateView.self).first)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      UIKitRecords.current.focus = element
      bench.loader.start(.userRetry)
      #expect(user.focusedLabel == "Loading articles")
    }

    @Test("Elsewhere it is not moved: in the bar, in a header, in another part, or nowhere")
    func elsewhere() async throws {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(900)), .succeed([]), .fail(LoadFailure.broken)])
      let screen = ArticlesTable(bench.loader)
      let header = UILabel()
      header.text = "Header"
      screen.before = { $0.tableView.tableHeaderView = header }
      let user = UIKitDriver(screen)
      try user.focus("Header")
      await bench.at(1_000)
      await bench.refresh()
      await bench.refresh(.userRetry)
      #expect(user.focusMoves.isEmpty)
      #expect(user.focusedLabel == "Header")
      UIKitRecords.current.focus = nil
      bench.loader.reset()
      #expect(user.focusMoves.isEmpty)
    }

    @Test("Rows that are only renewed keep the focus, as does a refresh that fails")
    func renewed() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .fail(LoadFailure.broken)])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      try user.focus("a")
      await bench.refresh()
      #expect(user.sees("Couldn’t Refresh Articles"))
      #expect(user.focusMoves.isEmpty)
      #expect(user.focusedLabel == "a")
    }

    @Test("From a banner that goes to the content; from a retry that becomes busy nowhere")
    func banner() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .fail(LoadFailure.broken), .succeed(["b"], after: ms(500))])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      await bench.refresh()
      try user.focus("Retry loading articles")
      try user.tap("Retry loading articles")
      #expect(user.focusMoves.isEmpty)
      #expect(user.focusedLabel == "Retry loading articles")
      await bench.at(799)
      #expect(user.focusMoves.isEmpty)
      await bench.at(800)
      #expect(user.focusMoves.count == 1)
      #expect(user.focusedLabel == "b")
    }

    @Test("From a banner that is put away to the content")
    func dismissed() async throws {
      let bench = Bench<NoInput>([.succeed(["a"]), .fail(LoadFailure.broken)])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      await bench.refresh()
      try user.focus("Dismiss the message")
      try user.tap("Dismiss the message")
      #expect(user.focusedLabel == "a")
    }

    /// A table whose failed first load was retried with the focus on its button; the retry ends with two rows.
    private func retried() async throws -> (bench: Bench<NoInput>, screen: ArticlesTable, user: UIKitDriver) {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["a", "b"], after: ms(500))])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen)
      screen.loads?.screen.focus.clock = bench.clock
      await bench.turn()
      try user.focus("Retry loading articles")
      try user.tap("Retry loading articles")
      return (bench, screen, user)
    }

    @Test("An announcement follows the report of the focus move")
    func announcesAfterMove() async throws {
      let (bench, screen, user) = try await retried()
      UIKitRecords.current.reportsFocus = false
      let before = user.announcements
      await bench.at(500)
      #expect(user.focusedLabel?.hasPrefix("a") == true)
      #expect(user.announcements == before)
      await bench.at(1_499)
      #expect(user.announcements == before)
      UIKitRecords.current.reportFocus()
      #expect(user.announcements == before + ["2 articles"])
      await bench.at(5_000)
      UIKitRecords.current.reportFocus()
      #expect(user.announcements == before + ["2 articles"])
      withExtendedLifetime(screen) {}
    }

    @Test(
      "An announcement whose focus move is not reported follows after a second; reports of other elements do not count")
    func announcesWithoutReport() async throws {
      let (bench, screen, user) = try await retried()
      UIKitRecords.current.reportsFocus = false
      let before = user.announcements
      await bench.at(500)
      let elsewhere = UIView()
      UIKitRecords.current.focus = elsewhere
      UIKitRecords.current.reportFocus()
      await bench.at(1_499)
      #expect(user.announcements == before)
      await bench.at(1_500)
      #expect(user.announcements == before + ["2 articles"])
      withExtendedLifetime((screen, elsewhere)) {}
    }

    @Test("An announcement with the text of the focused element is left out")
    func sameText() async throws {
      let (_, screen, user) = try await retried()
      #expect(user.focusedLabel == "Loading articles")
      #expect(!user.announcements.contains("Loading articles"))
      withExtendedLifetime(screen) {}
    }
  }
}
