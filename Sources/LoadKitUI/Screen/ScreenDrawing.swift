#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What a screen draws now: a frame, who carries out its actions, and how it looks.
  @MainActor struct ScreenDrawing<Value> {
    let frame: LoadFrame<Value>
    let perform: (LoadAction) -> Void
    let style: any LoadStateViewStyle

    init(_ model: LoadScreenModel<Value>, _ settings: LoadSettings) {
      frame = model.frame
      perform = { model.perform($0) }
      style = settings.style ?? DefaultLoadStateViewStyle()
    }

    var presentation: LoadPresentation { frame.presentation }

    /// Tells whether the content would be drawn the same.
    func version(_ evaluation: ContentVersion.Evaluation) -> ContentVersion {
      ContentVersion(evaluation: evaluation, number: frame.contentVersion, id: frame.contentID)
    }

    /// The indicator behind the content that is drawn over it, small, rather than as words beside it.
    var overlay: LoadPresentation.Indicator? {
      presentation.refresh.flatMap { $0.style == .wordsOnly ? nil : $0 }
    }

    /// The words about work that are drawn beside the content.
    var accessory: LoadPresentation.Indicator? {
      if case .placeholder(let placeholder) = presentation.body { return placeholder.indicator }
      return presentation.refresh.flatMap { $0.style == .wordsOnly ? $0 : nil }
    }
  }
#endif
