#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// The rows of a state. There is no container around them, so that a list sees each.
  struct LoadRows<Value, Content: View>: View {
    let drawing: ScreenDrawing<Value>
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content

    var body: some View {
      let presentation = drawing.presentation
      if let banner = presentation.banner {
        drawing.style.banner(
          LoadStateViewStyleConfiguration.Banner(banner, placement: .row, perform: drawing.perform))
      }
      if presentation.note != nil || presentation.age != nil {
        drawing.style.note(
          LoadStateViewStyleConfiguration.Note(note: presentation.note, age: presentation.age, placement: .row))
      }
      if let indicator = presentation.refresh ?? drawing.accessory { part(indicator) }
      switch presentation.body {
      case .placeholder(let placeholder): PlaceholderRow(label: placeholder.label, isSample: drawing.frame.value != nil)
      case .indicator(let indicator): part(indicator)
      case .content: EmptyView()
      case .message(let message):
        MessagePart(message: message, placement: .row, style: drawing.style, perform: drawing.perform)
      }
      if let value = drawing.frame.value {
        LoadedContent(value: value, version: drawing.version(evaluation), content: content)
          .modifier(SampleLook(isSample: drawing.frame.content.isSample, isDimmed: presentation.isDimmed))
          .environment(\.screenOptions, ScreenOptions())
          .loadFocus(.content)
          .id(drawing.frame.contentID)
      }
    }

    private func part(_ indicator: LoadPresentation.Indicator) -> some View {
      drawing.style.indicator(
        LoadStateViewStyleConfiguration.Indicator(
          indicator, placement: .row, perform: drawing.perform))
    }
  }

  /// The one element that stands for rows of samples, which are hidden from assistive technology. It looks like one of
  /// them, and like nothing where there are none.
  private struct PlaceholderRow: View {
    let label: String
    let isSample: Bool

    var body: some View {
      Text(verbatim: label)
        .foregroundStyle(isSample ? AnyShapeStyle(.primary) : AnyShapeStyle(.clear))
        .redacted(reason: isSample ? .placeholder : [])
        .withoutSeparator()
        .accessibilityLabel(label)
        .accessibilityIdentifier(LoadPart.placeholder.identifier)
        .loadFocus(.indicator)
    }
  }
#endif
