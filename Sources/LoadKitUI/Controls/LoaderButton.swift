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
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
      LoaderDrawn(loader: loader, input: input, sample: nil, empty: nil) { drawing in
        DrawnButton(
          state: loader.state, drawing: drawing, role: role, failure: failure, label: label)
      }
      .modifier(LoadFollower(target: LoadTarget(loader, input: input, empty: nil)))
    }
  }

  private struct DrawnButton<Value, Label: View>: View {
    let state: LoadState<Value>
    let drawing: LoadDrawing<Value>
    let role: ButtonRole?
    let failure: LoadButtonFailure
    let label: Label
    @State private var seen: LoadFailure?

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Button(role: role) {
          drawing.actions.perform(.retry)
        } label: {
          BusyLabel(isBusy: state.isRunning) { label }
        }
        .disabled(state.isRunning)
        if failure == .inline, let message {
          LoadMessageView(message, placement: .row, perform: drawing.actions.perform)
        }
      }
      .alert(
        message?.title ?? "", isPresented: isAlertPresented, presenting: message
      ) { message in
        ForEach(message.actions, id: \.action) { action in
          LoadActionButton(action, perform: drawing.actions.perform)
        }
      } message: { message in
        Text(verbatim: [message.description, message.suggestion].compactMap { $0 }.joined(separator: "\n"))
      }
    }

    private var message: LoadPresentation.Message? {
      if case .message(let message) = drawing.presentation.body, message.kind == .failed { return message }
      return nil
    }

    private var isAlertPresented: Binding<Bool> {
      Binding {
        failure == .alert && message != nil && state.failure != seen
      } set: { isPresented in
        if !isPresented { seen = state.failure }
      }
    }
  }
#endif
