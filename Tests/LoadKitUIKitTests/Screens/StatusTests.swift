import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Beside the content") struct StatusTests {
    private func loaded(
      _ steps: [ScriptedStep<[String]>], kind: HostKind = .table, options: LoadOptions = .once
    ) async -> (bench: Bench<NoInput>, host: any ArticlesHost, user: UIKitDriver) {
      let bench = Bench<NoInput>([.succeed(["a"])] + steps, options: options)
      let host = kind.make(bench.loader)
      let user = UIKitDriver(host)
      await bench.turn()
      return (bench, host, user)
    }

    @Test("A slow refresh says so and can be stopped; what was there stays", arguments: HostKind.allCases)
    func slow(kind: HostKind) async throws {
      let (bench, _, user) = await loaded([.hang], kind: kind)
      bench.loader.start(.poll)
      await bench.at(4_000)
      #expect(user.sees("This is taking longer than usual"))
      try user.tap("Cancel loading articles")
      #expect(user.sees("a"))
      #expect(!user.sees("This is taking longer than usual"))
      #expect(!user.spins)
      #expect(user.announcements.isEmpty)
    }

    @Test("The age of content is shown after a minute, at any age beside a failed refresh, and not if the app sets nil")
    func age() async {
      let (bench, host, user) = await loaded([.succeed(["a"]), .fail(LoadFailure.broken)])
      await bench.at(59_000)
      #expect(!user.texts.contains { $0.hasPrefix("Updated") })
      await bench.at(300_000)
      let screen = host as? ArticlesTable
      #expect(user.sees("Updated 5 minutes ago"))
      screen?.loads?.options.showsAgeAfter = nil
      #expect(!user.texts.contains { $0.hasPrefix("Updated") })
      await bench.refresh(.poll)
      await bench.at(420_000)
      await bench.refresh(.poll)
      #expect(user.sees("Updated 2 minutes ago"))
    }

    @Test("Content for an earlier input is dimmed and says so, without getting in the way")
    func dimmed() async throws {
      let bench = Bench<String>(
        [.succeed(["a"]), .succeed(["b"], after: ms(900))],
        options: LoadOptions(retry: .single, keepsPreviousContent: true))
      let screen = SearchScreen(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      try user.search("b")
      await bench.at(199)
      #expect(user.rows == ["a"])
      #expect(!user.sees("Showing earlier results"))
      await bench.at(200)
      #expect(user.rows == ["a"])
      #expect(user.sees("Showing earlier results"))
      let dim = user.views(UIView.self).first { $0.backgroundColor?.name.hasSuffix("0.5") == true }
      #expect(dim?.isUserInteractionEnabled == false)
      await bench.at(900)
      #expect(user.rows == ["b"])
      #expect(!user.sees("Showing earlier results"))
      #expect(dim?.window == nil)
    }

    @Test("The details of a failed refresh can be seen in the banner, and are hidden for the next failure")
    func bannerDetails() async throws {
      let (bench, _, user) = await loaded([
        .fail(LoadFailure(.serverError, diagnostic: "first")), .fail(LoadFailure(.serverError, diagnostic: "second")),
      ])
      bench.loader.start(.poll)
      await bench.turn()
      try user.tap("Details of the problem")
      #expect(user.sees("first"))
      bench.loader.start(.poll)
      await bench.turn()
      #expect(!user.sees("first"))
      #expect(!user.sees("second"))
      try user.tap("Details of the problem")
      #expect(user.sees("second"))
      try user.tap("Details of the problem")
      #expect(!user.sees("second"))
    }

    @Test("With large text the buttons of a banner stand below each other")
    func largeText() async {
      let (bench, _, user) = await loaded([.fail(LoadFailure.broken)])
      bench.loader.start(.poll)
      await bench.turn()
      #expect(user.views(ActionRow.self).map(\.axis) == [.horizontal])
      user.change(size: .accessibilityMedium)
      #expect(user.views(ActionRow.self).map(\.axis) == [.vertical])
      user.change()
      #expect(user.views(ActionRow.self).map(\.axis) == [.horizontal])
    }

    @Test("A banner is in front of rows and of what the app adds later, and lets touches beside it through")
    func inFront() async throws {
      let (bench, host, user) = await loaded([.fail(LoadFailure.broken), .fail(LoadFailure(.notFound))])
      bench.loader.start(.poll)
      await bench.turn()
      host.view.addSubview(UIView())
      bench.loader.start(.poll)
      await bench.turn()
      let status = try #require(user.views(StatusView.self).first)
      #expect(host.view.subviews.last === status)
      status.subviews.first?.frame = CGRect(x: 16, y: 8, width: 100, height: 40)
      #expect(status.point(inside: CGPoint(x: 20, y: 20), with: nil))
      #expect(!status.point(inside: CGPoint(x: 200, y: 20), with: nil))
    }

    @Test("What belongs to a part of a screen is inside of it, and moves nothing else")
    func part() async {
      let (bench, host, user) = await loaded([.fail(LoadFailure.broken)], kind: .part)
      bench.loader.start(.poll)
      await bench.turn()
      let part = (host as? ArticleScreen)?.part
      let status = user.views(StatusView.self).first
      #expect(status?.superview === part)
      #expect(host.additionalSafeAreaInsets == .zero)
      #expect(user.sees("a"))
    }
  }
}
