#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// How far the sending of a form is: a bar where the progress is known, Cancel, why it was not sent, or that it was.
  /// It takes no room while there is nothing to say.
  final class SubmissionView: UIStackView {
    private var indicator: IndicatorView?
    private var banner: BannerView?
    private let confirmation = UILabel(.body, color: .secondaryLabel)

    convenience init(perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init([], spacing: 8)
      confirmation.accessibilityIdentifier = LoadPart.form.identifier
      let indicator = IndicatorView(.accessory, part: .indicator, perform: perform)
      let banner = BannerView(.message, perform: perform)
      for view in [indicator, banner, confirmation] as [UIView] { addArrangedSubview(view) }
      self.indicator = indicator
      self.banner = banner
    }

    func update(_ presentation: SubmissionPresentation) {
      indicator?.isHidden = presentation.statusIndicator == nil
      if let shown = presentation.statusIndicator { indicator?.update(shown) }
      banner?.isHidden = presentation.message == nil
      if let message = presentation.message { banner?.update(BannerView.Words(message)) }
      confirmation.show(presentation.confirmation)
      isHidden = arrangedSubviews.allSatisfy(\.isHidden)
    }

    /// The region that a view inside of this belongs to.
    func region(of view: UIView) -> LoadRegion {
      if let banner, view.isDescendant(of: banner) { return .message }
      return view === confirmation ? .content : .indicator
    }

    /// Where the focus of assistive technology goes when what it was on is gone; `nil` if there is nothing here.
    var focusTarget: UIView? {
      if banner?.isHidden == false { return banner?.title }
      return confirmation.isHidden ? nil : confirmation
    }
  }
#endif
