import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A form as an app would write it.
private final class ComposeScreen: UIViewController {
  struct Draft: Equatable { var title = "" }

  let compose: LoadSubmission<Draft, String>
  let actions: [LoadAction: @MainActor (ComposeScreen) -> Void]
  private(set) var form: SubmissionController<Draft, String>?
  let titleField = UITextField()
  let titleProblem = UILabel()
  var isEarlier = false
  private(set) var did: [String] = []

  init(
    _ compose: LoadSubmission<Draft, String>, actions: [LoadAction: @MainActor (ComposeScreen) -> Void] = [:]
  ) {
    self.compose = compose
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ what: String) { did.append(what) }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.placeholder = "Title"
    titleField.addAction(
      UIAction { [weak self] _ in self?.compose.draft.title = self?.titleField.text ?? "" }, for: .editingChanged)
    let form = SubmissionController(compose, in: self, actions: actions) { screen, form in
      screen.titleField.isEnabled = form.areFieldsEnabled
      screen.titleProblem.text = form.text(for: "title")
      screen.titleProblem.isHidden = screen.titleProblem.text == nil
    }
    form.imitatesEarlierSystem = isEarlier
    let stack = UIStackView(arrangedSubviews: [titleField, titleProblem, form.status, form.button])
    stack.axis = .vertical
    view.addSubview(stack)
    self.form = form
  }
}

extension UIKitSuites {
  @MainActor @Suite("A form") struct SubmissionControllerTests {
    private let clock = ManualClock()

    private static let wording = SubmissionWording(
      send: "Publish", sendLabel: "Publish article", sending: "Publishing article", sent: "Article published",
      cancel: "Cancel publishing article", fields: ["title": "Title"])

    private func show(
      _ script: ScriptedOperation<ComposeScreen.Draft, String>, isEarlier: Bool = false,
      authentication: LoadAuthentication? = nil, actions: [LoadAction: @MainActor (ComposeScreen) -> Void] = [:]
    ) -> (ComposeScreen, UIKitDriver) {
      let compose = LoadSubmission(
        Self.wording, draft: ComposeScreen.Draft(),
        options: SubmissionOptions(retry: RetryPolicy(attempts: 1, idempotency: .keyed)),
        environment: LoadEnvironment(clock: clock, authentication: authentication), operation: script.operation)
      let screen = ComposeScreen(compose, actions: actions)
      screen.isEarlier = isEarlier
      return (screen, UIKitDriver(screen))
    }

    private func at(_ milliseconds: Int) async { await clock.advance(to: ms(milliseconds)) }

