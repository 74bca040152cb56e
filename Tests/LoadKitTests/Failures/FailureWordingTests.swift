import LoadKit
import Testing

@Suite("Messages for failures, and their overrides")
struct FailureMessagesTests {
  private let library = FailureMessage(
    symbol: "books.vertical", title: "Library Closed", message: "The library is closed.", suggestion: "Come back later."
  )
  private let shelf = FailureMessage(
    symbol: "book", title: "Shelf Empty", message: "There is no such shelf.", suggestion: "Pick another shelf.")

  @Test("Without overrides the table speaks", arguments: LoadFailure.Kind.allCases)
  func standard(kind: LoadFailure.Kind) {
    let failure = LoadFailure(kind, diagnostic: "something technical")
    #expect(FailureWording.standard.message(for: failure) == FailureTable.row(for: kind).message)
  }

  @Test("The app's words replace the table's for their kind only")
  func app() {
    var app = FailureWording()
    app.set(library, for: .serverError)
    #expect(app.message(for: LoadFailure(.serverError)) == library)
    #expect(app.message(for: LoadFailure(.notFound)) == FailureTable.row(for: .notFound).message)
  }

  @Test("A screen falls back to the app, and the app to the table")
  func screen() {
    let app = FailureWording.standard.overriding(.serverError, with: library).overriding(.notFound, with: library)
    let screen = app.overriding(.notFound, with: shelf)
    #expect(screen.message(for: LoadFailure(.notFound)) == shelf)
    #expect(screen.message(for: LoadFailure(.serverError)) == library)
    #expect(screen.message(for: LoadFailure(.offline)) == FailureTable.row(for: .offline).message)
    #expect(app.message(for: LoadFailure(.notFound)) == library, "a screen changes nothing but itself")
  }

  @Test("The last words for a kind win, also over a function that came before")
  func order() {
    let function: @Sendable (LoadFailure) -> FailureMessage? = { [library] in $0.isRetryable ? library : nil }
    let messages = FailureWording.standard.overriding(function)
    #expect(messages.message(for: LoadFailure(.offline)) == library)
    #expect(messages.overriding(.offline, with: shelf).message(for: LoadFailure(.offline)) == shelf)
    #expect(messages.overriding(.offline, with: shelf).message(for: LoadFailure(.timedOut)) == library)
    #expect(
      messages.overriding(.offline, with: shelf).overriding(function).message(for: LoadFailure(.offline)) == library)

    var twice = FailureWording()
    twice.set(library, for: .offline)
    twice.set(shelf, for: .offline)
    #expect(twice.message(for: LoadFailure(.offline)) == shelf)
  }

  @Test("A function that has nothing to say leaves it to what was there before")
  func silentFunction() {
    let messages = FailureWording.standard.overriding(.conflict, with: shelf).overriding { _ in nil }
    #expect(messages.message(for: LoadFailure(.conflict)) == shelf)
    #expect(messages.message(for: LoadFailure(.offline)) == FailureTable.row(for: .offline).message)
  }

  @Test("B36 a known wait becomes the suggestion, and nothing else changes")
  func retryAfter() {
    let message = FailureWording.standard.message(for: LoadFailure(.rateLimited, retryAfter: .seconds(120)))
    var expected = FailureTable.row(for: .rateLimited).message
    expected.suggestion = "Try again in 2 minutes."
    #expect(message == expected)
  }

  @Test("A wait of nothing leaves the suggestion alone", arguments: [Duration.zero, .seconds(-5)])
  func noWait(wait: Duration) {
    let failure = LoadFailure(.rateLimited, retryAfter: wait)
    #expect(FailureWording.standard.message(for: failure) == FailureTable.row(for: .rateLimited).message)
  }

  @Test("A wait is not suggested where trying again is not offered")
  func waitWithoutRetry() {
    let failure = LoadFailure(.notFound, retryAfter: .seconds(120))
    #expect(FailureWording.standard.message(for: failure) == FailureTable.row(for: .notFound).message)
  }

  @Test("The wait also replaces the suggestion of an override by kind, but not of a function")
  func waitInOverrides() {
    let failure = LoadFailure(.serverError, retryAfter: .seconds(1))
    let byKind = FailureWording.standard.overriding(.serverError, with: library)
    #expect(byKind.message(for: failure).title == "Library Closed")
    #expect(byKind.message(for: failure).suggestion == "Try again in 1 second.")
    let byFunction = FailureWording.standard.overriding { [library] _ in library }
    #expect(byFunction.message(for: failure) == library)
  }

  @Test("The phrase for a wait can be said in another language")
  func otherLanguage() {
    var messages = FailureWording.standard
    messages.tryAgain = { $0 == .minutes(2) ? "In 2 Minuten erneut versuchen." : "Später erneut versuchen." }
    let message = messages.message(for: LoadFailure(.rateLimited, retryAfter: .seconds(90)))
    #expect(message.suggestion == "In 2 Minuten erneut versuchen.")
  }
}
