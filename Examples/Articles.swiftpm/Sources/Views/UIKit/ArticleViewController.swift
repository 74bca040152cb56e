#if canImport(UIKit) && !os(tvOS)
  import LoadKit
  import LoadKitUIKit
  import UIKit
  import _ArticlesCore

  /// An article, its author and its comments, each in a part of the screen with a loader of its own.
  final class ArticleViewController: UIViewController {
    let article: Loader<NoInput, Article>
    let author: Loader<NoInput, Author>
    let comments: Loader<NoInput, [Comment]>
    private let parts = ArticlePart.allCases.map { _ in PartView() }

    private enum ArticlePart: Int, CaseIterable { case article, author, comments }

    /// Creates the screen of an article that a list knows already. What it loads is shared with other screens.
    init(article: Article, app: AppModel) {
      self.article = app.article(article.id)
      author = app.author(article.userID)
      comments = app.comments(on: article.id)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Article"
      view.backgroundColor = .systemBackground
      install(UIStackView(arrangedSubviews: parts))
      show(article, in: .article) { [$0.title, $0.body] }
      show(author, in: .author) { [$0.name] + [$0.email, $0.company?.name].compactMap { $0 } }
      show(comments, in: .comments) { $0.map { "\($0.name): \($0.body)" } }
    }

    private func show<Value>(
      _ loader: Loader<NoInput, Value>, in part: ArticlePart, _ lines: @escaping @MainActor (Value) -> [String]
    ) {
      LoadStateController(loader, in: self, over: parts[part.rawValue]) { screen in
        screen.parts[part.rawValue].show(loader.value.map(lines) ?? [])
      }
    }

    private func install(_ stack: UIStackView) {
      stack.axis = .vertical
      stack.spacing = 24
      stack.translatesAutoresizingMaskIntoConstraints = false
      let scroll = UIScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      scroll.addSubview(stack)
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
  }
#endif
