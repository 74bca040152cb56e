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

    var body: some View {
      LoaderDrawn(loader: loader, input: input, state: { $0.asWork }) { drawing in
        DrawnButton(
          activity: loader.activity, failure: loader.failure, drawing: drawing, role: role, place: failure, label: label
        )
      }
      .modifier(LoadFollower(target: LoadTarget(work: loader, input: input)))
    }
  }

  private struct DrawnButton<Label: View>: View {
    let activity: LoadActivity?
    let failure: LoadFailure?
    let drawing: LoadDrawing<NoInput>
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
          if let message { LoadMessageView(message, placement: .row, perform: drawing.actions.perform) }
        }
      } else {
        button
          .alert(message?.title ?? "", isPresented: $isAlertPresented, presenting: message) { message in
            ForEach(message.actions, id: \.action) { action in
              Button(action.title) { drawing.actions.perform(action.action) }
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
        drawing.actions.perform(.retry)
      } label: {
        BusyLabel(isBusy: activity != nil, busyName: busyName) { label }
      }
      .disabled(activity != nil)
    }

    /// What is going on, as the name of the button while it is busy.
    private var busyName: String {
      switch drawing.presentation.body {
      case .indicator(let indicator): indicator.label
      case .placeholder(let placeholder): placeholder.label
      case .content, .message: ""
      }
    }

    private var message: LoadPresentation.Message? {
      if case .message(let message) = drawing.presentation.body, message.kind == .failed { return message }
      return nil
    }
  }
#endif
