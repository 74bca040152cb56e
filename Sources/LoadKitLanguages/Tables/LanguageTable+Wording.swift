import LoadKit

extension LanguageTable {
  /// The words as LoadKit takes them, with the symbols of English.
  public var wording: CommonWording {
    CommonWording(
      language: language, buttons: buttons, work: makeWork(), screens: makeScreens(), nextPage: nextPage,
      items: makeItems(), failures: makeFailures(), forms: makeForms())
  }

  private func makeWork() -> CommonWording.Work {
    let percent = work.percent
    return CommonWording.Work(
      loading: work.loading, refreshing: work.refreshing, slow: work.slow, stalled: work.stalled,
      waitingForConnection: work.waitingForConnection, waitingToRetry: work.waitingToRetry,
      percent: { Template.filled(percent, "\($0)") })
  }

  private func makeScreens() -> CommonWording.Screens {
    let (screens, counts) = (screens, counts)
    return CommonWording.Screens(
      idle: screens.idle, loaded: screens.loaded, refreshFailed: screens.refreshFailed, empty: screens.empty,
      noResults: { Template.filled(screens.noResults, $0) }, noResultsTitle: screens.noResultsTitle,
      changeTerms: screens.changeTerms, changeTermsOrFilters: screens.changeTermsOrFilters, allDone: screens.allDone,
      allDoneText: screens.allDoneText, noPermission: screens.noPermission, noPermissionText: screens.noPermissionText,
      previousInput: screens.previousInput, cached: screens.cached,
      updated: { age in
        switch age {
        case .justNow: screens.updatedJustNow
        case .minutes(let count): Template.filled(screens.updated, counts.minutes.text(for: count))
        case .hours(let count): Template.filled(screens.updated, counts.hours.text(for: count))
        case .days(let count): Template.filled(screens.updated, counts.days.text(for: count))
        }
      })
  }

  private func makeItems() -> CommonWording.Items {
    let counts = counts
    return CommonWording.Items(
      count: { counts.items.text(for: $0) }, more: { counts.moreItems.text(for: $0) })
  }

  private func makeFailures() -> FailureWording {
    var wording = FailureWording()
    for kind in LoadFailure.Kind.allCases {
      wording.set(failures.words(for: kind).message(symbol: FailureTable.row(for: kind).message.symbol), for: kind)
    }
    for cause in LoadFailure.Cause.allCases {
      wording.set(failures.words(for: cause).message(symbol: FailureTable.row(for: cause).message.symbol), for: cause)
    }
    let (waits, counts) = (waits, counts)
    wording.tryAgain = { wait in
      let amount =
        switch wait {
        case .seconds(let count): counts.seconds.text(for: count)
        case .minutes(let count): counts.minutes.text(for: count)
        case .hours(let count): counts.hours.text(for: count)
        case .hoursAndMinutes(let hours, let minutes):
          Template.filled(counts.hoursAndMinutes, counts.hours.text(for: hours), counts.minutes.text(for: minutes))
        case .longer: ""
        }
      return wait == .longer ? waits.longer : Template.filled(waits.tryAgain, amount)
    }
    return wording
  }

  private func makeForms() -> CommonWording.Forms {
    let english = CommonWording.Forms.english
    var messages: [LoadFailure.Kind: FailureMessage] = [:]
    for kind in LoadFailure.Kind.allCases {
      messages[kind] = forms.words(for: kind)?.message(symbol: FailureTable.row(for: kind).message.symbol)
    }
    return CommonWording.Forms(
      send: forms.send, cancel: forms.cancel, sending: forms.sending, sent: forms.sent, stalled: forms.stalled,
      notAccepted: forms.notAccepted, rejected: forms.rejected.message(symbol: english.rejected.symbol),
      mayHaveBeenSent: forms.mayHaveBeenSent.message(symbol: english.mayHaveBeenSent.symbol),
      wrongCredentials: forms.wrongCredentials.message(symbol: english.wrongCredentials.symbol), failures: messages)
  }
}
