#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A button that runs a loader, and what it shows of it.
  struct LoaderButton<Input: Equatable, Value, Label: View>: View {
    let loader: Loader<Input, Value>
    let input: Input
    let role: ButtonRole?
    let failure: LoadButtonFailure
    let label: Label
    @State private var own = DisplayScope()
    @State private var model = LoadScreenModel<NoInput>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      let scope = outer ?? own
      model.adopt(settings, settings.words(locale: locale), scope)
      model.prepare(.work(loader, input: input))
      return Followed(object: loader) {
        Followed(object: model) {
          DrawnButton(
            activity: loader.activity, failure: loader.failure, presentation: model.presentation,
            perform: { [model, loader] in
              model.perform($0)
              RunningLoader.keep(loader)
            }, role: role, place: failure, label: label)
        }
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .modifier(
        MemberLife(member: model, scope: scope, key: SourceKey(loader: loader, input: input), isEnabled: true) {
          [model] in model.showPrepared()
        }
      )
      .modifier(DisplayLife(scope: own, isOwner: outer == nil))
    }
  }

  /// Keeps a loader alive until its run has settled: work that the user began goes on when the button leaves the screen.
  @MainActor private final class RunningLoader<Input: Equatable, Value> {
    private var loader: Loader<Input, Value>?
    private var subscription: LoadSubscription?

    /// Keeps a loader, if it runs.
    static func keep(_ loader: Loader<Input, Value>) {
      guard loader.activity != nil else { return }
      let running = RunningLoader()
      running.loader = loader
      // The loader holds the function, and with it this object, which holds the loader.
      running.subscription = loader.subscribe { transition in
        if transition.state.activity == nil { running.end() }
      }
    }

    private func end() {
      subscription = nil
      loader = nil
    }
  }

  private struct DrawnButton<Label: View>: View {
    let activity: LoadActivity?
    let failure: LoadFailure?
    let presentation: LoadPresentation
    let perform: (LoadAction) -> Void
    let role: ButtonRole?
    let place: LoadButtonFailure
    let label: Label
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @State private var isAlertPresented = false

    var body: some View {
      if place == .inline {
        VStack(alignment: .leading, spacing: 8) {
          button
          if let message { LoadMessageView(message, placement: .row, perform: perform) }
        }
      } else {
        button
          .alert(message?.title ?? "", isPresented: $isAlertPresented, presenting: message) { message in
            ForEach(message.actions, id: \.action) { action in
              Button(action.title) { perform(action.action) }
            }
            Button(settings.strings(for: locale).buttons.dismiss.title, role: .cancel) {}
          } message: { message in
            Text(verbatim: [message.description, message.suggestion].compactMap { $0 }.joined(separator: "\n"))
          }
          .onNewValue(of: failure) { isAlertPresented = place == .alert && $1 != nil }
      }
    }

    private var button: some View {
      Button(role: role) {
        perform(.retry)
      } label: {
        BusyLabel(isBusy: activity != nil, busyName: busyName) { label }
      }
      .disabled(activity != nil)
    }

    /// What is going on, as the name of the button while it is busy.
    private var busyName: String {
      switch presentation.body {
      case .indicator(let indicator): indicator.label
      case .placeholder(let placeholder): placeholder.label
      case .content, .message: ""
      }
    }

    private var message: LoadPresentation.Message? {
      if case .message(let message) = presentation.body, message.kind == .failed { return message }
      return nil
    }
  }
#endif
