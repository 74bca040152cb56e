#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A loader as a screen drives it, whatever its types.
  @MainActor struct LoadTarget {
    let loader: AnyObject
    /// What the screen says about an empty answer.
    let empty: EmptyContent?
    /// Loads as a view that appears does, and waits.
    let load: @MainActor @Sendable () async -> Void
    /// Refreshes as the user's pull does, and waits.
    let refresh: @MainActor @Sendable () async -> Void
    let suspend: () -> Void
    let resume: () -> Void
    /// Refreshes what became stale in the background.
    let renew: () -> Void
    /// Follows the transitions for as long as the result is held.
    let follow: (LoadSession) -> LoadSubscription
    /// The button that refreshes, for a toolbar.
    let button: (_ perform: @escaping @MainActor () -> Void) -> AnyView

    var id: ObjectIdentifier { ObjectIdentifier(loader) }
  }

  extension LoadTarget {
    /// A loader whose content the screen shows.
    init<Input, Value>(_ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?) {
      self.init(loader, input: input, empty: empty, traits: loader.traits) { $0 }
    }

    /// A loader that runs what a button does, and whose outcome is not shown.
    init<Input, Value>(work loader: Loader<Input, Value>, input: Input) {
      self.init(loader, input: input, empty: nil, traits: LoadTraits()) { $0.asWork }
    }

    private init<Input, Value, Shown>(
      _ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?, traits: LoadTraits<Shown>,
      shown: @escaping (LoadState<Value>) -> LoadState<Shown>
    ) {
      self.loader = loader
      self.empty = empty
      load = { await loader.load(input) }
      refresh = { await loader.refresh() }
      suspend = { loader.suspended() }
      resume = { loader.resumed() }
      renew = { loader.start(.foreground) }
      let (id, wording) = (ObjectIdentifier(loader), loader.wording)
      follow = { session in
        var announcer = LoadAnnouncer(shown(loader.state))
        return loader.subscribe { [weak session] transition in
          guard let session else { return }
          let state = shown(transition.state)
          session.moveFocus(of: id, from: LoadRegions(shown(transition.previous)), to: LoadRegions(state))
          let words = session.words(wording, of: id)
          let announcement = announcer.announcement(
            for: state,
            words: LoadWords(words.wording, common: words.strings, failures: words.messages, empty: words.empty),
            traits: traits)
          if let announcement { session.announce(announcement) }
        }
      }
      button = { perform in
        AnyView(
          LoaderDrawn(loader: loader, input: input) { drawing in
            if let action = drawing.presentation.refreshAction {
              ToolbarRefreshButton(action: action, perform: perform)
            }
          })
      }
    }
  }

  extension LoadState {
    /// The state as that of work whose outcome is not shown: a further run of it is no refresh.
    var asWork: LoadState<NoInput> {
      if let activity { return .loading(activity) }
      if let failure { return .failed(failure) }
      return isIdle ? .idle : .loaded(NoInput(), LoadStatus())
    }
  }

  /// A button of the toolbar that refreshes, with ⌘R.
  struct ToolbarRefreshButton: View {
    let action: LoadPresentation.Action
    let perform: @MainActor () -> Void

    var body: some View {
      Button(action: perform) {
        BusyLabel(isBusy: action.isBusy, busyName: action.label) { Label(action.title, systemImage: "arrow.clockwise") }
      }
      .disabled(!action.isEnabled || action.isBusy)
      .accessibilityLabel(action.label)
      .refreshShortcut()
    }
  }
#endif
