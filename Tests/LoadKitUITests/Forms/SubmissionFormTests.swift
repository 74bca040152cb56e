import LoadKit
import LoadKitLanguages
import LoadKitTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import LoadKitUI

@MainActor @Suite("A form") struct SubmissionFormTests {
  private struct Draft: Equatable { var title = "" }

  private let clock = ManualClock()

  private static let wording = SubmissionWording(
    send: "Publish", sendLabel: "Publish article", sending: "Publishing article", sent: "Article published",
    cancel: "Cancel publishing article", fields: ["title": "Title"])

  /// A form as an app would write it.
  private struct ComposeForm: View {
    @ObservedObject var compose: LoadSubmission<Draft, String>

    var body: some View {
      Form {
        Section {
          TextField("Title", text: $compose.draft.title)
          FieldErrorText("title")
        }
        .disabled(!compose.presentation().areFieldsEnabled)
        Section {
          SubmissionStatus()
          SubmissionButton()
        }
      }
      .submits(compose)
    }
  }

  private func show(
    _ script: ScriptedOperation<Draft, String>, authentication: LoadAuthentication? = nil, isEarlier: Bool = false,
    options: SubmissionOptions = SubmissionOptions(retry: RetryPolicy(attempts: 1, idempotency: .keyed)),
    words: CommonWording? = nil
  ) -> (Host, LoadSubmission<Draft, String>) {
    let compose = LoadSubmission(
      Self.wording, draft: Draft(), options: options,
      environment: LoadEnvironment(clock: clock, authentication: authentication), operation: script.operation)
    let host = Host {
      ComposeForm(compose: compose)
        .transformEnvironment(\.loadSettings) { $0.imitatesEarlierSystem = isEarlier }
        .commonWording(words)
        .loadEnvironment(LoadEnvironment(clock: clock))
    }
    return (host, compose)
  }

  private func at(_ milliseconds: Int, _ host: Host) async {
    await host.hearing { await clock.advance(to: ms(milliseconds)) }
  }

