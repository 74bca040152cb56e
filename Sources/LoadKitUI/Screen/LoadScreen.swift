#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A screen as it is drawn: one container that stays, and in it the content or what takes its place.
  struct LoadScreen<Value, Content: View>: View {
    let drawing: ScreenDrawing<Value>
    let evaluation: ContentVersion.Evaluation
    let content: (Value) -> Content

    var body: some View {
      let presentation = drawing.presentation
      ZStack {
        // Content, refreshing and failed refresh are the same branch, so that the content's identity stays. It changes
        // with the input that the content answers, and a sample has its own (rule 30).
        if let value = drawing.frame.value {
          LoadedContent(value: value, version: drawing.version(evaluation), content: content)
            .modifier(SampleLook(isSample: drawing.frame.content.isSample, isDimmed: presentation.isDimmed))
            .environment(\.screenOptions, ScreenOptions())
            .loadFocus(.content)
            .id(drawing.frame.contentID)
        }
        switch presentation.body {
        case .placeholder(let placeholder):
          // A sample is hidden from assistive technology; this is the one element in its place.
          Color.clear
            .accessibilityElement()
            .accessibilityLabel(placeholder.label)
            .accessibilityIdentifier(LoadPart.placeholder.identifier)
            .loadFocus(.indicator)
        case .indicator(let indicator):
          part(indicator, .screen)
        case .content:
          EmptyView()
        case .message(let message):
          FullHeightScrollView {
            MessagePart(message: message, placement: .screen, style: drawing.style, perform: drawing.perform)
          }
        }
      }
      .safeAreaInset(edge: drawing.style.bannerEdge, spacing: 0) { accessories }
      .overlay(alignment: .bottom) {
        if let indicator = drawing.overlay { part(indicator, .overlay) }
      }
    }

    @ViewBuilder private var accessories: some View {
      let presentation = drawing.presentation
      VStack(spacing: 0) {
        if let banner = presentation.banner {
          drawing.style.banner(
            LoadStateViewStyleConfiguration.Banner(
              banner, placement: .accessory, perform: drawing.perform))
        }
        if presentation.note != nil || presentation.age != nil {
          drawing.style.note(
            LoadStateViewStyleConfiguration.Note(
              note: presentation.note, age: presentation.age, placement: .accessory))
        }
        if let indicator = drawing.accessory { part(indicator, .accessory) }
      }
    }

    private func part(
      _ indicator: LoadPresentation.Indicator, _ placement: LoadStateViewStyleConfiguration.Placement
    ) -> some View {
      drawing.style.indicator(
        LoadStateViewStyleConfiguration.Indicator(
          indicator, placement: placement, perform: drawing.perform))
    }
  }

  /// A scroll view whose content is centred and at least as high as the view, so that it can be pulled.
  private struct FullHeightScrollView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      GeometryReader { proxy in
        ScrollView {
          content.frame(maxWidth: .infinity, minHeight: proxy.size.height)
        }
      }
    }
  }

  /// How the content looks while it is a sample, or the answer to an earlier input. It keeps the content's identity.
  struct SampleLook: ViewModifier {
    let isSample: Bool
    let isDimmed: Bool

    func body(content: Content) -> some View {
      content
        .redacted(reason: isSample ? .placeholder : [])
        .disabled(isSample)
        .allowsHitTesting(!isSample)
        .accessibilityHidden(isSample)
        .opacity(isDimmed ? 0.5 : 1)
        .modifier(Shimmer(isActive: isSample))
    }
  }
#endif
