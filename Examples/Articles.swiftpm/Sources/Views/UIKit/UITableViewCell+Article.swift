#if canImport(UIKit) && !os(tvOS)
  import UIKit
  import _ArticlesCore

  extension UITableViewCell {
    /// Shows an article in a list.
    func show(_ article: Article) {
      var content = defaultContentConfiguration()
      content.text = article.title
      content.secondaryText = article.body
      content.secondaryTextProperties.numberOfLines = 2
      contentConfiguration = content
      accessoryType = .disclosureIndicator
    }
  }
#endif
