import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Other sources than a loader of the screen") struct SourceControllerTests {
    /// A screen that shows its text where the content is.
    final class Screen<Value>: UIViewController {
      let label = UILabel()
      var loads: LoadSourceController<Value>?
      private let source: LoadScreenSource<Value>
      private let draw: @MainActor (Value) -> String

      init(_ source: LoadScreenSource<Value>, _ draw: @escaping @MainActor (Value) -> String) {
        self.source = source
        self.draw = draw
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        loads = LoadSourceController(source, in: self) { screen in
          screen.label.text = screen.loads?.value.map(screen.draw)
        }
      }
    }

    @Test("A group: one indicator, one message, one retry for all, then the values of all")
    func group() async throws {
      let clock = ManualClock()
      let environment = LoadEnvironment(clock: clock)
      let first = ScriptedOperation<NoInput, [String]>(clock, [.fail(LoadFailure.broken), .succeed(["a"])])
      let second = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["b"], after: ms(500))])
      let loaders = [first, second].map { script in
        Loader<NoInput, [String]>(.articles, options: .once, environment: environment, operation: script.operation)
      }
      let group = LoadGroup(loaders[0], loaders[1], wording: .articles)
      let screen = Screen(.group(group)) { _ in loaders.compactMap { $0.value?.first }.joined() }
      let user = UIKitDriver(screen)
      await clock.advance(to: ms(1_000))
      #expect(user.sees("Retry") && screen.label.text == nil && screen.loads?.sections(1) == 0)
      try user.tap("Retry loading articles")
      await clock.advance(to: ms(2_000))
      #expect(user.sees("ab") && screen.loads?.sections(1) == 1)
      #expect(first.calls.count == 2 && second.calls.count == 1)
    }

    @Test("A database: its rows are there at once, a failed sync is a banner, and newer rows are drawn")
    func database() async {
      let clock = ManualClock()
      let script = ScriptedOperation<NoInput, Int>(clock, [.fail(LoadFailure.broken), .succeed(1)])
      let sync = Loader<NoInput, Int>(
        .articles, options: .once, environment: LoadEnvironment(clock: clock), operation: script.operation)
      var rows = ["saved"]
      let screen = Screen<[String]>(.showing(rows, syncedBy: sync)) { $0.joined(separator: " ") }
      let user = UIKitDriver(screen)
      #expect(user.sees("saved"))
      await clock.advance(by: .seconds(1))
      #expect(user.sees("saved") && user.sees("Couldn’t Refresh Articles"))
      rows = ["saved", "new"]
      screen.loads?.show(.showing(rows, syncedBy: sync))
      #expect(user.sees("saved new") && user.sees("Couldn’t Refresh Articles"))
      #expect(script.calls.count == 1)
      screen.loads?.refresh()
      await clock.advance(by: .seconds(1))
      #expect(script.calls.count == 2 && !user.sees("Couldn’t Refresh Articles"))
      screen.loads?.end()
      #expect(screen.loads?.value == nil || screen.loads?.sections(1) == 0)
    }

    @Test("A loader that another screen loads is shown, and asked for nothing")
    func following() async {
      let bench = Bench<NoInput>([.succeed(["a"], after: ms(500))])
      let screen = Screen<[String]>(.following(bench.loader)) { $0.joined() }
      let user = UIKitDriver(screen)
      await bench.at(1_000)
      #expect(bench.calls == 0 && screen.label.text == nil)
      bench.loader.start()
      await bench.at(2_000)
      #expect(bench.calls == 1 && user.sees("a"))
    }

    @Test("A key command refreshes as a pull does")
    func refresh() async {
      let bench = Bench<NoInput>([.succeed(["a"]), .succeed(["b"])])
      let screen = ArticlesTable(bench.loader)
      let user = UIKitDriver(screen)
      await bench.turn()
      screen.loads?.refresh()
      await bench.at(1_000)
      #expect(bench.calls == 2 && user.rows == ["b"])
      screen.loads?.end()
      screen.loads?.refresh()
      await bench.at(2_000)
      #expect(bench.calls == 2)
    }
  }

  @MainActor @Suite("Views of the app's own in place of the content") struct OwnViewTests {
    /// A message that an app draws itself.
    final class Message: UIView {
      let button = UIButton(configuration: .plain())

      init(_ message: LoadPresentation.Message, _ perform: @escaping @MainActor (LoadAction) -> Void) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = "Oh: \(message.title)"
        addSubview(label)
        guard let action = message.actions.first else { return }
        button.configuration?.title = action.title
        button.accessibilityLabel = action.label
        button.addAction(UIAction { _ in perform(action.action) }, for: .primaryActionTriggered)
        addSubview(button)
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test("A message of the app's own, with the usual indicator, in every kind of screen", arguments: [true, false])
    func message(isTable: Bool) async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .succeed(["a"], after: ms(500))])
      let table = ArticlesTable(bench.loader)
      let options = LoadStateOptions { body, perform in
        guard case .message(let message) = body else { return nil }
        return Message(message, perform)
      }
      table.options = options
      let screen = ArticleScreen(bench.loader)
      let user = UIKitDriver(isTable ? table : screen)
      if !isTable { screen.loads?.options = options }
      await bench.turn()
      #expect(user.texts.contains { $0.hasPrefix("Oh: ") })
      #expect(user.views(SystemMessageView.self).isEmpty)
      try user.focus("Retry loading articles")
      try user.tap("Retry loading articles")
      await bench.at(300)
      #expect(user.spins && !user.texts.contains { $0.hasPrefix("Oh: ") })
      await bench.at(1_000)
      #expect(user.sees("a") && user.views(OwnPart.self).isEmpty)
    }

    @Test("A view that is returned again stays in place, and options that no longer make one give way at once")
    func same() async {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken), .fail(LoadFailure(.notFound))])
      let screen = ArticlesTable(bench.loader)
      let own = UILabel()
      own.text = "Nothing here"
      screen.options = LoadStateOptions { body, _ in
        if case .message = body { own } else { nil }
      }
      let user = UIKitDriver(screen)
      await bench.turn()
      #expect(user.sees("Nothing here"))
      let holder = own.superview
      bench.loader.start(.userRetry)
      await bench.at(1_000)
      #expect(user.sees("Nothing here"))
      #expect(own.window != nil)
      screen.loads?.options.makeStateView = nil
      #expect(!user.sees("Nothing here") && own.superview == nil || own.superview === holder)
      #expect(user.sees(FailureWording.standard.message(for: LoadFailure(.notFound)).title))
    }

    @Test("The configuration of the system has the words and carries out the actions")
    func configuration() async throws {
      let bench = Bench<NoInput>([.fail(LoadFailure.broken)])
      let user = UIKitDriver(ArticlesTable(bench.loader))
      await bench.turn()
      let presentation = try #require((user.top as? ArticlesTable)?.loads?.presentation)
      guard case .message(let message) = presentation.body else {
        Issue.record("no message")
        return
      }
      var performed: [LoadAction] = []
      let host = UIViewController()
      host.contentUnavailableConfiguration = UIContentUnavailableConfiguration(message) { performed.append($0) }
      let other = UIKitDriver(host)
      #expect(other.sees(message.title) && other.sees(message.actions[0].title))
      try other.tap(message.actions[0].title)
      #expect(performed == [message.actions[0].action])
    }

    @Test("U16 a remote finds something to focus in every state, and no more than that where a button is")
    func focus() async throws {
      let bench = Bench<NoInput>([.succeed([], after: ms(500)), .fail(LoadFailure.broken)])
      let screen = ArticleScreen(bench.loader)
      let user = UIKitDriver(screen)
      let view = try #require(screen.loads?.screen.canvas.stateView)
      #expect(user.focusable.isEmpty)
      view.keepsFocus = true
      for time in [0, 300, 1_000] {
        await bench.at(time)
        #expect(user.focusable.count == 1 && user.focusable.first === view)
      }
      bench.loader.reset()
      bench.loader.start()
      await bench.at(3_000)
      #expect(user.focusable.contains { $0 is UIButton } && !user.focusable.contains { $0 === view })
    }
  }

  @MainActor @Suite("Images that load") struct ImageTests {
    @MainActor private final class Images {
      let clock = ManualClock()
      var asked: [String] = []
      var results: [String: Result<UIImage, LoadFailure>] = [:]
      func image(_ id: String) async throws -> UIImage {
        asked.append(id)
        guard let result = results[id] else { throw LoadFailure(.notFound) }
        return try result.get()
      }
    }

    private func shown(_ images: Images, _ id: String?) async -> (RetryingImageView<String>, UIKitDriver) {
      let view = RetryingImageView<String>(wording: .articles) { try await images.image($0) }
      let screen = UIViewController()
      screen.view.addSubview(view)
      view.show(id, label: "Ada")
      let user = UIKitDriver(screen)
      await turn(view)
      return (view, user)
    }

    /// Waits until the load has ended.
    private func turn(_ view: RetryingImageView<String>) async {
      for await state in view.states where !state.isRunning && !state.isIdle { break }
    }

    @Test("It shows the image with its name, and asks for each image once")
    func image() async {
      let images = Images()
      let image = UIImage(symbol: "star")
      images.results = ["a": .success(image)]
      let (view, user) = await shown(images, "a")
      #expect(view.imageView.image === image && user.elements == ["Ada"])
      view.show("a", label: "Ada")
      view.removeFromSuperview()
      user.top?.view.addSubview(view)
      #expect(images.asked == ["a"] && view.imageView.image === image)
      #expect(view.placeholder?.isHidden == true)
    }

    @Test("A failure is a retry with a name that stands alone; the image before is not shown for another one")
    func failure() async throws {
      let images = Images()
      images.results = ["a": .success(UIImage(symbol: "star"))]
      let (view, user) = await shown(images, "a")
      view.show("b", label: "Bo")
      #expect(view.imageView.image == nil && view.placeholder?.isHidden == false)
      await turn(view)
      #expect(user.elements.count == 1)
      images.results["b"] = .success(UIImage(symbol: "star"))
      let button = try #require(user.views(UIButton.self).first)
      #expect(button.accessibilityLabel?.isEmpty == false && button.accessibilityHint?.hasPrefix("Bo") == true)
      view.show(nil)
      #expect(view.imageView.image == nil && user.elements.isEmpty && view.placeholder?.isHidden == true)
      #expect(images.asked == ["a", "b"])
    }
  }
}
