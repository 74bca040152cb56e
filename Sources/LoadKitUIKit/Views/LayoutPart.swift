#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Layout without content: the screen's placeholder, or empty space. To VoiceOver it is one element.
  final class LayoutPart: UIStackView, StatePart {
    private let element = UIView()
    private var indicator: IndicatorView?

    var focusTarget: UIView { element }

    convenience init(_ placeholder: UIView?, perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init(frame: .zero)
      axis = .vertical
      spacing = 12
      element.isAccessibilityElement = true
      element.accessibilityIdentifier = LoadPart.placeholder.identifier
      element.isUserInteractionEnabled = false
      if let placeholder { Self.put(placeholder, in: element) }
      let indicator = IndicatorView(.screen, perform: perform)
      self.indicator = indicator
      for view in [element, indicator] { addArrangedSubview(view) }
    }

    /// Puts the app's placeholder where its content begins: as high as it wants to be, or as there is room if it does
    /// not care.
    private static func put(_ placeholder: UIView, in view: UIView) {
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(placeholder)
      let fill = placeholder.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      fill.priority = .fittingSizeLevel
      NSLayoutConstraint.activate([
        fill,
        placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        placeholder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        placeholder.topAnchor.constraint(equalTo: view.topAnchor),
        placeholder.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      ])
    }

    func update(label: String, indicator: LoadPresentation.Indicator?) {
      element.accessibilityLabel = label
      self.indicator?.isHidden = indicator == nil
      if let indicator { self.indicator?.update(indicator, hidesSpinner: true) }
    }
  }

  /// An indicator in the middle of the screen.
  final class IndicatorPart: UIView, StatePart {
    private let indicator: IndicatorView

    var focusTarget: UIView { indicator.sign }

    init(perform: @escaping @MainActor (LoadAction) -> Void) {
      indicator = IndicatorView(.screen, perform: perform)
      super.init(frame: .zero)
      indicator.translatesAutoresizingMaskIntoConstraints = false
      addSubview(indicator)
      NSLayoutConstraint.activate([
        indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
        indicator.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 20),
        indicator.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 20),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func update(_ indicator: LoadPresentation.Indicator) { self.indicator.update(indicator) }
  }
#endif
