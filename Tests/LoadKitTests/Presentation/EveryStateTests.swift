import LoadKit
import LoadKitLanguages
import Testing

@Suite("Whatever the state, a screen shows one thing, and that is complete")
struct EveryStateTests {
  /// The ways in which renderers ask.
  static let options: [LoadPresentation.Options] = [
    LoadPresentation.Options(now: .seconds(3_600)),
    LoadPresentation.Options(isAboutToLoad: true, available: []),
    LoadPresentation.Options(
      available: LoadPresentation.Options.loaderActions.union([
        .signIn, .clearSearch, .clearFilters, .details, .contactSupport, .openSettings, .dismiss,
      ])),
  ]

  @Test(
    "rule 2: never an indicator and an error together; rule 28: everything has a name", arguments: 0..<options.count)
  func everyState(index: Int) {
    var problems: [String] = []
    for state in EveryState.states {
      let presentation = present(
        state, empty: index == 2 ? .noSearchResults(query: "swift", hasFilters: true) : nil,
        options: Self.options[index])
      for problem in Self.problems(of: presentation, for: state) where problems.count < 3 {
        problems.append("\(problem): \(state)")
      }
    }
    #expect(problems == [])
    #expect(EveryState.states.count > 8_000)
  }

  @Test("nothing is blank either in another language and in the general words")
  func general() {
    var problems: [String] = []
    for (position, state) in EveryState.states.enumerated() where position % 7 == 0 {
      let presentation = LoadPresentation(state, words: LoadWords(common: .german), options: .init(now: .seconds(60)))
      for problem in Self.problems(of: presentation, for: state) where problems.count < 3 {
        problems.append("\(problem): \(state)")
      }
    }
    #expect(problems == [])
  }

  private static func problems(of presentation: LoadPresentation, for state: LoadState<[Int]>) -> [String] {
    var problems: [String] = []
    func check(_ isRight: Bool, _ problem: String) { if !isRight { problems.append(problem) } }

    let spins = [presentation.indicator, presentation.placeholder?.indicator, presentation.refresh]
      .compactMap { $0 }.contains { $0.style != .wordsOnly }
    let hasError = presentation.banner != nil || presentation.message?.kind == .failed
    check(!(spins && hasError), "an indicator and an error")
    check(
      presentation.indicator == nil || (presentation.banner == nil && presentation.refresh == nil),
      "something beside the indicator of a first load")

    let words: [String?] =
      [presentation.indicator, presentation.placeholder?.indicator, presentation.refresh].flatMap {
        [$0?.label, $0?.detail, $0?.value]
      } + [
        presentation.placeholder?.label, presentation.message?.title, presentation.message?.description,
        presentation.message?.suggestion, presentation.message?.details, presentation.message?.symbol,
        presentation.banner?.title, presentation.banner?.text, presentation.banner?.symbol, presentation.note,
        presentation.age,
      ] + presentation.actions.flatMap { [$0.title, $0.label] }
    check(words.allSatisfy { $0?.isEmpty != true }, "words that are empty")

    for action in presentation.actions {
      check(action.label.lowercased().contains(action.title.lowercased()), "a name without its title")
    }
    let labels = presentation.actions.map(\.label)
    check(Set(labels).count == labels.count, "two actions that sound the same")

    let isContent = presentation.body == .content
    check(isContent == (state.value != nil), "content is shown exactly if there is some")
    check(presentation.isRefreshing == state.isRefreshing, "refreshing")
    check(presentation.showsPullControl == state.isUserRefreshing, "the pull control")
    check((presentation.message?.kind == .empty) == state.isEmpty, "the words for nothing")
    if let activity = state.activity, activity.indicator == .pending {
      check(!spins, "an indicator during the grace period")
    }
    if let activity = state.activity, activity.indicator == .visible, state.value == nil, !state.isEmpty {
      let label = presentation.indicator?.label ?? presentation.placeholder?.label
      check(label != nil, "work without a sign")
    }
    return problems
  }
}
