#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// What failed, beside what stays on screen: what happened, a retry that is busy while it runs, and a button that
  /// puts it away.
  final class BannerView: UIStackView {
    let title = UILabel(.headline)
    private let symbol = UIImageView()
    private let text = UILabel(.subheadline, color: .secondaryLabel)
    private let details = DetailsView(alignment: .natural)
    private var dismiss: ActionButton?
    private var actions: ActionRow?
    private var words: Words?
    private var showsDetails = false

    convenience init(_ part: LoadPart = .banner, perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init(frame: .zero)
      accessibilityIdentifier = part.identifier
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

    /// What it says and offers.
    struct Words {
      var symbol: String
      var title: String
      var text: String?
      var details: String?
      var actions: [LoadPresentation.Action]
      var dismiss: LoadPresentation.Action?

      /// Those of a failed refresh.
      init(_ banner: LoadPresentation.Banner) {
        symbol = banner.symbol
        title = banner.title
        text = banner.text
        details = banner.details
        actions = banner.actions
        dismiss = banner.dismiss
      }

      /// Those of a page that could not be loaded.
      init(_ failure: NextPagePresentation.Failure) {
        symbol = failure.symbol
        title = failure.title
        text = failure.text
        details = failure.details
        actions = failure.actions
      }

      /// Those of a form that was not sent.
      init(_ message: LoadPresentation.Message) {
        symbol = message.symbol
        title = message.title
        let texts = [message.description, message.suggestion].compactMap { $0 }
        text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        details = message.details
        actions = message.actions.filter { $0.action != .dismiss }
        dismiss = message.actions.first { $0.action == .dismiss }
      }
    }

    func update(_ words: Words) {
      if words.details != self.words?.details { showsDetails = false }
      self.words = words
      symbol.image = UIImage(systemName: words.symbol)
      title.show(words.title)
      text.show(words.text)
      details.show(showsDetails ? words.details : nil)
      dismiss?.isHidden = words.dismiss == nil
      if let action = words.dismiss { dismiss?.update(action, symbol: "xmark") }
      actions?.update(words.actions)
    }

    private func toggleDetails() {
      showsDetails.toggle()
      if let words { update(words) }
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
