#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen that loads something: content, placeholder, indicator, empty and failed states, refresh, retry, cancel
  /// and what assistive technology says.
  ///
  /// ```swift
  /// struct ArticlesScreen: View {
  ///   @State private var articles = Loader(.articles) { _ in try await service.articles() }
  ///
  ///   var body: some View {
  ///     LoadStateView(articles, placeholder: Article.samples) { list in
  ///       List(list) { ArticleRow($0) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It loads when it appears and when its input changes, gives its content's list or scroll view a pull to refresh,
  /// and renews stale content when the app comes back from the background. The content keeps its identity, and with
  /// that its scroll position and the state of its rows, through placeholder, refreshes and failed refreshes; progress
  /// does not evaluate it again.
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
      case loader(Loader<Input, Value>, Input)
      case own(AppState<Value>)
    }

    /// Creates a screen for a loader that loads for an input, a search text for example.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: What to load for. When it changes the screen loads anew; the latest input wins.
    ///   - placeholder: A sample value that is drawn by `content`, redacted, while there is nothing yet. It cannot be
    ///     touched, and to assistive technology it is one element. What it contains should start no work while the
    ///     environment's `redactionReasons` hold `.placeholder`; the views of this module do not.
    ///   - empty: What to say about an empty outcome in this state, in place of the wording's: that a query found
    ///     nothing, for example.
    ///   - content: Draws a value.
    public init(
      _ loader: Loader<Input, Value>, input: Input, placeholder: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      source = .loader(loader, input)
      sample = placeholder
      self.empty = empty
      self.content = content
    }

    /// Creates a screen for a state of the app's own, without a loader.
    ///
    /// It loads nothing by itself; what is not given is not offered.
    ///
    /// - Parameters:
    ///   - state: What the screen shows.
    ///   - placeholder: A sample value; see ``init(_:input:placeholder:empty:content:)``.
    ///   - empty: What to say about an empty outcome, in place of the wording's.
    ///   - isAboutToLoad: Whether idle is drawn as the beginning of a load that follows at once. Default: no; it is a
    ///     message with a button that calls `onRetry`.
    ///   - content: Draws a value.
    ///   - onRetry: Loads for the first time, or again after a failure.
    ///   - onRefresh: Fetches newer content; the pull control shows until it returns. It is not cancelled when SwiftUI
    ///     cancels the pull, as it does when the screen is drawn again. The first evaluation decides whether the
    ///     screen can be pulled.
    ///   - onCancel: Stops the work, when the state offers that.
    ///   - onDismiss: Puts the banner of a failed refresh away, in the state. By default only this view hides it, until
    ///     the next refresh.
    public init(
      state: LoadState<Value>, placeholder: Value? = nil, empty: EmptyContent? = nil, isAboutToLoad: Bool = false,
      @ViewBuilder content: @escaping (Value) -> Content, onRetry: (@MainActor () -> Void)? = nil,
      onRefresh: (@MainActor () async -> Void)? = nil, onCancel: (@MainActor () -> Void)? = nil,
      onDismiss: (@MainActor () -> Void)? = nil
    ) where Input == NoInput {
      source = .own(
        AppState(
          state: state, isAboutToLoad: isAboutToLoad, retry: onRetry, refresh: onRefresh, cancel: onCancel,
          dismiss: onDismiss))
      sample = placeholder
      self.empty = empty
      self.content = content
    }

    /// What the screen draws, and the tasks around it.
    public var body: some View {
      switch source {
      case .loader(let loader, let input):
        LoaderScreen(
          loader: loader, input: input, sample: sample, empty: empty, evaluation: evaluation, content: content)
      case .own(let own):
        StateScreen(app: own, sample: sample, empty: empty, evaluation: evaluation, content: content)
      }
    }
  }

  extension LoadStateView where Input == NoInput {
    /// Creates a screen for a loader.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - placeholder: A sample value; see ``init(_:input:placeholder:empty:content:)``.
    ///   - empty: What to say about an empty outcome, in place of the wording's.
    ///   - content: Draws a value.
    public init(
      _ loader: Loader<NoInput, Value>, placeholder: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      self.init(loader, input: NoInput(), placeholder: placeholder, empty: empty, content: content)
    }
  }
#endif
