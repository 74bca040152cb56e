#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What the service says is wrong with one field of a form, below that field; nothing if nothing is wrong.
  ///
  /// It belongs to the `submits(_:)` around it. What is said of fields that the wording does not name stands in
  /// ``SubmissionStatus``.
  public struct FieldErrorText: View {
    private let field: String
    @Environment(\.formDrawing) private var drawing

    /// Creates the text.
    ///
    /// - Parameter field: The name that the service gives the field; see `SubmissionWording.fields`.
    public nonisolated init(_ field: String) { self.field = field }

    /// The text.
    public var body: some View {
      if let text = drawing?.presentation.text(for: field) {
        Label(text, systemImage: "exclamationmark.circle")
          .font(.footnote)
          .foregroundStyle(.red)
          .accessibilityLabel(drawing?.presentation.spokenText(for: field) ?? text)
          .accessibilityIdentifier(LoadPart.fieldError.identifier)
      }
    }
  }
#endif
