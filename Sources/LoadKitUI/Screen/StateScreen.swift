#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen for a state of the app's own, which the app loads.
  struct StateScreen<Value, Content: View>: View {
    let own: OwnState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content
    @Environment(\.loadSettings) private var settings
    @AccessibilityFocusState private var focus: LoadFocus?

    var body: some View {
      StateDrawn(own: own, sample: sample, empty: empty) { drawing in
        LoadScreen(drawing: drawing, evaluation: evaluation, content: content)
          .refreshButton(isShown: settings.hasRefreshButton && own.refresh != nil) {
            if let action = drawing.presentation.refreshAction {
              ToolbarRefreshButton(action: action) { drawing.actions.perform(.refresh) }
            }
          }
      }
      .environment(\.loadFocus, $focus)
      .environment(\.loadOwner, nil)
      .modifier(StateFollower(state: own.state, empty: empty, focus: $focus))
      .refreshes(own.refresh)
    }
  }

  /// The rows for a state of the app's own.
  struct StateRows<Value, Content: View>: View {
    let own: OwnState<Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content

    var body: some View {
      StateDrawn(own: own, sample: sample, empty: empty) { drawing in
        LoadRows(drawing: drawing, evaluation: evaluation, content: content)
      }
    }
  }

  /// Draws a state of the app's own with a closure, and hides the banner that the user puts away.
  private struct StateDrawn<Value, Content: View>: View {
    let own: OwnState<Value>
    let sample: Value?
    let empty: EmptyContent?
    @ViewBuilder let content: (LoadDrawing<Value>) -> Content
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @State private var hidden: HiddenBanner?
    @State private var runs = RunCount()

    var body: some View {
      runs.adopt(own.state.isRunning)
      return content(
        LoadDrawing(
          own.state.hiding(hidden?.run == runs.count ? hidden?.failure : nil), sample: sample, number: 0,
          isAboutToLoad: own.isAboutToLoad, now: nil,
          words: settings.words(.standard, empty: empty, locale: locale),
          actions: LoadActions(own, handlers: settings.handlers) {
            hidden = own.state.failure.map { HiddenBanner(failure: $0, run: runs.count) }
          },
          style: settings.style))
    }
  }

  /// A banner that the user has put away. After another run it shows again.
  private struct HiddenBanner {
    var failure: LoadFailure
    var run: Int
  }

  /// Counts the runs of a state of the app's own.
  @MainActor private final class RunCount {
    private(set) var count = 0
    private var isRunning = false

    nonisolated init() {}

    func adopt(_ isRunning: Bool) {
      if isRunning, !self.isRunning { count += 1 }
      self.isRunning = isRunning
    }
  }

  extension LoadState {
    /// The state without the banner of a failure.
    fileprivate func hiding(_ failure: LoadFailure?) -> LoadState {
      guard let failure, var status, status.refresh == .failed(failure) else { return self }
      status.refresh = .none
      if case .loaded(let value, _) = self { return .loaded(value, status) }
      return .empty(status)
    }
  }

  extension View {
    @ViewBuilder fileprivate func refreshes(_ refresh: (@MainActor () async -> Void)?) -> some View {
      if let refresh {
        // SwiftUI cancels what a pull has begun when it draws the screen anew, which the refresh itself makes it do.
        pulled { await Task { await refresh() }.value }
      } else {
        self
      }
    }
  }
#endif
