#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// A failed refresh beside content: what happened, a retry that is busy while it runs, and a button that puts it away.
  final class BannerView: UIStackView {
    let title = UILabel(.headline)
    private let symbol = UIImageView()
    private let text = UILabel(.subheadline, color: .secondaryLabel)
    private let details = DetailsView(alignment: .natural)
    private var dismiss: ActionButton?
    private var actions: ActionRow?
    private var banner: LoadPresentation.Banner?
    private var showsDetails = false

    convenience init(perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init(frame: .zero)
      axis = .vertical
      spacing = 8
      symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
      symbol.adjustsImageSizeForAccessibilityContentSizeCategory = true
      symbol.tintColor = .secondaryLabel
      let dismiss = ActionButton(.plain(), perform: perform)
      let actions = ActionRow(axis: .horizontal) { [weak self] in
        if $0 == .details { self?.toggleDetails() } else { perform($0) }
      }
      for view in [symbol, dismiss] as [UIView] {
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let words = UIStackView([title, text], spacing: 4)
      let head = UIStackView([symbol, words, dismiss], axis: .horizontal, alignment: .top, spacing: 12)
      for view in [head, details, actions] { addArrangedSubview(view) }
      self.dismiss = dismiss
      self.actions = actions
    }

    func update(_ banner: LoadPresentation.Banner) {
      if banner.details != self.banner?.details { showsDetails = false }
      self.banner = banner
      symbol.image = UIImage(systemName: banner.symbol)
      title.show(banner.title)
      text.show(banner.text)
      details.show(showsDetails ? banner.details : nil)
      dismiss?.update(banner.dismiss, symbol: "xmark")
      actions?.update(banner.actions)
    }

    private func toggleDetails() {
      showsDetails.toggle()
      if let banner { update(banner) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // Large text leaves no room for buttons side by side.
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      actions?.axis = isLarge ? .vertical : .horizontal
      actions?.alignment = isLarge ? .fill : .center
    }
  }
#endif
