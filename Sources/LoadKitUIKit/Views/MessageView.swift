#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Words and actions in place of content, as the system draws them from iOS 17 on. It scrolls if it does not fit.
  final class MessageView: UIScrollView, StatePart {
    private let symbol = UIImageView()
    private let title = UILabel(.title2, alignment: .center)
    private let message = UILabel(.body, color: .secondaryLabel, alignment: .center)
    private let suggestion = UILabel(.body, color: .secondaryLabel, alignment: .center)
    private let details = DetailsView(alignment: .center)
    private let actions: ActionRow

    var focusTarget: UIView { title }

    init(perform: @escaping @MainActor (LoadAction) -> Void) {
      actions = ActionRow(axis: .vertical, perform: perform)
      super.init(frame: .zero)
      symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: Platform.symbolStyle)
      symbol.adjustsImageSizeForAccessibilityContentSizeCategory = true
      symbol.tintColor = .secondaryLabel
      title.accessibilityTraits = .header
      accessibilityIdentifier = LoadPart.message.identifier
      let stack = UIStackView(
        [symbol, title, message, suggestion, details, actions], alignment: .center, spacing: 12)
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      // As high as the screen if the words fit, and as high as they are if not.
      let fit = contentLayoutGuide.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
      fit.priority = .defaultLow
      NSLayoutConstraint.activate([
        fit, contentLayoutGuide.heightAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.heightAnchor),
        stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -20),
        stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -40),
        stack.centerYAnchor.constraint(equalTo: contentLayoutGuide.centerYAnchor),
        stack.topAnchor.constraint(greaterThanOrEqualTo: contentLayoutGuide.topAnchor, constant: 20),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      // What fits lets the list behind it scroll, so that it can be pulled.
      isScrollEnabled = contentSize.height > bounds.height + 1
    }

    func update(_ message: LoadPresentation.Message, details: String?) {
      symbol.image = UIImage(systemName: message.symbol)
      symbol.isHidden = symbol.image == nil
      title.show(message.title)
      self.message.show(message.description)
      suggestion.show(message.suggestion)
      self.details.show(details)
      actions.update(message.actions)
    }
  }

  /// The technical details of a failure, to be copied into a report.
  final class DetailsView: UITextView {
    convenience init(alignment: NSTextAlignment) {
      self.init(frame: .zero, textContainer: nil)
      Platform.makeReadOnly(self)
      font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
      adjustsFontForContentSizeCategory = true
      textColor = .secondaryLabel
      backgroundColor = .clear
      textAlignment = alignment
      isHidden = true
    }

    func show(_ details: String?) {
      text = details ?? ""
      isHidden = details == nil
    }
  }
#endif
