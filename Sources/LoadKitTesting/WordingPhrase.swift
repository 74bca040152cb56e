import LoadKit

/// One phrase of a `CommonWording`, with its name and its part on the screen.
public struct WordingPhrase: Sendable, Hashable, CustomStringConvertible {
  /// The part of a phrase on the screen.
  public enum Role: Sendable, Hashable {
    /// A title above a message: no full stop.
    case title
    /// The visible text of a button: no full stop.
    case button
    /// The name of a button for assistive technology: no full stop.
    case label
    /// One or more whole sentences.
    case sentence
    /// A short note beside content or an indicator: no full stop.
    case note
    /// The name of a symbol, the same in every language.
    case symbol
  }

  /// The place of the phrase in the table, such as "buttons.retry.label".
  public let name: String
  /// The part on the screen.
  public let role: Role
  /// The words.
  public let text: String
  /// The parts that have to occur in the words, such as a number or a query.
  public let placeholders: [String]

  init(_ name: String, _ role: Role, _ text: String, holds placeholders: [String] = []) {
    self.name = name
    self.role = role
    self.text = text
    self.placeholders = placeholders
  }

  /// The name and the words.
  public var description: String { "\(name): \(text)" }
}

extension WordingPhrase {
  /// Every phrase of a language: buttons, work, screens, pages, counts, ages, waits, forms, and the words of every
  /// kind and cause of failure.
  ///
  /// - Parameter wording: The words of one language.
  /// - Returns: The phrases, the same names in the same order for every language.
  public static func all(of wording: CommonWording) -> [WordingPhrase] {
    buttons(of: wording).flatMap { name, button in
      [
        WordingPhrase("\(name).title", .button, button.title),
        WordingPhrase("\(name).label", .label, button.label),
      ]
    } + work(wording.work) + screens(wording.screens) + pages(wording.nextPage) + items(wording.items)
      + failures(wording.failures) + forms(wording.forms)
  }

  /// The names of every button of a language.
  static func buttons(of wording: CommonWording) -> [(name: String, button: CommonWording.ButtonName)] {
    let (buttons, page, forms) = (wording.buttons, wording.nextPage, wording.forms)
    return [
      ("buttons.load", buttons.load), ("buttons.retry", buttons.retry), ("buttons.refresh", buttons.refresh),
      ("buttons.cancel", buttons.cancel), ("buttons.signIn", buttons.signIn),
      ("buttons.openSettings", buttons.openSettings), ("buttons.clearSearch", buttons.clearSearch),
      ("buttons.clearFilters", buttons.clearFilters), ("buttons.details", buttons.details),
      ("buttons.contactSupport", buttons.contactSupport), ("buttons.dismiss", buttons.dismiss),
      ("nextPage.load", page.load), ("nextPage.retry", page.retry), ("nextPage.cancel", page.cancel),
      ("forms.send", forms.send), ("forms.cancel", forms.cancel),
    ]
  }

  private static func work(_ work: CommonWording.Work) -> [WordingPhrase] {
    [
      WordingPhrase("work.loading", .note, work.loading),
      WordingPhrase("work.refreshing", .note, work.refreshing),
      WordingPhrase("work.slow", .note, work.slow),
      WordingPhrase("work.stalled", .note, work.stalled),
      WordingPhrase("work.waitingForConnection", .note, work.waitingForConnection),
      WordingPhrase("work.waitingToRetry", .note, work.waitingToRetry),
      WordingPhrase("work.percent", .note, work.percent(40), holds: ["40"]),
    ]
  }

