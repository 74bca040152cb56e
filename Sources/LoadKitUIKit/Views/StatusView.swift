#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// What is beside content: a failed refresh, the sign of a refresh, where the content comes from and how old it is.
  ///
  /// It stands at the bottom of the screen. A banner and a note get room of their own, so that they cover nothing; the
  /// sign of a refresh, which comes and goes, lies over the content.
  final class StatusView: UIView {
    /// Is told how much room it needs at the bottom.
    var needsRoom: @MainActor (CGFloat) -> Void = { _ in }

    /// Where the focus of assistive technology goes.
    var focusTarget: UIView { panel }

    private let panel = UIStackView([], spacing: 8)
    private let banner: BannerView
    private let indicator: IndicatorView
    private let note = UILabel(.footnote, color: .secondaryLabel, alignment: .center)
    private var width: NSLayoutConstraint?
    private var takesRoom = false

    init(perform: @escaping @MainActor (LoadAction) -> Void, dismiss: @escaping @MainActor () -> Void) {
      banner = BannerView { if $0 == .dismiss { dismiss() } else { perform($0) } }
      indicator = IndicatorView(.accessory, perform: perform)
      super.init(frame: .zero)
      note.accessibilityIdentifier = LoadPart.note.identifier
      for view in [banner, indicator, note] { panel.addArrangedSubview(view) }
      panel.isLayoutMarginsRelativeArrangement = true
      panel.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
      panel.backgroundColor = Platform.raisedBackground
      panel.layer.cornerRadius = 12
      panel.translatesAutoresizingMaskIntoConstraints = false
      addSubview(panel)
      isHidden = true
      width = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        panel.centerXAnchor.constraint(equalTo: centerXAnchor),
        panel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
        panel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func update(_ presentation: LoadPresentation) {
      let notes = [presentation.note, presentation.age].compactMap { $0 }
      banner.isHidden = presentation.banner == nil
      if let shown = presentation.banner { banner.update(BannerView.Words(shown)) }
      indicator.isHidden = presentation.refresh == nil
      if let shown = presentation.refresh { indicator.update(shown) }
      note.show(notes.isEmpty ? nil : notes.joined(separator: "\n"))
      takesRoom = presentation.banner != nil || !notes.isEmpty
      width?.isActive = takesRoom
      isHidden = !takesRoom && presentation.refresh == nil
      setNeedsLayout()
      if !takesRoom { needsRoom(0) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard takesRoom else { return }
      let fitting = systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      needsRoom(fitting.height)
    }

    /// What is beside the panel belongs to the content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }
  }
#endif
