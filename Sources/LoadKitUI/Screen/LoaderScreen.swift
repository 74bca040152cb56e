#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen for a loader, which it loads.
  struct LoaderScreen<Input: Equatable, Value, Content: View>: View {
    let loader: Loader<Input, Value>
    let input: Input
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content

    var body: some View {
      LoaderDrawn(loader: loader, input: input, sample: sample, empty: empty) { drawing in
        LoadScreen(drawing: drawing, evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(loader))
      }
      .modifier(LoadsModifier(id: input, targets: [LoadTarget(loader, input: input, empty: empty)]))
    }
  }

  /// The rows for a loader, which a list around them loads.
  struct LoaderRows<Input: Equatable, Value, Content: View>: View {
    let loader: Loader<Input, Value>
    let sample: Value?
    let empty: EmptyContent?
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content

    var body: some View {
      LoaderDrawn(loader: loader, input: nil, sample: sample, empty: empty) { drawing in
        LoadRows(drawing: drawing, evaluation: evaluation, content: content)
          .environment(\.loadOwner, ObjectIdentifier(loader))
      }
    }
  }
#endif
