#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// How far the sending of a form is, as a row: a bar where the progress is known, Cancel where that is safe, why it
  /// was not sent and what can be done, or that it was.
  ///
  /// Usually it has nothing to say, and takes no room. It belongs to the `submits(_:)` around it.
  public struct SubmissionStatus: View {
    @Environment(\.formDrawing) private var drawing

    /// Creates the row.
    public nonisolated init() {}

    /// The row.
    public var body: some View {
      if let drawing {
        if let indicator = drawing.presentation.statusIndicator {
          drawing.style.indicator(
            LoadStateViewStyleConfiguration.Indicator(
              indicator, placement: .row, perform: drawing.perform))
        }
        if let message = drawing.presentation.message {
          drawing.style.message(
            LoadStateViewStyleConfiguration.Message(message, placement: .row, perform: drawing.perform))
        }
        if let confirmation = drawing.presentation.confirmation {
          Label(confirmation, systemImage: "checkmark.circle")
            .accessibilityIdentifier(LoadPart.form.identifier)
            .loadFocus(.content)
        }
      }
    }
  }
#endif
