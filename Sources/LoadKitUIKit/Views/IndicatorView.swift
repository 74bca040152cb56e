#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// A sign that work is under way: a spinner or a bar with its label, what is special, and Cancel where that is
  /// offered.
  final class IndicatorView: UIStackView {
    /// Where it is drawn.
    enum Placement {
      /// In place of the content.
      case screen
      /// Beside the content, small and without its label, which VoiceOver reads.
      case accessory
    }

    /// The spinner or the bar with its words: one element to VoiceOver.
    let sign = UIStackView([], alignment: .center, spacing: 8)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let label = UILabel(.subheadline, color: .secondaryLabel, alignment: .center)
    private let value = UILabel(.footnote, color: .secondaryLabel, alignment: .center)
    private let detail = UILabel(.footnote, color: .secondaryLabel, alignment: .center)
    private var cancel: ActionButton?
    private var placement = Placement.screen
    private var shown: LoadPresentation.Indicator.Style?

    convenience init(
      _ placement: Placement, part: LoadPart? = nil, perform: @escaping @MainActor (LoadAction) -> Void
    ) {
      self.init(frame: .zero)
      sign.accessibilityIdentifier = (part ?? (placement == .screen ? .indicator : .activity)).identifier
      self.placement = placement
      let isScreen = placement == .screen
      spinner.style = isScreen ? .large : .medium
      detail.textAlignment = isScreen ? .center : .natural
      axis = isScreen ? .vertical : .horizontal
      alignment = .center
      spacing = 12
      let cancel = ActionButton(.bordered(), perform: perform)
      self.cancel = cancel
      for view in [spinner, bar, label, value] { sign.addArrangedSubview(view) }
      for view in [sign, detail, cancel] { addArrangedSubview(view) }
      sign.isAccessibilityElement = true
      let width = bar.widthAnchor.constraint(equalToConstant: isScreen ? 200 : 120)
      // A narrow screen may be narrower.
      width.priority = .defaultHigh
      width.isActive = true
    }

    /// Draws an indicator.
    ///
    /// - Parameters:
    ///   - indicator: What to draw.
    ///   - hidesSpinner: Whether something else is the sign of work, so that only a bar and words are drawn.
    func update(_ indicator: LoadPresentation.Indicator, hidesSpinner: Bool = false) {
      let style = hidesSpinner && indicator.style == .spinner ? .wordsOnly : indicator.style
      sign.isHidden = style == .wordsOnly
      sign.accessibilityLabel = indicator.label
      sign.accessibilityValue = indicator.value
      if style == .spinner { spinner.startAnimating() } else { spinner.stopAnimating() }
      if let fraction = style.fraction {
        bar.isHidden = false
        if shown?.fraction != nil {
          bar.setProgress(Float(fraction), animated: !UIAccessibility.isReduceMotionEnabled)
        } else {
          bar.setProgress(Float(fraction), animated: false)
        }
        sign.accessibilityTraits = .updatesFrequently
      } else {
        bar.isHidden = true
        sign.accessibilityTraits = .none
      }
      shown = style
      label.show(placement == .screen ? indicator.label : nil)
      value.show(indicator.value)
      detail.show(indicator.detail)
      cancel?.isHidden = indicator.cancel == nil
      if let action = indicator.cancel { cancel?.update(action) }
    }
  }

  extension LoadPresentation.Indicator.Style {
    /// How full a bar is, empty while its share is not known; `nil` if there is no bar.
    fileprivate var fraction: Double? {
      switch self {
      case .bar(let fraction): fraction
      case .indeterminateBar: 0
      case .spinner, .wordsOnly: nil
      }
    }
  }
#endif
