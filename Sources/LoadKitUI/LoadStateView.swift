#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen that loads something: content, placeholder, indicator, empty and failed states, refresh, retry, cancel
  /// and what assistive technology says.
  ///
  /// ```swift
  /// struct ArticlesScreen: View {
  ///   @Environment(\.articleService) private var service
  ///
  ///   var body: some View {
  ///     LoadStateView(.articles, placeholder: Article.samples) { _ in
  ///       try await service.articles()
  ///     } content: { list in
  ///       List(list) { ArticleRow($0) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It loads when it appears and when its input changes, gives its content's list or scroll view a pull to refresh,
  /// and renews stale content when the app comes back from the background. The content keeps its identity, and with
  /// that its scroll position and the state of its rows, through refreshes and failed refreshes; progress does not
  /// evaluate it again.
  ///
  /// There is an initializer for each source: an operation, with a loader that belongs to the view; a `Loader` of the
  /// app's; a `PagedLoader`; a `LoadGroup`; a `LoadState` that the app keeps itself. An input that is `nil` says that
  /// there is nothing to load yet: nothing is called, content and failure go, and idle has no action.
  ///
  /// `@State` holds a loader on every system. Use `@StateObject` before iOS 17 only if the screen itself reads the
  /// loader, for a title with a count for example.
  ///
  /// It fills the space that it is given. Inside of a list, a form or a stack that scrolls, use ``LoadStateRows``.
  public struct LoadStateView<Input: Equatable, Value, Content: View>: View {
    private let source: Source
    private let sample: Value?
    private let empty: EmptyContent?
    private let content: (Value) -> Content
    private let evaluation = ContentVersion.Evaluation()

    private enum Source {
      case owner(LoaderRecipe<Input, Value>, Input?)
      case loader(Loader<Input, Value>, Input?)
      case group(LoadGroup, LoadScreenSource<Value>)
      case synced(LoadScreenSource<Value>, SourceKey<Input>)
      case own(AppState<Value>)
    }

    private init(_ source: Source, _ sample: Value?, _ empty: EmptyContent?, _ content: @escaping (Value) -> Content) {
      self.source = source
      self.sample = sample
      self.empty = empty
      self.content = content
    }

    /// What the screen draws, and the tasks around it.
    public var body: some View {
      switch source {
      case .owner(let recipe, let input):
        OwnerScreen(
          recipe: recipe, input: input, sample: sample, empty: empty, evaluation: evaluation, content: content)
      case .loader(let loader, let input):
        SourceScreen(
          source: .loader(loader, input: input, sample: sample), key: SourceKey(loader: loader, input: input),
          sample: sample, empty: empty, evaluation: evaluation, content: content)
      case .group(let group, let source):
        SourceScreen(
          source: source, key: SourceKey<NoInput>(loader: group, input: nil), sample: nil, empty: nil,
          evaluation: evaluation, content: content)
      case .synced(let source, let key):
        SourceScreen(
          source: source, key: key, sample: sample, empty: empty, evaluation: evaluation, content: content)
      case .own(let own):
        StateScreen(app: own, sample: sample, empty: empty, evaluation: evaluation, content: content)
      }
    }
  }

  // MARK: A loader of the view's own

  extension LoadStateView {
    /// Creates a screen with a loader of its own, which loads for an input.
    ///
    /// The loader lasts as long as the screen keeps its identity. Services of the view and of its environment may be
    /// captured: the operation of the newest evaluation serves the next run. A retry of the run in progress calls the
    /// same operation as the attempt before.
    ///
    /// ```swift
    /// LoadStateView(.articles, input: query) { query, _ in
    ///   try await service.search(query)
    /// } content: { list in
    ///   List(list) { ArticleRow($0) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - wording: The words for this screen.
    ///   - input: The input to load for. When it changes the screen loads again; the latest input wins. `nil` if
    ///     there is nothing to load yet.
    ///   - placeholder: A sample value, drawn redacted by `content` before the first value.
    ///   - empty: The words for an empty outcome in this state, in place of the wording's.
    ///   - seed: The state before the first load. The first evaluation decides.
    ///   - options: Everything that can be set. The first evaluation decides.
    ///   - traits: What the loader needs to know about values. The first evaluation decides.
    ///   - operation: Loads a value for the input. It should obey cancellation; if it does not, its outcome is ignored.
    ///   - content: Draws a value.
    public init(
      _ wording: LoadWording = .standard, input: Input?, placeholder: Value? = nil, empty: EmptyContent? = nil,
      seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none, options: LoadOptions = LoadOptions(),
      traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
      operation: @escaping @MainActor (_ input: Input, _ context: LoadContext) async throws -> Value,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      let recipe = LoaderRecipe(
        wording: wording, seed: seed, options: options, traits: traits, operation: operation)
      self.init(.owner(recipe, input), placeholder, empty, content)
    }

    /// Creates a screen with a loader of its own, which needs no input.
    ///
    /// See ``init(_:input:placeholder:empty:seed:options:traits:operation:content:)``.
    ///
    /// - Parameters:
    ///   - wording: The words for this screen.
    ///   - placeholder: A sample value, drawn redacted by `content` before the first value.
    ///   - empty: The words for an empty outcome in this state, in place of the wording's.
    ///   - seed: The state before the first load. The first evaluation decides.
    ///   - options: Everything that can be set. The first evaluation decides.
    ///   - traits: What the loader needs to know about values. The first evaluation decides.
    ///   - operation: Loads a value. It should obey cancellation; if it does not, its outcome is ignored.
    ///   - content: Draws a value.
    public init(
      _ wording: LoadWording = .standard, placeholder: Value? = nil, empty: EmptyContent? = nil,
      seed: @autoclosure @escaping @MainActor () -> LoadSeed<Value> = .none, options: LoadOptions = LoadOptions(),
      traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
      operation: @escaping @MainActor (_ context: LoadContext) async throws -> Value,
      @ViewBuilder content: @escaping (Value) -> Content
    ) where Input == NoInput {
      let recipe = LoaderRecipe<NoInput, Value>(
        wording: wording, seed: seed, options: options, traits: traits
      ) { _, context in try await operation(context) }
      self.init(.owner(recipe, NoInput()), placeholder, empty, content)
    }
  }

  // MARK: A loader

  extension LoadStateView {
    /// Creates a screen for a loader that loads for an input, a search text for example.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: The input to load for. When it changes the screen loads again; the latest input wins. `nil` if
    ///     there is nothing to load yet.
    ///   - placeholder: A sample value that is drawn by `content`, redacted, while there is nothing yet. It cannot be
    ///     touched, and to assistive technology it is one element. What it contains should start no work while the
    ///     environment's `redactionReasons` hold `.placeholder`; the views of this module do not.
    ///   - empty: The words for an empty outcome in this state, in place of the wording's: that a query found nothing,
    ///     for example.
    ///   - content: Draws a value.
    public init(
      _ loader: Loader<Input, Value>, input: Input?, placeholder: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      self.init(.loader(loader, input), placeholder, empty, content)
    }

    /// Creates a screen for a loader that needs no input.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - placeholder: A sample value, drawn redacted by `content` before the first value.
    ///   - empty: The words for an empty outcome, in place of the wording's.
    ///   - content: Draws a value.
    public init(
      _ loader: Loader<NoInput, Value>, placeholder: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) where Input == NoInput {
      self.init(.loader(loader, NoInput()), placeholder, empty, content)
    }
  }

  // MARK: Pages

  extension LoadStateView {
    /// Creates a screen for a list that is loaded page by page for an input. Put a ``LoadPageFooter`` at its end.
    ///
    /// - Parameters:
    ///   - pages: The loader of the list.
    ///   - input: The input to load for. When it changes the screen loads again; the latest input wins. `nil` if
    ///     there is nothing to load yet.
    ///   - placeholder: Sample items, drawn redacted by `content` before the first items.
    ///   - empty: The words for an empty outcome in this state, in place of the wording's.
    ///   - content: Draws the pages.
    public init<Item, Cursor>(
      _ pages: PagedLoader<Input, Item, Cursor>, input: Input?, placeholder: [Item]? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (LoadPages<Item, Cursor>) -> Content
    ) where Value == LoadPages<Item, Cursor> {
      self.init(.loader(pages.list, input), placeholder.map { LoadPages($0) }, empty, content)
    }

    /// Creates a screen for a list that is loaded page by page and needs no input. Put a ``LoadPageFooter`` at its end.
    ///
    /// - Parameters:
    ///   - pages: The loader of the list.
    ///   - placeholder: Sample items, drawn redacted by `content` before the first items.
    ///   - empty: The words for an empty outcome, in place of the wording's.
    ///   - content: Draws the pages.
    public init<Item, Cursor>(
      _ pages: PagedLoader<NoInput, Item, Cursor>, placeholder: [Item]? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (LoadPages<Item, Cursor>) -> Content
    ) where Input == NoInput, Value == LoadPages<Item, Cursor> {
      self.init(.loader(pages.list, NoInput()), placeholder.map { LoadPages($0) }, empty, content)
    }
  }

  // MARK: A database

  extension LoadStateView {
    /// Creates a screen for content that is elsewhere, in a database for example, and a loader that brings it up to
    /// date for an input.
    ///
    /// ```swift
    /// LoadStateView(showing: notes, syncedBy: sync) { list in
    ///   List(list) { NoteRow($0) }
    /// }
    /// ```
    /// The content is on screen at once, also offline: the first load is a refresh, and its failure a banner. Without
    /// content the screen shows the loader's indicator or failure, and says that there is none only after a success.
    ///
    /// - Parameters:
    ///   - value: The content, of an observed query for example. It is also read when a run ends, so that the
    ///     announcement counts the new rows: the operation has to return after they can be read.
    ///   - loader: Fetches newer content and writes it to where `value` comes from. Its own value is not shown.
    ///   - input: The input to load for. When it changes the screen loads again. `nil` if there is nothing to show yet.
    ///   - placeholder: A sample value, drawn redacted by `content` while the first content is loaded.
    ///   - empty: The words for no content, in place of the wording's.
    ///   - traits: Whether the content is empty, its count, and whether two values are the same.
    ///   - content: Draws the value.
    public init<Output>(
      showing value: @autoclosure @escaping @MainActor () -> Value, syncedBy loader: Loader<Input, Output>,
      input: Input?, placeholder: Value? = nil, empty: EmptyContent? = nil,
      traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      self.init(
        .synced(
          .showing(value(), syncedBy: loader, input: input, sample: placeholder, traits: traits()),
          SourceKey(loader: loader, input: input)), placeholder, empty, content)
    }

    /// Creates a screen for content that is elsewhere, and a loader without input that brings it up to date.
    ///
    /// See ``init(showing:syncedBy:input:placeholder:empty:traits:content:)``.
    ///
    /// - Parameters:
    ///   - value: The content, of an observed query for example.
    ///   - loader: Fetches newer content and writes it to where `value` comes from. Its own value is not shown.
    ///   - placeholder: A sample value, drawn redacted by `content` while the first content is loaded.
    ///   - empty: The words for no content, in place of the wording's.
    ///   - traits: Whether the content is empty, its count, and whether two values are the same.
    ///   - content: Draws the value.
    public init<Output>(
      showing value: @autoclosure @escaping @MainActor () -> Value, syncedBy loader: Loader<NoInput, Output>,
      placeholder: Value? = nil, empty: EmptyContent? = nil,
      traits: @autoclosure @escaping @MainActor () -> LoadTraits<Value> = .automatic,
      @ViewBuilder content: @escaping (Value) -> Content
    ) where Input == NoInput {
      self.init(
        .synced(
          .showing(value(), syncedBy: loader, sample: placeholder, traits: traits()),
          SourceKey(loader: loader, input: NoInput())), placeholder, empty, content)
    }
  }

  // MARK: Several loaders, and a state of the app's own

  extension LoadStateView where Input == NoInput {
    /// Creates a screen for several loaders that show as one: with one indicator, one message and one retry.
    ///
    /// - Parameters:
    ///   - group: The group. Loaders in it that need an input load again what they were asked for last.
    ///   - content: Draws the values of the loaders, which are all there.
    public init(_ group: LoadGroup, @ViewBuilder content: @escaping () -> Content) where Value == LoadGroup.Content {
      self.init(.group(group, .group(group)), nil, nil) { _ in content() }
    }

    /// Creates a screen for a state of the app's own, without a loader.
    ///
    /// It loads nothing by itself; what is not given is not offered.
    ///
    /// - Parameters:
    ///   - state: The state that the screen shows.
    ///   - placeholder: A sample value, drawn redacted by `content` before the first value.
    ///   - empty: The words for an empty outcome, in place of the wording's.
    ///   - timeline: The time line of the state's `asOf`. Default: none, and no age is shown.
    ///   - isAboutToLoad: Whether idle is drawn as the beginning of a load that follows at once. Default: no; it is a
    ///     message with a button that calls `onRetry`.
    ///   - now: A fixed present for the state's `asOf`, for pictures that can be compared: nothing moves. Default: that
    ///     of `timeline`.
    ///   - content: Draws a value.
    ///   - onRetry: Loads for the first time, or again after a failure.
    ///   - onRefresh: Fetches newer content; the pull control shows until it returns. It is not cancelled when SwiftUI
    ///     cancels the pull, as it does when the screen is drawn again. The first evaluation decides whether the
    ///     screen can be pulled.
    ///   - onCancel: Stops the work, when the state offers that.
    ///   - onDismiss: Dismisses the banner of a failed refresh, in the state. By default only this view hides it, until
    ///     the next refresh.
    public init(
      state: LoadState<Value>, placeholder: Value? = nil, empty: EmptyContent? = nil, timeline: LoadTimeline? = nil,
      isAboutToLoad: Bool = false, now: Duration? = nil, @ViewBuilder content: @escaping (Value) -> Content,
      onRetry: (@MainActor () -> Void)? = nil, onRefresh: (@MainActor () async -> Void)? = nil,
      onCancel: (@MainActor () -> Void)? = nil, onDismiss: (@MainActor () -> Void)? = nil
    ) {
      let own = AppState(
        state: state, timeline: timeline, isAboutToLoad: isAboutToLoad, now: now, retry: onRetry, refresh: onRefresh,
        cancel: onCancel, dismiss: onDismiss)
      self.init(.own(own), placeholder, empty, content)
    }
  }
#endif
