#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Draws a loader with a closure, and follows it.
  struct LoaderDrawn<Input: Equatable, Value, Shown, Content: View>: View {
    let loader: Loader<Input, Value>
    let input: Input?
    var sample: Shown?
    var empty: EmptyContent?
    /// The state that is shown, made of the loader's.
    let state: @MainActor (LoadState<Value>) -> LoadState<Shown>
    @ViewBuilder let content: (LoadDrawing<Shown>) -> Content
    @Environment(\.loadSettings) private var settings
    @Environment(\.loadScope) private var scope
    @Environment(\.locale) private var locale

    var body: some View {
      Followed(object: loader) {
        content(
          LoadDrawing(
            state(loader.state), sample: sample, number: loader.contentVersion,
            isAboutToLoad: scope.isAboutToLoad(loader), now: loader.now,
            words: settings.words(loader.wording, empty: empty, locale: locale),
            actions: LoadActions(loader, input: input, handlers: settings.handlers), style: settings.style))
      }
    }
  }

  extension LoaderDrawn where Shown == Value {
    init(
      loader: Loader<Input, Value>, input: Input?, sample: Value? = nil, empty: EmptyContent? = nil,
      @ViewBuilder content: @escaping (LoadDrawing<Value>) -> Content
    ) {
      self.init(loader: loader, input: input, sample: sample, empty: empty, state: { $0 }, content: content)
    }
  }

  /// Evaluates its content again when an object changes, on every system.
  ///
  /// From iOS 17 on when something changes that the content has read, before that whenever the object changes.
  struct Followed<Object: ObservableObject, Content: View>: View {
    let object: Object
    @ViewBuilder let content: () -> Content
    @Environment(\.loadSettings) private var settings

    var body: some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !settings.imitatesEarlierSystem {
        content()
      } else {
        FollowedObject(object: object, content: content)
      }
    }
  }

  private struct FollowedObject<Object: ObservableObject, Content: View>: View {
    @ObservedObject var object: Object
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
  }
#endif