  @Test("its button sends once, is busy and disabled meanwhile, and says how it ended", arguments: [false, true])
  func sends(isEarlier: Bool) async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.succeed("1", after: ms(900))])
    let (host, _) = show(script, isEarlier: isEarlier)
    try host.type("Tea", into: "Title")
    for _ in 0..<3 { try? host.tap("Publish article") }
    #expect(host.all("ProgressView").count == 1)
    #expect(host.find("Title").first?.isEnabled == false)
    #expect(host.find("Publishing article").first?.isEnabled == false)
    await at(500, host)
    #expect(host.announcements == ["Publishing article"])
    await at(900, host)
    #expect(host.shows("Article published"))
    await at(1_400, host)
    #expect(host.announcements == ["Publishing article", "Article published"])
    #expect(host.shows("Article published"))
    #expect(host.find("Publish article").first?.isEnabled == false)
    try host.type("Tea and cake", into: "Title")
    #expect(!host.shows("Article published"))
    #expect(host.find("Publish article").first?.isEnabled == true)
    #expect(script.calls.map(\.input.title) == ["Tea"])
  }

  @Test("what the service says of a field stands at that field, and its name stands alone")
  func fields() async throws {
    let rejection = SubmissionRejection([
      FieldError(field: "title", message: "Too short."), FieldError(field: "zip", message: "Unknown."),
    ])
    let script = ScriptedOperation<Draft, String>(clock, [.fail(rejection), .succeed("1")])
    let (host, _) = show(script)
    try host.type("T", into: "Title")
    try host.tap("Publish article")
    await at(1_000, host)
    #expect(host.shows("Too short."))
    #expect(host.find("Title: Too short.").count == 1)
    #expect(host.shows("zip: Unknown."))
    #expect(host.announcements.last?.contains("Title: Too short.") == true)
    try host.type("Tea", into: "Title")
    try host.tap("Publish article")
    await at(2_000, host)
    #expect(!host.shows("Too short."))
    #expect(script.calls.map(\.input.title) == ["T", "Tea"])
  }

  @Test("a failure says what happened, has its details, keeps what was typed, and can be put away")
  func failure() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.fail(LoadFailure(.serverError, diagnostic: "HTTP 500"))])
    let (host, compose) = show(script)
    try host.type("Tea", into: "Title")
    try host.tap("Publish article")
    await at(1_000, host)
    let title = FailureWording.standard.message(for: LoadFailure(.serverError)).title
    #expect(host.shows(title))
    try host.tap("Details of the problem")
    #expect(host.shows("HTTP 500"))
    try host.tap("Dismiss the message")
    #expect(!host.shows(title))
    #expect(compose.draft.title == "Tea")
  }

  @Test("slow sending can be cancelled where that is safe; the focus goes from there to what comes")
  func cancel() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.hang, .fail(broken, after: ms(6_000))])
    let (host, _) = show(script)
    try host.tap("Publish article")
    await at(3_999, host)
    #expect(!host.has("Cancel publishing article"))
    await at(4_000, host)
    try host.tap("Cancel publishing article")
    #expect(!host.has("Cancel publishing article"))
    #expect(host.announcements == ["Publishing article"])
    try host.tap("Publish article")
    await at(9_000, host)
    try host.moveFocus(to: "Cancel publishing article")
    await at(11_000, host)
    #expect(host.focus == FailureWording.standard.message(for: broken).title)
  }

  @Test("the focus goes from Cancel to what says that it was sent")
  func sentWithFocus() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.succeed("1", after: ms(6_000))])
    let (host, _) = show(script)
    try host.tap("Publish article")
    await at(5_000, host)
    try host.moveFocus(to: "Cancel publishing article")
    await at(7_000, host)
    #expect(host.focus == "Article published")
  }

  @Test("a form over what has failed already says nothing of it when it appears, nor when it is edited")
  func failedBefore() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.fail(LoadFailure(.forbidden))])
    let compose = LoadSubmission(
      Self.wording, draft: Draft(), options: SubmissionOptions(retry: RetryPolicy(attempts: 1, idempotency: .keyed)),
      environment: LoadEnvironment(clock: clock), operation: script.operation)
    compose.start()
    await clock.advance(by: ms(1_000))
    let host = Host(ComposeForm(compose: compose))
    try host.type("Tea", into: "Title")
    await at(2_000, host)
    #expect(host.shows("Not Allowed"))
    #expect(host.announcements.isEmpty)
  }

  @Test("what the app says of an action comes before what the submission would do", arguments: [false, true])
  func handler(isHere: Bool) async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.fail(LoadFailure(.unauthorized))])
    var did: [String] = []
    let (signIns, continuation) = AsyncStream.makeStream(of: Void.self)
    let authentication = LoadAuthentication {
      did.append("authentication")
      continuation.yield()
      return false
    }
    let compose = LoadSubmission(
      Self.wording, draft: Draft(), environment: LoadEnvironment(clock: clock, authentication: authentication),
      operation: script.operation)
    let host = Host {
      if isHere {
        ComposeForm(compose: compose)
          .onLoadAction(.signIn) {
            did.append("app")
            continuation.yield()
          }
      } else {
        ComposeForm(compose: compose)
      }
    }
    try host.tap("Publish article")
    await at(1_000, host)
    try host.tap("Sign in")
    for await _ in signIns { break }
    #expect(did == [isHere ? "app" : "authentication"])
  }

  @Test("what may have been sent cannot be called back, so there is no Cancel")
  func noCancel() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.hang])
    let (host, _) = show(script, options: SubmissionOptions())
    try host.tap("Publish article")
    await at(10_000, host)
    #expect(!host.has("Cancel publishing article"))
  }

  @Test("progress is a bar below the busy button")
  func progress() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.hang])
    let compose = LoadSubmission(
      Self.wording, draft: Draft(), options: SubmissionOptions(progress: .determinate),
      environment: LoadEnvironment(clock: clock)
    ) { draft, context in
      context.report(LoadProgress(completed: 1, total: 4))
      return try await script.operation(draft, context)
    }
    let host = Host { ComposeForm(compose: compose) }
    try host.tap("Publish article")
    await at(1_000, host)
    #expect(host.all("ProgressView").count == 2)
    #expect(host.accessibility.contains { $0.value == "25%" })
  }

  @Test("Sign In is offered and carried out if the app says how, and sends nothing by itself")
  func signIn() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.fail(LoadFailure(.unauthorized)), .succeed("1")])
    let (signedIn, continuation) = AsyncStream.makeStream(of: Void.self)
    let authentication = LoadAuthentication {
      continuation.yield()
      return true
    }
    let (host, _) = show(script, authentication: authentication)
    try host.tap("Publish article")
    await at(1_000, host)
    try host.tap("Sign in")
    for await _ in signedIn { break }
    await at(2_000, host)
    #expect(script.calls.count == 1)
  }

  @Test("the time in the background does not count")
  func background() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.hang])
    let (host, compose) = show(script)
    try host.tap("Publish article")
    await at(1_000, host)
    host.background()
    await at(60_000, host)
    host.foreground()
    await at(61_000, host)
    #expect(compose.state.isSending)
    await at(80_000, host)
    #expect(compose.state.failure?.failure.kind == .timedOut)
  }

  @Test("a form that is given another submission follows that one, and the earlier one no more")
  func another() async throws {
    let scripts = [900, 500].map {
      ScriptedOperation<Draft, String>(clock, [.succeed("1", after: ms($0))])
    }
    let forms = scripts.map { script in
      LoadSubmission(
        Self.wording, draft: Draft(), environment: LoadEnvironment(clock: clock), operation: script.operation)
    }
    let host = Host(ComposeForm(compose: forms[0]))
    try host.tap("Publish article")
    host.show(ComposeForm(compose: forms[1]))
    #expect(host.find("Publish article").first?.isEnabled == true)
    await at(1_000, host)
    #expect(host.announcements == ["Publishing article"])
    #expect(!host.shows("Article published"))
    try host.tap("Publish article")
    await at(2_000, host)
    #expect(host.announcements == ["Publishing article", "Publishing article", "Article published"])
  }

  @Test("it speaks the language of the screen")
  func german() async throws {
    let script = ScriptedOperation<Draft, String>(clock, [.fail(broken)])
    let (host, _) = show(script, words: .german)
    try host.tap("Publish article")
    await at(1_000, host)
    let title = CommonWording.german.failures.message(for: broken).title
    #expect(host.shows(title))
    #expect(host.announcements.last?.contains(title) == true)
  }

  @Test("its parts draw nothing outside of a form")
  func alone() {
    let host = Host {
      VStack {
        SubmissionButton()
        SubmissionStatus()
        FieldErrorText("title")
      }
    }
    #expect(host.text.isEmpty)
    #expect(host.all("Button").isEmpty)
  }
}
