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
    let follow: (LoadSession) -> AnyObject
    /// The button that refreshes, for a toolbar.
    let button: (_ perform: @escaping @MainActor () -> Void) -> AnyView

    var id: ObjectIdentifier { ObjectIdentifier(loader) }

    init<Input, Value>(_ loader: Loader<Input, Value>, input: Input, empty: EmptyContent?) {
      self.loader = loader
      self.empty = empty
      load = { await loader.load(input) }
      refresh = { await loader.refresh() }
      suspend = { loader.suspended() }
      resume = { loader.resumed() }
      renew = { loader.start(.foreground) }
      let (wording, traits) = (loader.wording, loader.traits)
      let id = ObjectIdentifier(loader)
      follow = { session in
        var announcer = LoadAnnouncer(loader.state)
        return loader.subscribe { [weak session] transition in
          guard let session else { return }
          session.moveFocus(of: id, from: LoadRegions(transition.previous), to: LoadRegions(transition.state))
          let words = session.words(wording, of: id)
          let announcement = announcer.announcement(
            for: transition.state, wording: words.wording, strings: words.strings, messages: words.messages,
            empty: words.empty, traits: traits)
          if let announcement { session.announce(announcement) }
        }
      }
      button = { perform in
        AnyView(
          LoaderDrawn(loader: loader, input: input, sample: nil, empty: empty) { drawing in
            if let action = drawing.presentation.refreshAction { RefreshButton(action: action, perform: perform) }
          })
      }
    }
  }

  /// A button of the toolbar that refreshes, with ⌘R.
  struct RefreshButton: View {
    let action: LoadPresentation.Action
    let perform: @MainActor () -> Void

    var body: some View {
      Button(action: perform) {
        BusyLabel(isBusy: action.isBusy) { Label(action.title, systemImage: "arrow.clockwise") }
      }
      .disabled(!action.isEnabled || action.isBusy)
      .accessibilityLabel(action.label)
      .refreshShortcut()
    }
  }
#endif