  private static func screens(_ screens: CommonWording.Screens) -> [WordingPhrase] {
    [
      WordingPhrase("screens.idle", .title, screens.idle),
      WordingPhrase("screens.loaded", .note, screens.loaded),
      WordingPhrase("screens.refreshFailed", .title, screens.refreshFailed),
      WordingPhrase("screens.empty", .title, screens.empty),
      WordingPhrase("screens.noResults", .title, screens.noResults("Query"), holds: ["Query"]),
      WordingPhrase("screens.noResultsTitle", .title, screens.noResultsTitle),
      WordingPhrase("screens.changeTerms", .sentence, screens.changeTerms),
      WordingPhrase("screens.changeTermsOrFilters", .sentence, screens.changeTermsOrFilters),
      WordingPhrase("screens.allDone", .title, screens.allDone),
      WordingPhrase("screens.allDoneText", .sentence, screens.allDoneText),
      WordingPhrase("screens.noPermission", .title, screens.noPermission),
      WordingPhrase("screens.noPermissionText", .sentence, screens.noPermissionText),
      WordingPhrase("screens.previousInput", .note, screens.previousInput),
      WordingPhrase("screens.cached", .note, screens.cached),
      WordingPhrase("screens.updated.justNow", .note, screens.updated(.justNow)),
    ]
      + counts.flatMap { count in
        [
          WordingPhrase(
            "screens.updated.minutes.\(count)", .note, screens.updated(.minutes(count)), holds: held(count)),
          WordingPhrase("screens.updated.hours.\(count)", .note, screens.updated(.hours(count)), holds: held(count)),
          WordingPhrase("screens.updated.days.\(count)", .note, screens.updated(.days(count)), holds: held(count)),
        ]
      }
  }

  private static func pages(_ page: CommonWording.NextPage) -> [WordingPhrase] {
    [
      WordingPhrase("nextPage.loading", .note, page.loading),
      WordingPhrase("nextPage.failed", .title, page.failed),
      WordingPhrase("nextPage.end", .note, page.end),
    ]
  }

  private static func items(_ items: CommonWording.Items) -> [WordingPhrase] {
    ([0] + counts).flatMap { count in
      [
        WordingPhrase("items.count.\(count)", .note, items.count(count), holds: held(count)),
        WordingPhrase("items.more.\(count)", .note, items.more(count), holds: held(count)),
      ]
    }
  }

  private static func failures(_ wording: FailureWording) -> [WordingPhrase] {
    LoadFailure.Kind.allCases.flatMap { kind in
      message("failures.\(kind.code)", wording.message(for: LoadFailure(kind)))
    }
      + LoadFailure.Cause.allCases.flatMap { cause in
        message("failures.\(cause.code)", wording.message(for: LoadFailure(cause: cause)))
      }
      + counts.flatMap { count in
        [
          WordingPhrase(
            "failures.tryAgain.seconds.\(count)", .sentence, wording.tryAgain(.seconds(count)), holds: held(count)),
          WordingPhrase(
            "failures.tryAgain.minutes.\(count)", .sentence, wording.tryAgain(.minutes(count)), holds: held(count)),
          WordingPhrase(
            "failures.tryAgain.hours.\(count)", .sentence, wording.tryAgain(.hours(count)), holds: held(count)),
        ]
      }
      + [
        WordingPhrase(
          "failures.tryAgain.hoursAndMinutes", .sentence, wording.tryAgain(.hoursAndMinutes(5, 45)),
          holds: ["5", "45"]),
        WordingPhrase("failures.tryAgain.longer", .sentence, wording.tryAgain(.longer)),
      ]
  }

  private static func forms(_ forms: CommonWording.Forms) -> [WordingPhrase] {
    [
      WordingPhrase("forms.sending", .note, forms.sending),
      WordingPhrase("forms.sent", .note, forms.sent),
      WordingPhrase("forms.stalled", .note, forms.stalled),
      WordingPhrase("forms.notAccepted", .sentence, forms.notAccepted),
    ] + message("forms.rejected", forms.rejected) + message("forms.mayHaveBeenSent", forms.mayHaveBeenSent)
      + message("forms.wrongCredentials", forms.wrongCredentials)
      + LoadFailure.Kind.allCases.flatMap { kind in
        forms.failures[kind].map { message("forms.failures.\(kind.code)", $0) } ?? []
      }
  }

  private static func message(_ name: String, _ message: FailureMessage) -> [WordingPhrase] {
    [
      WordingPhrase("\(name).symbol", .symbol, message.symbol),
      WordingPhrase("\(name).title", .title, message.title),
      WordingPhrase("\(name).message", .sentence, message.message),
      WordingPhrase("\(name).suggestion", .sentence, message.suggestion),
    ]
  }

  /// Numbers of every plural category that a language has in CLDR, and their neighbours.
  private static let counts = [1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 99, 100, 101, 111, 1_000, 1_000_000]

  /// A number that is written as digits. One and two can be words, as in Arabic.
  private static func held(_ count: Int) -> [String] { count < 3 ? [] : ["\(count)"] }
}
