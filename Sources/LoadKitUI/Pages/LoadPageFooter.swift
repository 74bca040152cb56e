#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The end of a list that is loaded page by page: it asks for the next page when it appears, shows that it comes, and
  /// offers a retry if it does not (rule 24).
  ///
  /// ```swift
  /// LoadStateView(articles.list) { pages in
  ///   List {
  ///     ForEach(pages) { ArticleRow($0) }
  ///     LoadPageFooter(articles)
  ///   }
  /// }
  /// ```
  ///
  /// A page that failed is not asked for again by scrolling. It draws nothing at the end of the list, unless the
  /// wording has a note for it. What happens is announced while it is visible.
  public struct LoadPageFooter<Input: Equatable, Item, Cursor>: View {
    private let pages: PagedLoader<Input, Item, Cursor>
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.scenePhase) private var scenePhase
    @State private var memory = NextPageMemory<Input, Item, Cursor>()

    /// Creates a footer.
    ///
    /// - Parameter pages: The loader of the list above it.
    public init(_ pages: PagedLoader<Input, Item, Cursor>) { self.pages = pages }

    /// The footer.
    public var body: some View {
      let isEnabled = !redactionReasons.contains(.placeholder)
      memory.adopt(pages, settings, locale)
      return Followed(object: pages) {
        let body = memory.presentation(of: pages.nextPage).body
        if body != .nothing {
          // One container, whatever is in it, so that appearing again is nothing but scrolling.
          VStack { NextPageBody(nextPage: body, style: settings.style, perform: memory.perform) }
            .frame(maxWidth: .infinity)
            .task(id: isEnabled ? pages.nextPageID : nil) {
              if isEnabled { pages.startMore() }
            }
            .onNewValue(of: scenePhase) { [memory] in memory.enter($1) }
            .onAppear { [memory] in memory.begin() }
            .onDisappear { [memory] in memory.end() }
        }
      }
    }
  }

  /// What a footer draws for the end of a list.
  private struct NextPageBody: View {
    let nextPage: NextPagePresentation.Body
    let style: (any LoadStateViewStyle)?
    let perform: (LoadAction) -> Void

    var body: some View {
      switch nextPage {
      case .nothing:
        EmptyView()
      case .space(let indicator):
        self.indicator(indicator).hidden()
      case .indicator(let indicator):
        self.indicator(indicator)
      case .button(let action):
        LoadActionButton(action, perform: perform)
      case .failure(let failure):
        FailureParts(
          symbol: failure.symbol, title: failure.title, text: failure.text, details: failure.details,
          actions: failure.actions, region: .body, perform: perform)
      case .note(let note):
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }

    private func indicator(_ indicator: LoadPresentation.Indicator) -> some View {
      (style ?? DefaultLoadStateViewStyle()).indicator(
        LoadStateViewStyleConfiguration.Indicator(indicator: indicator, placement: .row, perform: perform))
    }
  }

  /// What a footer remembers without being evaluated again for it: the words, and what was announced.
  @MainActor private final class NextPageMemory<Input: Equatable, Item, Cursor> {
    private var pages: PagedLoader<Input, Item, Cursor>?
    private var settings = LoadSettings()
    private var locale = Locale(identifier: "en")
    private var announcer: NextPageAnnouncer?
    /// Told at once when a page has come, since the footer may be gone by the time that the list is drawn.
    private var subscription: LoadSubscription?

    nonisolated init() {}

    func adopt(_ pages: PagedLoader<Input, Item, Cursor>, _ settings: LoadSettings, _ locale: Locale) {
      self.settings = settings
      self.locale = locale
      guard self.pages !== pages else { return }
      self.pages = pages
      if subscription != nil { begin() }
    }

    func presentation(of nextPage: NextPageState) -> NextPagePresentation {
      NextPagePresentation(
        nextPage, words: LoadWords(words.wording, common: words.strings, failures: words.messages),
        options: LoadPresentation.Options(available: available))
    }

    private var available: Set<LoadAction> {
      settings.handlers.actions.union(pages?.availableNextPageActions ?? []).union([.details])
    }

    func perform(_ action: LoadAction) {
      if let handler = settings.handlers[action] { handler() } else { pages?.performNextPageAction(action) }
    }

    /// The app went to the background, where the time does not count, or came back.
    func enter(_ phase: ScenePhase) {
      if phase == .background { pages?.suspended() } else if phase == .active { pages?.resumed() }
    }

    // MARK: Announcing

    func begin() {
      guard let pages else { return }
      announcer = NextPageAnnouncer(pages.nextPage)
      // It takes note of the pages that are there, of which nothing is said.
      _ = announcer?.announcement(for: pages.nextPage, pages: pages.list.value)
      subscription = pages.subscribe { [weak self] in self?.follow() }
    }

    func end() {
      pages?.resumed()
      subscription = nil
      announcer = nil
    }

    func follow() {
      guard let pages else { return }
      let announcement = announcer?.announcement(
        for: pages.nextPage, pages: pages.list.value,
        words: LoadWords(words.wording, common: words.strings, failures: words.messages))
      if let announcement, settings.announces {
        announcement.post(asOnEarlierSystem: settings.imitatesEarlierSystem)
      }
    }

    private var words: LoadWords {
      settings.words(pages?.list.wording ?? .standard, empty: nil, locale: locale)
    }
  }
#endif
