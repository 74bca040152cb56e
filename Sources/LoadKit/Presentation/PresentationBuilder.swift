/// Makes the parts of a presentation.
struct PresentationBuilder {
  let phrases: ResolvedWording
  let options: LoadPresentation.Options

  func body<Value>(of scene: VisibleState<Value>) -> LoadPresentation.Body {
    switch scene {
    case .idle where options.isAboutToLoad:
      .placeholder(LoadPresentation.Placeholder(label: phrases.loading, isSample: false, indicator: nil))
    case .idle: .message(options.isSignedOut ? signedOut : idle)
    case .working(let activity, let isSample): working(activity, isSample: isSample && options.drawsSamples)
    case .content: .content
    case .empty(let status): .message(empty(status))
    case .failed(let failure): .message(message(for: failure))
    }
  }

  private func working(_ activity: LoadActivity, isSample: Bool) -> LoadPresentation.Body {
    let isVisible = activity.indicator == .visible
    guard isSample || !isVisible else { return .indicator(indicator(activity, label: phrases.loading)) }
    var indicator = isVisible ? indicator(activity, label: phrases.loading) : nil
    if indicator?.style == .spinner { indicator?.style = .wordsOnly }
    return .placeholder(
      LoadPresentation.Placeholder(
        label: phrases.loading, isSample: isSample, indicator: indicator.flatMap { withWords($0) }))
  }

  /// The sign of work behind what is on screen. Never a second one beside the pull control or the retry of a banner,
  /// and none beside a failure: then only words and Cancel are left, if there are any.
  func refresh(in status: LoadStatus) -> LoadPresentation.Indicator? {
    guard case .running(let activity, let failure) = status.refresh, activity.indicator == .visible else { return nil }
    var indicator = indicator(activity, label: status.matchesInput ? phrases.refreshing : phrases.loading)
    if failure != nil || activity.reason == .userRefresh {
      indicator.style = .wordsOnly
      indicator.value = nil
    }
    return withWords(indicator)
  }

  func indicator(_ activity: LoadActivity, label: String) -> LoadPresentation.Indicator {
    var indicator = LoadPresentation.Indicator(label: label, style: .spinner)
    if let progress = activity.progress {
      indicator.style = .bar(of: progress)
      indicator.value = phrases.share(of: progress)
    }
    indicator.detail = phrases.detail(of: activity)
    if activity.offersCancel { indicator.cancel = action(.cancel) }
    return indicator
  }

  /// The indicator, or `nil` if it has nothing to draw.
  private func withWords(_ indicator: LoadPresentation.Indicator) -> LoadPresentation.Indicator? {
    indicator.style == .wordsOnly && indicator.detail == nil && indicator.cancel == nil ? nil : indicator
  }

  private var idle: LoadPresentation.Message {
    LoadPresentation.Message(
      kind: .idle, symbol: "arrow.down.circle", title: phrases.idleTitle, description: phrases.idleDescription,
      actions: actions([.load]))
  }

  /// The message of an unauthorized failure, where the content was forgotten because the user signed out.
  private var signedOut: LoadPresentation.Message { message(for: LoadFailure(.unauthorized)) }

  private func empty(_ status: LoadStatus) -> LoadPresentation.Message {
    message(for: phrases.empty, running: status.refresh.activity)
  }

  /// The message that there is nothing, and why.
  func message(for empty: EmptyContent, running activity: LoadActivity? = nil) -> LoadPresentation.Message {
    let words = phrases.words(for: empty)
    return LoadPresentation.Message(
      kind: .empty, symbol: empty.symbol, title: words.title, description: words.description,
      actions: actions(empty.actions, running: activity), empty: phrases.harmless(empty))
  }

  private func message(for failure: LoadFailure) -> LoadPresentation.Message {
    let message = phrases.message(for: failure)
    return LoadPresentation.Message(
      kind: .failed, symbol: message.symbol, title: phrases.failureTitle ?? message.title,
      description: message.message.isEmpty ? nil : message.message,
      suggestion: message.suggestion.isEmpty ? nil : message.suggestion,
      actions: failureActions(failure), details: details(of: failure), failure: harmless(failure))
  }

  func banner(in status: LoadStatus) -> LoadPresentation.Banner? {
    guard let failure = status.refresh.failure else { return nil }
    let message = phrases.message(for: failure)
    // What shows answers an earlier input: it is not this that could not be renewed, but another that could not be
    // loaded.
    let words =
      status.matchesInput
      ? (phrases.refreshFailedTitle, [message.title, message.suggestion])
      : (phrases.failureTitle ?? message.title, [message.message, message.suggestion])
    return LoadPresentation.Banner(
      symbol: message.symbol, title: words.0, text: SafeText.spoken(words.1),
      actions: bannerActions(failure, running: status.refresh.activity), dismiss: dismiss,
      details: details(of: failure))
  }

  /// The failure for a view of the app's own, with a diagnostic that can be shown.
  private func harmless(_ failure: LoadFailure) -> LoadFailure {
    var failure = failure
    failure.diagnostic = details(of: failure) ?? ""
    // A failure that is equal but for its number changes nothing on screen.
    failure.occurrence = 0
    return failure
  }

  func details(of failure: LoadFailure) -> String? {
    let details = SafeText.harmless(failure.diagnostic, limit: 200)
    return SafeText.isBlank(details) ? nil : details
  }

  /// Where content came from, if not from the current input.
  func note(on status: LoadStatus) -> String? {
    switch status.origin {
    case .current, .placeholder: nil
    case .previousInput: status.showsPreviousInput ? phrases.strings.screens.previousInput : nil
    case .cached: phrases.strings.screens.cached
    }
  }

  /// How old content is, if it is no longer new, could not be renewed, or was saved. Of the outcome to an earlier input
  /// there is more to say than its age (``note(on:)``).
  func age(of status: LoadStatus) -> String? {
    guard let now = options.now, let asOf = status.asOf, status.matchesInput else { return nil }
    let age = now - asOf
    guard age >= options.showsAgeAfter || status.refresh.failure != nil || status.origin == .cached else { return nil }
    return phrases.strings.screens.updated(LoadAge(age))
  }
}

extension LoadPresentation.Indicator.Style {
  /// A bar for a progress. Before the first report it is empty rather than indeterminate.
  static func bar(of progress: LoadProgress) -> Self {
    guard let fraction = progress.fraction else { return progress.completed > 0 ? .indeterminateBar : .bar(0) }
    return .bar(fraction)
  }
}
