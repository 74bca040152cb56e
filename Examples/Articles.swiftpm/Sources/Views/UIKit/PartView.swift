#if canImport(UIKit) && !os(tvOS)
  import UIKit

  /// Lines of text, in a part of a screen that is tall enough to say that it loads or why it has failed.
  final class PartView: UIView {
    private let stack = UIStackView()

    init() {
      super.init(frame: .zero)
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Shows these lines instead of others.
    func show(_ lines: [String]) {
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      for line in lines {
        let label = UILabel()
        label.text = line
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stack.addArrangedSubview(label)
      }
    }
  }
#endif
