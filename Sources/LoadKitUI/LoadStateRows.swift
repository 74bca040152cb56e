#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The same as ``LoadStateView`` as rows of a list, a form, a section or a stack: what the content builds stays rows
  /// and sections, and banner, indicator and messages are rows of their own.
  ///
  /// ```swift
  /// List {
  ///   Section("Comments") {
  ///     LoadStateRows(comments) { ForEach($0) { CommentRow($0) } }
  ///   }
  /// }
  /// .loads(comments)
  /// ```
  ///
  /// Rows come and go while a list scrolls, so they load nothing by themselves: `loads(_:)` on the list
  /// does.
  public struct LoadStateRows<Input: Equatable, Value, Content: View>: View {
    private let source: Source
    private let sample: Value?
    private let empty: EmptyContent?
    private let content: (Value) -> Content
    private let evaluation = ContentVersion.Evaluation()

    private enum Source {
      case loader(Loader<Input, Value>)
      case own(AppState<Value>)
    }

    /// Creates the rows of a loader, which a list around them loads.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - placeholder: A sample value, drawn redacted by `content` before the first value.
    ///   - empty: What to say about an empty outcome, in place of the wording's.
    ///   - content: Draws a value as rows or sections.
    public init(
      _ loader: Loader<Input, Value>, placeholder: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      source = .loader(loader)
      sample = placeholder
      self.empty = empty
      self.content = content
    }

    /// Creates the rows of a state of the app's own, without a loader.
    ///
    /// - Parameters:
    ///   - state: What the rows show.
    ///   - placeholder: A sample value that is drawn by `content`, redacted, while there is nothing yet.
    ///   - empty: What to say about an empty outcome, in place of the wording's.
    ///   - timeline: The time line of the state's `asOf`. Default: none, and no age is shown.
    ///   - isAboutToLoad: Whether idle is drawn as the beginning of a load that follows at once. Default: no.
    ///   - content: Draws a value as rows or sections.
    ///   - onRetry: Loads for the first time, or again after a failure.
    ///   - onCancel: Stops the work, when the state offers that.
    ///   - onDismiss: Puts the banner of a failed refresh away, in the state. By default only these rows hide it.
    public init(
      state: LoadState<Value>, placeholder: Value? = nil, empty: EmptyContent? = nil, timeline: LoadTimeline? = nil,
      isAboutToLoad: Bool = false,
      @ViewBuilder content: @escaping (Value) -> Content, onRetry: (@MainActor () -> Void)? = nil,
      onCancel: (@MainActor () -> Void)? = nil, onDismiss: (@MainActor () -> Void)? = nil
    ) where Input == NoInput {
      source = .own(
        AppState(
          state: state, timeline: timeline, isAboutToLoad: isAboutToLoad, now: nil, retry: onRetry, refresh: nil,
          cancel: onCancel,
          dismiss: onDismiss))
      sample = placeholder
      self.empty = empty
      self.content = content
    }

    /// The rows.
    public var body: some View {
      switch source {
      case .loader(let loader):
        LoaderRows(loader: loader, sample: sample, empty: empty, evaluation: evaluation, content: content)
      case .own(let own):
        StateRows(app: own, sample: sample, empty: empty, evaluation: evaluation, content: content)
      }
    }
  }
#endif
