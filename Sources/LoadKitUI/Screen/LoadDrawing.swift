#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What a view draws for a state: the presentation, and the value that goes through the app's closure, if any does.
  @MainActor struct LoadDrawing<Value> {
    let presentation: LoadPresentation
    /// The content, or the sample that stands in for it.
    let shown: (value: Value, isSample: Bool)?
    /// The number of the content (`Loader.contentVersion`).
    let number: Int
    let actions: LoadActions
    let style: any LoadStateViewStyle

    /// Decides what to draw.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - sample: The screen's own sample value. A loader can bring one along too.
    ///   - number: The number of the content.
    ///   - isAboutToLoad: Whether idle is the beginning of a load.
    ///   - now: The time on the loader's time line, if there is a loader.
    ///   - words: The words for the screen.
    ///   - actions: What can be done.
    ///   - style: How it looks.
    init(
      _ state: LoadState<Value>, sample: Value?, number: Int, isAboutToLoad: Bool, now: Duration?, words: LoadWords,
      actions: LoadActions, style: (any LoadStateViewStyle)?
    ) {
      self.number = number
      self.actions = actions
      self.style = style ?? DefaultLoadStateViewStyle()
      let drawn = state.drawn(with: sample)
      presentation = LoadPresentation(
        drawn, words: LoadWords(words.wording, common: words.strings, failures: words.messages),
        options: LoadPresentation.Options(
          isAboutToLoad: isAboutToLoad, available: actions.available.union([.details]), empty: words.empty, now: now))
      switch presentation.body {
      case .content: shown = drawn.value.map { ($0, false) }
      case .placeholder: shown = (drawn.sample ?? sample).map { ($0, true) }
      case .indicator, .message: shown = nil
      }
    }

    /// Tells whether the content would be drawn the same.
    func version(_ evaluation: ContentVersion.Evaluation) -> ContentVersion {
      ContentVersion(evaluation: evaluation, number: number, isSample: shown?.isSample ?? false)
    }

    /// The sign of work behind the content that is drawn over it, small, rather than as words beside it.
    var overlay: LoadPresentation.Indicator? {
      presentation.refresh.flatMap { $0.style == .wordsOnly ? nil : $0 }
    }

    /// The words about work that are drawn beside the content.
    var accessory: LoadPresentation.Indicator? {
      if case .placeholder(let placeholder) = presentation.body { return placeholder.indicator }
      return presentation.refresh.flatMap { $0.style == .wordsOnly ? $0 : nil }
    }
  }

  extension LoadState {
    /// The sample value that stands in for content.
    fileprivate var sample: Value? {
      if case .loaded(let value, let status) = self, status.origin == .placeholder { return value }
      return nil
    }

    /// The state with a sample value in place of nothing while the first load runs.
    fileprivate func drawn(with sample: Value?) -> LoadState {
      guard let sample, case .loading(let activity) = self else { return self }
      return .loaded(sample, LoadStatus(refresh: .running(activity, after: nil), origin: .placeholder))
    }
  }
#endif
