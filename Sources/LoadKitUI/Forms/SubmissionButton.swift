#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The button that sends a form: busy while it does, and disabled where there is nothing to send.
  ///
  /// Two taps send once. It belongs to the `submits(_:)` around it, and draws nothing without one.
  public struct SubmissionButton: View {
    @Environment(\.formDrawing) private var drawing

    /// Creates the button. Its words are those of the submission.
    public nonisolated init() {}

    /// The button.
    public var body: some View {
      if let drawing {
        let send = drawing.presentation.send
        Button(action: drawing.send) {
          BusyLabel(isBusy: send.isBusy, busyName: send.label) { Text(verbatim: send.title) }
        }
        .disabled(!send.isEnabled)
        .accessibilityLabel(send.label)
        .accessibilityIdentifier(LoadPart.send.identifier)
      }
    }
  }
#endif
