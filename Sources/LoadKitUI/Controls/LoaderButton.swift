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
    @StateObject private var host = DisplayHost()
    @State private var model = LoadScreenModel<NoInput>()
    @Environment(\.displayScope) private var outer
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      let scope = host.scope(within: outer)
      model.adopt(settings, settings.words(locale: locale), scope)
      model.prepare(.work(loader, input: input))
      return Followed(object: model) {
        DrawnButton(
          presentation: model.presentation, role: role, place: failure, label: label,
          perform: { [model, loader] action in
            model.perform(action)
            RunningLoader.keep(loader)
          })
      }
      .environment(\.loadOwner, ObjectIdentifier(model))
      .modifier(
        MemberLife(
          scope: scope, isOwner: scope === host.own, members: [model], key: SourceKey(loader: loader, input: input),
          isEnabled: true
        ) { [model] in model.showPrepared() }
      )
      .modifier(DisplayLife(host: host, isShared: false))
    }
  }

  /// Keeps a loader alive until its run has settled: work that the user began goes on when the button leaves the
  /// screen.
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
    let presentation: LoadPresentation
    let role: ButtonRole?
    let place: LoadButtonFailure
    let label: Label
    let perform: (LoadAction) -> Void
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @State private var isAlertPresented = false
    @State private var alertTitle = ""

    var body: some View {
      if place == .inline {
        VStack(alignment: .leading, spacing: 8) {
          button
          if let message { LoadMessageView(message, placement: .row, perform: perform).keepingTaps() }
        }
      } else {
        button
          .alert(alertTitle, isPresented: $isAlertPresented, presenting: message) { message in
            ForEach(
              message.actions.map { AlertAction(id: $0.action, title: $0.title, perform: perform) }, content: unchanged)
            Button(settings.strings(for: locale).buttons.dismiss.title, role: .cancel) {}
          } message: { message in
            Text(verbatim: [message.description, message.suggestion].compactMap { $0 }.joined(separator: "\n"))
          }
          .onNewValue(of: message) { _, message in
            // The title of an alert that closes is still on screen.
            if let message { alertTitle = message.title }
            isAlertPresented = place == .alert && message != nil
          }
      }
    }

    private var button: some View {
      Button(role: role) {
        perform(.retry)
      } label: {
        BusyLabel(isBusy: busyName != nil, busyName: busyName ?? "") { label }
      }
      .disabled(busyName != nil)
    }

    /// The name of the button while it is busy: the work.
    private var busyName: String? {
      switch presentation.body {
      case .indicator(let indicator): indicator.label
      case .placeholder(let placeholder): placeholder.label
      case .content, .message: nil
      }
    }

    private var message: LoadPresentation.Message? {
      if case .message(let message) = presentation.body, message.kind == .failed { return message }
      return nil
    }
  }

  private struct AlertAction: View, Identifiable {
    nonisolated let id: LoadAction
    let title: String
    let perform: (LoadAction) -> Void

    var body: some View { Button(title) { perform(id) } }
  }
#endif
