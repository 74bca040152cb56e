#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// The end of a list page by page as a supplementary view of a collection: a section footer, for example.
  ///
  /// ```swift
  /// let footer = UICollectionView.SupplementaryRegistration<LoadPageFooterReusableView>(
  ///   elementKind: UICollectionView.elementKindSectionFooter
  /// ) { view, _, _ in view.configuration = LoadPageFooterConfiguration(pages) }
  /// ```
  public final class LoadPageFooterReusableView: UICollectionReusableView {
    /// The content, a ``LoadPageFooterConfiguration``; `nil` for none. The view stays for another configuration of the
    /// same kind.
    public var configuration: (any UIContentConfiguration)? {
      didSet {
        guard let configuration else { return show(nil) }
        if let content, type(of: content.configuration) == type(of: configuration) {
          content.configuration = configuration
        } else {
          show(configuration.makeContentView())
        }
      }
    }

    private var content: (any UIView & UIContentView)?

    private func show(_ view: (any UIView & UIContentView)?) {
      content?.removeFromSuperview()
      content = view
      view?.pin(to: self)
    }
  }
#endif
