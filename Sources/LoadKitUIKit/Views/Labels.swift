#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  extension UILabel {
    /// A text of any length that follows the user's text size and appearance.
    convenience init(
      _ style: UIFont.TextStyle, color: UIColor = .label, alignment: NSTextAlignment = .natural, text: String? = nil
    ) {
      self.init(frame: .zero)
      font = .preferredFont(forTextStyle: style)
      adjustsFontForContentSizeCategory = true
      textColor = color
      textAlignment = alignment
      numberOfLines = 0
      show(text)
    }

    /// Shows a text, or takes no space.
    func show(_ text: String?) {
      self.text = text
      isHidden = text == nil
    }
  }

  extension UIStackView {
    /// A stack with subviews, from top to bottom unless another axis is given.
    convenience init(
      _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, alignment: Alignment = .fill, spacing: CGFloat
    ) {
      self.init(arrangedSubviews: views)
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }

  extension UIView {
    /// Fills a view, or what is seen of it if it scrolls.
    ///
    /// - Parameter view: The view to be inside of.
    func pin(to view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      let guide = (view as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? view.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? view.trailingAnchor),
        topAnchor.constraint(equalTo: guide?.topAnchor ?? view.topAnchor),
        bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? view.bottomAnchor),
      ])
    }
  }
#endif