    @Test("Its button sends once, is busy and disabled meanwhile, and says how it ended", arguments: [false, true])
    func sends(isEarlier: Bool) async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.succeed("1", after: ms(900))])
      let (screen, user) = show(script, isEarlier: isEarlier)
      try user.type("Tea", into: "Title")
      for _ in 0..<3 { try? user.tap("Publish article") }
      await at(0)
      let button = try #require(screen.form?.button)
      #expect(button.configuration?.showsActivityIndicator == true)
      #expect(!button.isEnabled)
      #expect(!screen.titleField.isEnabled)
      #expect(user.announcements == ["Publishing article"])
      await at(900)
      #expect(user.announcements == ["Publishing article", "Article published"])
      #expect(user.sees("Article published"))
      #expect(!button.isEnabled)
      try user.type("Tea and cake", into: "Title")
      #expect(button.isEnabled)
      #expect(!user.sees("Article published"))
      #expect(script.calls.map(\.input.title) == ["Tea"])
    }

    @Test("What is put into a screen before the form is not in the way of its large title")
    func order() {
      let (screen, user) = show(ScriptedOperation<ComposeScreen.Draft, String>(clock, [.hang]))
      #expect(screen.view.subviews.first is UIStackView)
      #expect(user.sees("Publish"))
    }

    @Test("What the service says of a field reaches that field; what was typed stays")
    func fields() async throws {
      let rejection = SubmissionRejection([FieldError(field: "title", message: "Too short.")])
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.fail(rejection), .succeed("1")])
      let (screen, user) = show(script)
      try user.type("T", into: "Title")
      try user.tap("Publish article")
      await at(1_000)
      #expect(screen.titleProblem.text == "Too short.")
      #expect(user.announcements.last?.contains("Title: Too short.") == true)
      #expect(screen.compose.draft.title == "T")
      try user.type("Tea", into: "Title")
      try user.tap("Publish article")
      await at(2_000)
      #expect(!user.sees("Too short."))
    }

    @Test("A failure says what happened, has its details, and can be put away; then it takes no room")
    func failure() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.fail(LoadFailure.broken)])
      let (screen, user) = show(script)
      #expect(screen.form?.status.isHidden == true)
      try user.tap("Publish article")
      await at(1_000)
      let title = FailureWording.standard.message(for: .broken).title
      #expect(user.sees(title))
      try user.tap("Details of the problem")
      #expect(user.sees("HTTP 500"))
      try user.tap("Dismiss the message")
      #expect(!user.sees(title))
      #expect(screen.form?.status.isHidden == true)
    }

    @Test("Slow sending can be cancelled; the focus goes from there to the button, or to what went wrong")
    func cancel() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(
        clock, [.hang, .fail(LoadFailure.broken, after: ms(6_000))])
      let (_, user) = show(script)
      try user.tap("Publish article")
      await at(3_999)
      #expect(throws: (any Error).self) { try user.tap("Cancel publishing article") }
      await at(4_000)
      try user.focus("Cancel publishing article")
      try user.tap("Cancel publishing article")
      #expect(user.focusedLabel == "Publish article")
      #expect(user.announcements == ["Publishing article"])
      try user.tap("Publish article")
      await at(9_000)
      try user.focus("Cancel publishing article")
      await at(11_000)
      #expect(user.focusedLabel == FailureWording.standard.message(for: .broken).title)
    }

    @Test("Sign In is offered if the app says how, here or for all screens, and sends nothing by itself")
    func signIn() async throws {
      for isHere in [false, true] {
        let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.fail(LoadFailure(.unauthorized))])
        let (signIns, continuation) = AsyncStream.makeStream(of: Void.self)
        let authentication = LoadAuthentication {
          continuation.yield()
          return true
        }
        let (screen, user) = show(
          script, authentication: isHere ? nil : authentication,
          actions: isHere ? [.signIn: { $0.note("sign in") }] : [:])
        try user.tap("Publish article")
        await clock.advance(by: ms(1_000))
        try user.tap("Sign In")
        if isHere { #expect(screen.did == ["sign in"]) } else { for await _ in signIns { break } }
        await clock.advance(by: ms(1_000))
        #expect(script.calls.count == 1)
      }
    }

    @Test("What is set later shows at once, and silence is kept")
    func options() async throws {
      let failure = LoadFailure(.serverError)
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.fail(failure)])
      let (screen, user) = show(script)
      screen.form?.options.announces = false
      try user.tap("Publish article")
      await at(1_000)
      #expect(user.sees(FailureWording.standard.message(for: failure).title))
      screen.form?.options.failures = CommonWording.german.failures
      #expect(user.sees(CommonWording.german.failures.message(for: failure).title))
      #expect(user.announcements.isEmpty)
    }

    @Test("A form over what has failed already says nothing of it when it appears, nor when it is edited")
    func failedBefore() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.fail(LoadFailure(.forbidden))])
      let compose = LoadSubmission(
        Self.wording, draft: ComposeScreen.Draft(), environment: LoadEnvironment(clock: clock),
        operation: script.operation)
      compose.start()
      await at(1_000)
      let user = UIKitDriver(ComposeScreen(compose))
      try user.type("Tea", into: "Title")
      #expect(user.sees("Not Allowed"))
      #expect(user.announcements.isEmpty)
    }

    @Test("A screen that is not on screen says nothing")
    func offScreen() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.succeed("1", after: ms(900))])
      let (screen, user) = show(script)
      try user.tap("Publish article")
      await at(100)
      user.window.rootViewController = UIViewController()
      await at(900)
      #expect(screen.compose.state.isSent)
      #expect(user.announcements == ["Publishing article"])
    }

    @Test("The time in the background does not count")
    func background() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.hang])
      let (screen, user) = show(script)
      try user.tap("Publish article")
      await at(1_000)
      user.enterBackground()
      await at(60_000)
      user.enterForeground()
      await at(61_000)
      #expect(screen.compose.state.isSending)
      await at(80_000)
      #expect(screen.compose.state.failure?.failure.kind == .timedOut)
    }

    @Test("A screen that goes leaves nothing behind, and what is being sent goes on")
    func goes() async throws {
      let script = ScriptedOperation<ComposeScreen.Draft, String>(clock, [.succeed("1", after: ms(900))])
      weak var screen: ComposeScreen?
      weak var form: SubmissionController<ComposeScreen.Draft, String>?
      var states: [Bool] = []
      do {
        let (shown, user) = show(script)
        screen = shown
        form = shown.form
        shown.compose.onTransition = { states.append($1.isSent) }
        try user.tap("Publish article")
        await at(100)
        user.window.rootViewController = UIViewController()
      }
      await at(900)
      #expect(states.last == true)
      #expect(screen == nil)
      #expect(form == nil)
    }
  }
}
