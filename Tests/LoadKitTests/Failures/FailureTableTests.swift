import LoadKit
import Testing

@Suite("Words, symbols and actions of the failure table")
struct FailureTableTests {
  @Test("There is one row for each kind, in their order")
  func rows() {
    #expect(FailureTable.rows.map(\.kind) == LoadFailure.Kind.allCases)
    for kind in LoadFailure.Kind.allCases {
      let row = FailureTable.row(for: kind)
      #expect(row.kind == kind)
      #expect(row.isRetryable == kind.isRetryable)
      #expect(row.isNetwork == kind.isNetwork)
    }
  }

  @Test("B80 every kind has words of its own", arguments: FailureTable.rows)
  func words(row: FailureTable.Row) {
    let message = row.message
    #expect((1...30).contains(message.title.count))
    #expect(message.title.last?.isLetter == true)
    for sentence in [message.message, message.suggestion] {
      #expect((10...90).contains(sentence.count))
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true)
    }
    for other in FailureTable.rows where other.kind != row.kind {
      #expect(other.message.title != message.title)
      #expect(other.message.message != message.message)
      #expect(other.message.suggestion != message.suggestion)
      #expect(other.message.symbol != message.symbol)
    }
  }

  @Test(
    "No word is jargon, a number, or blame",
    arguments: FailureTable.rows + FailureTable.causes)
  func plainWords(row: FailureTable.Row) {
    let text = [row.message.title, row.message.message, row.message.suggestion].joined(separator: " ")
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }
    let jargon: Set<Substring> = [
      "http", "https", "url", "api", "dns", "ssl", "tls", "json", "server", "host", "request", "requests", "response",
      "status",
      "code", "error", "exception", "fatal", "illegal", "invalid", "null", "nil", "parse", "decode", "payload",
      "timeout",
      "client", "certificate", "failed", "failure", "wrongly", "oops", "sorry",
    ]
    #expect(jargon.isDisjoint(with: words))
    #expect(!text.contains { $0.isNumber })
  }

  @Test(
    "A symbol's name is well formed",
    arguments: FailureTable.rows + FailureTable.causes)
  func symbol(row: FailureTable.Row) {
    let parts = row.message.symbol.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } })
  }

  @Test(
    "Every kind lets the user read the details, and do something else",
    arguments: FailureTable.rows + FailureTable.causes)
  func actions(row: FailureTable.Row) {
    #expect(row.actions.contains(.details))
    #expect(row.actions.first != .details)
    #expect(Set(row.actions).count == row.actions.count)
    #expect(row.offersRetry == row.actions.contains(.retry))
  }

  @Test(
    "A kind or cause that is retried automatically also offers a retry",
    arguments: FailureTable.rows + FailureTable.causes)
  func offersRetry(row: FailureTable.Row) {
    // What a setting or a number prevents stays so until the user or the app changes.
    if row.isRetryable || row.isNetwork { #expect(row.offersRetry) }
  }

  @Test("B80 every cause has a title and sentences of its own", arguments: FailureTable.causes)
  func causeWords(row: FailureTable.Row) throws {
    let cause = try #require(row.cause)
    #expect(row.kind == cause.kind && row.isRetryable == cause.isRetryable)
    #expect((1...30).contains(row.message.title.count) && row.message.title.last?.isLetter == true)
    for sentence in [row.message.message, row.message.suggestion] {
      #expect((10...90).contains(sentence.count))
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true)
    }
    for other in FailureTable.rows + FailureTable.causes where other.cause != cause {
      #expect(other.message.title != row.message.title && other.message.message != row.message.message)
    }
    // Renderers have the symbols of the kinds.
    #expect(FailureTable.rows.contains { $0.message.symbol == row.message.symbol })
  }

  @Test("There is one row for each cause, in their order")
  func causes() {
    #expect(FailureTable.causes.map(\.cause) == LoadFailure.Cause.allCases)
    #expect(FailureTable.rows.allSatisfy { $0.cause == nil })
  }

  @Test("A cause counts only for its kind")
  func strayCause() {
    var failure = LoadFailure(cause: .webPage)
    #expect(FailureTable.row(for: failure).cause == .webPage && failure.kind == .invalidData)
    failure.kind = .offline
    #expect(FailureTable.row(for: failure) == FailureTable.row(for: .offline as LoadFailure.Kind))
    #expect(LoadFailure(.offline) != LoadFailure(cause: .cellularOff, isRetryable: true))
  }

  @Test("Signing in comes first only where it is what is missing")
  func signIn() {
    #expect(FailureTable.rows.filter { $0.actions.first == .signIn }.map(\.kind) == [.unauthorized])
  }

  @Test("A retry is not offered where the same request cannot succeed")
  func withoutRetry() {
    #expect(FailureTable.rows.filter { !$0.offersRetry }.map(\.kind) == [.notFound, .invalidRequest, .tooLarge])
  }
}
