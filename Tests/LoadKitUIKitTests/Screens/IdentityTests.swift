import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A list whose rows keep a state of their own for as long as their items stay in the data source.
private final class StatefulList: UIViewController {
  private enum Section: Hashable { case main }

  let table = UITableView(frame: .zero, style: .plain)
  let articles: Loader<String, [String]>
  private(set) var loads: LoadStateController<String, [String]>?
  private(set) var drawn: [[String]] = []

  init(_ articles: Loader<String, [String]>) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    view.addSubview(table)
    loads = LoadStateController(articles, input: "a", in: self, over: table) { screen in
      screen.drawn.append(screen.loads?.value ?? [])
    }
  }
}

extension UIKitSuites {
  @MainActor @Suite("Rule 30: the identity of content in UIKit") struct IdentityTests {
    @Test(
      "B66 content for another input in the same turn: the rows of the first go before those of the second come",
      arguments: [false, true])
    func sameTurn(keeps: Bool) async {
      let bench = Bench<String>(
        [.succeed(["One", "Two"]), .succeed(["One", "Three"])],
        options: LoadOptions(retry: .single, keepsPreviousContent: keeps))
      let screen = StatefulList(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      let first = screen.loads?.contentID
      #expect(screen.drawn.last == ["One", "Two"])
      let count = screen.drawn.count
      screen.loads?.load("b")
      await bench.turn()
      let drawn = Array(screen.drawn[count...])
      #expect(drawn == (keeps ? [["One", "Three"]] : [[], ["One", "Three"]]))
      #expect((screen.loads?.contentID == first) == keeps)
      #expect(bench.calls == 2 && user.announcements.isEmpty)
    }

    @Test("B66 a refresh of the same input keeps the rows")
    func refresh() async {
      let bench = Bench<String>([.succeed(["One"]), .succeed(["Two"])])
      let screen = StatefulList(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      let count = screen.drawn.count
      bench.loader.start(.poll)
      await bench.turn()
      #expect(Array(screen.drawn[count...]) == [["Two"]])
      #expect(user.announcements.isEmpty)
    }

    @Test("Parts and buttons have identifiers that depend on no language", arguments: [CommonWording.english, .german])
    func identifiers(wording: CommonWording) async {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["a"]), .fail(LoadFailure.broken)])
      let screen = ArticlesTable(bench.loader)
      screen.options.common = wording
      let user = UIKitDriver(screen)
      func found() -> Set<String> { Self.identifiers(in: screen.view) }
      await bench.turn()
      #expect(found().isSuperset(of: ["loadkit.message", "loadkit.retry"]))
      bench.loader.start(.userRetry)
      #expect(found().contains("loadkit.indicator"))
      await bench.at(1_000)
      await bench.refresh(.poll)
      #expect(found().isSuperset(of: ["loadkit.banner", "loadkit.dismiss", "loadkit.retry"]))
      #expect(user.rows == ["a"])
    }

    private static func identifiers(in view: UIView) -> Set<String> {
      guard !view.isHidden else { return [] }
      return view.subviews.reduce(Set([view.accessibilityIdentifier].compactMap { $0 })) {
        $0.union(identifiers(in: $1))
      }
    }
  }
}
