import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Messages") struct MessageTests {
    private func failed(
      _ failure: LoadFailure = .broken, imitatesEarlierSystem: Bool,
      actions: [LoadAction: @MainActor (ArticlesTable) -> Void] = [:], empty: EmptyContent? = nil
    ) async -> (bench: Bench<NoInput>, screen: ArticlesTable, user: UIKitDriver) {
      var wording = LoadWording.articles
      if let empty { wording.empty = empty }
      let bench = Bench<NoInput>(
        empty == nil ? [.fail(failure), .succeed(["a"])] : [.succeed([]), .succeed(["a"])], wording: wording)
      let screen = ArticlesTable(bench.loader)
      screen.actions = actions
      screen.after = { $0.loads?.screen.imitatesEarlierSystem = imitatesEarlierSystem }
      let user = UIKitDriver(screen)
      await bench.turn()
      return (bench, screen, user)
    }

    @Test(
      "The system's view and the one for earlier systems say the same and offer the same", arguments: [false, true])
    func alike(earlier: Bool) async throws {
      let (bench, _, user) = await failed(imitatesEarlierSystem: earlier)
      #expect(user.views(MessageView.self).isEmpty != earlier)
      #expect(user.views(UIContentUnavailableView.self).isEmpty == earlier)
      let message = try #require(FailureWording.standard.message(for: .broken) as FailureMessage?)
      let texts = user.texts.joined(separator: "\n").split(separator: "\n").map(String.init)
      #expect(texts == [message.title, message.message, message.suggestion, "Retry", "Details"])
      #expect(user.elements.suffix(2) == ["Retry loading articles, button", "Details of the problem, button"])
      let buttons = user.views(UIButton.self)
      #expect(
        buttons.map(\.accessibilityUserInputLabels) == [
          ["Retry", "Retry loading articles"], ["Details", "Details of the problem"],
        ])
      #expect(user.views(UIImageView.self).map { $0.image?.name } == [message.symbol])
      try user.tap("Retry loading articles")
      await bench.at(300)
      #expect(user.rows == ["a"])
    }

    @Test("Both follow the text size, the appearance and the language", arguments: [false, true])
    func adapts(earlier: Bool) async {
      let (_, screen, user) = await failed(imitatesEarlierSystem: earlier)
      user.change(size: .accessibilityExtraExtraExtraLarge, style: .dark, direction: .rightToLeft)
      #expect(LayoutCheck.faults(in: screen.view) == [])
      guard earlier else { return }
      for label in user.views(UILabel.self) {
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(label.font.style != nil)
        #expect(label.numberOfLines == 0)
        #expect(!label.textColor.name.hasPrefix("fixed"))
      }
    }

    @Test("What does not fit can be scrolled, and what fits leaves the list to be pulled")
    func scrolls() async {
      let (_, _, user) = await failed(imitatesEarlierSystem: true)
      let view = user.views(MessageView.self).first
      view?.bounds.size = CGSize(width: 300, height: 400)
      view?.contentSize = CGSize(width: 300, height: 900)
      view?.layoutSubviews()
      #expect(view?.isScrollEnabled == true)
      view?.contentSize = CGSize(width: 300, height: 400)
      view?.layoutSubviews()
      #expect(view?.isScrollEnabled == false)
    }

    @Test("The details of a failure can be seen, copied and hidden again", arguments: [false, true])
    func details(earlier: Bool) async throws {
      let (_, _, user) = await failed(imitatesEarlierSystem: earlier)
      #expect(!user.sees("HTTP 500"))
      try user.tap("Details of the problem")
      #expect(user.sees("HTTP 500"))
      let text = user.views(UITextView.self).first
      #expect(text?.isSelectable == true)
      #expect(text?.isEditable == false)
      #expect(text?.adjustsFontForContentSizeCategory == true)
      try user.tap("Details of the problem")
      #expect(!user.sees("HTTP 500"))
    }

    @Test(
      "What is drawn again as it is keeps its buttons, so that neither a touch nor a focus is lost",
      arguments: [false, true])
    func sameButtons(earlier: Bool) async {
      let (_, screen, user) = await failed(imitatesEarlierSystem: earlier)
      let before = user.views(UIButton.self)
      screen.loads?.options.showsAgeAfter = .seconds(5)
      let after = user.views(UIButton.self)
      #expect(before.count == 2)
      #expect(before.elementsEqual(after, by: ===))
    }

    @Test("Another failure hides the details of the one before", arguments: [false, true])
    func otherDetails(earlier: Bool) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .fail(LoadFailure(.notFound, diagnostic: "HTTP 404"))])
      let screen = ArticlesTable(bench.loader)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
      screen.before = { $0.tableView.tableHeaderView = header }
      screen.after = { $0.loads?.screen.imitatesEarlierSystem = earlier }
      let user = UIKitDriver(screen)
      await bench.turn()
      try user.tap("Details of the problem")
      let state = try #require(user.views(StateView.self).first)
      let top = LayoutCheck.constraints(in: state).first {
        $0.firstItem === state.part && $0.firstAttribute == .top
      }
      #expect(top?.constant == 80)
      await bench.refresh(.userRetry)
      #expect(!user.sees("HTTP 500"))
      #expect(!user.sees("HTTP 404"))
      try user.tap("Details of the problem")
      #expect(user.sees("HTTP 404"))
    }

    @Test("More actions than the system's view has room for are all there")
    func manyActions() async throws {
      let (_, screen, user) = await failed(
        LoadFailure(.unauthorized, diagnostic: "HTTP 401"), imitatesEarlierSystem: false,
        actions: [.signIn: { $0.note("sign in") }, .contactSupport: { $0.note("support") }])
      #expect(user.texts.suffix(4) == ["Sign In", "Retry", "Details", "Contact Support"])
      #expect(user.views(UIContentUnavailableView.self).isEmpty)
      try user.tap("Sign In")
      try user.tap("Contact Support")
      #expect(screen.did == ["sign in", "support"])
    }

    @Test("B32 A loader that can sign in offers it, and loads again by itself afterwards")
    func signIn() async throws {
      let bench = Bench<NoInput>(
        [.fail(LoadFailure(.unauthorized)), .succeed(["a"])], authentication: LoadAuthentication { true })
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      try user.tap("Sign In")
      for await state in bench.loader.states where state.value == ["a"] { break }
      #expect(user.rows == ["a"])
    }

    @Test("An action that nobody carries out is not offered; nobody is left without a retry")
    func unavailable() async {
      let (_, _, user) = await failed(LoadFailure(.unauthorized), imitatesEarlierSystem: false)
      #expect(!user.sees("Sign In"))
      #expect(user.elements.contains("Retry loading articles, button"))
    }

    @Test("The app's own action in an empty list is known by its identifier", arguments: [false, true])
    func custom(earlier: Bool) async throws {
      let (_, screen, user) = await failed(
        imitatesEarlierSystem: earlier, actions: [.custom(id: "write", title: ""): { $0.note("write") }],
        empty: .firstUse(title: "No Articles", action: .custom(id: "write", title: "Write the\u{202E} First")))
      #expect(user.texts == ["No Articles", "Write the First"])
      try user.tap("Write the First")
      #expect(screen.did == ["write"])
    }

    @Test("An action that the app carries out itself takes the loader's place")
    func replaced() async throws {
      let (bench, screen, user) = await failed(imitatesEarlierSystem: false, actions: [.retry: { $0.note("retry") }])
      try user.tap("Retry loading articles")
      await bench.turn()
      #expect(screen.did == ["retry"])
      #expect(bench.calls == 1)
    }

    @Test("Leaving a screen that does not exist is the app's to do")
    func dismiss() async throws {
      let (_, screen, user) = await failed(
        LoadFailure(.notFound), imitatesEarlierSystem: false, actions: [.dismiss: { $0.note("leave") }])
      try user.tap("Dismiss the message")
      #expect(screen.did == ["leave"])
    }

    @Test("B86 text from outside is harmless and not cut by lines")
    func harmless() async {
      let (_, _, user) = await failed(
        imitatesEarlierSystem: true, empty: .firstUse(title: "\u{1B}[31mRed\u{1B}[0m", description: "a\u{202E}b"))
      #expect(user.texts == ["Red", "ab"])
    }

    @Test("General words and words for failures can be set, also later", arguments: [false, true])
    func words(earlier: Bool) async {
      let (_, screen, user) = await failed(LoadFailure(.notFound), imitatesEarlierSystem: earlier)
      screen.loads?.options.failures = FailureWording.standard.overriding(
        .notFound,
        with: FailureMessage(symbol: "doc", title: "No Such Article", message: "It was removed.", suggestion: ""))
      #expect(user.sees("No Such Article"))
      #expect(user.sees("It was removed."))
      screen.loads?.options.common = .german
      #expect(user.sees("Wiederholen") || user.sees("Erneut versuchen"))
    }
  }
}
